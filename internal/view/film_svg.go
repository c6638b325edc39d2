package view

import (
	"fmt"
	"time"
)

// The measures of a film's picture, in pixels but for those of a board, which is
// drawn in units of its own and scaled.
const (
	cellSide   = 40 // units
	thumbnail  = 68 // the width of a board on the sheet
	stage      = 3  // the rows and columns of the sheet that the stage takes
	maxAbreast = 11 // thumbnails on a row of the sheet, and in place of the stage
	trailSide  = 50 // the side of a cell on a stage with trails
	trailFont  = 24 // the largest captions there, units
	longHold   = 5  // the last board stands this many times as long
)

// SVG draws the film as one picture: a stage, top left, on which the boards follow
// each other, each standing for the time delay, and a sheet of all boards around
// it, where the one on the stage is framed. With trails there is a large stage and
// no sheet. Where nothing is animated the stage shows the first board. The same
// film gives the same bytes.
func (f *Film) SVG(title string, delay time.Duration) []byte {
	d := newDrawing(f)
	note := f.Note
	if len(d.Ways) > 0 {
		note = legend + note
	}
	return picture{Title: title, Motion: d.motion(delay), Width: d.width, Height: d.height, Film: d}.draw(note)
}

// drawing is a film and what the template shows of it. What is the same on all
// boards, and each board without it, is there once however often it is shown. The
// stage is a window on a strip of all boards, one below the other, that moves up.
type drawing struct {
	Same                    []svgCell
	Boards                  []svgBoard
	Ways                    []way // of the trails
	Space                   int
	BoardWidth, BoardHeight int // units
	FontSize, CaptionHeight int // units
	FrameHeight             int // a board and its caption, units
	StageWidth, StageHeight int
	Beside                  int // thumbnails on each row beside the stage; 0 for no sheet
	pitch                   int // from a row of the sheet to the next
	width, height           int // of the picture without its note
}

// svgBoard is a board, how far down the strip it is, and where on the sheet.
type svgBoard struct {
	Caption string
	Cells   []svgCell
	Below   int
	point
}

// svgCell is a cell as the names of its shapes and classes; none is "".
type svgCell struct {
	point
	Shape, Class string
	Label        text
	On           string // the class of the label
	Marks        []string
}

func newDrawing(f *Film) *drawing {
	d := &drawing{Ways: newWays(f), Space: space, BoardWidth: cellSide * f.Columns, BoardHeight: cellSide * f.rows()}
	trails, maxFont := len(f.Trails) > 0, d.BoardWidth/7
	if trails {
		maxFont = trailFont
	}
	// Characters are about 0.6 of the font size wide, so a caption fits its board.
	d.FontSize = min(maxFont, d.BoardWidth*10/(6*f.captionWidth()))
	d.CaptionHeight = d.FontSize * 3 / 2
	d.FrameHeight = d.BoardHeight + d.CaptionHeight
	d.pitch = d.FrameHeight*thumbnail/d.BoardWidth + space
	d.StageWidth, d.StageHeight = stage*(thumbnail+space)-space, stage*d.pitch-space
	if trails {
		d.StageWidth = trailSide * f.Columns
		d.StageHeight = d.FrameHeight * d.StageWidth / d.BoardWidth
	} else if n := len(f.Frames); n > 1 {
		d.Beside = min(maxAbreast-stage, (n+stage-1)/stage)
	}
	d.width = space + d.StageWidth + space + d.Beside*(thumbnail+space)
	d.height = space + d.StageHeight + space
	for i := range f.Frames {
		b := svgBoard{Caption: f.caption(i), Below: i * d.FrameHeight}
		if d.Beside > 0 {
			b.point = d.sheetPlace(i)
			d.height = max(d.height, b.Y+d.pitch)
		}
		for k, c := range f.Frames[i].Cells {
			if drawn := c.svg(point{cellSide * (k % f.Columns), cellSide * (k / f.Columns)}); !f.same(k) && !trails {
				b.Cells = append(b.Cells, drawn)
			} else if i == 0 && f.same(k) {
				d.Same = append(d.Same, drawn)
			}
		}
		d.Boards = append(d.Boards, b)
	}
	return d
}

// sheetPlace is where frame i is on the sheet. The first rows leave room for the
// stage; where there are more, all rows are full ones.
func (d *drawing) sheetPlace(i int) point {
	column, row := 0, 0
	if besideStage := stage * d.Beside; i < besideStage {
		column, row = stage+i%d.Beside, i/d.Beside
	} else {
		column, row = (i-besideStage)%maxAbreast, stage+(i-besideStage)/maxAbreast
	}
	return point{space + column*(thumbnail+space), space + row*d.pitch}
}

// Top is where the window on the strip begins, above the board; CaptionY is the
// line that the captions stand on.
func (d *drawing) Top() int      { return -d.CaptionHeight }
func (d *drawing) CaptionY() int { return -d.CaptionHeight / 3 }

// Scale is that of the boards on the sheet.
func (d *drawing) Scale() string {
	return fmt.Sprintf("%.4f", float64(thumbnail)/float64(d.BoardWidth))
}

// Frame is the size of the frame around a thumbnail.
func (d *drawing) Frame() point { return point{thumbnail + 8, d.pitch - space + 8} }

// same reports whether cell k is the same on all boards.
func (f *Film) same(k int) bool {
	for _, frame := range f.Frames {
		if frame.Cells[k] != f.Frames[0].Cells[k] {
			return false
		}
	}
	return true
}

func (c Cell) svg(at point) svgCell {
	class := looks[c.Colour].Class
	drawn := svgCell{point: at, Class: class, On: class}
	drawn.Shape = [...]string{Letter: "", Tint: "tint", Tile: "tile", Disc: "disc", Block: "block"}[c.Shape]
	if c.Label != " " && c.Shape != Block {
		drawn.Label = text{point{at.X + cellSide/2, at.Y + cellSide*7/10}, c.Label}
	}
	switch c.Shape {
	case Tile, Disc:
		drawn.On = "on " + class
	case Tint: // its colour on a pale one of itself is hard to read
		drawn.On = looks[None].Class
	}
	switch c.Mark {
	case Moved:
		drawn.Marks = []string{"moved"}
	case Lined:
		drawn.Marks = []string{"lined"}
	case Moved | Lined:
		drawn.Marks = []string{"lined", "moved dashed"}
	}
	return drawn
}

// motion returns the rules that move the strip, the frame on the sheet, and what
// has a trail. Each board has a slot of time, the last one several.
func (d *drawing) motion(delay time.Duration) (rules string) {
	last := len(d.Boards) - 1
	if last == 0 {
		return ""
	}
	// move moves what has the class through the points. It jumps to each when the
	// slot of its board begins, or glides so that it arrives when that slot ends.
	move := func(class, timing string, arrives int, at func(i int) point) {
		keyframes, slots := "", last+longHold
		for i := 0; i <= last; i++ {
			keyframes += map[int]string{0: "0%,", last: "100%,"}[i]
			percent := 100 * float64(i+arrives) / float64(slots)
			keyframes += fmt.Sprintf("%.2f%%{transform:translate(%dpx,%dpx)}", percent, at(i).X, at(i).Y)
		}
		rules += animation(class, keyframes, time.Duration(slots)*delay, timing)
	}
	move("play", "step-end", 0, func(i int) point { return point{0, -d.Boards[i].Below} })
	if d.Beside > 0 {
		move("playing", "step-end", 0, d.sheetPlace)
	}
	for k, w := range d.Ways {
		move(fmt.Sprintf("m%d", k), "linear", 1, func(i int) point { return w.at[i] })
	}
	return rules
}
