package view

import (
	"bytes"
	_ "embed" // for the template
	"fmt"
	"text/template"
	"time"
)

// The measures that both pictures share, in pixels.
const (
	space    = 12 // between parts and around them
	noteLine = 18 // the height of a line of the note
	noteChar = 7  // the width of its characters, about
)

// markup is the SVG of all pictures; the code finds out what stands where.
//
//go:embed picture.svg.tmpl
var markup string

// picture is what the template draws: a film or a chart, and a note below it, on a
// background that is light or dark as the reader prefers. There is no script. Who
// prefers reduced motion sees it without the rules of the animation.
type picture struct {
	Title, Motion string
	Width, Height int // without the note
	Note          []text
	Film          *drawing
	Chart         *plot
}

type point struct{ X, Y int }

// text begins at a point, or has its middle there.
type text struct {
	point
	Text string
}

// Looks are those of all colours that have one.
func (p picture) Looks() []look { return looks[None+1:] }

// draw draws the picture with a note.
func (p picture) draw(note string) []byte {
	lines := wrap(note, (p.Width-2*space)/noteChar)
	for i, line := range lines {
		p.Note = append(p.Note, text{point{space, p.Height + (i+1)*noteLine - 4}, line})
	}
	if len(lines) > 0 {
		p.Height += len(lines)*noteLine + space
	}
	var svg bytes.Buffer
	if err := template.Must(template.New("picture").Parse(markup)).Execute(&svg, p); err != nil {
		panic(err) // the template is at fault
	}
	return svg.Bytes()
}

// animation returns the rules that take what has the class through keyframes again
// and again, each time in a period; how says more, such as the timing.
func animation(class, keyframes string, period time.Duration, how string) string {
	return fmt.Sprintf("@keyframes %[1]s{%[2]s}\n.%[1]s{animation:%[1]s %.3[3]fs %[4]s infinite}\n",
		class, keyframes, period.Seconds(), how)
}
