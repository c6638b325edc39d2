package view

import "strconv"

// A trail runs through its own band of every cell, the bands lying side by side
// from the top left corner to the bottom right one. Where it comes to a cell again
// it takes another of the band's three lanes, so that there and back are two lines.
const (
	band      = 12 // units, as the others
	lane      = 4
	badgeSide = 22 // with what is drawn around it
	tagEvery  = 5  // steps
)

const legend = "Numbers are steps: every fifth, and from–to for a wait. Rings are starts, squares are goals. "

// way is a trail as the template draws it.
type way struct {
	Trail
	At         []point // on each board
	Start, End point
	Tags       []tag
}

// tag is the numbers of a cell. Its class says which end of it is at the point.
type tag struct {
	point
	Class, Text string
}

// stay is the time that is spent in a cell, from a board to a board, and where in it.
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
			w.At = append(w.At, f.in(cell, s.shift))
		}
		w.Start, w.End = w.At[0], w.At[len(w.At)-1]
		w.Tags = f.tags(stays)
		ways = append(ways, w)
	}
	return ways
}

// tags returns the tags of a trail, one for a cell, where its first number belongs;
// at the start and the goal beside the badge there.
func (f *Film) tags(stays []stay) (tags []tag) {
	start, goal := stays[0], stays[len(stays)-1]
	index := map[int]int{} // by cell, of its tag
	for _, s := range stays {
		text := strconv.Itoa(s.first)
		switch {
		case s == goal: // it has the number of its step alone
		case s.last > s.first:
			text += "–" + strconv.Itoa(s.last)
		case s == start || s.first%tagEvery != 0:
			continue
		}
		if i, tagged := index[s.cell]; tagged {
			tags[i].Text += " " + text
			continue
		}
		index[s.cell] = len(tags)
		t := tag{f.in(s.cell, s.shift), "middle", text}
		for _, badge := range []stay{start, goal} {
			if s.cell == badge.cell && s.shift > 0 { // towards the middle of the cell
				t = tag{f.in(s.cell, badge.shift), "right", text}
				t.X -= badgeSide/2 + 2
			} else if s.cell == badge.cell {
				t = tag{f.in(s.cell, badge.shift), "left", text}
				t.X += badgeSide/2 + 2
			}
		}
		tags = append(tags, t)
	}
	return tags
}
