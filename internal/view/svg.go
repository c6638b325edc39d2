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
	cellSide   = 40 // units
	sheetSide  = 68 // the width of a board on the sheet
	space      = 12 // between boards and around them
	maxAbreast = 11 // boards on a row of the sheet
	stage      = 3  // the rows and columns of the sheet that the stage takes
	trailSide  = 50 // the side of a cell on a stage with trails
	trailFont  = 24 // the largest captions there, units
	noteLine   = 18 // the height of a line of the note
	noteChar   = 7  // the width of its characters, about
	longHold   = 5  // the last board stands this many times as long
)

// SVG draws the film as one picture without a script: a stage, top left, on which
// the boards follow each other, each standing for the time delay, and a sheet of
// all boards around it, where the one on the stage is framed. With trails there is
// a large stage and no sheet. Where nothing is animated the stage shows the first
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
	if d.beside > 0 {
		d.sheet(&svg)
	}
	d.note(&svg)
	svg.WriteString("</svg>\n")
	return svg.Bytes()
}

// drawing is a film and the measures that follow from it.
type drawing struct {
	*Film
	ways                    []way // of the trails
	boardWidth, boardHeight int   // units
	fontSize                int   // of captions, units
	frameHeight             int   // a board and its caption, units
	stageWidth, stageHeight int   // pixels
	pitch                   int   // from a row of the sheet to the next, pixels
	beside                  int   // boards of the sheet on each row beside the stage; 0 for no sheet
	noteLines               []string
	noteY                   int // of the top of the note, pixels
	width, height           int // of the picture, pixels
}

func newDrawing(f *Film) *drawing {
	d := &drawing{Film: f, ways: newWays(f), boardWidth: cellSide * f.Columns, boardHeight: cellSide * f.rows()}
	d.stageWidth = stage*(sheetSide+space) - space
	maxFont, note := d.boardWidth/7, f.Note
	if len(f.Trails) > 0 {
		d.stageWidth, maxFont, note = trailSide*f.Columns, trailFont, legend+f.Note
	} else if n := len(f.Frames); n > 1 {
		d.beside = (n + stage - 1) / stage
		if d.beside > maxAbreast-stage {
			d.beside = maxAbreast - stage
		}
	}
	// Characters are about 0.6 of the font size wide, so a caption fits its board.
	d.fontSize = d.boardWidth * 10 / (6 * f.longestCaption())
	if d.fontSize > maxFont {
		d.fontSize = maxFont
	}
	d.frameHeight = d.boardHeight + d.captionHeight()
	d.pitch = d.frameHeight*sheetSide/d.boardWidth + space
	d.stageHeight = stage*d.pitch - space
	if len(f.Trails) > 0 {
		d.stageHeight = d.frameHeight * d.stageWidth / d.boardWidth
	}
	d.width = space + d.stageWidth + space + d.beside*(sheetSide+space)
	d.noteY = space + d.stageHeight + space
	if _, y := d.sheetPlace(len(f.Frames) - 1); d.beside > 0 && y+d.pitch > d.noteY {
		d.noteY = y + d.pitch
	}
	d.noteLines = wrap(note, (d.width-2*space)/noteChar)
	d.height = d.noteY + len(d.noteLines)*noteLine
	if len(d.noteLines) > 0 {
		d.height += space
	}
	return d
}

func (d *drawing) captionHeight() int { return d.fontSize * 3 / 2 }

// sheetPlace is where frame i is on the sheet, in pixels. The first rows leave
// room for the stage; where there are more, all rows are full ones.
func (d *drawing) sheetPlace(i int) (x, y int) {
	column, row := 0, 0
	if besideStage := stage * d.beside; i < besideStage {
		column, row = stage+i%d.beside, i/d.beside
	} else {
		column, row = (i-besideStage)%maxAbreast, stage+(i-besideStage)/maxAbreast
	}
	return space + column*(sheetSide+space), space + row*d.pitch
}

// definitions holds the shapes, what is the same on all boards, and the boards
// without it, so that each is there once however often it is shown.
func (d *drawing) definitions(svg *bytes.Buffer) {
	fmt.Fprintf(svg, "<defs>\n%s", shapes)
	fmt.Fprintf(svg, `<g id="board"><rect class="floor" width="%d" height="%d" rx="6"/>`, d.boardWidth, d.boardHeight)
	for k, c := range d.Frames[0].Cells {
		if d.same(k) {
			d.cell(svg, k, c)
		}
	}
	svg.WriteString("</g>\n")
	for i, frame := range d.Frames {
		fmt.Fprintf(svg, `<g id="f%d" class="frame"><text class="caption" y="%d">%s</text>`,
			i, -d.captionHeight()/3, html.EscapeString(d.caption(i)))
		for k, c := range frame.Cells {
			if len(d.Trails) == 0 && !d.same(k) {
				d.cell(svg, k, c)
			}
		}
		svg.WriteString("</g>\n")
	}
	svg.WriteString("</defs>\n")
}

// same reports whether cell k is the same on all boards.
func (d *drawing) same(k int) bool {
	for _, frame := range d.Frames {
		if frame.Cells[k] != d.Frames[0].Cells[k] {
			return false
		}
	}
	return true
}

// cell draws cell k of a board.
func (d *drawing) cell(svg *bytes.Buffer, k int, c Cell) {
	x, y := cellSide*(k%d.Columns), cellSide*(k/d.Columns)
	if shape := shapeIDs[c.Shape]; shape != "" {
		fmt.Fprintf(svg, `<use href="#%s" class="%s" x="%d" y="%d"/>`, shape, colourClasses[c.Colour], x, y)
	}
	if c.Label != "" && c.Label != " " && c.Shape != Block {
		class := colourClasses[c.Colour]
		switch c.Shape {
		case Tile, Disc:
			class = "on " + class
		case Tint: // its colour on a pale one of itself is hard to read
			class = colourClasses[None]
		}
		fmt.Fprintf(svg, `<text class="%s" x="%d" y="%d">%s</text>`,
			class, x+cellSide/2, y+cellSide*7/10, html.EscapeString(c.Label))
	}
	for _, mark := range markClasses[c.Mark] {
		fmt.Fprintf(svg, `<use href="#mark" class="%s" x="%d" y="%d"/>`, mark, x, y)
	}
}

// stage draws the stage: a window on a strip of all frames, one below the other,
// that the animation moves up.
func (d *drawing) stage(svg *bytes.Buffer) {
	fmt.Fprintf(svg, `<svg x="%d" y="%d" width="%d" height="%d" viewBox="0 %d %d %d"><use href="#board"/>`,
		space, space, d.stageWidth, d.stageHeight, -d.captionHeight(), d.boardWidth, d.frameHeight)
	d.trails(svg)
	svg.WriteString(`<g class="play">`)
	for i := range d.Frames {
		fmt.Fprintf(svg, `<use href="#f%d" y="%d"/>`, i, i*d.frameHeight)
	}
	svg.WriteString("</g>\n")
	d.movers(svg)
	svg.WriteString("</svg>\n")
}

// animation is the style that moves the strip, the frame on the sheet, and what
// has a trail.
func (d *drawing) animation(delay time.Duration) string {
	if len(d.Frames) == 1 {
		return ""
	}
	var css bytes.Buffer
	slots := len(d.Frames) - 1 + longHold
	// move moves what has the class through the points. It jumps to each when the
	// slot of its board begins, or glides so that it arrives when that slot ends.
	move := func(class string, glides bool, point func(i int) (x, y int)) {
		timing, arrives := "step-end", 0
		if glides {
			timing, arrives = "linear", 1
		}
		fmt.Fprintf(&css, "@keyframes %s{", class)
		also := map[int]string{0: "0%,", slots - longHold: "100%,"}
		for i := range d.Frames {
			x, y := point(i)
			fmt.Fprintf(&css, "%s%.2f%%{transform:translate(%dpx,%dpx)}", also[i], 100*float64(i+arrives)/float64(slots), x, y)
		}
		fmt.Fprintf(&css, "}\n@media (prefers-reduced-motion:no-preference){.%s{animation:%s %.3fs infinite %s}}\n",
			class, class, (time.Duration(slots) * delay).Seconds(), timing)
	}
	move("play", false, func(i int) (x, y int) { return 0, -i * d.frameHeight })
	if d.beside > 0 {
		move("playing", false, d.sheetPlace)
	}
	for k, w := range d.ways {
		move(fmt.Sprintf("m%d", k), true, func(i int) (x, y int) { return w.at[i].x, w.at[i].y })
	}
	return css.String()
}

// sheet draws all boards side by side, and a frame around the first.
func (d *drawing) sheet(svg *bytes.Buffer) {
	scale := float64(sheetSide) / float64(d.boardWidth)
	x, y := d.sheetPlace(0)
	fmt.Fprintf(svg, `<g class="playing" transform="translate(%d %d)"><rect x="%d" y="%d" width="%d" height="%d" rx="5"/></g>`+"\n",
		x, y, -space/3, -space/3, sheetSide+2*space/3, d.pitch-space+2*space/3)
	for i := range d.Frames {
		x, y := d.sheetPlace(i)
		fmt.Fprintf(svg, `<g transform="translate(%d %.2f) scale(%.4f)"><use href="#board"/><use href="#f%d"/></g>`+"\n",
			x, float64(y)+scale*float64(d.captionHeight()), scale, i)
	}
}

// note draws the note below everything.
func (d *drawing) note(svg *bytes.Buffer) {
	for i, line := range d.noteLines {
		fmt.Fprintf(svg, `<text class="note" x="%d" y="%d">%s</text>`+"\n",
			space, d.noteY+(i+1)*noteLine-4, html.EscapeString(line))
	}
}
