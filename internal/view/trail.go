package view

import (
	"strconv"
	"unicode/utf8"
)

// A trail runs through its own band of every cell, the bands lying side by side from the top left
// corner to the bottom right one. In its band it keeps to the right, as cars do: so there and back
// are two lines, and all lines are level or upright.
const (
	band     = 12 // units, as the others
	keep     = 3  // from the middle of the band to the right
	tagEvery = 5  // steps
	tagChar  = 6  // the width of a character of a tag, about
	tagHigh  = 12
)

const legend = "Numbers are steps: every fifth, and from–to for a wait. " +
	"Rings are starts, squares are goals. "

// way is a trail as the template draws it.
type way struct {
	Trail
	At         []point // on each board
	Line       []point // its corners
	Start, End point
	Tags       []tag
}

// tag is the steps at which a trail is in a cell.
type tag struct {
	box
	Text string
}

// Middle returns where the text stands.
func (t tag) Middle() point { return point{t.X + t.Width/2, t.Y + t.Height/2} }

// stay is the time that is spent in a cell, from a board to a board.
type stay struct{ cell, first, last int }

func newWays(f *Film) (ways []way) {
	var placed []tag // of all trails
	for k, t := range f.Trails {
		w := way{Trail: t}
		middle := band * (2*k - len(f.Trails) + 1) / 2 // of the band
		stays := t.stays()
		for i, s := range stays {
			corners := f.corners(stays, i, middle)
			w.Line = append(w.Line, corners...)
			for board := s.first; board <= s.last; board++ {
				w.At = append(w.At, corners[0])
			}
		}
		w.Start, w.End = w.At[0], w.At[len(w.At)-1]
		for _, s := range tagged(stays) {
			s.box = f.place(s, w.At[s.first], placed)
			w.Tags, placed = append(w.Tags, s.tag), append(placed, s.tag)
		}
		ways = append(ways, w)
	}
	return ways
}

func (t Trail) stays() (stays []stay) {
	for i, cell := range t.Cells {
		if i == 0 || cell != t.Cells[i-1] {
			stays = append(stays, stay{cell, i, i})
		}
		stays[len(stays)-1].last = i
	}
	return stays
}

// corners returns where a trail turns in the cell of its stay i, and one point if it does not: two
// if it turns back.
func (f *Film) corners(stays []stay, i, middle int) []point {
	at := f.middle(stays[i].cell)
	at = point{at.X + middle, at.Y + middle}
	in, out := point{}, point{} // how far to the right is, by the way in and by the way out
	if i > 0 {
		in = f.right(stays[i-1].cell, stays[i].cell)
	}
	if i < len(stays)-1 {
		out = f.right(stays[i].cell, stays[i+1].cell)
	}
	switch {
	case in == out:
		return []point{at.plus(in)}
	case in == point{-out.X, -out.Y}:
		return []point{at.plus(in), at.plus(out)}
	default:
		return []point{at.plus(in).plus(out)}
	}
}

// right returns how far a trail is to the right of its band's middle, from a cell to one beside it.
func (f *Film) right(from, to int) point {
	a, b := f.middle(from), f.middle(to)
	return point{(a.Y - b.Y) * keep / cellSide, (b.X - a.X) * keep / cellSide}
}

// middle returns the middle of a cell.
func (f *Film) middle(cell int) point {
	return f.corner(cell).plus(point{cellSide / 2, cellSide / 2})
}

func (p point) plus(q point) point { return point{p.X + q.X, p.Y + q.Y} }

// tagOf is a tag of the cell of a stay, not yet placed.
type tagOf struct {
	tag
	stay
}

// tagged returns the tags of a trail, one for a cell: for every fifth step, for a wait, and for the
// goal.
func tagged(stays []stay) (tags []tagOf) {
	index := map[int]int{} // by cell, of its tag
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
		tags = append(tags, tagOf{tag{Text: text}, s})
	}
	return tags
}

// place finds room for a tag: on a wall above, below, left or right of its cell, where it hides no
// trail and nothing that waits hides it; or else where the trail is, at the point given.
func (f *Film) place(t tagOf, at point, placed []tag) box {
	width, middle := tagChar*(utf8.RuneCountInString(t.Text)+1), f.middle(t.cell)
	around := func(x, y int) box { return box{x - width/2, y - tagHigh/2, width, tagHigh} }
	beside := cellSide/2 + 2
	for _, b := range []box{
		around(middle.X, middle.Y-beside-tagHigh/2), around(middle.X, middle.Y+beside+tagHigh/2),
		around(middle.X-beside-width/2, middle.Y), around(middle.X+beside+width/2, middle.Y),
	} {
		free := f.walled(b)
		for _, other := range placed {
			free = free && (b.X >= other.X+other.Width || other.X >= b.X+b.Width ||
				b.Y >= other.Y+other.Height || other.Y >= b.Y+b.Height)
		}
		if free {
			return b
		}
	}
	return around(at.X, at.Y)
}

// walled reports whether nothing but blocks is below a box.
func (f *Film) walled(b box) bool {
	if b.X < 0 || b.Y < 0 || b.X+b.Width > f.Columns*cellSide || b.Y+b.Height > f.rows()*cellSide {
		return false
	}
	for y := b.Y / cellSide; y*cellSide < b.Y+b.Height; y++ {
		for x := b.X / cellSide; x*cellSide < b.X+b.Width; x++ {
			if f.Frames[0].Cells[y*f.Columns+x].Shape != Block {
				return false
			}
		}
	}
	return true
}
