package view

import (
	"fmt"
	"time"
)

// The measures of a film's picture. On the sheet a unit is half a pixel.
const (
	cellSide   = 40        // units
	gap        = 2 * space // between boards on the sheet, units
	maxFont    = 24        // the largest captions, units
	stageSide  = 72        // the side of a cell on the stage, pixels
	maxStage   = 800       // the width of the stage, pixels
	minRows    = 3         // of the sheet, so that it is about as high as the stage
	maxColumns = 8         // of the sheet
	minWidth   = 300       // of the picture, for the note
	longHold   = 5         // the last board stands this many times as long
)

// SVG draws the film as one picture: a stage, on which the boards follow each other, each standing
// for the time delay, and beside it a sheet of all boards, where the one on the stage is framed.
// With trails there is a large stage and no sheet. Where nothing is animated the stage shows the
// first board. The same film gives the same bytes.
func (f *Film) SVG(title string, delay time.Duration) []byte {
	d, note := newDrawing(f, delay), f.Note
	if f.Trails != nil {
		note = legend + note
	}
	return picture{Title: title, Film: d}.draw(d.Whole.Width, d.Whole.Height, note)
}

// drawing is a film as the template draws it. The stage is a window onto a sheet that moves behind
// it. If there is something that moves from board to board, that sheet holds only the captions and
// the marks: the movers glide on one board before it. If not, it is the sheet that is also shown
// beside the stage.
type drawing struct {
	Floor        box   // of a board, units
	Window, Slot box   // around the floor and its caption, units
	Stage        box   // pixels
	Sheet        point // beside the stage, pixels; 0, 0 if it is not shown
	Whole        box   // pixels
	FontSize     int
	Blocks       []svgCell // with trails; else each board has all its cells
	Boards       []svgBoard
	Ways         []way
	Movers       []mover
	Period       string // of the animation
}

// svgBoard is a board, its place on the sheet, and when it comes onto the stage and leaves it, in
// percent of the period.
type svgBoard struct {
	point
	Caption        string
	Cells          []svgCell
	Begins, Leaves float64
}

type svgCell struct {
	point
	Cell
}

func newDrawing(f *Film, delay time.Duration) *drawing {
	n, slots := len(f.Frames), len(f.Frames)-1+longHold // of time
	d := &drawing{Ways: newWays(f), Period: fmt.Sprintf("%.3fs", float64(slots)*delay.Seconds())}
	d.Floor = box{0, 0, cellSide * f.Columns, cellSide * f.rows()}
	// Characters are about 0.6 of the font size wide, so a caption fits its board.
	d.FontSize = min(maxFont, d.Floor.Width*10/(6*f.captionWidth()))
	caption := d.FontSize * 3 / 2
	d.Window = box{0, -caption, d.Floor.Width, caption + d.Floor.Height}
	d.Slot = box{-gap / 2, -caption - gap/2, d.Window.Width + gap, d.Window.Height + gap}
	side := min(stageSide, maxStage/f.Columns)
	d.Stage = box{0, 0, d.Window.Width * side / cellSide, d.Window.Height * side / cellSide}
	d.Whole = box{0, 0, max(minWidth, d.Stage.Width), d.Stage.Height}
	rows := max(minRows, (n+maxColumns-1)/maxColumns)
	columns := (n + rows - 1) / rows
	if n > 1 && len(d.Ways) == 0 {
		d.Sheet = point{d.Stage.Width + space, caption / 2}
		d.Whole.Width = max(d.Whole.Width, d.Sheet.X+(columns*d.Slot.Width-gap)/2)
		d.Whole.Height = max(d.Whole.Height, (rows*d.Slot.Height-gap)/2)
	}
	for i, frame := range f.Frames {
		b := svgBoard{Caption: f.caption(i)}
		b.point = point{i % columns * d.Slot.Width, i / columns * d.Slot.Height}
		b.Begins, b.Leaves = 100*float64(i)/float64(slots), 100*float64(i+1)/float64(slots)
		for k, c := range frame.Cells {
			b.Cells = append(b.Cells, svgCell{f.corner(k), c})
			if len(d.Ways) > 0 && i == 0 && c.Shape == Block {
				d.Blocks = append(d.Blocks, b.Cells[k])
			}
		}
		d.Boards = append(d.Boards, b)
	}
	d.Movers = newMovers(f, d)
	return d
}

// corner returns the upper left corner of a cell.
func (f *Film) corner(cell int) point {
	return point{cell % f.Columns * cellSide, cell / f.Columns * cellSide}
}

// Classes returns those of the frames around a marked cell, the lowest one first.
func (m Mark) Classes() []string {
	return [...][]string{
		Moved: {"moved"}, Lined: {"lined"}, Moved | Lined: {"lined", "moved dashed"},
	}[m]
}
