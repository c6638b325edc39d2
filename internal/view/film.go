// Package view draws two things, as text and as an SVG picture: a film, which is a
// sequence of boards and can be played in a terminal, and a chart of two searches.
// It knows nothing of any puzzle.
//
// Reading order: film.go, text.go and terminal.go; for pictures picture.svg.tmpl,
// svg.go, film_svg.go and trail.go; then chart.go and chart_svg.go.
package view

import (
	"strconv"
	"unicode/utf8"
)

// Film is a sequence of boards of the same size.
type Film struct {
	Columns int     // of each board
	Frames  []Frame // at least one
	Trails  []Trail // of what moves; may be empty
	Note    string  // printed after the boards; may be empty
}

// Frame is one board of a film.
type Frame struct {
	Caption string // short; the number of the frame is put before it
	Cells   []Cell // row by row, a multiple of Columns
}

// Cell is one cell of a board.
type Cell struct {
	Label  string // one ASCII character, or none: then text shows a dot
	Colour Colour
	Shape  Shape
	Mark   Mark
}

// Trail is the way of one thing through all boards. For boards too large for a sheet
// of thumbnails, a picture with trails shows a single board: the trails say who was
// where and when, and replace all cells but the blocks, which are the same on all.
type Trail struct {
	Label  string // of what moves, and of its start
	Goal   string // the label of its end
	Colour Colour
	Cells  []int // where it is on each board
}

// Colour is a colour of cells. How it looks depends on the medium and on whether
// the background is light or dark.
type Colour uint8

// The colours. None is that of plain text.
const (
	None Colour = iota
	Grey
	Sand
	Red
	Blue
	Green
	White
	Black
)

// looks has the name of each colour in a picture, and in a terminal the codes of a
// letter and of a tile with its label. The sixteen old colours are enough there, and
// follow the user's own palette.
var looks = [...]struct{ class, letter, tile string }{
	None:  {"none", "1;30", ""}, // of a marked cell
	Grey:  {"grey", "1;90", "90;100"},
	Sand:  {"sand", "1;30", "30;47"},
	Red:   {"red", "1;31", "97;41"},
	Blue:  {"blue", "1;34", "97;44"},
	Green: {"green", "1;32", "30;42"},
	White: {"white", "1;30", "30;107"},
	Black: {"black", "1;30", "97;40"},
}

// Shape says what of a cell is coloured.
type Shape uint8

// The shapes.
const (
	Letter Shape = iota // nothing but the label
	Tint                // a pale square with the label on it; in text as Letter
	Tile                // a square with the label on it
	Disc                // a disc with the label on it; in text as Tile
	Block               // the whole cell without a gap; only text shows the label, and repeats it
)

// Mark makes a cell stand out. A cell can have both marks: Moved | Lined.
type Mark uint8

// The marks.
const (
	Moved    Mark = 1 << iota // what came here in this step
	Lined                     // part of something that is complete
	Unmarked Mark = 0
)

func (f *Film) rows() int { return len(f.Frames[0].Cells) / f.Columns }

// caption is what stands above frame i.
func (f *Film) caption(i int) string {
	return strconv.Itoa(i) + ". " + f.Frames[i].Caption
}

// captionWidth is the length of the longest caption, in characters.
func (f *Film) captionWidth() (width int) {
	for i := range f.Frames {
		width = max(width, utf8.RuneCountInString(f.caption(i)))
	}
	return width
}

// Direction names the way from a cell to one beside it on a board with so many
// columns, at least 2, for captions: up, down, left or right.
func Direction(from, to, columns int) string {
	return map[int]string{-columns: "up", columns: "down", -1: "left", 1: "right"}[to-from]
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
