package view

import (
	"bytes"
	_ "embed" // for the template
	"image"
	"text/template"
)

// The measures that both pictures share, in pixels.
const (
	space    = 12 // between parts and around them
	noteLine = 18 // the height of a line of the note, as in the template
	noteChar = 7  // the width of its characters, about
)

// markup is the SVG of all pictures; the code finds out what stands where.
//
//go:embed picture.svg.tmpl
var markup string

// picture is what the template draws: a film or a map, and a note below it, on a
// background that is light or dark as the reader prefers. There is no script. Who
// prefers reduced motion sees it without its animation.
type picture struct {
	Title   string
	Film    *drawing
	Map     *plot
	Box     box
	Note    []string
	NoteTop int
	Language
}

type (
	point = image.Point
	box   = image.Rectangle
)

// draw executes the template: a film or map of the given size, and a note below it.
func (p picture) draw(width, height int, note string) []byte {
	p.Note = Wrap(note, width/noteChar)
	p.NoteTop = height + space/2
	if len(p.Note) > 0 {
		height = p.NoteTop + len(p.Note)*noteLine
	}
	p.Box = image.Rect(0, 0, width, height).Inset(-space)
	var svg bytes.Buffer
	if err := template.Must(template.New("picture").Funcs(template.FuncMap{"thousands": Thousands}).Parse(markup)).Execute(&svg, p); err != nil {
		panic(err) // the template is at fault
	}
	return svg.Bytes()
}
