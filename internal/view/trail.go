package view

import (
	"image"
	"strconv"
	"unicode/utf8"
)

// A trail runs through its own band of every cell, the bands lying side by side from the top left
// corner to the bottom right one. In its band it keeps to the right of its way. So there and back
// are two lines, and all lines are level or upright.
const (
	band     = 8 // units, as the others
	keep     = 2 // units from the middle of the band to the right
	tagEvery = 5 // steps
	tagChar  = 6 // the width of a character of a tag, about
	tagHigh  = 12
)

// edges are where tags are within a cell, below its middle: one for each of three trails.
var edges = [...]int{cellSide/2 - tagHigh/2, tagHigh/2 - cellSide/2, 0}

const (
	legend = "Numbers are steps: every fifth, and from–to for a wait. " +
		"Rings are starts, squares are goals. "
	chineseLegend = "数字是步数：每五步一个；停留时写出起止。圆圈是起点，方块是终点。"
)

// tag is the steps at which a trail is in a cell.
type tag struct {
	box
	cell int
	Text string
}

// Middle returns where the text stands.
func (t tag) Middle() point { return t.Min.Add(t.Max).Div(2) }

// stay is the time that is spent in a cell, from a board to a board.
type stay struct{ cell, first, last int }

// trails returns what has a trail.
func (f *Film) trails() (movers []mover) {
	var taken []box // where no tag can be: on cells that are no walls, and on other tags
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

func (t Trail) stays() (stays []stay) {
	for i, cell := range t.Cells {
		if i == 0 || cell != t.Cells[i-1] {
			stays = append(stays, stay{cell, i, i})
		}
		stays[len(stays)-1].last = i
	}
	return stays
}

// turn returns where a trail turns in a cell, by how far it is to the right on the way in and on
// the way out: one point if it does not turn, two if it turns back.
func turn(middle, in, out point) []point {
	switch in {
	case out:
		return []point{middle.Add(in)}
	case out.Mul(-1):
		return []point{middle.Add(in), middle.Add(out)}
	}
	return []point{middle.Add(in).Add(out)}
}

// right returns how far a trail is to the right of its band's middle, from a cell to one beside it;
// it is in the middle where the trail begins and ends.
func (f *Film) right(from, to int) point {
	step := f.corner(to).Sub(f.corner(from))
	return image.Pt(-step.Y, step.X).Mul(keep).Div(cellSide)
}

// middle returns the middle of a cell.
func (f *Film) middle(cell int) point {
	return f.corner(cell).Add(image.Pt(cellSide/2, cellSide/2))
}

// tagged returns the tags of a trail, one for a cell, which begin with its label: for every fifth
// step, for a wait, and for the goal.
func tagged(label string, stays []stay) (tags []tag) {
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
		tags = append(tags, tag{cell: s.cell, Text: label + text})
	}
	return tags
}

// place finds room for a tag above, below, left or right of its cell, or else puts it within it.
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

// apart reports whether a box touches no other.
func apart(b box, others []box) bool {
	for _, other := range others {
		if b.Inset(-1).Overlaps(other) {
			return false
		}
	}
	return true
}
