package view

import (
	"fmt"
	"image"
	"time"
)

// The dimensions of a film's picture. On the sheet, a unit is half a pixel.
const (
	cellSide   = 40        // units
	gap        = 2 * space // between boards on the sheet, units
	maxFont    = 24        // the largest captions, units
	stageSide  = 72        // the side of a cell on the stage, pixels
	maxStage   = 800       // the width of the stage, pixels
	minRows    = 3         // rows of the sheet, so that it is about as high as the stage
	maxColumns = 8         // columns of the sheet
	minWidth   = 300       // the width of the picture, for the note, pixels
	longHold   = 5         // the last board stays this many times as long as any other
	space      = 12        // between parts of a picture and around them, pixels
)

type (
	point = image.Point
	box   = image.Rectangle
)

// SVG draws the film as one picture. The boards appear on a stage one after another, each for the
// duration delay. Beside the stage is a sheet of all boards, on which the board on the stage is
// framed. A film with trails has a large stage and no sheet. A viewer that does not support
// animation shows the first board on the stage. The same film always produces the same bytes.
func (f *Film) SVG(title string, delay time.Duration) []byte {
	var svg markup
	svg.addPicture(title, newDrawing(f, delay))
	return svg.Bytes()
}

// drawing is the layout of a film's picture. The background is light or dark as the reader prefers.
// There is no script, and no animation for readers who prefer reduced motion.
//
// The stage is a window, behind which a sheet of boards moves. If there are movers, that sheet
// holds only the captions and the marks, and the movers glide on one board. If there are no movers,
// the moving sheet is the same as the one beside the stage.
//
// A board is measured in units. A unit is scaled to the stage, and to half a pixel on the sheet.
type drawing struct {
	*Film
	Floor        box   // area of a board, units
	Window, Slot box   // areas of a board with its caption, without and with the gap, units
	Stage        box   // pixels
	Sheet        point // its place beside the stage, pixels; 0, 0 if it is not shown
	Whole        box   // pixels
	FontSize     int   // of captions, units; the last caption may be smaller
	Boards       []svgBoard
	Movers       []mover
	Period       string // duration of the animation
	Below        note
}

// note is the text below the boards. Its top and the size of its font are in pixels. The font is
// larger in a wide picture, which may be shown small.
type note struct {
	lines         []string
	top, fontSize int
}

// svgBoard is a board and its place on the sheet, in units. Begins is the time when the board comes
// onto the stage, and Arrives the time when the movers are in their places on it, both in percent
// of the period.
type svgBoard struct {
	point
	Caption         string
	FontSize        int
	Cells           []svgCell
	Begins, Arrives float64
}

type svgCell struct {
	point
	Cell
}

func newDrawing(f *Film, delay time.Duration) *drawing {
	d := &drawing{Film: f, Movers: f.trails(), Floor: f.floor()}
	d.FontSize = maxFont
	for i := range f.Frames[:max(1, len(f.Frames)-1)] {
		d.FontSize = min(d.FontSize, d.fitting(i))
	}
	caption := d.FontSize * 3 / 2 // the height of a caption
	d.Window = d.Floor
	d.Window.Min.Y -= caption
	d.Slot = d.Window.Inset(-gap / 2)
	d.Stage = box{Max: d.Window.Size().Mul(min(stageSide, maxStage/f.Columns)).Div(cellSide)}
	d.Whole = d.Stage.Union(image.Rect(0, 0, minWidth, 1))

	rows := max(minRows, (len(f.Frames)+maxColumns-1)/maxColumns)
	columns := (len(f.Frames) + rows - 1) / rows
	if len(f.Frames) > 1 && f.Trails == nil {
		d.Movers = f.pieces()
		d.Sheet = image.Pt(d.Stage.Dx()+space, caption/2)
		size := image.Pt(columns*d.Slot.Dx()-gap, rows*d.Slot.Dy()-gap) // units
		d.Whole = d.Whole.Union(image.Rect(0, 0, d.Sheet.X+size.X/2, size.Y/2))
	}
	d.addBoards(columns, delay)
	d.addNote()
	return d
}

// addNote puts the note below the boards, and a margin around everything.
func (d *drawing) addNote() {
	text, width := d.Note, d.Whole.Dx()
	if d.Trails != nil {
		text = d.Say("Numbers are steps: every fifth, and from–to for a wait. "+
			"Rings are starts, squares are goals. ",
			"数字是步数：每五步标一个，停留时标出起止步数。圆圈是起点，方块是终点。") + text
	}
	n := note{top: d.Whole.Max.Y + space/2, fontSize: 12 + width/130}
	n.lines = Wrap(text, width*19/(10*n.fontSize)) // a character takes about 10/19 of the font size
	if len(n.lines) > 0 {
		d.Whole.Max.Y = n.top + len(n.lines)*n.fontSize*7/5
	}
	d.Below, d.Whole = n, d.Whole.Inset(-space)
}

// fitting returns the largest font in which the caption of a board fits above it. Characters are
// about 0.6 of the font size wide.
func (d *drawing) fitting(i int) int { return d.Floor.Dx() * 10 / (6 * Columns(d.caption(i))) }

// addBoards puts the boards onto a sheet of the given number of columns, row by row, and sets when
// each board is on the stage.
func (d *drawing) addBoards(columns int, delay time.Duration) {
	times := len(d.Frames) - 1 + longHold
	d.Period = fmt.Sprintf("%.3fs", float64(times)*delay.Seconds())
	share := 100 / float64(times) // the time of a board, percent
	for i, frame := range d.Frames {
		b := svgBoard{
			point:    image.Pt(i%columns*d.Slot.Dx(), i/columns*d.Slot.Dy()),
			Caption:  d.caption(i),
			FontSize: min(d.FontSize, d.fitting(i)),
			Begins:   share * float64(i),
			Arrives:  share * (float64(i) + .5),
		}
		for k, c := range frame.Cells {
			b.Cells = append(b.Cells, svgCell{d.corner(k), c})
		}
		d.Boards = append(d.Boards, b)
	}
}

// floor returns the area that the cells of a board cover.
func (f *Film) floor() box { return image.Rect(0, 0, cellSide*f.Columns, cellSide*f.rows()) }

// corner returns the upper left corner of a cell.
func (f *Film) corner(cell int) point {
	return image.Pt(cell%f.Columns*cellSide, cell/f.Columns*cellSide)
}
