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
			for _, to := range steps(m, state) {
				if to != state {
					next = append(next, to)
				}
			}
			return next
		}
		suite().CheckPlay(t, m.String(), some, distance, next)
	}
}

// steps returns the states one step away, by the statement's rules.
func steps(m *maze, state uint64) []uint64 {
	from, after := unpacked(state), []uint64{0}
	for k := 0; k < m.ghosts; k++ {
		var longer []uint64 // with the places of ghost k
		for _, before := range after {
			to := unpacked(before)
			for _, to[k] = range m.appendAfter(from[k], nil) {
				right := true
				for j := 0; j < k; j++ {
					swapped := to[j] == from[k] && to[k] == from[j]
					right = right && to[j] != to[k] && !swapped
				}
				if right {
					longer = append(longer, packed(to))
				}
			}
		}
		after = longer
	}
	return after
}
