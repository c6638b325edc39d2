package view

import (
	"bytes"
	_ "embed" // for the style
	"fmt"
	"html"
)

// style styles the parts of all pictures. It uses no CSS variables, because some programs that draw
// SVG do not support them. A label of class "on" is on a tile, a disc or a tag. In both themes, the
// contrasts meet WCAG 2, level AA: at least 4.5 for text on its background, and 3 for graphics.
//
//go:embed picture.css
var style string

// shapes defines the shapes in a film's picture. A block is larger than its cell so that no seam
// shows between two blocks.
const shapes = `<rect id="tile" x="2" y="2" width="36" height="36" rx="5"/>
<circle id="disc" cx="20" cy="20" r="15"/>
<rect id="tint" x="2" y="2" width="36" height="36" rx="5" fill-opacity="0.3"/>
<rect id="block" width="42" height="42" shape-rendering="crispEdges"/>
<g id="mark"><rect class="rim" x="2" y="2" width="36" height="36" rx="5"/>` +
	`<rect x="2" y="2" width="36" height="36" rx="5"/></g>
<circle id="start" class="ring" r="8"/>
<rect id="goal" x="-8" y="-8" width="16" height="16" rx="2"/>
<circle id="mover" class="rimmed" r="10"/>
`

// markup is the part of a picture's SVG written so far. It does not use text/template, because the
// linker would keep every method that a template could call, and the programs, which the page
// downloads, would grow by 40%.
type markup struct{ bytes.Buffer }

// add adds elements, formatted as by fmt.Fprintf. Any text among the values must be escaped.
func (m *markup) add(format string, values ...interface{}) { fmt.Fprintf(m, format, values...) }

// area returns the attributes of a rectangle.
func area(b box) string {
	return fmt.Sprintf(`x="%d" y="%d" width="%d" height="%d"`, b.Min.X, b.Min.Y, b.Dx(), b.Dy())
}

// window returns a box as the value of viewBox.
func window(b box) string { return fmt.Sprint(b.Min.X, b.Min.Y, b.Dx(), b.Dy()) }

// at returns the attributes of a point.
func at(p point) string { return fmt.Sprintf(`x="%d" y="%d"`, p.X, p.Y) }

// shift returns the attribute that moves a group to a point.
func shift(p point) string { return fmt.Sprintf(`transform="translate(%d %d)"`, p.X, p.Y) }

// to returns the CSS rule that moves an element to a point.
func to(p point) string { return fmt.Sprintf("{transform:translate(%dpx,%dpx)}", p.X, p.Y) }

func (m *markup) addPicture(title string, d *drawing) {
	m.add(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="%v" width="%d" height="%d" lang="%v" `+
		"role=\"img\">\n", window(d.Whole), d.Whole.Dx(), d.Whole.Dy(), d.Say("en", "zh"))
	m.add("<title>%v</title>\n<style>\n%v", html.EscapeString(title), style)
	m.add("@media (prefers-reduced-motion:no-preference){\n")
	if len(d.Boards) > 1 {
		m.addMotion(d)
	}
	m.add("}\n</style>\n<rect class=\"ground\" %v rx=\"6\"/>\n", area(d.Whole))
	m.addFilm(d)
	if len(d.Below.lines) > 0 {
		m.add(`<text y="%d" style="font-size:%dpx">`, d.Below.top, d.Below.fontSize)
		for _, line := range d.Below.lines {
			m.add(`<tspan class="note" x="0" dy="1.4em">%v</tspan>`, html.EscapeString(line))
		}
		m.add("</text>\n")
	}
	m.add("</svg>\n\n")
}

// addMotion adds the rules by which boards and movers move. A board comes onto the stage when its
// time begins; the movers arrive in the middle of that time.
func (m *markup) addMotion(d *drawing) {
	m.add("@keyframes play{")
	for _, b := range d.Boards {
		m.add("%.2f%%{transform:translate(-%dpx,-%dpx)}", b.Begins, b.X, b.Y)
	}
	m.add("}\n.play{animation:play %v step-end 3}\n", d.Period)
	if d.Sheet.X > 0 {
		m.add("@keyframes playing{")
		for _, b := range d.Boards {
			m.add("%.2f%%%v", b.Begins, to(b.point))
		}
		m.add("}\n.playing{animation:playing %v step-end 3}\n", d.Period)
	}
	for k, mover := range d.Movers {
		before := mover.At[0]
		m.add("@keyframes m%d{", k)
		for i, place := range mover.At {
			if place != before {
				b := d.Boards[i]
				m.add("%.2f%%%v%.2f%%%v", b.Begins, to(before), b.Arrives, to(place))
				before = place
			}
		}
		m.add("100%%%v }\n.m%d{animation:m%d %v linear 3}\n", to(before), k, k, d.Period)
	}
}

func (m *markup) addFilm(d *drawing) {
	m.add("<defs>\n%v<g id=\"board\"><rect class=\"floor\" %v rx=\"6\"/>", shapes, area(d.Floor))
	if d.Trails != nil {
		for _, c := range d.Boards[0].Cells {
			if c.Shape == Block {
				m.addCell(c)
			}
		}
	}
	m.add("</g>\n")
	m.addCaptions(d)
	if d.Trails == nil {
		m.add("<g id=\"sheet\">\n")
		for _, b := range d.Boards {
			m.add(`<g %v><use href="#board"/>`, shift(b.point))
			for _, c := range b.Cells {
				m.addCell(c)
			}
			m.add("</g>\n")
		}
		m.add("<use href=\"#captions\"/>\n</g>\n")
	}
	m.add("</defs>\n")
	m.addStage(d)
	if d.Sheet.X > 0 {
		m.add(`<g transform="translate(%d %d) scale(.5)"><use href="#sheet"/>`, d.Sheet.X,
			d.Sheet.Y)
		m.add("<rect class=\"playing\" %v rx=\"8\"/></g>\n", area(d.Slot))
	}
}

// addCaptions adds the captions of all boards and, if there are no trails, the marks on the boards.
func (m *markup) addCaptions(d *drawing) {
	m.add("<g id=\"captions\">\n")
	for _, b := range d.Boards {
		m.add(`<g class="frame" %v><text style="font-size:%dpx" dy="-.5em">%v</text>`,
			shift(b.point), b.FontSize, html.EscapeString(b.Caption))
		for _, c := range b.Cells {
			if d.Trails == nil {
				m.addMarks(c)
			}
		}
		m.add("</g>\n")
	}
	m.add("</g>\n")
}

func (m *markup) addMarks(c svgCell) {
	if c.Mark&Lined != 0 {
		m.add(`<use href="#mark" class="lined" %v/>`, at(c.point))
	}
	switch c.Mark {
	case Moved:
		m.add(`<use href="#mark" class="moved" %v/>`, at(c.point))
	case Moved | Lined:
		m.add(`<use href="#mark" class="moved dashed" %v/>`, at(c.point))
	}
}

func (m *markup) addCell(c svgCell) {
	if c.Shape != Letter {
		m.add(`<use href="#%v" class="%v" %v/>`, c.Shape, c.Colour, at(c.point))
	}
	if c.Label == "" || c.Label == " " || c.Shape == Block {
		return
	}
	class := "label on " + string(c.Colour)
	switch c.Shape {
	case Letter:
		class = "label " + string(c.Colour)
	case Tint:
		class = "label"
	}
	m.add(`<text class="%v" %v dx="20" dy="28">%v</text>`, class, at(c.point),
		html.EscapeString(c.Label))
}

// addStage adds the window behind which the sheet moves, and on it the movers and their trails.
func (m *markup) addStage(d *drawing) {
	m.add("<svg %v viewBox=\"%v\">\n", area(d.Stage), window(d.Window))
	if len(d.Movers) > 0 {
		m.add("<use href=\"#board\"/>\n")
	}
	for _, mover := range d.Movers {
		m.addLine(mover)
	}
	for _, mover := range d.Movers {
		m.addEnds(mover)
	}
	for k, mover := range d.Movers {
		m.add(`<g class="m%d" %v>`, k, shift(mover.At[0]))
		for _, c := range mover.Piece {
			m.addCell(c)
		}
		if mover.Line != nil {
			m.add(`<use href="#mover" class="%v"/><text class="badge on %v" dy=".36em">%v</text>`,
				mover.Colour, mover.Colour, html.EscapeString(mover.Label))
		}
		m.add("</g>\n")
	}
	for _, mover := range d.Movers {
		for _, t := range mover.Tags {
			m.add(`<rect class="tag %v" %v rx="3"/>`, mover.Colour, area(t.box))
			m.add("<text class=\"tag on %v\" %v dy=\".36em\">%v</text>\n", mover.Colour,
				at(t.Middle()), t.Text)
		}
	}
	played := "sheet"
	if len(d.Movers) > 0 {
		played = "captions"
	}
	m.add("<use class=\"play\" href=\"#%v\"/>\n</svg>\n", played)
}

// addLine adds the trail of a mover, if it has one.
func (m *markup) addLine(mover mover) {
	if mover.Line == nil {
		return
	}
	m.add(`<path class="trail %v" d="M`, mover.Colour)
	for _, p := range mover.Line {
		m.add(" %d %d", p.X, p.Y)
	}
	m.add("\"/>\n")
}

// addEnds adds the start and the goal of a trail, if the mover has a trail.
func (m *markup) addEnds(mover mover) {
	if mover.Line == nil {
		return
	}
	start, goal := mover.At[0], mover.At[len(mover.At)-1]
	m.addBadge("start", "badge", mover.Label, mover.Colour, start)
	m.addBadge("goal", "badge on", mover.Goal, mover.Colour, goal)
	m.add("\n")
}

func (m *markup) addBadge(shape, class, label string, colour Colour, p point) {
	m.add(`<use href="#%v" class="%v" %v/>`, shape, colour, at(p))
	m.add("<text class=\"%v %v\" %v dy=\".36em\">%v</text>\n", class, colour, at(p),
		html.EscapeString(label))
}
