package main

import (
	"fmt"
	"testing"

	"bfspuzzles/common"
)

// -next and -hint on every 411th position, by the rules in letters and the plain search. From
// six of these there is no move.
func TestPlay(t *testing.T) {
	all, search, slides := allPositions(), common.NewBFS(program().States), moves()
	states := map[string]uint64{} // of the texts written so far
	write := func(state uint64) string {
		p := unpack(state)
		text := fmt.Sprintf("%s %c", p.board, p.mover)
		states[text] = state
		return text
	}
	var positions []string
	for i := 0; i < len(all); i += 411 {
		positions = append(positions, write(plainBoard{lettersOf(all[i]), "BW"[i%2]}.pack()))
	}
	distance := func(at string) int {
		return len(search.Route([]uint64{states[at]}, solved, slides)) - 1
	}
	puzzle().CheckPlay(t, start, positions, distance, func(at string) (next []string) {
		if solved(states[at]) {
			return nil
		}
		for _, after := range slides(states[at], nil) {
			next = append(next, write(after))
		}
		return next
	})
}

const start = "BWBO WBWB BWBW WBWO"

func TestNoPositions(t *testing.T) {
	puzzle().CheckNoPositions(t, start, map[string]string{
		start:                   "the colour to move, B or W, found the end of the input",
		start + " O":            `the colour to move, B or W, found "O"`,
		"BWBOWBWBBWBWWBOO B":    `7 B, 7 W and 2 O on a board, so no more O, found "O B"`,
		"BWBO WBWB BWBW WBWOBW": `the end of the position, found "W"`,
	})
}
