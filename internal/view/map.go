package view

import (
	"fmt"
	"strconv"
	"strings"
)

// Map shows each state of a case by its distance from the start and its distance to the goal: one
// picture for why two ends visit fewer. A search from the start takes the columns, one after the
// other, and one from the goal the rows.
type Map struct {
	Head, Note string        // what to say above and below
	States     map[Place]int // number of states at each place
	Found      int           // steps of a shortest route, Unknown if there is none
	Taken      Place         // how far the searches from the start and from the goal went
	Visited    Place         // not a place, but how many states each of them visited
	Limit      int           // the largest x + y that the fast program cares for, 0 for any
	Language
}

// Place is a distance from the start and one to the goal. Unknown stands for one that is not known:
// no way leads there, or the searches of a large map stopped before.
type Place struct{ Start, Goal int }

const Unknown = -1

// grid is a map as it is drawn. If there are many distances, each few of them share a cell.
type grid struct {
	*Map
	Share         int
	Columns, Rows int
	Taken         Place         // the last column and row
	cells         map[Place]int // states; the sums stand behind the last column and row
	most, mostSum int           // states in a cell, in a sum
}

// grid lets distances share cells, until there are at most maxCells in a row or column.
func (m *Map) grid() *grid {
	const maxCells = 66
	g := &grid{Map: m, cells: map[Place]int{}}
	for at := range m.States {
		g.Columns, g.Rows = max(g.Columns, at.Start+1), max(g.Rows, at.Goal+1)
	}
	g.Share = 1 + (max(g.Columns, g.Rows)-1)/maxCells
	last := g.cell(Place{g.Columns - 1, g.Rows - 1})
	g.Columns, g.Rows, g.Taken = last.Start+1, last.Goal+1, g.cell(m.Taken)
	// A search may go beyond what can be reached from the start. There only sums are drawn.
	g.Taken = Place{min(g.Taken.Start, last.Start), min(g.Taken.Goal, last.Goal)}
	for at, states := range m.States {
		at = g.cell(at)
		g.cells[at] += states
		g.most = max(g.most, g.cells[at])
		for _, sum := range []Place{{at.Start, g.Rows}, {g.Columns, at.Goal}} {
			g.cells[sum] += states
			g.mostSum = max(g.mostSum, g.cells[sum])
		}
	}
	return g
}

// cell returns where the states of a place are drawn. (A share is added and a cell taken off
// again, so that Unknown, -1, stays -1.)
func (g *grid) cell(at Place) Place {
	return Place{(at.Start+g.Share)/g.Share - 1, (at.Goal+g.Share)/g.Share - 1}
}

// kind returns which search takes the states of a cell, by the name of its colour, and in which
// step: blue for one from the start, orange for one from the goal, plain for the plain search
// alone, pale for none.
func (g *grid) kind(at Place) (string, int) {
	found := g.cell(Place{g.Found, 0}).Start
	switch {
	case at.Start >= 0 && at.Start <= g.Taken.Start:
		return "blue", at.Start
	case at.Goal >= 0 && at.Goal <= g.Taken.Goal:
		return "orange", at.Goal
	case at.Start >= 0 && (at.Start <= found || found < 0):
		return "plain", at.Start
	}
	return "pale", 0
}

// note adds to what there is to say how many distances share a cell.
func (g *grid) note() string {
	if g.Share == 1 {
		return g.Note
	}
	return fmt.Sprintf(g.Say("%d distances share a column or row. ", "%d 个距离合为一列或一行。"), g.Share) +
		g.Note
}

// Text draws the map as digits: each says how many digits the number of states in a cell has. The
// sums stand above and at the right.
func (m *Map) Text(width int, colour bool) string {
	g, wide := m.grid(), 1
	if g.Columns <= 32 {
		wide = 2
	}
	codes := map[string]string{"blue": "1;34", "orange": "33", "pale": "90"}
	lines := append(Wrap(m.Head, width), "")
	for row := g.Rows; row >= Unknown; row-- {
		line := "    "
		if row >= 0 && row < g.Rows && row%5 == 0 {
			line = fmt.Sprintf("%4d", row*g.Share)
		}
		for column := Unknown; column <= g.Columns; column++ {
			at, digits := Place{column, row}, ""
			if states := g.cells[at]; states > 0 {
				digits = strconv.Itoa(len(strconv.Itoa(states)))
			}
			if column == 0 || column == g.Columns {
				line += "  "
			}
			kind, _ := g.kind(at)
			line += fmt.Sprintf("%*s", wide-len(digits), "") + paint(digits, codes[kind], colour)
		}
		lines = append(lines, line)
	}
	numbers := strings.Repeat(" ", 5+2*wide)
	for column := 0; column < g.Columns; column += 5 {
		numbers += fmt.Sprintf("%-*d", 5*wide, column*g.Share)
	}
	how := m.Say("Each state by its distance from the start, to the right, and to the goal, "+
		"upwards. A digit is the length of their number: 3 stands for 100 to 999. Sums are above "+
		"and at the right. ", "每个状态按两个距离排列：向右是离起点，向上是离终点。"+
		"数字是状态数的位数：3 表示 100 到 999。上边和右边是合计。")
	lines = append(append(lines, numbers, ""), Wrap(how+g.note(), width)...)
	return trimmed(lines)
}
