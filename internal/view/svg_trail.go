package view

import (
	"bytes"
	"fmt"
	"html"
	"strconv"
)

// A trail runs through its own band of every cell, the bands lying side by side
// from the top left corner to the bottom right one. Where it comes to a cell again
// it takes another of the band's three lanes, so that there and back are two lines.
const (
	band      = 12 // units, as the others
	lane      = 4
	badgeSide = 22 // with what is drawn around it
	tagHeight = 11
	tagChar   = 6
	tagEvery  = 5 // steps
)

const legend = "Numbers are steps: every fifth, and from–to for a wait. Rings are starts, squares are goals. "

// way is a trail as the stays in the cells that it comes through.
type way struct {
	Trail
	class string
	stays []stay
	at    []stay // on each frame
}

// stay is the time that is spent in a cell, and where in it.
type stay struct {
	cell, first, last int
	shift             int // from the cell's middle, to the right and down
	x, y              int // with the shift
}

func newWays(f *Film) []way {
	var ways []way
	for k, t := range f.Trails {
		w := way{Trail: t, class: colourClasses[t.Colour]}
		visits := map[int]int{}
		for i, cell := range t.Cells {
			if i == 0 || cell != t.Cells[i-1] {
				if n := len(w.stays); n > 1 && w.stays[n-2].cell == cell {
					visits[w.stays[n-1].cell]++ // turning back takes two lanes
				}
				shift := band*(2*k-len(f.Trails)+1)/2 + lane*[...]int{0, 1, -1}[visits[cell]%3]
				x, y := cell%f.Columns*cellSide+cellSide/2, cell/f.Columns*cellSide+cellSide/2
				w.stays = append(w.stays, stay{cell, i, i, shift, x + shift, y + shift})
				visits[cell]++
			}
			s := &w.stays[len(w.stays)-1]
			s.last = i
			w.at = append(w.at, *s)
		}
		ways = append(ways, w)
	}
	return ways
}

func (w way) start() stay { return w.stays[0] }
func (w way) goal() stay  { return w.stays[len(w.stays)-1] }

// trails draws the trails, then their ends and numbers over all of them.
func (d *drawing) trails(svg *bytes.Buffer) {
	for _, w := range d.ways {
		fmt.Fprintf(svg, `<path class="trail %s" d="M`, w.class)
		for i, s := range w.stays {
			fmt.Fprintf(svg, " %d %d", s.x, s.y)
			if i+1 < len(w.stays) && w.stays[i+1].shift != s.shift { // lanes change within a cell
				change := w.stays[i+1].shift - s.shift
				fmt.Fprintf(svg, " %d %d", s.x+change, s.y+change)
			}
		}
		svg.WriteString("\"/>\n")
	}
	for _, w := range d.ways {
		w.badge(svg, "start", w.class, w.Label, w.start().x, w.start().y)
		w.badge(svg, "goal", "on "+w.class, w.Goal, w.goal().x, w.goal().y)
		w.tags(svg)
	}
}

// movers draws what moves on its start, where the animation moves it away.
func (d *drawing) movers(svg *bytes.Buffer) {
	for k, w := range d.ways {
		fmt.Fprintf(svg, `<g class="m%d" transform="translate(%d %d)">`, k, w.start().x, w.start().y)
		w.badge(svg, "mover", "on "+w.class, w.Label, 0, 0)
		svg.WriteString("</g>\n")
	}
}

// badge draws a shape around a point, and a label on it.
func (w way) badge(svg *bytes.Buffer, shape, labelClass, label string, x, y int) {
	fmt.Fprintf(svg, `<use href="#%s" class="%s" x="%d" y="%d"/><text class="badge %s" x="%d" y="%d">%s</text>`+"\n",
		shape, w.class, x, y, labelClass, x, y+5, html.EscapeString(label))
}

// tags draws the numbers, all those of a cell in one place.
func (w way) tags(svg *bytes.Buffer) {
	texts, places := map[int]string{}, []stay{}
	for _, s := range w.stays {
		text := strconv.Itoa(s.first)
		switch {
		case s == w.goal():
		case s.last > s.first:
			text += "–" + strconv.Itoa(s.last)
		case s.first == 0 || s.first%tagEvery != 0:
			continue
		}
		if texts[s.cell] == "" {
			places = append(places, s)
			texts[s.cell] = text
		} else {
			texts[s.cell] += " " + text
		}
	}
	for _, s := range places {
		text := texts[s.cell]
		width := tagChar*len([]rune(text)) + 4
		beside := (badgeSide + width) / 2
		if s.shift > 0 { // towards the middle of the cell
			beside = -beside
		}
		switch s.cell {
		case w.goal().cell:
			s = w.goal()
		case w.start().cell:
			s = w.start()
		default:
			beside = 0
		}
		x := s.x + beside
		fmt.Fprintf(svg, `<rect class="%s" x="%d" y="%d" width="%d" height="%d" rx="3"/><text class="tag on %s" x="%d" y="%d">%s</text>`+"\n",
			w.class, x-width/2, s.y-tagHeight/2, width, tagHeight, w.class, x, s.y+4, text)
	}
}
