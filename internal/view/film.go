// Package view draws films as text and as SVG pictures. A film is a sequence of boards, which a
// terminal can play. The package knows nothing about any puzzle.
//
// Reading order: film.go, text.go, terminal.go and language.go; for pictures
// svg.go, mover.go, trail.go and markup.go.
package view

import "strconv"

// Film is a sequence of boards of the same size.
type Film struct {
	Columns int     // width of each board, in cells
	Frames  []Frame // at least one
	Trails  []Trail // the paths of things that move; may be empty
	Note    string  // printed after the boards; may be empty
	Language
}

// Frame is one board of a film.
type Frame struct {
	Caption string // short; preceded by the number of the frame
	Cells   []Cell // row by row, a multiple of Columns
}

// Cell is one cell of a board.
type Cell struct {
	Label  string // one ASCII character, or "", which text shows as a dot
	Colour Colour
	Shape  Shape
	Mark   Mark
}

// Trail is the path of one thing through all boards. Trails are for boards too large for a sheet of
// thumbnails. A picture of a film with trails shows a single board. It has the blocks and, in place
// of all other cells, the trails, which show where each thing was, and when.
type Trail struct {
	Label  string // label of the thing, and of its start
	Goal   string // label of its goal
	Colour Colour
	Cells  []int // its cell on each board
}

// Colour is the colour of a cell, named as in picture.css. How it looks depends on the medium and
// on whether the background is light or dark.
type Colour string

const (
	None  Colour = "" // the colour of plain text
	Grey  Colour = "grey"
	Sand  Colour = "sand"
	Red   Colour = "red"
	Blue  Colour = "blue"
	Green Colour = "green"
	White Colour = "white"
	Black Colour = "black"
)

// Shape says which part of a cell is coloured. It is named as in the pictures.
type Shape string

const (
	Letter Shape = ""      // only the label
	Tint   Shape = "tint"  // a pale square with the label on it; in text, like Letter
	Tile   Shape = "tile"  // a square with the label on it
	Disc   Shape = "disc"  // a disc with the label on it; in text, like Tile
	Block  Shape = "block" // the whole cell without a gap; only text shows the label, repeated
)

// Mark highlights a cell. A cell can have both marks: Moved | Lined.
type Mark uint8

const (
	Moved    Mark = 1 << iota // its content moved here in this step
	Lined                     // it is part of a complete line
	Unmarked Mark = 0
)

func (f *Film) rows() int { return len(f.Frames[0].Cells) / f.Columns }

// caption returns the text above frame i.
func (f *Film) caption(i int) string {
	return strconv.Itoa(i) + ". " + f.Frames[i].Caption
}

// captionWidth returns the width of the longest caption, in columns.
func (f *Film) captionWidth() (width int) {
	for i := range f.Frames {
		width = max(width, Columns(f.caption(i)))
	}
	return width
}

// Direction names the direction from a cell to an adjacent one, for captions. The board must have
// at least 2 columns.
func (l Language) Direction(from, to, columns int) string {
	return map[int]string{-columns: l.Say("up", "上移"), columns: l.Say("down", "下移"),
		-1: l.Say("left", "左移"), 1: l.Say("right", "右移")}[to-from]
}

func max(a, b int) int {
	if a > b {
		return a
	}
	return b
}

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}
