package main

import (
	"bytes"
	"fmt"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// smallerMazes returns mazes that differ little from the maze of a dataset, for -smaller: without a
// line or a column, without a ghost, with a letter moved, or with a wall added or removed. Some of
// them break the rules, and lawful leaves these out.
func smallerMazes(text string) (mazes []string) {
	m, err := readMaze(common.NewReader(strings.NewReader(text)))
	if err != nil {
		return nil
	}
	add := func(ghosts int, drawn string) { mazes = append(mazes, withHead(ghosts, drawn)) }
	const names = "aAbBcC"
	drawn := drawing(m)
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
	for _, change := range []string{" #", "# "} { // the second replaces the first
		for i := range drawn {
			if drawn[i] == change[0] {
				add(m.ghosts, drawn[:i]+change[1:]+drawn[i+1:])
			}
		}
	}
	return mazes
}

// renamed returns a map in which each character of letters is replaced by the one at the same index
// in others.
func renamed(drawn, letters, others string) string {
	return strings.Map(func(c rune) rune {
		if i := strings.IndexRune(letters, c); i >= 0 {
			return rune(others[i])
		}
		return c
	}, drawn)
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
