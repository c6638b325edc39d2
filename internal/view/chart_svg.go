package view

import (
	"bytes"
	"fmt"
	"html"
	"strings"
	"time"
)

// The measures of the picture of a chart, in pixels.
const (
	chartWidth = 760
	chartEdge  = 16
	plotLeft   = 80 // of the plot, in which the bars stand
	plotTop    = 92
	plotWidth  = chartWidth - plotLeft - chartEdge
	plotHeight = 240
	plotBottom = plotTop + plotHeight
)

// SVG draws the chart as one picture without a script: the layers from left to
// right, with wide bars for the plain search and narrow ones before them for the
// ends. They appear layer by layer, one each delay; where nothing is animated, all
// are there. It has a background of its own, light or dark as the reader prefers.
// The same chart gives the same bytes.
func (c *Chart) SVG(title string, delay time.Duration) []byte {
	all := c.series()
	notes := wrap(c.words(), (chartWidth-2*chartEdge)/noteChar)
	height := plotBottom + 48 + len(notes)*noteLine
	var svg bytes.Buffer
	fmt.Fprintf(&svg, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img">`+"\n",
		chartWidth, height, chartWidth, height)
	fmt.Fprintf(&svg, "<title>%s</title>\n<style>%s%s</style>\n", html.EscapeString(title), chartStyle, growth(len(all[0].states)-1, delay))
	fmt.Fprintf(&svg, `<rect class="ground" width="%d" height="%d" rx="6"/>`+"\n", chartWidth, height)
	fmt.Fprintf(&svg, `<text class="title" x="%d" y="30">%s</text>`+"\n", chartEdge, html.EscapeString(title))
	fmt.Fprintf(&svg, `<text x="%d" y="54">`, chartEdge)
	for _, s := range all {
		words := strings.NewReplacer("- plain", "plain search", "> ", "→ from the ", "< ", "← from the ").Replace(s.heading)
		fmt.Fprintf(&svg, `<tspan class="%s">■</tspan> %s: %s<tspan dx="24"> </tspan>`, s.class, html.EscapeString(words), s.sum())
	}
	svg.WriteString("</text>\n")
	c.plot(&svg, all)
	for i, line := range notes {
		fmt.Fprintf(&svg, `<text x="%d" y="%d">%s</text>`+"\n", chartEdge, plotBottom+52+i*noteLine, html.EscapeString(line))
	}
	svg.WriteString("</svg>\n")
	return svg.Bytes()
}

// growth is the style by which the whole chart stands for steps delays and then
// grows anew for as long: what is of step t appears after t delays. So the first
// glance sees it all.
func growth(steps int, delay time.Duration) string {
	var rules strings.Builder
	half := (time.Duration(steps) * delay).Seconds()
	for t := 1; t <= steps; t++ {
		before, shown := 50*float64(t-1)/float64(steps), 50*float64(t)/float64(steps)
		fmt.Fprintf(&rules, "@keyframes t%d{0%%,%.2f%%{opacity:0}%.2f%%,100%%{opacity:1}}\n.t%d{animation:t%d %.3fs -%.3fs infinite}\n",
			t, before, shown, t, t, 2*half, half)
	}
	return "@media (prefers-reduced-motion:no-preference){\n" + rules.String() + "}\n"
}

// plot draws the axes, the bars and the meeting.
func (c *Chart) plot(svg *bytes.Buffer, all []series) {
	layers, max := len(all[0].states), longest(all)
	pitch, scale := plotWidth/float64(layers), plotHeight/float64(max)
	for n, step := 0, roundStep(max, 5); n <= max; n += step {
		y := plotBottom - float64(n)*scale
		fmt.Fprintf(svg, `<path class="grid" d="M%d %.1fh%d"/><text class="right" x="%d" y="%.1f">%s</text>`+"\n",
			plotLeft, y, plotWidth, plotLeft-6, y+4, Thousands(n))
	}
	for layer, step := 0, roundStep(layers, plotWidth/26); layer < layers; layer += step {
		fmt.Fprintf(svg, `<text class="middle" x="%.1f" y="%d">%d</text>`, plotLeft+(float64(layer)+.5)*pitch, plotBottom+17, layer)
	}
	fmt.Fprintf(svg, "\n"+`<text class="right" x="%d" y="%d">states</text><text class="right" x="%d" y="%d">layer</text>`+"\n",
		plotLeft-6, plotTop-14, plotLeft-6, plotBottom+17)
	for i, s := range all {
		for layer, states := range s.states {
			left, width := .04, .92 // of the pitch
			switch {
			case i > 0 && layer == c.meeting(): // the ends stand side by side
				left, width = .2+.3*float64(i-1), .3
			case i > 0:
				left, width = .2, .6
			}
			height := float64(states) * scale
			if height < 1 {
				height = 1 // any state shows
			}
			if states > 0 {
				fmt.Fprintf(svg, `<rect class="%s t%d" x="%.1f" y="%.1f" width="%.1f" height="%.1f"/>`+"\n",
					s.class, s.steps[layer], plotLeft+(float64(layer)+left)*pitch, plotBottom-height, width*pitch, height)
			}
		}
	}
	if at := c.meeting(); at >= 0 {
		step := at
		if n := c.Found - at; n > step {
			step = n
		}
		x := plotLeft + (float64(at)+.5)*pitch
		fmt.Fprintf(svg, `<g class="t%d"><path class="met" d="M%.1f %dV%d"/><text class="middle" x="%.1f" y="%d">the ends meet</text></g>`+"\n",
			step, x, plotTop-8, plotBottom, x, plotTop-14)
	}
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

// chartStyle says how a chart looks.
const chartStyle = `
text{font:13px ui-sans-serif,"Segoe UI",Helvetica,Arial,sans-serif;fill:#24292f}
.title{font-size:17px;font-weight:600}
.middle{text-anchor:middle}
.right{text-anchor:end}
.ground{fill:#fff}
.plain{fill:#afb8c1}
.forth{fill:#2563c9}
.back{fill:#d1383a}
.grid{stroke:#e7eaee}
.met{stroke:#24292f;stroke-dasharray:4 3}
@media (prefers-color-scheme:dark){
text{fill:#e6edf3}
.ground{fill:#0d1117}
.plain{fill:#57606a}
.forth{fill:#5b9bff}
.back{fill:#ff7b72}
.grid{stroke:#21262d}
.met{stroke:#e6edf3}
}
`
