package view

import "image"

const space = 12 // pixels between parts of a picture and around them

// picture is a film with a note below it, on a background that is light or dark as the reader
// prefers. It has no script, and no animation for readers who prefer reduced motion.
type picture struct {
	Title    string
	Film     *drawing
	Box      box
	Note     []string
	NoteTop  int // pixels
	NoteSize int // of the font, pixels: larger in a wide picture, which may be shown small
	Language
}

type (
	point = image.Point
	box   = image.Rectangle
)

// draw draws a film of the given size with a note below it.
func (p picture) draw(width, height int, note string) []byte {
	p.NoteSize = 12 + width/130
	p.Note = Wrap(note, width*19/(10*p.NoteSize)) // a character takes about 10/19 of the size
	p.NoteTop = height + space/2
	if len(p.Note) > 0 {
		height = p.NoteTop + len(p.Note)*p.NoteSize*7/5
	}
	p.Box = image.Rect(0, 0, width, height).Inset(-space)
	var svg markup
	svg.addPicture(p)
	return svg.Bytes()
}
