package view

import (
	"fmt"
	"strconv"
	"strings"
)

// Map shows each state of a case by its distance from the start and its distance to the goal. One
// picture shows why a search from both ends visits fewer states: a search from the start sweeps the
// columns one after another, and a search from the goal sweeps the rows.
type Map struct {
	Head, Note string        // the texts above and below
	States     map[Place]int // number of states at each place
	Found      int           // steps of a shortest route, or Unknown
	Taken      Place         // how far the searches from the start and from the goal went
	Visited    Place         // not a place, but how many states each of them visited
	Limit      int           // the fast search skips states whose distances add up to more; 0: none
	Language
}

// Place is a distance from the start and a distance to the goal. A distance is Unknown if there is
// no such route, or if the searches of a large map stopped before they found it.
type Place struct{ Start, Goal int }

const Unknown = -1

// grid is a map divided into cells. A cell holds the states at Share distances from the start and
// at as many from the goal. Share is 1 unless there are many distances.
type grid struct {
	*Map
	Share         int
	Columns, Rows int
	Taken         Place         // the last column and row of the searches
	cells         map[Place]int // states; column Columns and row Rows hold the sums
	most, mostSum int           // the most states in a cell, in a sum
}

// grid divides a map into at most maxCells cells in a row or column.
func (m *Map) grid() *grid {
	const maxCells = 66
	g := &grid{Map: m, cells: map[Place]int{}}
	far := Place{Unknown, Unknown} // the largest distance from the start, and to the goal
	for at := range m.States {
		far = Place{max(far.Start, at.Start), max(far.Goal, at.Goal)}
	}
	g.Share = 1 + max(far.Start, far.Goal)/maxCells
	last := g.cell(far)
	g.Columns, g.Rows = last.Start+1, last.Goal+1
	// A search may go farther, but there are no cells beyond.
	g.Taken = g.cell(Place{min(m.Taken.Start, far.Start), min(m.Taken.Goal, far.Goal)})
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

// cell returns the column and the row of the states of a place.
func (g *grid) cell(at Place) Place { return Place{g.shared(at.Start), g.shared(at.Goal)} }

// shared divides a distance by Share and rounds down, so that Unknown, which is -1, stays Unknown.
func (g *grid) shared(distance int) int { return (distance+g.Share)/g.Share - 1 }

// kind returns which search visits the states of a cell, by the name of its colour, and in which
// step: blue for the search from the start, orange for the one from the goal, plain if only the
// plain search visits them, pale if no search does.
func (g *grid) kind(at Place) (string, int) {
	found := g.shared(g.Found)
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

// note returns the note of the map. If distances share a cell, it says how many.
func (g *grid) note() string {
	if g.Share == 1 {
		return g.Note
	}
	return g.Say("%d distances share a column or row. ", "每 %d 个距离合为一列或一行。", g.Share) + g.Note
}

// Text draws the map as digits: each says how many digits the number of states in a cell has, so a
// 3 means 100 to 999. The sums are above and on the right.
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
			at, digit := Place{column, row}, " "
			if states := g.cells[at]; states > 0 {
				kind, _ := g.kind(at)
				digit = paint(strconv.Itoa(len(strconv.Itoa(states))), codes[kind], colour)
			}
			if column == 0 || column == g.Columns {
				line += "  "
			}
			line += strings.Repeat(" ", wide-1) + digit
		}
		lines = append(lines, line)
	}
	numbers := strings.Repeat(" ", 5+2*wide)
	for column := 0; column < g.Columns; column += 5 {
		numbers += fmt.Sprintf("%-*d", 5*wide, column*g.Share)
	}
	how := m.Say("Columns are moves from the start, rows are moves to the goal. A digit says how "+
		"many digits the number of states there has: 3 means 100 to 999. The sums are above and "+
		"at the right. ", "列是离起点的步数，行是离终点的步数。数字是状态数的位数：3 表示 100 到 999。"+
		"上边和右边是合计。")
	lines = append(append(lines, numbers, ""), Wrap(how+g.note(), width)...)
	return trimmed(lines)
}
