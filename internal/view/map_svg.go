package view

import (
	"fmt"
	"image"
	"math"
	"strconv"
	"time"
)

// The dimensions of the picture of a map, in pixels.
const (
	mapWidth = 500
	plotSide = 380 // the side of all cells, at most
	maxCell  = 24  // the side of one, at most
	longest  = 40  // the bar of the largest sum
	headLine = 20
	mapChar  = 8            // about the width of a character of the text
	upright  = 13 * mapChar // the words beside the vertical axis
)

// plot is a map as the template draws it, measured in three ways:
//
//   - The picture is measured in pixels.
//   - The dots and bars are measured in cells: 0, 0 is the middle of the first cell, and y grows
//     upwards. The template turns this upside down, scales it by Cell and moves it to Origin.
//   - The lines that join equal sums of distances are measured in distances. The template scales
//     these by Unit to cells.
type plot struct {
	*grid
	Head   []string          // lines of text
	Origin point             // of the cells, pixels
	Axes   point             // how far to its left and below it the numbers are, pixels
	Cell   float64           // side of a cell, pixels
	Unit   float64           // 1/Share: width of a distance, in cells
	Counts map[string]int    // numbers of states, by kind
	Marks  map[string][]mark // by kind and step
	Ticks  []tick
	Period string    // duration of the animation
	Appear []float64 // when each step appears, in percent of the period
}

// mark is the dot of a cell, or the bar of a sum. The width of a dot grows with the fourth root of
// its number of states, so that you can see one state beside ten thousand.
type mark struct {
	Place        // cells
	Line  string // path from there, cells
	Wide  float64
	Title string
}

// tick is a number at an axis.
type tick struct {
	Cell, Number int
	At           float64 // pixels from Origin
}

// SVG draws the map as one picture. It shows the whole map first. Then the map grows layer by
// layer, one per delay. The same map gives the same bytes.
func (m *Map) SVG(title string, delay time.Duration) []byte {
	g := m.grid()
	side := max(g.Columns, g.Rows)
	cell := math.Min(maxCell, plotSide/float64(side))
	outside := int(1.5 * cell)
	p := &plot{
		grid: g, Head: Wrap(m.Head, mapWidth/mapChar), Cell: cell, Unit: 1 / float64(g.Share),
		Axes:   image.Pt(outside+4, outside+14),
		Counts: map[string]int{}, Marks: map[string][]mark{},
	}
	above := max(longest+int(cell*float64(g.Rows)), upright)
	p.Origin = image.Pt(54+p.Axes.X, headLine*(len(p.Head)+4)+above)
	for i := 0; i < side; i += 5 {
		p.Ticks = append(p.Ticks, tick{i, i * g.Share, cell * float64(i)})
	}
	steps := p.addMarks()
	p.Counts["blue"], p.Counts["orange"] = m.Visited.Start, m.Visited.Goal // not whole layers
	p.Period = fmt.Sprintf("%.3fs", 2*float64(steps)*delay.Seconds())
	for step := 0; step <= steps; step++ { // in the second half
		p.Appear = append(p.Appear, 50+50*float64(step)/float64(steps))
	}
	return picture{Title: title, Map: p, Language: m.Language}.draw(
		mapWidth, p.Origin.Y+p.Axes.Y+headLine, g.note())
}

// addMarks adds the dots and bars and returns the last step.
func (p *plot) addMarks() (steps int) {
	for row := Unknown; row <= p.Rows; row++ {
		for column := Unknown; column <= p.Columns; column++ {
			at := Place{column, row}
			states := p.cells[at]
			kind, step := p.kind(at)
			if states == 0 {
				continue
			}
			steps = max(steps, step)
			bar := fmt.Sprintf("%.2f", longest/p.Cell*float64(states)/float64(p.mostSum))
			class := fmt.Sprintf("%s t%d", kind, step)
			m := mark{Place: at, Line: "h0", Wide: .8, Title: p.name(column, p.Columns) +
				", " + p.name(row, p.Rows) + ": " + Thousands(states)}
			switch {
			case row == p.Rows:
				m.Line, class = "v"+bar, "bar "+class
			case column == p.Columns:
				m.Line, class = "h"+bar, "bar "+class
			default:
				p.Counts[kind] += states
				m.Wide = math.Max(.22, 1.1*math.Pow(float64(states)/float64(p.most), .25))
			}
			p.Marks[class] = append(p.Marks[class], m)
		}
	}
	return steps
}

// name returns the label of a cell in a row or column of so many cells: the first distance that the
// cell holds. After the last cell comes the sum.
func (g *grid) name(cell, cells int) string {
	switch cell {
	case Unknown:
		return "?"
	case cells:
		return "∑"
	}
	return strconv.Itoa(cell * g.Share)
}
