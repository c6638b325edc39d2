package view

import (
	"fmt"
	"image"
	"time"
)

// The measures of a film's picture. On the sheet a unit is half a pixel.
const (
	cellSide   = 40        // units
	gap        = 2 * space // between boards on the sheet, units
	maxFont    = 24        // the largest captions, units
	stageSide  = 72        // the side of a cell on the stage, pixels
	maxStage   = 800       // the width of the stage, pixels
	minRows    = 3         // rows of the sheet, so that it is about as high as the stage
	maxColumns = 8         // columns of the sheet
	minWidth   = 300       // the width of the picture, for the note
	longHold   = 5         // the last board stands this many times as long
)

// SVG draws the film as one picture: a stage, on which the boards follow each other, each standing
// for the time delay, and beside it a sheet of all boards, where the one on the stage is framed.
// With trails there is a large stage and no sheet. Where nothing is animated the stage shows the
// first board. The same film gives the same bytes.
func (f *Film) SVG(title string, delay time.Duration) []byte {
	d, note := newDrawing(f, delay), f.Note
	if f.Trails != nil {
		note = f.Say(legend, chineseLegend) + note
	}
	p := picture{Title: title, Film: d, Language: f.Language}
	return p.draw(d.whole.Dx(), d.whole.Dy(), note)
}

// drawing is a film as the template draws it. The stage is a window onto a sheet that moves behind
// it. If there is something that moves from board to board, that sheet holds only the captions and
// the marks: the movers glide on one board before it. If not, it is the sheet that is also shown
// beside the stage.
type drawing struct {
	*Film
	Floor        box   // area of a board, units
	Window, Slot box   // areas around the floor and its caption, units
	Stage        box   // pixels
	Sheet        point // beside the stage, pixels; 0, 0 if it is not shown
	whole        box   // pixels
	FontSize     int
	Boards       []svgBoard
	Movers       []mover
	Period       string // duration of the animation
}

// svgBoard is a board, its place on the sheet, and when it comes onto the stage and its mover has
// arrived, in percent of the period.
type svgBoard struct {
	point
	Caption         string
	Cells           []svgCell
	Begins, Arrives float64
}

type svgCell struct {
	point
	Cell
}

func newDrawing(f *Film, delay time.Duration) *drawing {
	n, slots := len(f.Frames), len(f.Frames)-1+longHold // of time
	floor := f.floor()
	// Characters are about 0.6 of the font size wide, so a caption fits its board.
	font := min(maxFont, floor.Dx()*10/(6*f.captionWidth()))
	caption := font * 3 / 2
	window := floor
	window.Min.Y -= caption
	slot := window.Inset(-gap / 2)
	stage := box{Max: window.Size().Mul(min(stageSide, maxStage/f.Columns)).Div(cellSide)}
	d := &drawing{
		Film: f, Floor: floor, Window: window, Slot: slot, Stage: stage, FontSize: font,
		Movers: f.trails(), Period: fmt.Sprintf("%.3fs", float64(slots)*delay.Seconds()),
		whole: stage.Union(image.Rect(0, 0, minWidth, 1)),
	}
	rows := max(minRows, (n+maxColumns-1)/maxColumns)
	columns := (n + rows - 1) / rows
	if n > 1 && f.Trails == nil {
		d.Movers = f.pieces()
		d.Sheet = image.Pt(stage.Dx()+space, caption/2)
		d.whole = d.whole.Union(image.Rect(
			0, 0, d.Sheet.X+(columns*slot.Dx()-gap)/2, (rows*slot.Dy()-gap)/2))
	}
	share := 100 / float64(slots) // of a board, percent
	for i, frame := range f.Frames {
		b := svgBoard{
			point: image.Pt(i%columns*slot.Dx(), i/columns*slot.Dy()), Caption: f.caption(i),
			Begins: share * float64(i), Arrives: share * (float64(i) + .5),
		}
		for k, c := range frame.Cells {
			b.Cells = append(b.Cells, svgCell{f.corner(k), c})
		}
		d.Boards = append(d.Boards, b)
	}
	return d
}

// floor is what the cells of a board cover.
func (f *Film) floor() box { return image.Rect(0, 0, cellSide*f.Columns, cellSide*f.rows()) }

// corner returns the upper left corner of a cell.
func (f *Film) corner(cell int) point {
	return image.Pt(cell%f.Columns*cellSide, cell/f.Columns*cellSide)
}
