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
				start := film(lang, m, []uint64{packed(m.start)})
				start.Trails, start.Note = nil, whyNot(lang, m, visited)
				return start
			}
			return film(lang, m, route)
		},
	}, nil
}

// film draws a route, with a trail for each ghost. A caption says which ghosts moved, and
// where to: aU bR means that a went up and b to the right.
func film(lang view.Language, m *maze, route []uint64) view.Film {
	f := view.Film{Columns: m.width}
	for k := 0; k < m.ghosts; k++ {
		trail := view.Trail{Label: ghostName(k), Goal: goalName(k), Colour: colours[k]}
		for _, state := range route {
			place := unpacked(state)[k]
			trail.Cells = append(trail.Cells, place/maxSide*m.width+place%maxSide)
		}
		f.Trails = append(f.Trails, trail)
	}
	before, caption := route[0], lang.Say("start", "起点")
	for i, state := range route {
		from, to := unpacked(before), unpacked(state)
		var steps []string
		for k, place := range from {
			if to[k] != place {
				way := []rune(lang.Direction(place, to[k], maxSide))
				steps = append(steps, ghostName(k)+strings.ToUpper(string(way[:1])))
			}
		}
		if i > 0 {
			caption = strings.Join(steps, " ")
		}
		f.Frames = append(f.Frames, view.Frame{Caption: caption, Cells: board(m, state, before)})
		before = state
	}
	return f
}

// board draws the maze in a state. The ghosts that were elsewhere before are marked.
func board(m *maze, state, before uint64) (cells []view.Cell) {
	now, then := unpacked(state), unpacked(before)
	for _, letter := range strings.ReplaceAll(drawing(at(m, state)), "\n", "") {
		cell := view.Cell{Label: string(letter)}
		switch k := letter&^' ' - 'A'; { // 0 for a and A
		case letter == wall:
			cell.Colour, cell.Shape = view.Grey, view.Block
		case letter >= 'a':
			cell.Colour, cell.Shape = colours[k], view.Disc
			if now[k] != then[k] {
				cell.Mark = view.Moved
			}
		case letter >= 'A':
			cell.Colour, cell.Shape = colours[k], view.Tint
		}
		cells = append(cells, cell)
	}
	return cells
}

var colours = [maxGhosts]view.Colour{view.Red, view.Blue, view.Green}

func ghostName(k int) string { return "abc"[k : k+1] }

func goalName(k int) string { return "ABC"[k : k+1] }

// large reports whether the ghosts may have more than four million states.
func large(m *maze) bool {
	drawn := drawing(m)
	open := len(drawn) - strings.Count(drawn, "#") - m.height
	return m.ghosts == maxGhosts && open*(open-1)*(open-2) > 4000000
}

// whyNot says why there is no route, after a search that visited a number of states: a
// ghost may be walled off from its goal, or the ghosts may be in each other's way.
func whyNot(lang view.Language, m *maze, visited int) string {
	for k := 0; k < m.ghosts; k++ {
		if _, free := stepsFrom(m, m.start[k])[m.goal[k]]; !free {
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
