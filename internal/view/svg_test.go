package view

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"
)

const (
	longNote = "Uncharacteristically long notes of disproportionately incomprehensible " +
		"overspecifications misrepresent straightforward transformations: unconditionally, " +
		"counterproductively."

	// whole boards follow each other, and nothing glides.
	whole = `
1 class="play" href="#sheet"
0 m0`
)

// pictures have each text as often as the number before it says.
var pictures = []struct {
	drawn interface {
		SVG(title string, delay time.Duration) []byte
	}
	texts string
}{
	{threeBoards(), `
1 <title>a &#34;title&#34; &lt;&amp;&gt;<
1 @media screen and (prefers-color-scheme: dark){
1 @media (prefers-reduced-motion:no-preference){
3 class="frame"
1 >2. &lt;&amp;&gt;<
2 href="#sheet"
1 .play{animation:play 7.000s
1 .playing{animation:playing 7.000s
1 @keyframes play{0.00%{transform:translate(-0px,-0px)}14.29%
1 14.29%{transform:translate(-0px,-116px)}28.57%{transform:translate(-0px,-232px)}}
1 @keyframes playing{0.00%{transform:translate(0px,0px)}14.29%
1 14.29%{transform:translate(0px,116px)}28.57%{transform:translate(0px,232px)}}
1 class="lined" x="0" y="0"/><use href="#mark" class="moved dashed" x="0" y="0"/>
2 class="label" x="40" y="40" dx="20" dy="28">T<
1 class="label on red" x="0" y="0" dx="20" dy="28">a<
1 >That is all.</tspan`},
	{&Film{Columns: 1, Frames: []Frame{{"", make([]Cell, 1)}}, Note: longNote}, `
0 animation
1 href="#sheet"
1 viewBox="-12 -12 324 259"
1 <text y="137" style="font-size:14px">
1 class="note" x="0" dy="1.4em">disproportionately incomprehensible<
5 class="note"`},
	// A tile glides to where it is exchanged to, in the first half of the time of the board that
	// shows it there. Captions and marks change, on top.
	{film(":12 3", ": 213", ":2 13"), `
1 m0{14.29%{transform:translate(0px,0px)}21.43%
1 21.43%{transform:translate(0px,40px)}100%{transform:translate(0px,40px)} }
1 m1{28.57%{transform:translate(40px,0px)}35.71%
1 35.71%{transform:translate(0px,0px)}100%{transform:translate(0px,0px)} }
1 m2{100%{transform:translate(40px,40px)} }
1 <g class="m2" transform="translate(40 40)"><use href="#tile"
1 class="play" href="#captions"
2 <use href="#mark" class="moved"`},
	{film(":12 3", ": 213"), "1 .m0{"},       // a single step
	{film(":12 3"), whole},                   // no step
	{film(":12 3", ":12 3"), whole},          // nothing changes
	{film(":12 3", ":1223"), whole},          // one cell does
	{film(":12 3", ": 214"), whole},          // three do
	{film(":12 3", ":13 2", ":12 4"), whole}, // an exchange, then another step
	{film(":12 3", ":24 3"), whole},          // a tile and another one
	{film(":12 3", ":41 3"), whole},
	// With trails there is one board, of the blocks, and no sheet. There and back are two
	// lines.
	{trailFilm("8", "0 1 5 1 0", "4 5 6 6 6"), `
5 class="frame"
1 href="#captions"
1 href="#board"
0 playing{animation
1 >1. move<
1 Numbers are steps
1 href="#block" class="grey" x="0" y="80"
1 <path class="trail red" d="M 16 18 54 18 54 56 58 56 58 14 16 14"/>
1 class="badge red" x="16" y="18" dy=".36em">a<
1 class="badge on red" x="16" y="14" dy=".36em">A<
1 <use href="#mover" class="red"/><text class="badge on red" dy=".36em">a<
1 <rect class="tag red" x="11" y="28" width="18" height="12" rx="3"/>
1 class="tag on red" x="20" y="34" dy=".36em">a4<`},
	{twoEnds(), `
1 <title>a &#34;title&#34; &lt;&amp;&gt;<
1 >9 states, or 5 from both ends</tspan>
1 from the start: 3<
1 from the goal: 2<
1 by plain BFS only: 2,000<
1 by no search: 3<
1 width="4" height="3"/></clipPath>
1 height="3" transform="translate(1 0)"/>
1 height="1000" transform="translate(0 1)"/>
1 d="M0 2L2 0"/>
1 dashed" d="M0 3L3 0"/>
1 <g class="mark blue t1">
1 <path d="M1 2h0" stroke-width="0.52"><title>1, 2: 100</title></path>
1 <path d="M1 -1h0" stroke-width="0.23"><title>1, ?: 4</title></path>
1 <path d="M2 2h0" stroke-width="1.10"><title>2, 2: 2,000</title></path>
1 <path d="M3 2h0" stroke-width="0.22"><title>3, 2: 3</title></path>
1 <path d="M1 3v0.09" stroke-width="0.80"><title>1, ∑: 114</title></path>
1 <path d="M4 2h1.67" stroke-width="0.80"><title>∑, 2: 2,104</title></path>
2 @keyframes t
1 t2{0%{stroke-opacity:1}50%{stroke-opacity:.15}100.00%,100%{stroke-opacity:1} }
1 .t1{animation:t1 4.000s step-end 3}
1 is all.</tspan>`},
	{large(), `
1 lang="zh"
1 只有朴素 BFS 搜：6<
1 >2 个距离合为一列或一行。<
1 <title>80, 0: 11</title>
1 <title>70, ?: 5</title>
1 >70</text>`},
	{&Map{States: map[Place]int{{0, 0}: 1}}, "0 animation"},
	// Without a row, there is room for the words beside the axis, and no sum of a row.
	{&Map{States: map[Place]int{{0, Unknown}: 1, {1, Unknown}: 1}, Found: Unknown,
		Taken: Place{0, 1}}, `
1 <g transform="translate(94 184)">
1 class="mark bar blue t0"
1 class="mark bar plain t1"
0 class="mark bar orange`},
}

func TestPictures(t *testing.T) {
	for i, c := range pictures {
		svg := c.drawn.SVG(`a "title" <&>`, time.Second)
		if !bytes.Equal(svg, c.drawn.SVG(`a "title" <&>`, time.Second)) {
			t.Errorf("picture %d is another one when drawn again", i)
		}
		for _, line := range strings.Split(strings.TrimSpace(c.texts), "\n") {
			var want int
			fmt.Sscan(line, &want)
			text := line[strings.Index(line, " ")+1:]
			if got := bytes.Count(svg, []byte(text)); got != want {
				t.Errorf("picture %d has %d times, not %d: %s", i, got, want, text)
			}
		}
		checkParts(t, svg)
	}
}

var (
	part    = regexp.MustCompile(` id="([^"]*)"`)
	use     = regexp.MustCompile(` href="#?([^"]*)"`)
	outside = regexp.MustCompile(`<(script|image)|@import`)
)

// checkParts makes sure that a picture is XML, that each part that is used is there once, and that
// it needs nothing from outside.
func checkParts(t *testing.T, svg []byte) {
	t.Helper()
	if err := xml.Unmarshal(svg, new(struct{})); err != nil {
		t.Errorf("no XML: %v", err)
	}
	parts := map[string]int{}
	for _, m := range part.FindAllSubmatch(svg, -1) {
		parts[string(m[1])]++
	}
	for _, m := range use.FindAllSubmatch(svg, -1) {
		if n := parts[string(m[1])]; n != 1 {
			t.Errorf("%d elements are called %s", n, m[1])
		}
	}
	if found := outside.Find(svg); found != nil {
		t.Errorf("there is a %s in the picture", found)
	}
}

// No two boards of a sheet share a place, and all are within the picture, beside the stage.
func TestSheetPlaces(t *testing.T) {
	for n := 2; n <= 100; n++ {
		d := newDrawing(film(strings.Fields(strings.Repeat(":1234 ", n))...), time.Second)
		taken := map[point]bool{}
		for i, b := range d.Boards {
			half := d.Slot.Add(b.point).Inset(gap / 2) // its size on the sheet
			shown := box{Min: half.Min.Div(2), Max: half.Max.Div(2)}.Add(d.Sheet)
			if taken[b.point] || b.point.Mod(d.Slot) != (point{}) || !shown.In(d.whole) ||
				shown.Min.X <= d.Stage.Dx() {
				t.Fatalf("board %d of %d is at %v, shown at %v", i, n, b.point, shown)
			}
			taken[b.point] = true
		}
	}
}
