package view

import (
	"image"
	"strconv"
	"unicode/utf8"
)

// Every trail has its own band through the cells. The band of the first trail is above and to the
// left of the band of the next. Here two trails go right and then down, through three cells:
//
//	+-----------+-----------+
//	| a - - - - - - a       |
//	|           |   |       |
//	|   b - - - - - - - b   |
//	|           |   |   |   |
//	+-----------+---|---|---+
//	            |   A   |   |
//	            |       B   |
//
// A trail keeps to the right in its band, like a car on a road, so the way out and the way back are
// two lines. All lines are horizontal or vertical. Lengths are in units.
const (
	band     = 8 // the width of a band
	keep     = 2 // how far a trail is to the right of the middle of its band
	tagEvery = 5 // steps
	tagChar  = 6 // about the width of a character in a tag
	tagHigh  = 12
)

// edges say how far below the middle of its cell a tag is if there is no room for the tag outside
// the cell: at the lower edge for the first trail, at the upper edge for the second, and in the
// middle for the third.
var edges = [...]int{cellSide/2 - tagHigh/2, tagHigh/2 - cellSide/2, 0}

// tag labels a cell with the steps at which a trail is there.
type tag struct {
	box
	cell int
	Text string
}

// Middle returns the position of the text.
func (t tag) Middle() point { return t.Min.Add(t.Max).Div(2) }

// stay is one stay of a trail in a cell, from the first board to the last.
type stay struct{ cell, first, last int }

// trails returns the movers that have a trail.
func (f *Film) trails() (movers []mover) {
	var taken []box // where no tag may be: cells that are not walls, and other tags
	for k, c := range f.Frames[0].Cells {
		if c.Shape != Block {
			taken = append(taken, image.Rect(0, 0, cellSide, cellSide).Add(f.corner(k)))
		}
	}
	for k, t := range f.Trails {
		m := mover{Trail: t}
		middle := band * (2*k - len(f.Trails) + 1) / 2 // of the band
		stays := t.stays()
		for i, s := range stays {
			in := f.right(stays[max(i-1, 0)].cell, s.cell)
			out := f.right(s.cell, stays[min(i+1, len(stays)-1)].cell)
			corners := turn(f.middle(s.cell).Add(image.Pt(middle, middle)), in, out)
			m.Line = append(m.Line, corners...)
			for board := s.first; board <= s.last; board++ {
				m.At = append(m.At, corners[0])
			}
		}
		for _, t := range tagged(t.Label, stays) {
			t.box = f.place(t, edges[k%len(edges)], taken)
			m.Tags, taken = append(m.Tags, t), append(taken, t.box)
		}
		movers = append(movers, m)
	}
	return movers
}

// stays divides a trail into its stays, each in one cell.
func (t Trail) stays() (stays []stay) {
	for i, cell := range t.Cells {
		if i == 0 || cell != t.Cells[i-1] {
			stays = append(stays, stay{cell, i, i})
		}
		stays[len(stays)-1].last = i
	}
	return stays
}

// turn returns the corners of a trail in a cell, given the middle of its band there. The trail
// enters on a line that is off the middle by in, and leaves on one that is off by out.
func turn(middle, in, out point) []point {
	corner := middle.Add(in)
	switch {
	case in == out: // it goes straight: both lines are one
		return []point{corner}
	case in == out.Mul(-1): // it turns back: the two lines are side by side
		return []point{corner, middle.Add(out)}
	}
	// It turns left or right, where the lines cross; or it begins or ends here, and in or out is 0.
	return []point{corner.Add(out)}
}

// right returns how far a trail is off the middle of its band on the way from a cell to an adjacent
// one: the way, turned right by 90 degrees and shortened to keep. From a cell to itself, it is 0.
func (f *Film) right(from, to int) point {
	way := f.corner(to).Sub(f.corner(from))
	return image.Pt(-way.Y, way.X).Mul(keep).Div(cellSide) // y grows downwards
}

// middle returns the middle of a cell.
func (f *Film) middle(cell int) point {
	return f.corner(cell).Add(image.Pt(cellSide/2, cellSide/2))
}

// tagged returns the tags of a trail, at most one per cell: for every fifth step, for every wait,
// and for the goal. Each begins with the label of the trail.
func tagged(label string, stays []stay) (tags []tag) {
	index := map[int]int{} // by cell: the index of its tag
	for i, s := range stays {
		text := strconv.Itoa(s.first)
		if s.last > s.first {
			text += "–" + strconv.Itoa(s.last)
		} else if i == 0 || i < len(stays)-1 && s.first%tagEvery != 0 {
			continue
		}
		if k, known := index[s.cell]; known {
			tags[k].Text += " " + text
			continue
		}
		index[s.cell] = len(tags)
		tags = append(tags, tag{cell: s.cell, Text: label + text})
	}
	return tags
}

// place finds room for a tag above, below, left of or right of its cell. If all four places are
// taken, it puts the tag into the cell.
func (f *Film) place(t tag, edge int, taken []box) (place box) {
	size := image.Pt(tagChar*(utf8.RuneCountInString(t.Text)+1), tagHigh)
	const beside = cellSide/2 + 2
	across, up := beside+size.X/2, beside+size.Y/2
	for _, offset := range []image.Point{{0, -up}, {0, up}, {-across, 0}, {across, 0}, {0, edge}} {
		place = box{Max: size}.Add(f.middle(t.cell).Add(offset).Sub(size.Div(2)))
		if place.In(f.floor()) && apart(place, taken) {
			break
		}
	}
	return place
}

// apart reports whether a box overlaps none of the others.
func apart(b box, others []box) bool {
	for _, other := range others {
		if b.Inset(-1).Overlaps(other) {
			return false
		}
	}
	return true
}
