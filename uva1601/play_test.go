package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"bfspuzzles/common"
)

// -next and -hint on random positions of small mazes, by the rules as the statement words
// them and the plain search. Ghosts may stand on goals.
func TestPlay(t *testing.T) {
	r, search := rand.New(rand.NewSource(1606)), common.NewBFS(program().States)
	for round := 0; round < 50; round++ {
		m := anyMaze(t, r, 3+r.Intn(5), 3+r.Intn(5), 1+r.Intn(maxGhosts))
		in := m.String()
		rows := strings.Split(in, "\n")[1:]
		var positions []string
		for len(positions) < 20 {
			var ghosts []point
			for len(ghosts) < m.ghosts {
				ghosts = append(ghosts, point{r.Intn(m.width), r.Intn(m.height)})
			}
			if allowed(rows, ghosts, ghosts) {
				positions = append(positions, written(ghosts))
			}
		}
		next := func(at string) []string { return nextByRules(rows, ghostsAt(at)) }
		puzzle().CheckPlay(t, in, positions, func(at string) int {
			there := *m
			for k, p := range ghostsAt(at) {
				there.start[k] = uint8(maxSide*p.y + p.x)
			}
			return len(plainRoute(search, &there)) - 1
		}, next)
	}
}

// Texts that are no position of a maze of two ghosts.
func TestNoPositions(t *testing.T) {
	puzzle().CheckNoPositions(t, "4 2 2\nab #\nBA  \n", map[string]string{
		"1,0":         "the column of b, from 0 to 3, found the end of the input",
		"4,0 1,0":     `the column of a, from 0 to 3, found "4,0 1,0"`,
		"0,2 1,0":     `the row of a, from 0 to 1, found "2 1,0"`,
		"0;0 1,0":     `a comma and the row of a, found ";0 1,0"`,
		"0,0 3,0":     "a free place for b, found a wall at 3,0",
		"1,1 1,1":     "a free place for b, found ghost a at 1,1",
		"0,0 1,0 2,0": `the end of the position, found "2,0"`,
	})
}

type point struct{ x, y int }

// written writes the places of ghosts as -at takes them; ghostsAt reads them.
func written(ghosts []point) string {
	text := ""
	for _, p := range ghosts {
		text += fmt.Sprintf(" %d,%d", p.x, p.y)
	}
	return text[1:]
}

func ghostsAt(at string) (ghosts []point) {
	for _, place := range strings.Fields(at) {
		var p point
		fmt.Sscanf(place, "%d,%d", &p.x, &p.y)
		ghosts = append(ghosts, p)
	}
	return ghosts
}

// nextByRules returns where the ghosts may all be after a step in which one has moved.
func nextByRules(rows []string, from []point) (next []string) {
	steps := []point{{0, 0}, {0, -1}, {0, 1}, {-1, 0}, {1, 0}}
	var step func(to []point)
	step = func(to []point) {
		k := len(to)
		if k < len(from) {
			for _, s := range steps {
				step(append(to[:k:k], point{from[k].x + s.x, from[k].y + s.y}))
			}
		} else if allowed(rows, from, to) && written(to) != written(from) {
			next = append(next, written(to))
		}
	}
	step(nil)
	return next
}

// allowed reports whether ghosts may step from their places to others, each beside its own
// or the same.
func allowed(rows []string, from, to []point) bool {
	for k, p := range to {
		if p.y < 0 || p.y >= len(rows)-1 || p.x < 0 || p.x >= len(rows[p.y]) ||
			rows[p.y][p.x] == wall {
			return false
		}
		for j := range to[:k] {
			if to[j] == p || to[j] == from[k] && p == from[j] {
				return false
			}
		}
	}
	return true
}
