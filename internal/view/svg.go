package view

import (
	"bytes"
	"fmt"
	"html"
	"time"
)

// The measures of a picture, in pixels but for those of a board, which is drawn
// in units of its own and scaled.
const (
	cellSide  = 40 // units
	sheetSide = 68 // the width of a board on the sheet
	space     = 12 // between boards and around them
	abreast   = 11 // boards on a row of the sheet, at most
	stage     = 3  // the rows and columns of the sheet that the stage takes
	noteLine  = 18 // the height of a line of the note
	noteChar  = 7  // the width of its characters, about
	longHold  = 5  // the last board stands this many times as long
)

// SVG draws the film as one picture without a script: a stage, top left, on which
// the boards follow each other, each standing for the time delay, and a sheet of
// all boards around it. Where nothing is animated the stage shows the first
// board. It has a background of its own, light or dark as the reader prefers.
// The same film gives the same bytes.
func (f *Film) SVG(title string, delay time.Duration) []byte {
	d := newDrawing(f)
	var svg bytes.Buffer
	fmt.Fprintf(&svg, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img">`+"\n",
		d.width, d.height, d.width, d.height)
	fmt.Fprintf(&svg, "<title>%s</title>\n<style>%s\ntext.caption{font-size:%dpx}\n%s</style>\n",
		html.EscapeString(title), style, d.fontSize, d.animation(delay))
	fmt.Fprintf(&svg, `<rect class="ground" width="%d" height="%d" rx="6"/>`+"\n", d.width, d.height)
	d.definitions(&svg)
	d.stage(&svg)
	if len(f.Frames) > 1 {
		d.sheet(&svg)
	}
	d.note(&svg)
	svg.WriteString("</svg>\n")
	return svg.Bytes()
}

// drawing is a film and the measures that follow from it.
type drawing struct {
	*Film
	boardWidth, boardHeight int // units
	fontSize                int // of captions, units
	frameHeight             int // a board and its caption, units
	pitch                   int // from a row of the sheet to the next, pixels
	beside                  int // boards of the sheet on each row beside the stage
	noteLines               []string
	noteY                   int // of the top of the note, pixels
	width, height           int // of the picture, pixels
}

func newDrawing(f *Film) *drawing {
	d := &drawing{Film: f, boardWidth: cellSide * f.Columns, boardHeight: cellSide * f.rows()}
	// Characters are about 0.6 of the font size wide, so a caption fits its board.
	d.fontSize = d.boardWidth * 10 / (6 * f.longestCaption())
	if most := d.boardWidth / 7; d.fontSize > most {
		d.fontSize = most
	}
	d.frameHeight = d.boardHeight + d.captionHeight()
	d.pitch = d.frameHeight*sheetSide/d.boardWidth + space
	if n := len(f.Frames); n > 1 {
		d.beside = (n + stage - 1) / stage
	}
	if most := abreast - stage; d.beside > most {
		d.beside = most
	}
	d.width = space + (stage+d.beside)*(sheetSide+space)
	_, lastRow := d.sheetPlace(len(f.Frames) - 1)
	if lastRow < stage-1 {
		lastRow = stage - 1
	}
	d.noteY = space + (lastRow+1)*d.pitch
	d.noteLines = wrap(f.Note, (d.width-2*space)/noteChar)
	d.height = d.noteY + len(d.noteLines)*noteLine
	if f.Note != "" {
		d.height += space
	}
	return d
}

func (d *drawing) captionHeight() int { return d.fontSize * 3 / 2 }

// sheetPlace is the column and the row of frame i on the sheet. The first rows
// leave room for the stage; where there are more, all rows are full ones.
func (d *drawing) sheetPlace(i int) (column, row int) {
	if d.beside == 0 {
		return 0, 0
	}
	if i < stage*d.beside {
		return stage + i%d.beside, i / d.beside
	}
	i -= stage * d.beside
	return i % abreast, stage + i/abreast
}

// definitions holds the shapes, what is the same on all boards, and the boards
// without it, so that each is there once however often it is shown.
func (d *drawing) definitions(svg *bytes.Buffer) {
	same := d.sameCells()
	fmt.Fprintf(svg, "<defs>\n%s", shapes)
	fmt.Fprintf(svg, `<g id="board"><rect class="floor" width="%d" height="%d" rx="6"/>`, d.boardWidth, d.boardHeight)
	for i, c := range d.Frames[0].Cells {
		if same[i] {
			d.cell(svg, i, c)
		}
	}
	svg.WriteString("</g>\n")
	for i, frame := range d.Frames {
		fmt.Fprintf(svg, `<g id="f%d" class="frame"><text class="caption" y="%d">%s</text>`,
			i, -d.captionHeight()/3, html.EscapeString(d.caption(i)))
		for k, c := range frame.Cells {
			if !same[k] {
				d.cell(svg, k, c)
			}
		}
		svg.WriteString("</g>\n")
	}
	svg.WriteString("</defs>\n")
}

// sameCells tells for each cell whether it is the same on all boards.
func (d *drawing) sameCells() []bool {
	same := make([]bool, len(d.Frames[0].Cells))
	for i, c := range d.Frames[0].Cells {
		same[i] = true
		for _, frame := range d.Frames {
			same[i] = same[i] && frame.Cells[i] == c
		}
	}
	return same
}

// cell draws cell i of a board.
func (d *drawing) cell(svg *bytes.Buffer, i int, c Cell) {
	x, y := cellSide*(i%d.Columns), cellSide*(i/d.Columns)
	if shape := shapeIDs[c.Shape]; shape != "" {
		fmt.Fprintf(svg, `<use href="#%s" class="%s" x="%d" y="%d"/>`, shape, colourClasses[c.Colour], x, y)
	}
	if c.Label != "" && c.Label != " " && c.Shape != Block {
		on := ""
		if c.Shape == Tile || c.Shape == Disc {
			on = "on "
		}
		fmt.Fprintf(svg, `<text class="%s%s" x="%d" y="%d">%s</text>`,
			on, colourClasses[c.Colour], x+cellSide/2, y+cellSide*7/10, html.EscapeString(c.Label))
	}
	if mark := markClasses[c.Mark]; mark != "" {
		fmt.Fprintf(svg, `<use href="#mark" class="%s" x="%d" y="%d"/>`, mark, x, y)
	}
}

// stage draws the stage: a window on a strip of all frames, one below the other,
// that the animation moves up.
func (d *drawing) stage(svg *bytes.Buffer) {
	width, height := stage*(sheetSide+space)-space, stage*d.pitch-space
	fmt.Fprintf(svg, `<svg x="%d" y="%d" width="%d" height="%d" viewBox="0 %d %d %d">`,
		space, space, width, height, -d.captionHeight(), d.boardWidth, d.frameHeight)
	svg.WriteString(`<use href="#board"/><g class="strip">`)
	for i := range d.Frames {
		fmt.Fprintf(svg, `<use href="#f%d" y="%d"/>`, i, i*d.frameHeight)
	}
	svg.WriteString("</g></svg>\n")
}

// animation is the style that moves the strip: in steps of one frame, each for
// the delay, then a longer one on the last.
func (d *drawing) animation(delay time.Duration) string {
	steps := len(d.Frames) - 1
	if steps == 0 {
		return ""
	}
	total := time.Duration(steps+longHold) * delay
	return fmt.Sprintf(`@keyframes play{0%%{transform:translateY(0);animation-timing-function:steps(%d)}
%.4f%%,100%%{transform:translateY(-%dpx)}}
@media (prefers-reduced-motion:no-preference){.strip{animation:play %.3fs infinite}}
`, steps, 100*float64(steps)/float64(steps+longHold), steps*d.frameHeight, total.Seconds())
}

// sheet draws all boards side by side.
func (d *drawing) sheet(svg *bytes.Buffer) {
	scale := float64(sheetSide) / float64(d.boardWidth)
	for i := range d.Frames {
		column, row := d.sheetPlace(i)
		fmt.Fprintf(svg, `<g transform="translate(%d %.2f) scale(%.4f)"><use href="#board"/><use href="#f%d"/></g>`+"\n",
			space+column*(sheetSide+space), float64(space+row*d.pitch)+scale*float64(d.captionHeight()), scale, i)
	}
}

// note draws the note below everything.
func (d *drawing) note(svg *bytes.Buffer) {
	for i, line := range d.noteLines {
		fmt.Fprintf(svg, `<text class="note" x="%d" y="%d">%s</text>`+"\n",
			space, d.noteY+(i+1)*noteLine-4, html.EscapeString(line))
	}
}
