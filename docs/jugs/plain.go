package main

// The lesson is solve.go and plain.go. Skip the rest.

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// game describes a case to common.BFS: the start, the steps and the goal. common.BFS is the search
// in solve.go, but its states are numbers. All puzzles here share it. With -plain, the command line
// calls its method Route with Starts, Solved and Moves.
type game struct{ task }

// number packs a state into a number, 7 bits per jug: 3 and 4 litres are 3 | 4<<7 = 0x203.
func (p pair) number() uint64 { return uint64(p.first | p.second<<7) }

// states is more than the largest number of a state. The command line passes it to common.NewBFS.
const states = 1 << 14

func pairOf(number uint64) pair { return pair{int(number & 127), int(number >> 7)} }

func readGame(in *common.Reader) (cli.Game, error) {
	t, err := readTask(in)
	return game{t}, err
}

// Starts returns the only possible start: both jugs are empty.
func (g game) Starts() []uint64 { return []uint64{pair{0, 0}.number()} }

// Solved reports whether a jug holds c litres.
func (g game) Solved(state uint64) bool { return g.solved(pairOf(state)) }

// Moves appends the states one step away.
func (g game) Moves(state uint64, next []uint64) []uint64 {
	for _, p := range g.steps(pairOf(state)) {
		next = append(next, p.number())
	}
	return next
}
