package main

import (
	"fmt"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// smallerMazes returns mazes that differ little from that of a dataset, for -smaller: without
// a line or a column, without a ghost, with a letter moved, a place walled up or opened. Some
// are no mazes any more: lawful finds these.
func smallerMazes(text string) (mazes []string) {
	m, err := readMaze(common.NewReader(strings.NewReader(text)))
	if err != nil {
		return nil
	}
	add := func(ghosts int, drawn string) { mazes = append(mazes, withHead(ghosts, drawn)) }
	drawn, names := drawing(m), "aAbBcC"
	lines := strings.SplitAfter(drawn, "\n")[:m.height]
	for y := range lines {
		add(m.ghosts, strings.Join(lines[:y], "")+strings.Join(lines[y+1:], ""))
	}
	for x := 0; x < m.width; x++ {
		rest := ""
		for _, line := range lines {
			rest += line[:x] + line[x+1:]
		}
		add(m.ghosts, rest)
	}
	for _, others := range []string{"  aAbB", "aA  bB", "aAbB  "} {
		add(m.ghosts-1, renamed(drawn, names, others))
	}
	for _, moved := range cli.Slides(drawn, "# "+names, names, m.width, len(drawn)-m.height) {
		add(m.ghosts, moved)
	}
	for _, change := range []string{" #", "# "} { // the second instead of the first
		for i := range drawn {
			if drawn[i] == change[0] {
				add(m.ghosts, drawn[:i]+change[1:]+drawn[i+1:])
			}
		}
	}
	return mazes
}

// renamed returns a map with other letters instead of some.
func renamed(drawn, letters, others string) string {
	return strings.Map(func(c rune) rune {
		if i := strings.IndexRune(letters, c); i >= 0 {
			return rune(others[i])
		}
		return c
	}, drawn)
}

// drawing returns the map of a maze, in lines. A ghost hides the goal that it stands on.
func drawing(m *maze) (lines string) {
	var cells [places]byte
	for place, open := range m.open {
		if cells[place] = wall; open {
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

// dataset returns a maze as the judge gives it.
func dataset(m *maze) string { return withHead(m.ghosts, drawing(m)) }

// withHead puts w h n before a map.
func withHead(ghosts int, drawn string) string {
	return fmt.Sprintln(strings.Index(drawn, "\n"), strings.Count(drawn, "\n"), ghosts) + drawn
}
