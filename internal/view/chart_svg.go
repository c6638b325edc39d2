package view

import (
	"fmt"
	"strconv"
	"time"
)

// The measures of the picture of a chart, in pixels. The template puts the plot, in
// which the bars stand, at its lower right.
const (
	chartWidth, chartHeight = 736, 344
	plotWidth, plotHeight   = 668, 240
)

// plot is a chart as the template draws it.
type plot struct {
	Width, Height   int
	Layers, Longest int
	Series          []series
	Grid, Ticks     []tick // of the states and of the layers
	Meeting         *tick
	Period          string    // of the animation
	Appear          []float64 // when each step appears, in percent of the period
}

// tick is a text at a place of an axis.
type tick struct {
	At   int
	Text string
	Step int // of the animation, with which it appears
}

// SVG draws the chart as one picture: the layers from left to right, with wide bars
// for the plain searches and narrow ones before them for the ends. They appear layer
// by layer, one each delay; where nothing is animated, all are there. The same chart
// gives the same bytes.
func (c *Chart) SVG(title string, delay time.Duration) []byte {
	all, layers, longest := c.series()
	p := &plot{Width: plotWidth, Height: plotHeight, Layers: layers, Longest: longest, Series: all}
	for n, step := 0, roundStep(longest, 5); n <= longest; n += step {
		p.Grid = append(p.Grid, tick{At: plotHeight - n*plotHeight/longest, Text: Thousands(n)})
	}
	middle := func(layer int) int { return (2*layer + 1) * plotWidth / (2 * layers) }
	for layer, step := 0, roundStep(layers, plotWidth/26); layer < layers; layer += step {
		p.Ticks = append(p.Ticks, tick{At: middle(layer), Text: strconv.Itoa(layer)})
	}
	if at := c.meeting(); at >= 0 {
		p.Meeting = &tick{middle(at), "the ends meet", max(at, c.Found-at)}
	}
	p.Period = fmt.Sprintf("%.3fs", 2*float64(layers-1)*delay.Seconds())
	for step := 0; step < layers; step++ { // in the second half
		p.Appear = append(p.Appear, 50+50*float64(step)/float64(layers-1))
	}
	return picture{Title: title, Chart: p}.draw(chartWidth, chartHeight, c.note())
}

// BarHeight returns the height of a bar, in states: any state shows.
func (p *plot) BarHeight(states int) int { return max(states, (p.Longest+plotHeight-1)/plotHeight) }

// roundStep returns the smallest of 1, 2, 5, 10, 20, 50... of which at most parts go
// into n.
func roundStep(n, parts int) int {
	step := 1
	for i := 0; n/step > parts; i++ {
		step = step * [...]int{4, 5, 4}[i%3] / 2
	}
	return step
}
