package main

import (
	"bytes"
	"fmt"
	"math"
	"time"
)

// picture draws a bar for each program of each row. The scale is logarithmic: from
// one vertical line to the next, the time grows tenfold.
func picture(rows []row) []byte {
	const (
		left, decade = 240, 120 // pixels: where the bars begin, and of a tenfold time
		bar, pitch   = 9, 34    // the height of a bar, and from row to row
		first, last  = -1, 4    // decades shown: 0.1 ms to 10 s
	)
	x := func(t time.Duration) float64 {
		return left + decade*(math.Max(math.Log10(t.Seconds()*1000), first)-first)
	}
	var svg bytes.Buffer
	width, height := left+decade*(last-first)+40, pitch*len(rows)+64
	fmt.Fprintf(&svg, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img">
<title>Time of the plain search, of the fast one and of a program that does nothing</title>
<style>text{font:13px ui-sans-serif,"Segoe UI",Helvetica,Arial,sans-serif;fill:#24292f}.ground{fill:#fff}
line{stroke:#d0d7de}.plain{fill:#d1383a}.fast{fill:#2563c9}.floor{fill:#8b949e}.end{text-anchor:end}.tick{text-anchor:middle}
@media (prefers-color-scheme:dark){text{fill:#e6edf3}.ground{fill:#0d1117}line{stroke:#30363d}.plain{fill:#e5534b}.fast{fill:#3f7fe8}}</style>
<rect class="ground" width="%d" height="%d" rx="6"/>
`, width, height, width, height, width, height)
	for d := first; d <= last; d++ {
		at := left + decade*(d-first)
		fmt.Fprintf(&svg, `<line x1="%d" y1="24" x2="%d" y2="%d"/><text class="tick" x="%d" y="18">%v</text>`+"\n",
			at, at, height-32, at, time.Duration(math.Pow10(d)*1e6))
	}
	fmt.Fprintf(&svg, `<text x="%d" y="%d"><tspan class="plain">■</tspan> plain search  <tspan class="fast" dx="16">■</tspan> `+
		`fast search  <tspan class="floor" dx="16">■</tspan> a program that does nothing</text>`+"\n", left, height-12)
	for i, r := range rows {
		y := 30 + pitch*i
		fmt.Fprintf(&svg, `<text class="end" x="%d" y="%d">%s</text>`, left-10, y+18, r.id())
		for k, class := range []string{"floor", "fast", "plain"} {
			if t := r.times[k]; t > 0 {
				fmt.Fprintf(&svg, `<rect class="%s" x="%d" y="%d" width="%.0f" height="%d"><title>%s %s</title></rect>`,
					class, left, y+(2-k)*bar, x(t)-left, bar-1, class, ms(t))
			}
		}
		svg.WriteByte('\n')
	}
	svg.WriteString("</svg>\n")
	return svg.Bytes()
}
