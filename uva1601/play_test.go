package main

import (
	"math/rand"
	"testing"

	"bfspuzzles/internal/puzzletest"
)

// -next and -hint in random states of small mazes, by the statement's rules and the plain search.
// Ghosts may be on goals.
func TestPlay(t *testing.T) {
	r := rand.New(rand.NewSource(1606))
	for round := 0; round < 50; round += puzzletest.Every(5) {
		m := anyMaze(r, 3+r.Intn(5), 3+r.Intn(5), 1+r.Intn(maxGhosts))
		var some []uint64
		for there := *m; len(some) < 20; {
			putGhosts(&there, r)
			some = append(some, packed(there.start), packed(there.goal))
		}
		distance := func(state uint64) int {
			return len(suite().Route(newGame(at(m, state)))) - 1
		}
		next := func(state uint64) (next []uint64) {
			for _, to := range steps(m, state, samePlaceOrSwapped) {
				if to != state {
					next = append(next, to)
				}
			}
			return next
		}
		suite().CheckPlay(t, m.String(), some, distance, next)
	}
}

// Texts that are not a state of a maze with two ghosts.
func TestNoPositions(t *testing.T) {
	const a, b = "not x,y of a free place for a: ", "not x,y of a free place for b: "
	suite().CheckNoPositions(t, "4 2 2\nab #\nBA  \n", map[string]string{
		"1,0":         b + "the end of the input",
		"4,0 1,0":     a + `"4,0 1,0"`,
		"0,2 1,0":     a + `"2 1,0"`,
		"0;0 1,0":     a + `";0 1,0"`,
		"0,0 3,0":     b + "3,0",
		"1,1 1,1":     b + "1,1",
		"0,0 1,0 2,0": `unexpected "2,0" after the state`,
	})
}
