package main

import (
	"testing"

	"bfspuzzles/common"
)

// -next and -hint on every 411th state, by the rules in letters and the plain search. From six of
// these there is no move.
func TestPlay(t *testing.T) {
	all, search, g := allStates(), common.NewBFS(states), game{}
	numbers := map[string]uint64{} // of the texts written so far
	write := func(t turn) string {
		text := string(t.board[:]) + " " + string(rune(t.mover))
		numbers[text] = t.number()
		return text
	}
	var texts []string
	for i := 0; i < len(all); i += 411 {
		texts = append(texts, write(turn{boardOf(all[i]), "BW"[i%2]}))
	}
	distance := func(at string) int {
		return len(search.Route([]uint64{numbers[at]}, g.Solved, g.Moves)) - 1
	}
	suite().CheckPlay(t, start, texts, distance, func(at string) (next []string) {
		for _, after := range g.Moves(numbers[at], nil) {
			next = append(next, write(turnOf(after)))
		}
		return next
	})
}

const start = "BWBO WBWB BWBW WBWO"

func TestNoPositions(t *testing.T) {
	suite().CheckNoPositions(t, start, map[string]string{
		start:                   "not a colour to move, B or W: the end of the input",
		start + " O":            `not a colour to move, B or W: "O"`,
		"BWBO WBWB BWBW WBWOBW": `unexpected "W" after the state`,
	})
}
