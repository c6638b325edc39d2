package view

import "time"

// The measures of a film's picture. Boards are drawn in units of their own.
const (
	cellSide   = 40  // units
	maxFont    = 24  // the largest captions, units
	stageWidth = 228 // pixels
	trailSide  = 50  // the side of a cell on a stage with trails, pixels
	slotWidth  = 80  // of a board on the sheet and half the gaps around it, pixels
	minRows    = 3   // of the sheet; so it is about as high as the stage
	maxColumns = 9   // of the sheet
	longHold   = 5   // the last board stands this many times as long
)

// SVG draws the film as one picture: a stage, on which the boards follow each other,
// each standing for the time delay, and beside it a sheet of all boards, where the
// one on the stage is framed. With trails there is a large stage and no sheet. Where
// nothing is animated the stage shows the first board. The same film gives the same
// bytes.
func (f *Film) SVG(title string, delay time.Duration) []byte {
	d, note := newDrawing(f, delay), f.Note
	if len(d.Ways) > 0 {
		note = legend + note
	}
	width, height := d.Stage.Width, d.Stage.Height
	if d.Sheet.Width > 0 {
		width, height = d.Sheet.X+d.Sheet.Width-space/2, max(height, d.Sheet.Height-space)
	}
	return picture{Title: title, Film: d}.draw(width, height, note)
}

// drawing is a film as the template draws it. The stage is a window onto the sheet,
// which moves behind it; so each board is drawn once. With trails the sheet holds
// the captions alone, and is not seen but through the window.
type drawing struct {
	FontSize     int
	Floor        box // of a board, units
	Window, Slot box // around the floor and its caption, units
	Walls        []svgCell
	Boards       []svgBoard
	Ways         []way   // of the trails
	Period       float64 // seconds, 0 if nothing moves
	Stage, Sheet box     // pixels; the sheet has no width if it is not shown
	SheetBox     box     // the whole sheet, units
}

// svgBoard is a board, where it is on the sheet, and when it comes to stand on the
// stage and leaves it, in percent of the period.
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
	width, height, n := cellSide*f.Columns, cellSide*f.rows(), len(f.Frames)
	d := &drawing{Ways: newWays(f)}
	// Characters are about 0.6 of the font size wide, so a caption fits its board.
	d.FontSize = min(maxFont, width*10/(6*f.captionWidth()))
	caption, gap := d.FontSize*3/2, width/6
	d.Floor = box{0, 0, width, height}
	d.Window = box{0, -caption, width, caption + height}
	d.Slot = box{-gap / 2, -caption - gap/2, width + gap, caption + height + gap}
	rows := max(minRows, (n+maxColumns-1)/maxColumns)
	columns := (n + rows - 1) / rows
	d.SheetBox = box{d.Slot.X, d.Slot.Y, columns * d.Slot.Width, rows * d.Slot.Height}

	d.Stage.Width = stageWidth
	if len(d.Ways) > 0 {
		d.Stage.Width = trailSide * f.Columns
	}
	d.Stage.Height = d.Window.Height * d.Stage.Width / width
	if n > 1 && len(d.Ways) == 0 {
		d.Sheet = box{stageWidth + space/2, -space / 2, columns * slotWidth, d.SheetBox.Height * slotWidth / d.Slot.Width}
	}

	slots := float64(n - 1 + longHold)
	if n > 1 {
		d.Period = slots * delay.Seconds()
	}
	for i, frame := range f.Frames {
		b := svgBoard{
			point:   point{i % columns * d.Slot.Width, i / columns * d.Slot.Height},
			Caption: f.caption(i),
			Begins:  100 * float64(i) / slots, Leaves: 100 * float64(i+1) / slots,
		}
		for k, c := range frame.Cells {
			drawn := svgCell{point{k % f.Columns * cellSide, k / f.Columns * cellSide}, c}
			switch {
			case c.Shape == Block && i == 0:
				d.Walls = append(d.Walls, drawn)
			case c.Shape != Block && len(d.Ways) == 0:
				b.Cells = append(b.Cells, drawn)
			}
		}
		d.Boards = append(d.Boards, b)
	}
	return d
}

// The names by which the template knows a cell's shape, its colour and its marks.

func (s Shape) String() string  { return [...]string{"letter", "tint", "tile", "disc", "block"}[s] }
func (c Colour) String() string { return looks[c].Class }

// Classes are those of the frames around a marked cell, the first one lowest.
func (m Mark) Classes() []string {
	return [...][]string{Moved: {"moved"}, Lined: {"lined"}, Moved | Lined: {"lined", "moved dashed"}}[m]
}
