package main

import (
	"math/rand"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/puzzletest"
)

// -next and -hint agree with the statement's rules and the plain search in random states of small
// mazes. Ghosts may be on goals.
func TestPlay(t *testing.T) {
	r, plain := rand.New(rand.NewSource(1606)), common.NewBFS(states)
	for round := 0; round < 50; round += puzzletest.Every(5) {
		m := anyMaze(r, 3+r.Intn(5), 3+r.Intn(5), 1+r.Intn(maxGhosts))
		var some []uint64
		for there := *m; len(some) < 20; {
			putGhosts(&there, r)
			some = append(some, packed(there.start), packed(there.goal))
		}
		distance := func(state uint64) int {
			return len(cli.Route(plain, newGame(at(m, state)))) - 1
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
