package view

import (
	"fmt"
	"math"
	"strconv"
	"time"
)

// The measures of the picture of a chart, in pixels.
const (
	chartWidth = 760
	plotLeft   = 80 // of the plot, in which the bars stand
	plotTop    = 92
	plotWidth  = chartWidth - plotLeft - space
	plotHeight = 240
	plotBottom = plotTop + plotHeight
)

// plot is a chart as the template draws it.
type plot struct {
	Title                           string
	Space, Left, Top, Bottom, Width int // of the plot
	Sums, Grid, Layers, Bars        []item
	Meeting                         *item
}

// item is a bar, which appears with a step of the animation, or a text.
type item struct {
	Class, Text         string
	Step                int
	X, Y, Width, Height pixels
}

type pixels float64

func (p pixels) String() string { return fmt.Sprintf("%.1f", float64(p)) }

// SVG draws the chart as one picture: the layers from left to right, with wide bars
// for the plain search and narrow ones before them for the ends. They appear layer
// by layer, one each delay; where nothing is animated, all are there. The same chart
// gives the same bytes.
func (c *Chart) SVG(title string, delay time.Duration) []byte {
	all := c.series()
	p := &plot{Title: title, Space: space, Left: plotLeft, Top: plotTop, Bottom: plotBottom, Width: plotWidth}
	layers, longest := len(all[0].bars), longest(all)
	pitch, scale := plotWidth/float64(layers), plotHeight/float64(longest)
	middle := func(layer int) pixels { return pixels(plotLeft + (float64(layer)+.5)*pitch) }
	for n, step := 0, roundStep(longest, 5); n <= longest; n += step {
		p.Grid = append(p.Grid, item{Y: pixels(plotBottom - float64(n)*scale), Text: Thousands(n)})
	}
	for layer, step := 0, roundStep(layers, plotWidth/26); layer < layers; layer += step {
		p.Layers = append(p.Layers, item{X: middle(layer), Text: strconv.Itoa(layer)})
	}
	for i, s := range all {
		p.Sums = append(p.Sums, item{Class: s.class, Text: s.title + ": " + s.sum()})
		for layer, b := range s.bars {
			shift, width := -.46, .92 // of the pitch
			switch {
			case i > 0 && layer == c.meeting(): // the ends stand side by side
				shift, width = .3*float64(i-2), .3
			case i > 0:
				shift, width = -.3, .6
			}
			if b.states > 0 {
				height := pixels(math.Max(1, float64(b.states)*scale)) // any state shows
				p.Bars = append(p.Bars, item{s.class, "", b.layer,
					middle(layer) + pixels(shift*pitch), plotBottom - height, pixels(width * pitch), height})
			}
		}
	}
	if at := c.meeting(); at >= 0 {
		p.Meeting = &item{Step: max(at, c.Found-at), X: middle(at)}
	}
	return picture{Title: title, Motion: growth(layers-1, delay), Width: chartWidth, Height: plotBottom + 36, Chart: p}.
		draw(c.note())
}

// growth returns the rules by which the whole chart stands for steps delays and then
// grows anew for as long: what is of step t appears after t delays. So the first
// glance sees it all.
func growth(steps int, delay time.Duration) (rules string) {
	half := time.Duration(steps) * delay
	for t := 1; t <= steps; t++ {
		before, shown := 50*float64(t-1)/float64(steps), 50*float64(t)/float64(steps)
		keyframes := fmt.Sprintf("0%%,%.2f%%{opacity:0}%.2f%%,100%%{opacity:1}", before, shown)
		rules += animation(fmt.Sprintf("t%d", t), keyframes, 2*half, fmt.Sprintf("-%.3fs", half.Seconds()))
	}
	return rules
}

// roundStep is the smallest of 1, 2, 5, 10, 20, 50... of which at most parts go
// into n.
func roundStep(n, parts int) int {
	step := 1
	for i := 0; n/step > parts; i++ {
		step = step * [...]int{4, 5, 4}[i%3] / 2
	}
	return step
}
