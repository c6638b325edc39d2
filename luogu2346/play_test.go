package main

import (
	"testing"

	"bfspuzzles/common"
)

// -next and -hint agree with the rules on boards of letters and with the plain search on every
// 411th state. Six of these states have no move.
func TestPlay(t *testing.T) {
	all, search, g := allStates(), common.NewBFS(states), game{}
	var some []uint64
	for i := 0; i < len(all); i += 411 {
		some = append(some, turn{boardOf(all[i]), "BW"[i%2]}.number())
	}
	distance := func(state uint64) int {
		return len(search.Route([]uint64{state}, g.Solved, g.Moves)) - 1
	}
	next := func(state uint64) []uint64 { return g.Moves(state, nil) }
	suite().CheckPlay(t, start, some, distance, next)
}

const start = "BWBO WBWB BWBW WBWO"
