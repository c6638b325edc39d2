package view

import (
	"fmt"
	"math"
	"strconv"
	"time"
)

// The measures of the picture of a map, in pixels.
const (
	mapWidth = 500
	plotSide = 380 // of all cells, at most
	maxCell  = 24  // of one, at most
	longest  = 40  // the bar of the largest sum
	headLine = 20
	mapChar  = 8 // the width of a character of the text, about
)

// plot is a map as the template draws it. The dots and bars are measured in cells, from the middle
// of the first one; they are drawn upside down and scaled.
type plot struct {
	*grid
	Head          []string          // lines of text
	LegendTop     int               // pixels, as the next ones
	Origin        point             // the middle of the first cell
	Cell, Height  float64           // of one cell, of all rows
	Below, Beside float64           // where the numbers of the axes stand, from the origin
	Taken         Place             // columns and rows
	Routes, Limit float64           // x + y of these lines
	Marks         map[string][]mark // by kind and step
	Ticks         []tick
	Period        string    // of the animation
	Appear        []float64 // when each step appears, in percent of the period
}

// mark is the dot of a cell, as large as a root of its states, so that one is seen beside ten
// thousand; or the bar of a sum.
type mark struct {
	Place
	Line  string // from there
	Wide  float64
	Title string
}

// tick is a number at an axis.
type tick struct {
	Cell, Number int
	At           float64
}

// SVG draws the map as one picture. It is there as a whole at first; then it grows layer by layer,
// one each delay. The same map gives the same bytes.
func (m *Map) SVG(title string, delay time.Duration) []byte {
	g := m.grid()
	side, taken := max(g.Columns, g.Rows), g.cell(g.Taken)
	cell := math.Min(maxCell, plotSide/float64(side))
	p := &plot{
		grid: g, Head: Wrap(m.Head, mapWidth/mapChar), Cell: cell, Height: cell * float64(g.Rows),
		Below: cell*(.5-float64(g.Edge.Goal)) + 16, Beside: cell*(.5-float64(g.Edge.Start)) + 6,
		Taken: Place{taken.Start + 1, taken.Goal + 1}, Marks: map[string][]mark{},
		Routes: float64(m.Found) / float64(g.Share), Limit: float64(m.Limit) / float64(g.Share),
	}
	p.LegendTop = headLine * (len(p.Head) + 2)
	p.Origin = point{X: 54 + int(p.Beside), Y: p.LegendTop + headLine + longest + 18 + int(p.Height)}
	for i := 0; i < side; i += 5 {
		p.Ticks = append(p.Ticks, tick{i, i * g.Share, cell * float64(i)})
	}
	steps := p.addMarks()
	p.Period = fmt.Sprintf("%.3fs", 2*float64(steps)*delay.Seconds())
	for step := 0; step <= steps; step++ { // in the second half
		p.Appear = append(p.Appear, 50+50*float64(step)/float64(steps))
	}
	return picture{Title: title, Map: p, Language: m.Language}.draw(
		mapWidth, p.Origin.Y+int(p.Below)+headLine, m.Note)
}

// Count returns how many states the search of a kind visited, or are of this kind.
func (p *plot) Count(kind string) (states int) {
	for at, n := range p.States {
		if k, _ := p.kind(p.cell(at)); k == kind {
			states += n
		}
	}
	switch kind { // the last layers may be cut short
	case "blue":
		return p.Visited.Start
	case "orange":
		return p.Visited.Goal
	}
	return states
}

// addMarks adds the dots and bars and returns the last step.
func (p *plot) addMarks() (steps int) {
	for row := p.Edge.Goal; row <= p.Rows; row++ {
		for column := p.Edge.Start; column <= p.Columns; column++ {
			at := Place{column, row}
			states := p.cells[at]
			kind, step := p.kind(at)
			if states == 0 {
				continue
			}
			steps = max(steps, step)
			bar := fmt.Sprintf("%.2f", longest/p.Cell*float64(states)/float64(p.mostSum))
			class := fmt.Sprintf("%s t%d", kind, step)
			m := mark{Place: at, Line: "h0", Wide: .8, Title: p.span(column, p.Columns) +
				", " + p.span(row, p.Rows) + ": " + Thousands(states)}
			switch {
			case row == p.Rows:
				m.Line, class = "v"+bar, "bar "+class
			case column == p.Columns:
				m.Line, class = "h"+bar, "bar "+class
			default:
				m.Wide = math.Max(.22, 1.1*math.Pow(float64(states)/float64(p.most), .25))
			}
			p.Marks[class] = append(p.Marks[class], m)
		}
	}
	return steps
}

// span writes the distances that share one of so many cells; behind them stands the sum.
func (g *grid) span(cell, cells int) string {
	first, last := cell*g.Share, (cell+1)*g.Share-1
	if cell == cells {
		first, last = 0, first-1
	}
	switch {
	case cell < 0:
		return "?"
	case first == last:
		return strconv.Itoa(first)
	}
	return fmt.Sprintf("%d–%d", first, last)
}
