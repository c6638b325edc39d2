package main

import (
	"fmt"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// readCase reads a dataset for the plain search and for drawing its route.
func readCase(in *common.Reader) (cli.Case, error) {
	m, err := readMaze(in)
	if err != nil {
		return cli.Case{}, err
	}
	return cli.Case{
		Route:    func(search *common.BFS) []uint64 { return plainRoute(search, m) },
		BothEnds: func() []cli.End { return bothEndsLayers(m) },
		Search: func(lang view.Language) (ends []cli.End, note string) {
			return searchLayers(lang, m)
		},
		Play:   func() cli.Play { return play(m) },
		Solved: func(position uint64) bool { return position == packed(m.goal) },
		Moves:  moves(m),
		Large:  large(m),
		Film: func(lang view.Language, route []uint64, visited int) view.Film {
			if route == nil {
				start := film(lang, m, [][maxGhosts]int{m.start})
				start.Note = whyNot(lang, m, visited)
				return start
			}
			var states [][maxGhosts]int
			for _, state := range route {
				states = append(states, unpacked(state))
			}
			return film(lang, m, states)
		},
	}, nil
}

// film draws a route, with a trail for each ghost. A caption says which ghosts moved, and
// where to: aU bR means that a went up and b to the right.
func film(lang view.Language, m *maze, route [][maxGhosts]int) view.Film {
	f := view.Film{Columns: m.width}
	if len(route) > 1 {
		f.Trails = make([]view.Trail, m.ghosts)
	}
	for k := range f.Trails {
		f.Trails[k] = view.Trail{Label: ghostName(k), Goal: goalName(k), Colour: colours[k]}
		for _, ghosts := range route {
			x, y := ghosts[k]%maxSide, ghosts[k]/maxSide
			f.Trails[k].Cells = append(f.Trails[k].Cells, y*m.width+x)
		}
	}
	before := m.start
	for i, after := range route {
		var moves []string
		for k := 0; k < m.ghosts; k++ {
			if after[k] != before[k] {
				way := []rune(lang.Direction(before[k], after[k], maxSide))
				moves = append(moves, ghostName(k)+strings.ToUpper(string(way[:1])))
			}
		}
		caption := strings.Join(moves, " ")
		if i == 0 {
			caption = lang.Say("start", "起点")
		}
		f.Frames = append(f.Frames, view.Frame{Caption: caption, Cells: draw(m, after, before)})
		before = after
	}
	return f
}

var colours = [maxGhosts]view.Colour{view.Red, view.Blue, view.Green}

func ghostName(k int) string { return string(rune('a' + k)) }

func goalName(k int) string { return string(rune('A' + k)) }

// draw draws the maze with the ghosts where they are now; those that were
// somewhere else before are marked.
func draw(m *maze, now, before [maxGhosts]int) []view.Cell {
	var drawn [places]view.Cell
	for place := range drawn {
		drawn[place] = view.Cell{Label: "#", Colour: view.Grey, Shape: view.Block}
		if m.open[place] {
			drawn[place] = view.Cell{Label: " "}
		}
	}
	for k := 0; k < m.ghosts; k++ {
		drawn[m.goal[k]] = view.Cell{Label: goalName(k), Colour: colours[k], Shape: view.Tint}
	}
	for k := 0; k < m.ghosts; k++ {
		ghost := view.Cell{Label: ghostName(k), Colour: colours[k], Shape: view.Disc}
		if now[k] != before[k] {
			ghost.Mark = view.Moved
		}
		drawn[now[k]] = ghost
	}
	var cut []view.Cell
	for y := 0; y < m.height; y++ {
		cut = append(cut, drawn[maxSide*y:maxSide*y+m.width]...)
	}
	return cut
}

// large reports whether the ghosts may have more than four million states.
func large(m *maze) bool {
	open, states := 0, 1
	for _, isOpen := range m.open {
		if isOpen {
			open++
		}
	}
	for k := 0; k < m.ghosts; k++ {
		states *= open - k
	}
	return states > 4000000
}

// whyNot says why there is no route, after a search that visited a number of states: a
// ghost may be walled off from its goal, or the ghosts may be in each other's way.
func whyNot(lang view.Language, m *maze, visited int) string {
	for k := 0; k < m.ghosts; k++ {
		alone := &maze{ghosts: 1, open: m.open}
		alone.start[0], alone.goal[0] = m.start[k], m.goal[k]
		if new(solver).distance(alone) < 0 {
			return fmt.Sprintf(lang.Say("No route: %s cannot reach %s, not even alone.",
				"无解：%s 即使单独也到不了 %s。"),
				ghostName(k), goalName(k))
		}
	}
	return fmt.Sprintf(lang.Say("No route: each ghost could reach its goal alone, but they are in "+
		"each other's way. The plain search tried all %s states that can be reached.",
		"无解：每个鬼单独都能到达目标，但它们互相挡路。朴素 BFS 搜遍了能到达的 %s 个状态。"),
		view.Thousands(visited))
}
