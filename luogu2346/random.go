package main

import (
	"fmt"
	"math/rand"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// randomBoard returns the i-th random board for -random, as Luogu gives it: a board that
// is won, after some moves from there, a few more for each board before. Moves can be
// taken back, so it is at most so many away from being won again.
func randomBoard(r *rand.Rand, i int) string {
	rules := newRules()
	p := position(0)
	for !rules.won(p.mine()) && !rules.won(p.theirs()) {
		var colours [2]common.Bitboard
		for k, cell := range r.Perm(cells)[:2*pieces] {
			colours[k%2] = colours[k%2].With(cell)
		}
		p = pack(colours[0], colours[1])
	}
	for moves := r.Intn(2 + i/10); moves > 0; moves-- {
		if next := rules.appendMoves(p, nil); len(next) > 0 {
			p = next[r.Intn(len(next))]
		}
	}
	b := lettersOf(p)
	return fmt.Sprintf("%s\n%s\n%s\n%s\n", b[:4], b[4:8], b[8:12], b[12:])
}

// smallerBoards returns the boards a move of either colour away.
func smallerBoards(text string) []string { return cli.Slides(text, "BWO", "O", side, cells) }
