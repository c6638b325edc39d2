package view

import (
	"strconv"
	"unicode/utf8"
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

// way is a trail as the template draws it.
type way struct {
	Trail
	Class      string
	Points     []point
	at         []point // on each frame
	Start, End point
	Tags       []tag
}

// tag is the numbers of a cell, in a box.
type tag struct {
	text
	Left, Top, Width int
}

// stay is the time that is spent in a cell, from a frame to a frame, and where in it.
type stay struct {
	cell, first, last int
	shift             int // from the cell's middle, to the right and down
}

// in returns the place that is shifted from the middle of a cell.
func (f *Film) in(cell, shift int) point {
	return point{cell%f.Columns*cellSide + cellSide/2 + shift, cell/f.Columns*cellSide + cellSide/2 + shift}
}

func newWays(f *Film) (ways []way) {
	for k, t := range f.Trails {
		w := way{Trail: t, Class: looks[t.Colour].Class}
		var stays []stay
		visits := map[int]int{}
		for i, cell := range t.Cells {
			if n := len(stays); i == 0 || cell != t.Cells[i-1] {
				if n > 1 && stays[n-2].cell == cell {
					visits[stays[n-1].cell]++ // turning back takes two lanes
				}
				shift := band*(2*k-len(f.Trails)+1)/2 + lane*[...]int{0, 1, -1}[visits[cell]%3]
				if n > 0 && shift != stays[n-1].shift { // lanes change within a cell
					w.Points = append(w.Points, f.in(stays[n-1].cell, shift))
				}
				w.Points = append(w.Points, f.in(cell, shift))
				stays = append(stays, stay{cell: cell, first: i, shift: shift})
				visits[cell]++
			}
			stays[len(stays)-1].last = i
			w.at = append(w.at, w.Points[len(w.Points)-1])
		}
		w.Start, w.End = w.at[0], w.at[len(w.at)-1]
		w.tag(f, stays)
		ways = append(ways, w)
	}
	return ways
}

// tag makes the tags, one for a cell, where its first number belongs; at the start
// and the goal beside the badge there.
func (w *way) tag(f *Film, stays []stay) {
	var tagged []stay // the first of each cell
	texts := map[int]string{}
	for i, s := range stays {
		text := strconv.Itoa(s.first)
		switch {
		case i == len(stays)-1: // the goal has the number of its step
		case s.last > s.first:
			text += "–" + strconv.Itoa(s.last)
		case s.first == 0 || s.first%tagEvery != 0:
			continue
		}
		if texts[s.cell] == "" {
			tagged = append(tagged, s)
			texts[s.cell] = text
		} else {
			texts[s.cell] += " " + text
		}
	}
	start, goal := stays[0], stays[len(stays)-1]
	for _, s := range tagged {
		width := tagChar*utf8.RuneCountInString(texts[s.cell]) + 4
		beside := (badgeSide + width) / 2
		if s.shift > 0 { // towards the middle of the cell
			beside = -beside
		}
		at := f.in(s.cell, s.shift)
		switch s.cell {
		case goal.cell:
			at = w.End
			at.X += beside
		case start.cell:
			at = w.Start
			at.X += beside
		}
		w.Tags = append(w.Tags, tag{text{at, texts[s.cell]}, at.X - width/2, at.Y - tagHeight/2, width})
	}
}
