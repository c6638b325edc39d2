package main

import (
	"fmt"
	"math/rand"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// randomBoard returns the i-th random board in the form of Luogu: of 1+i/100 boards, the one that
// needs the most moves. From i = 900 on, it chooses from ten boards, because otherwise the time for
// n boards would grow as the cube of n.
func randomBoard(r *rand.Rand, i int) string {
	if i > 900 {
		i = 900
	}
	s, hardest, most := newSolver(), board{}, 0
	for n := 0; n <= i/100; n++ {
		b := leaveWin(r, 1+i/10)
		if moves := s.distance(b); moves > most {
			hardest, most = b, moves
		}
	}
	return fmt.Sprintf("%s\n%s\n%s\n%s\n", hardest[:4], hardest[4:8], hardest[8:12], hardest[12:])
}

// leaveWin returns a random board that is not won, reached from a won board by up to most moves.
// Because moves can be taken back, a win is no farther away than that.
func leaveWin(r *rand.Rand, most int) board {
	for {
		t := turn{mover: "BW"[r.Intn(2)]}
		for k, cell := range r.Perm(cells) {
			t.board[cell] = "BBBBBBBWWWWWWWOO"[k]
		}
		if !won(t.board) {
			continue
		}
		for moves := 1 + r.Intn(most); moves > 0; moves-- {
			if next := (game{}).Moves(t.number(), nil); len(next) > 0 {
				t = turnOf(next[r.Intn(len(next))])
			}
		}
		if !won(t.board) {
			return t.board
		}
	}
}

// unwon returns the text of a board, or "" if the board is won. Luogu gives no such board. The
// statement does not say what to print for one, and published programs differ.
func unwon(text string) string {
	b, _ := readBoard(common.NewReader(strings.NewReader(text))) // the text is valid
	if won(b) {
		return ""
	}
	return text
}

// smallerBoards returns the boards one move away, by either colour.
func smallerBoards(text string) []string { return cli.Slides(text, "BWO", "O", side, cells) }
