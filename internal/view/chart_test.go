package view

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// twoEnds is a chart in which two ends meet, after 2 layers from the start and 1
// from the goal.
func twoEnds() *Chart {
	return &Chart{
		Plain: []int{1, 20, 400, 2000, 1100}, Found: 3,
		Ends: []End{{Name: "start", Layers: []int{1, 20, 400}},
			{Name: "goal", Layers: []int{1, 30}, Back: true}},
		Note: "That is all.",
	}
}

func TestChartText(t *testing.T) {
	for _, c := range []struct {
		name  string
		chart *Chart
		width int
		want  string
	}{
		{"two ends", twoEnds(), 64, `
layer  - plain  > start  < goal
    0        1        1          >
    1       20       20          >
    2      400      400      30  >>>>>><  the ends meet
    3    2,000                1  <-----------------------------
    4    1,100                   -----------------
  sum    3,521      421      31

3,521 states against 452: 7.8 times fewer.
The ends met in layer 2, after 2 from the start and 1 from the
goal. Layer 4 of the plain search is cut short: the search
stopped when it took the goal, in layer 3, from the queue. That
is all.
`},
		{"no room for the bars", twoEnds(), 1, `
layer  - plain  > start  < goal
    0        1        1          
    1       20       20          
    2      400      400      30  
    3    2,000                1  
    4    1,100                   
  sum    3,521      421      31

3,521 states against 452: 7.8 times fewer.
` + strings.Join(strings.Fields(twoEnds().note()), "\n") + "\n"},
		{"sets, and ends that meet at once", &Chart{Plain: []int{1, 1300}, Found: 0, Ends: []End{
			{Name: "start", Layers: []int{1}, Sets: []int{1}},
			{Name: "goal", Layers: []int{1}, Sets: []int{1}, Back: true}}}, 60, `
layer  - plain  > start  < goal
    0        1   1 in 1  1 in 1  ><  the ends meet
    1    1,300                   --------------------------
  sum    1,301   1 in 1  1 in 1

1,301 states against 2 in 2 sets: 650 times fewer.
The ends met in layer 0, after 0 from the start and 0 from
the goal. Layer 1 of the plain search is cut short: the
search stopped when it took the goal, in layer 0, from the
queue.
`},
		{"three searches", &Chart{Plain: []int{1, 20, 400, 90}, Found: 2,
			Both: []End{{Layers: []int{1, 20}}, {Layers: []int{1, 30}, Back: true}},
			Ends: []End{{Name: "start", Layers: []int{1, 5}, Sets: []int{1, 2}},
				{Name: "goal", Layers: []int{1, 7}, Sets: []int{1, 3}, Back: true}}}, 70, `
layer  - plain  = both  > start  < goal
    0        1       1   1 in 1          >
    1       20      50   5 in 2  7 in 3  ><==  the ends meet
    2      400       1           1 in 1  <---------------------------
    3       90                           -------
  sum      511      52   6 in 3  8 in 4

511 states against 52 from both ends and 14 in 7 sets: 36 times fewer.
The ends met in layer 1, after 1 from the start and 1 from the goal.
Layer 3 of the plain search is cut short: the search stopped when it
took the goal, in layer 2, from the queue.
`},
		{"no search", &Chart{Plain: []int{1, 2}, Found: -1, Note: "Parity."}, 30, `
layer  - plain
    0        1  -------
    1        2  -------------
  sum        3

3 states against 0: no layers are needed.
Parity.
`},
		{"one search for all, longer than the plain one", &Chart{Plain: []int{1, 2}, Found: 1,
			Ends: []End{{Name: "goal", Layers: []int{1, 2, 4}, Once: true}}}, 40, `
layer  - plain  > goal
    0        1       1  >>>>
    1        2       2  >>>>>>>>
    2                4  >>>>>>>>>>>>>>>
  sum        3       7

3 states against 7, once for all cases.
`},
		{"ends that do not meet", &Chart{Plain: []int{1, 2, 2}, Found: -1,
			Ends: []End{{Name: "start", Layers: []int{1, 2, 2}},
				{Name: "goal", Layers: []int{1, 1}, Back: true}}}, 45, `
layer  - plain  > start  < goal
    0        1        1          >>>>
    1        2        2       1  >>>>>>>><<<<
    2        2        2       1  >>>>>>>><<<<
  sum        5        5       2

5 states against 7: no fewer.
`},
	} {
		if diff := cmp.Diff(c.want[1:], c.chart.Text(c.width, false)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}

// Colours add escape sequences and change nothing else.
func TestChartTextInColour(t *testing.T) {
	coloured := twoEnds().Text(64, true)
	stripped := regexp.MustCompile("\x1b\\[[0-9;]*m").ReplaceAllString(coloured, "")
	if diff := cmp.Diff(twoEnds().Text(64, false), stripped); diff != "" {
		t.Errorf("without its escape sequences (-want +got):\n%s", diff)
	}
	for _, want := range []string{
		"\x1b[1;34m>>>>>>\x1b[0m\x1b[1;31m<\x1b[0m  the ends meet\n",
		"\x1b[90m-----------------\x1b[0m\n",
	} {
		if !strings.Contains(coloured, want) {
			t.Errorf("the coloured text lacks %q:\n%q", want, coloured)
		}
	}
}

func TestVerdict(t *testing.T) {
	for want, states := range map[string][2]int{
		"1,234,567 states against 1,000: 1,234 times fewer": {1234567, 1000},
		"100 states against 10: 10 times fewer":             {100, 10},
		"999 states against 100: 10.0 times fewer":          {999, 100},
		"100 states against 98: no fewer":                   {100, 98},
		"110 states against 100: 1.1 times fewer":           {110, 100},
		"1 state against 2: no fewer":                       {1, 2},
	} {
		c := Chart{Plain: states[:1], Ends: []End{{Layers: states[1:]}}}
		if got := c.Verdict(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestChartSVG(t *testing.T) {
	svg := twoEnds().SVG(`a "title" <&>`, time.Second)
	_, layers, longest := twoEnds().series()
	bars, steps, states := map[string]int{}, map[string]bool{}, 0
	for _, e := range parse(t, svg) {
		class := strings.Fields(e.attrs["class"])
		switch {
		case e.name == "script" || e.name == "image":
			t.Errorf("there is a %s in the picture", e.name)
		case e.name == "rect" && class[0] != "ground":
			bars[class[0]]++
			steps[class[1]] = true
			var layer, height int
			at := e.attrs["x"] + " " + e.attrs["height"]
			if _, err := fmt.Sscan(at, &layer, &height); err != nil {
				t.Fatal(err)
			}
			if layer < 0 || layer >= layers || height > longest || height*plotHeight < longest {
				t.Errorf("a bar that is not seen or outside of the plot: %v", e.attrs)
			}
			if class[0] == "plain" {
				states += height
			}
		}
	}
	if diff := cmp.Diff(map[string]int{"plain": 5, "blue": 3, "red": 2}, bars); diff != "" {
		t.Errorf("bars (-want +got):\n%s", diff)
	}
	if want := 3521 - 1 + 9; states != want { // 9 is the least that can be seen
		t.Errorf("the plain bars are %d states high together, want %d", states, want)
	}
	for step := range steps {
		if step != "t0" && !bytes.Contains(svg, []byte("@keyframes "+step+"{")) {
			t.Errorf("the bars of step %s do not appear", step)
		}
	}
	for _, want := range []string{
		"prefers-color-scheme:dark", "prefers-reduced-motion:no-preference",
		"<title>a &#34;title&#34; &lt;&amp;&gt;<", "plain search: 3,521", "← from the goal: 31",
		">the ends meet<",
		"{animation:t4 8.000s step-end infinite}",
		"t1{0%{visibility:visible}50%{visibility:hidden}62.50%,100%{visibility:visible}",
		`translate(0.12 2000)`, `translate(0.5 2000)`, // the bars of the ends side by side
		`<rect class="red t1" x="2" width="0.38" height="30"`, "is all.</tspan>",
	} {
		if !bytes.Contains(svg, []byte(want)) {
			t.Errorf("the picture lacks %s", want)
		}
	}
	if !bytes.Equal(svg, twoEnds().SVG(`a "title" <&>`, time.Second)) {
		t.Error("the same chart gave another picture")
	}
	late := &Chart{Plain: []int{1, 2, 3}, Found: 2,
		Ends: []End{{Layers: []int{1}}, {Layers: []int{1, 2, 3}, Back: true}}}
	meet := []byte(`<g class="t2"><path class="met" d="M111 `)
	if svg := late.SVG("", time.Second); !bytes.Contains(svg, meet) {
		t.Error("the ends do not meet in layer 0, with the last step")
	}
	still := (&Chart{Plain: []int{1}}).SVG("", time.Second)
	if parse(t, still); bytes.Contains(still, []byte("animation")) {
		t.Error("a single layer is animated")
	}
}

func TestRoundStep(t *testing.T) {
	for _, c := range []struct{ n, parts, want int }{
		{0, 5, 1}, {5, 5, 1}, {6, 5, 2}, {11, 5, 2}, {12, 5, 5}, {25132, 5, 5000}, {31, 26, 2},
	} {
		if got := roundStep(c.n, c.parts); got != c.want {
			t.Errorf("%d in %d parts: steps of %d, want %d", c.n, c.parts, got, c.want)
		}
	}
}

func TestThousands(t *testing.T) {
	for n, want := range map[int]string{
		0: "0", 7: "7", 360: "360", 1000: "1,000", 181440: "181,440", 1234567: "1,234,567",
	} {
		if got := Thousands(n); got != want {
			t.Errorf("%d: %s, want %s", n, got, want)
		}
	}
}
