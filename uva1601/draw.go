package main

import (
	"bytes"
	"fmt"
	"strings"

	"bfspuzzles/internal/view"
)

// Move says which ghosts moved, and in which direction: aU bR means that a moved up and b moved
// right.
func (g *game) Move(lang view.Language, from, to uint64) string {
	var steps []string
	before, after := unpacked(from), unpacked(to)
	for k, place := range before {
		if after[k] != place {
			way := []rune(lang.Direction(place, after[k], maxSide))
			steps = append(steps, ghostName(k)+strings.ToUpper(string(way[:1])))
		}
	}
	return strings.Join(steps, " ")
}

func (g *game) Columns() int { return g.width }

// Trails returns the trail of each ghost on a route.
func (g *game) Trails(route []uint64) (trails []view.Trail) {
	for k := 0; k < g.ghosts; k++ {
		trail := view.Trail{Label: ghostName(k), Goal: goalName(k), Colour: colours[k]}
		for _, state := range route {
			trail.Cells = append(trail.Cells, strings.Index(letters(g.maze, state), trail.Label))
		}
		trails = append(trails, trail)
	}
	return trails
}

// letters returns the characters of the maze with its ghosts placed as in a state, row by row.
func letters(m *maze, state uint64) string {
	return strings.ReplaceAll(drawing(at(m, state)), "\n", "")
}

// Draw draws the maze with its ghosts placed as in a state, and marks the ghosts that have moved
// since the previous state.
func (g *game) Draw(_ view.Language, before, state uint64) (f view.Frame) {
	now, then := unpacked(state), unpacked(before)
	for _, letter := range letters(g.maze, state) {
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
		f.Cells = append(f.Cells, cell)
	}
	return f
}

var colours = [maxGhosts]view.Colour{view.Red, view.Blue, view.Green}

func ghostName(k int) string { return "abc"[k : k+1] }

func goalName(k int) string { return "ABC"[k : k+1] }

// Reason says which ghost is walled off from its goal, or that the ghosts are in each other's way.
func (g *game) Reason(lang view.Language) string {
	for k := 0; k < g.ghosts; k++ {
		if _, free := distancesFrom(g.maze, g.start[k])[g.goal[k]]; !free {
			return lang.Say("No route: %s cannot reach %s even when it is alone.",
				"无解：%s 单独走也到不了 %s。", ghostName(k), goalName(k))
		}
	}
	return lang.Say(
		"No route: each ghost could reach its goal alone, but they are in each other's way.",
		"无解：每只鬼单独走都能到达终点，但它们互相挡路。")
}

// drawing returns a map as lines of text. A ghost hides a goal in the same place.
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

// withHead puts the line w h n before a map.
func withHead(ghosts int, drawn string) string {
	return fmt.Sprintln(strings.Index(drawn, "\n"), strings.Count(drawn, "\n"), ghosts) + drawn
}
