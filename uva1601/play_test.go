package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"bfspuzzles/common"
)

// -next and -hint on random positions of small mazes, by the statement's rules and the plain
// search. Ghosts may stand on goals.
func TestPlay(t *testing.T) {
	r, search := rand.New(rand.NewSource(1606)), common.NewBFS(program().States)
	for round := 0; round < 50; round++ {
		m := anyMaze(t, r, 3+r.Intn(5), 3+r.Intn(5), 1+r.Intn(maxGhosts))
		var positions []string
		for len(positions) < 20 {
			var ghosts []int
			for len(ghosts) < m.ghosts {
				if place := maxSide*r.Intn(m.height) + r.Intn(m.width); m.open[place] {
					ghosts = append(ghosts, place)
				}
			}
			if legalStep(ghosts, ghosts) {
				positions = append(positions, written(ghosts))
			}
		}
		distance := func(at string) int {
			there := *m
			copy(there.start[:], ghostsOf(at))
			return len(plainRoute(search, &there)) - 1
		}
		puzzle().CheckPlay(t, m.String(), positions, distance, func(at string) (next []string) {
			eachStep(m, ghostsOf(at), nil, func(to []int) {
				if written(to) != at {
					next = append(next, written(to))
				}
			})
			return next
		})
	}
}

// written writes the places of ghosts as -at takes them; ghostsOf reads them.
func written(ghosts []int) string {
	text := ""
	for _, place := range ghosts {
		text += fmt.Sprintf(" %d,%d", place%maxSide, place/maxSide)
	}
	return text[1:]
}

func ghostsOf(at string) (ghosts []int) {
	for _, place := range strings.Fields(at) {
		var x, y int
		fmt.Sscanf(place, "%d,%d", &x, &y)
		ghosts = append(ghosts, maxSide*y+x)
	}
	return ghosts
}

// eachStep visits what a legal step leads to; the first ghosts have made theirs.
func eachStep(m *maze, from, to []int, visit func(to []int)) {
	if len(to) < len(from) {
		for _, place := range m.around(from[len(to)], nil) {
			eachStep(m, from, append(to[:len(to):len(to)], place), visit)
		}
	} else if legalStep(from, to) {
		visit(to)
	}
}

// Texts that are no position of a maze of two ghosts.
func TestNoPositions(t *testing.T) {
	const a, b = "column,row of a free place for a, found ",
		"column,row of a free place for b, found "
	puzzle().CheckNoPositions(t, "4 2 2\nab #\nBA  \n", map[string]string{
		"1,0":         b + "the end of the input",
		"4,0 1,0":     a + `"4,0 1,0"`,
		"0,2 1,0":     a + `"2 1,0"`,
		"0;0 1,0":     a + `";0 1,0"`,
		"0,0 3,0":     b + "3,0",
		"1,1 1,1":     b + "1,1",
		"0,0 1,0 2,0": `the end of the position, found "2,0"`,
	})
}

// legalStep reports whether ghosts may go from places to others, each beside its own: no two
// end on one, and no two change places.
func legalStep(at, next []int) bool {
	for k := range next {
		for i := range next[:k] {
			if next[i] == next[k] || next[i] == at[k] && next[k] == at[i] {
				return false
			}
		}
	}
	return true
}
