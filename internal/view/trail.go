package view

import "strconv"

// A trail runs through its own band of every cell, the bands lying side by side
// from the top left corner to the bottom right one. Where it comes to a cell again
// it takes another of the band's three lanes, so that there and back are two lines.
const (
	band     = 12 // units, as the others
	lane     = 4
	beside   = 13 // from the middle of a start or a goal to a tag beside it
	tagEvery = 5  // steps
)

const legend = "Numbers are steps: every fifth, and from–to for a wait. Rings are starts, squares are goals. "

// way is a trail as the template draws it.
type way struct {
	Trail
	At         []point // on each board
	Start, End point
	Tags       []tag
}

// tag is the steps at which a trail is in a cell. Its class says which end of the
// text is at the point.
type tag struct {
	point
	Class, Text string
}

// stay is the time that is spent in a cell, from a board to a board, and where in it.
type stay struct {
	cell, first, last int
	shift             int // from the cell's middle, to the right and down
}

func newWays(f *Film) (ways []way) {
	for k, t := range f.Trails {
		w := way{Trail: t}
		middle := band * (2*k - len(f.Trails) + 1) / 2 // of the band
		var stays []stay
		visits := map[int]int{} // by cell
		for i, cell := range t.Cells {
			if i == 0 || cell != t.Cells[i-1] {
				stays = append(stays, stay{cell, i, i, middle + lane*[...]int{0, 1, -1}[visits[cell]%3]})
				visits[cell]++
			}
			s := &stays[len(stays)-1]
			s.last = i
			w.At = append(w.At, f.at(*s))
		}
		w.Start, w.End = w.At[0], w.At[len(w.At)-1]
		w.Tags = f.tags(stays)
		ways = append(ways, w)
	}
	return ways
}

// at returns where in its cell a stay is.
func (f *Film) at(s stay) point {
	x, y := s.cell%f.Columns*cellSide, s.cell/f.Columns*cellSide
	return point{x + cellSide/2 + s.shift, y + cellSide/2 + s.shift}
}

// tags returns the tags of a trail, one for a cell, where the first stay there is; at
// the start and the goal beside what is drawn there.
func (f *Film) tags(stays []stay) (tags []tag) {
	start, goal := stays[0], stays[len(stays)-1]
	drawn := map[int]point{start.cell: f.at(start), goal.cell: f.at(goal)}
	index := map[int]int{} // by cell, of its tag
	for _, s := range stays {
		text := strconv.Itoa(s.first)
		if s.last > s.first {
			text += "–" + strconv.Itoa(s.last)
		} else if s == start || s != goal && s.first%tagEvery != 0 {
			continue
		}
		if i, tagged := index[s.cell]; tagged {
			tags[i].Text += " " + text
			continue
		}
		index[s.cell] = len(tags)
		t := tag{f.at(s), "middle", text}
		if at, ok := drawn[s.cell]; ok && s.shift > 0 { // towards the middle of the cell
			t = tag{point{at.X - beside, at.Y}, "right", text}
		} else if ok {
			t = tag{point{at.X + beside, at.Y}, "left", text}
		}
		tags = append(tags, t)
	}
	return tags
}
