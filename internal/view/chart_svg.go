package view

import (
	"strconv"
	"time"
)

// The measures of the picture of a chart, in pixels.
const (
	chartWidth = 736
	plotLeft   = 68 // of the plot, in which the bars stand; as in the template
	plotTop    = 80 // the same
	plotWidth  = chartWidth - plotLeft
	plotHeight = 240
)

// plot is a chart as the template draws it.
type plot struct {
	Width, Height   int
	Layers, Longest int
	Series          []series
	Grid, Ticks     []tick // of the states and of the layers
	Meeting         *tick
	Half, Period    float64 // seconds
}

// tick is a text at a place of an axis, which appears with a step of the animation.
type tick struct {
	At, Step int
	Text     string
}

// SVG draws the chart as one picture: the layers from left to right, with wide bars
// for the plain search and narrow ones before them for the ends. They appear layer
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
		p.Meeting = &tick{At: middle(at), Step: max(at, c.Found-at)}
	}
	p.Period = 2 * float64(layers-1) * delay.Seconds()
	return picture{Title: title, Chart: p}.draw(chartWidth, plotTop+plotHeight+space+space, c.note())
}

// BarHeight is the height of a bar, in states: any state shows.
func (p *plot) BarHeight(states int) int { return max(states, (p.Longest+plotHeight-1)/plotHeight) }

// Percent is the part of the period after which a step of the animation comes.
func (p *plot) Percent(step int) float64 { return 50 + 50*float64(step)/float64(p.Layers-1) }

// roundStep is the smallest of 1, 2, 5, 10, 20, 50... of which at most parts go
// into n.
func roundStep(n, parts int) int {
	step := 1
	for i := 0; n/step > parts; i++ {
		step = step * [...]int{4, 5, 4}[i%3] / 2
	}
	return step
}
