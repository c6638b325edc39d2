package main

import (
	"math/rand"
	"testing"

	"bfspuzzles/common"
)

// -next and -hint on random positions, by the rules in letters and the plain search. In some,
// nobody can win any more, or the side to move cannot move.
func TestPlay(t *testing.T) {
	r, search := rand.New(rand.NewSource(2346)), common.NewBFS(program().States)
	position := func(at string) (p plainBoard) {
		copy(p.board[:], at)
		p.mover = at[cells+1]
		return p
	}
	var positions []string
	for i := 0; i < 1000; i++ {
		board := []byte("BBBBBBBWWWWWWWOO")
		r.Shuffle(cells, func(i, k int) { board[i], board[k] = board[k], board[i] })
		positions = append(positions, string(board)+" "+"BW"[i%2:][:1])
	}
	stuck, lost := 0, 0
	next := func(at string) (next []string) {
		if position(at).fourInLine() {
			return nil
		}
		for to := 0; to < cells; to++ {
			for from := 0; from < cells; from++ {
				dx, dy := from%side-to%side, from/side-to/side
				if at[to] != 'O' || at[from] != at[cells+1] || dx*dx+dy*dy != 1 {
					continue
				}
				after := []byte(at)
				after[from], after[to], after[cells+1] = 'O', at[from], 'B'+'W'-at[from]
				next = append(next, string(after))
			}
		}
		if next == nil {
			stuck++
		}
		return next
	}
	distance := func(at string) int {
		route := search.Route([]uint64{position(at).pack()},
			func(state uint64) bool { return unpack(state).fourInLine() }, moves())
		if route == nil {
			lost++
		}
		return len(route) - 1
	}
	puzzle().CheckPlay(t, "BWBOWBWBBWBWWBWO", positions, distance, next)
	puzzle().CheckNoPositions(t, "BWBOWBWBBWBWWBWO", map[string]string{
		"BWBOWBWBBWBWWBWO":      "the colour to move, B or W, found the end of the input",
		"BWBO WBWB BWBW WBWO O": `the colour to move, B or W, found "O"`,
		"BWBOWBWBBWBWWBOO B":    `7 B, 7 W and 2 O on a board, so no more O, found "O B"`,
		"BWBOWBWBBWBWWBWO BW":   `the end of the position, found "W"`,
	})
	if stuck < 5 || lost < 5 {
		t.Errorf("in %d positions there was no move, in %d no win: too few", stuck, lost)
	}
}
