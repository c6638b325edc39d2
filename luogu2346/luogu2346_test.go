//go:build go1.24

package main

import (
	"math/bits"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/puzzletest"
)

// The board drawn in solve.go is packed as shown there.
func TestStateExample(t *testing.T) {
	b := board{}
	copy(b[:], "BWBOWBWBBWBWWBWO")
	if s := b.blackToMove(); s != 0x5a5225a5 || s != pack(0x25a5, 0x5a52) {
		t.Errorf("state %#x, want 0x5a5225a5", s)
	}
}

// allStates returns the 411,840 states.
func allStates() (all []state) {
	for mine := common.Bitboard(1); mine > 0; mine++ { // 0 follows the last
		if bits.OnesCount16(uint16(mine)) != pieces {
			continue
		}
		for theirs := ^mine; theirs > 0; theirs = (theirs - 1) &^ mine { // all subsets of the rest
			if bits.OnesCount16(uint16(theirs)) == pieces {
				all = append(all, pack(mine, theirs))
			}
		}
	}
	return all
}

// boardOf returns the board of a state in which black is to move.
func boardOf(s state) (b board) {
	for cell := range b {
		black, white := s>>cell&1, s>>(16+cell)&1
		b[cell] = "OBW"[black+2*white]
	}
	return b
}

// The rules on bitboards agree with the plain search, which uses only boards of letters: both yield
// the same won boards, and the same moves in the same order. turnOf is the inverse of number.
func TestEveryState(t *testing.T) {
	solver, all := newSolver(), allStates()
	for _, s := range all {
		black := turn{boardOf(s), 'B'}
		n := black.number()
		if turnOf(n) != black || fast(n) != s || fast(n^whiteMoves) != s.swapped() {
			t.Fatalf("turn on %s: turnOf(number) is on %s, state %#x",
				black.board, turnOf(n).board, fast(n))
		}
		if wins := solver.won(s.mine()) || solver.won(s.theirs()); wins != won(black.board) {
			t.Fatalf("%s: won on bitboards = %v, but not by the letters", black.board, wins)
		}
		var byLetters []state
		for _, after := range (game{}).Moves(n, nil) {
			byLetters = append(byLetters, fast(after))
		}
		if diff := cmp.Diff(byLetters, solver.moves(s)); diff != "" {
			t.Fatalf("%s: moves (-by letters +on bitboards):\n%s", black.board, diff)
		}
	}
	if len(all) != 411840 {
		t.Errorf("%d states, want 411840", len(all))
	}
}

// never is the distance of a state from which no win can be reached.
const never = 100

// newTable returns the distance of each state. It finds the distances by a second method, a
// backward search from all won states at once. In a backward step, the side that has just moved
// takes back its move, which also slides a piece. So the states one move before s are the states
// one move after s.swapped(), each swapped.
func newTable(all []state) map[state]int {
	solver, distances := newSolver(), map[state]int{}
	var queue []state
	for _, s := range all {
		distances[s] = never
		if solver.won(s.mine()) || solver.won(s.theirs()) {
			distances[s] = 0
			queue = append(queue, s)
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		s := queue[0]
		for _, after := range solver.moves(s.swapped()) {
			if before := after.swapped(); distances[before] == never {
				distances[before] = distances[s] + 1
				queue = append(queue, before)
			}
		}
	}
	return distances
}

// The search from each board agrees with the table, which is filled backwards. All 411,840 boards
// are at distances from 0 to 7, so no answer is -1. On every 101st board or, in long mode, on every
// board, the plain search returns the same answer and finds the same states before the first won
// state.
func TestEveryBoard(t *testing.T) {
	all := allStates()
	forwards, plain, backwards := newSolver(), common.NewBFS(states), newTable(all)
	var counts [8]int
	starterMatters := 0
	for i, s := range all {
		b := boardOf(s)
		want, other := backwards[s], backwards[s.swapped()]
		if want != other {
			starterMatters++
		}
		want = min(want, other)
		counts[want]++
		if got := forwards.distance(b); got != want {
			t.Fatalf("%s: distance = %d, want %d", b, got, want)
		}
		if i%puzzletest.Every(101) == 0 {
			g := game{b}
			if got := len(cli.Route(plain, g)) - 1; got != want {
				t.Fatalf("%s: distance by the plain search = %d, want %d", b, got, want)
			}
			found := 0
			for !g.Solved(plain.States()[found]) && forwards.found[fast(plain.States()[found])] {
				found++
			}
			if !g.Solved(plain.States()[found]) || found != len(forwards.found) {
				t.Fatalf("%s: the fast search found %d states, and %d of them are the first "+
					"states of the plain search", b, len(forwards.found), found)
			}
		}
	}
	want := [...]int{141536, 104256, 58096, 74512, 23184, 9248, 880, 128}
	if diff := cmp.Diff(want, counts); diff != "" || starterMatters != 226784 {
		t.Errorf("boards by distance (-want +got):\n%s"+
			"on %d of them it matters which colour starts, want 226784", diff, starterMatters)
	}
}

func BenchmarkSearches(b *testing.B) { suite().Benchmark(b, "hardest-7") }
