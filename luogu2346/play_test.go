package main

import (
	"math/rand"
	"testing"

	"bfspuzzles/common"
)

// -next and -hint on random positions, by the rules in letters and the plain search. In some,
// the side to move has no move, or no win can be reached.
func TestPlay(t *testing.T) {
	r, search := rand.New(rand.NewSource(2346)), common.NewBFS(program().States)
	var positions []string
	for i := 0; i < 1000; i++ {
		board := []byte("BBBBBBBWWWWWWWOO")
		r.Shuffle(cells, func(i, k int) { board[i], board[k] = board[k], board[i] })
		positions = append(positions, string(board)+[]string{" B", " W"}[i%2])
	}
	position := func(at string) (p plainBoard) {
		copy(p.board[:], at)
		p.mover = at[cells+1]
		return p
	}
	stuck, lost := 0, 0
	distance := func(at string) int {
		route := search.Route([]uint64{position(at).pack()},
			func(state uint64) bool { return unpack(state).fourInLine() }, moves())
		if route == nil {
			lost++
		}
		return len(route) - 1
	}
	puzzle().CheckPlay(t, start, positions, distance, func(at string) (next []string) {
		p := position(at)
		if p.fourInLine() {
			return nil
		}
		for _, after := range slides(p.board, p.mover) {
			next = append(next, string(after[:])+" "+string(rune('B'+'W'-p.mover)))
		}
		if next == nil {
			stuck++
		}
		return next
	})
	if stuck < 5 || lost < 5 {
		t.Errorf("in %d positions there was no move, in %d no win: too few", stuck, lost)
	}
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
