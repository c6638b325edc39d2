package main

import (
	"bytes"
	"fmt"
	"strings"

	"bfspuzzles/internal/view"
)

// Film draws a route, with a trail for each ghost. A caption says which ghosts moved, and in which
// direction: aU bR means that a went up and b to the right.
func (g *game) Film(lang view.Language, route []uint64, visited int) view.Film {
	f := view.Film{Columns: g.width}
	if route == nil {
		route = g.Starts()
		f.Note = whyNot(lang, g.maze, visited)
	} else {
		f.Trails = g.trails(route)
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
		cells := board(g.maze, state, before)
		f.Frames = append(f.Frames, view.Frame{Caption: caption, Cells: cells})
		before = state
	}
	return f
}

// trails returns the trail of each ghost on a route.
func (g *game) trails(route []uint64) (trails []view.Trail) {
	for k := 0; k < g.ghosts; k++ {
		trail := view.Trail{Label: ghostName(k), Goal: goalName(k), Colour: colours[k]}
		for _, state := range route {
			trail.Cells = append(trail.Cells, strings.Index(letters(g.maze, state), trail.Label))
		}
		trails = append(trails, trail)
	}
	return trails
}

// letters returns the characters of the maze in a state, row by row.
func letters(m *maze, state uint64) string {
	return strings.ReplaceAll(drawing(at(m, state)), "\n", "")
}

// board draws the maze in a state, and marks the ghosts that have moved since the state before.
func board(m *maze, state, before uint64) (cells []view.Cell) {
	now, then := unpacked(state), unpacked(before)
	for _, letter := range letters(m, state) {
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

// whyNot says why there is no route: a ghost is walled off from its goal, or the ghosts are in each
// other's way. visited is the number of states that the plain search has visited.
func whyNot(lang view.Language, m *maze, visited int) string {
	for k := 0; k < m.ghosts; k++ {
		if _, free := distancesFrom(m, m.start[k])[m.goal[k]]; !free {
			return lang.Say("No route: %s cannot reach %s even when it is alone.",
				"无解：%s 单独走也到不了 %s。", ghostName(k), goalName(k))
		}
	}
	return lang.Say("No route: each ghost could reach its goal alone, but they are in "+
		"each other's way. The plain search visited all %s states that can be reached.",
		"无解：每个鬼单独走都能到达终点，但它们互相挡路。朴素 BFS 搜遍了能到达的 %s 个状态。",
		view.Thousands(visited))
}

// drawing returns the lines of a map. A ghost hides a goal in the same place.
func drawing(m *maze) (lines string) {
	cells := bytes.Repeat([]byte{wall}, places)
	for place, open := range m.open {
		if open {
			cells[place] = ' '
		}
	}
	for k := 0; k < m.ghosts; k++ {
		cells[m.goal[k]] = goalName(k)[0]
	}
	for k := 0; k < m.ghosts; k++ {
		cells[m.start[k]] = ghostName(k)[0]
	}
	for y := 0; y < m.height; y++ {
		lines += string(cells[maxSide*y:][:m.width]) + "\n"
	}
	return lines
}

// dataset returns a maze as a judge writes it.
func dataset(m *maze) string { return withHead(m.ghosts, drawing(m)) }

// withHead puts w h n before a map.
func withHead(ghosts int, drawn string) string {
	return fmt.Sprintln(strings.Index(drawn, "\n"), strings.Count(drawn, "\n"), ghosts) + drawn
}
