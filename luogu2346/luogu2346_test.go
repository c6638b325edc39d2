package main

import (
	"math/bits"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/puzzletest"
	"bfspuzzles/internal/view"
)

// The example drawn in solve.go.
func TestStateExample(t *testing.T) {
	if s := pack(0x25a5, 0x5a52); s != 0x5a5225a5 || s.mark() != 0x1e696a {
		t.Errorf("state %#x has the mark %#x", uint64(s), s.mark())
	}
}

// allStates returns the 411,840 states.
func allStates() (all []state) {
	for mine := common.Bitboard(1); mine > 0; mine++ { // after the last comes 0
		if bits.OnesCount16(uint16(mine)) != pieces {
			continue
		}
		for theirs := ^mine; theirs > 0; theirs = (theirs - 1) &^ mine { // all parts of the rest
			if bits.OnesCount16(uint16(theirs)) == pieces {
				all = append(all, pack(mine, theirs))
			}
		}
	}
	return all
}

// boardOf returns the board of a state with black to move.
func boardOf(s state) (b board) {
	for cell := range b {
		black, white := s>>cell&1, s>>(16+cell)&1
		b[cell] = "OBW"[black+2*white]
	}
	return b
}

// No two states have the same mark.
func TestMarkNumbersStates(t *testing.T) {
	all, seen := allStates(), common.NewBitSet(allMarks)
	for _, s := range all {
		if seen.Has(s.mark()) {
			t.Fatalf("state %#x: its mark %#x is taken", uint64(s), s.mark())
		}
		seen.Add(s.mark())
	}
	if len(all) != 411840 {
		t.Errorf("%d states, want 411840", len(all))
	}
}

// The rules on bitboards against those of the plain search, which knows boards of letters only: who
// has won, and which moves there are, in all states. A turn comes back as it was numbered.
func TestRulesAgainstLetters(t *testing.T) {
	r := newRules()
	for _, s := range allStates() {
		black := turn{boardOf(s), 'B'}
		n := black.number()
		if turnOf(n) != black || fast(n) != s || fast(n^whiteMoves) != s.swapped() {
			t.Fatalf("%s: comes back as %s, state %#x", black.board, turnOf(n).board, fast(n))
		}
		if wins := r.won(s.mine()) || r.won(s.theirs()); wins != won(black.board) {
			t.Fatalf("%s: won on bitboards: %v", black.board, wins)
		}
		var moved []uint64
		for _, next := range r.appendMoves(s, nil) {
			moved = append(moved, turn{boardOf(next.swapped()), 'W'}.number())
		}
		byLetters := game{}.Moves(n, nil)
		same := len(moved) == len(byLetters)
		for _, after := range byLetters {
			same = same && contains(moved, after)
		}
		if !same {
			t.Fatalf("%s: moves on bitboards %#x, on letters %#x", black.board, moved, byLetters)
		}
	}
}

func contains(states []uint64, state uint64) bool {
	for _, s := range states {
		if s == state {
			return true
		}
	}
	return false
}

// never is a distance for states from which no win can be reached.
const never = 100

// newTable is a second method: the distance of each state by its mark. It searches backwards from
// all won states at once. To go back, the side that has just moved takes its move back, which is
// sliding a piece as well. So the states before s are those one move after s.swapped(), each
// swapped.
func newTable(all []state) []int {
	r, distances := newRules(), make([]int, allMarks)
	var queue common.Queue
	for _, s := range all {
		distances[s.mark()] = never
		if r.won(s.mine()) || r.won(s.theirs()) {
			distances[s.mark()] = 0
			queue.Push(uint64(s))
		}
	}
	for queue.Len() > 0 {
		s := state(queue.Pop())
		for _, after := range r.appendMoves(s.swapped(), nil) {
			if before := after.swapped(); distances[before.mark()] == never {
				distances[before.mark()] = distances[s.mark()] + 1
				queue.Push(uint64(before))
			}
		}
	}
	return distances
}

// The search forwards from each board against the table, made backwards, and the number of boards
// at each distance. All 411,840 boards are at distances from 0 to 7, so no answer is -1. On every
// 101st board, in the long mode on all, the plain search and the states that -trace prints.
func TestEveryBoard(t *testing.T) {
	all := allStates()
	forwards, plain, backwards := newSolver(), common.NewBFS(states), newTable(all)
	var counts [8]int
	starterMatters := 0
	for i, s := range all {
		b := boardOf(s)
		want, other := backwards[s.mark()], backwards[s.swapped().mark()]
		if want != other {
			starterMatters++
		}
		if other < want {
			want = other
		}
		counts[want]++
		if got := forwards.distance(b); got != want {
			t.Fatalf("%s: %d forwards, %d backwards", b, got, want)
		}
		if i%puzzletest.Every(101) == 0 {
			checkPlain(t, plain, b, want)
			if want > 0 {
				checkTrace(t, b, plain.Layers())
			}
		}
	}
	want := [...]int{141536, 104256, 58096, 74512, 23184, 9248, 880, 128}
	if diff := cmp.Diff(want, counts); diff != "" || starterMatters != 226784 {
		t.Errorf("boards by distance (-want +got):\n%s"+
			"which colour starts matters on %d, want 226784", diff, starterMatters)
	}
}

// checkPlain checks that the route of the plain search goes by moves, tested above, to a won
// board, in the least number of moves: so nobody has won before.
func checkPlain(t *testing.T, plain *common.BFS, b board, distance int) {
	t.Helper()
	g := game{b}
	route, allowed := cli.Route(plain, g), g.Starts()
	for _, n := range route {
		if !contains(allowed, n) {
			t.Fatalf("%s: no move of the route leads to %s", b, turnOf(n).board)
		}
		allowed = g.Moves(n, nil)
	}
	if len(route)-1 != distance || !g.Solved(route[distance]) {
		t.Fatalf("%s: a route of %d moves, want %d", b, len(route)-1, distance)
	}
}

// checkTrace checks what -trace shows of the fast search: the layers of the plain one, except for
// the last, which may be cut short and ends with a won state; and that each state is one move after
// a state of the layer before.
func checkTrace(t *testing.T, b board, plain []int) {
	t.Helper()
	g := game{b}
	ends, _ := g.Search(view.English)
	layers, found := ends[0].Layers, ends[0].States
	last := len(layers) - 1
	if !cmp.Equal(layers[:last], plain[:last]) || layers[last] > plain[last] ||
		cli.Sum(layers) != len(found) {
		t.Fatalf("%s: layers %v, of the plain search %v", b, layers, plain)
	}
	allowed := g.Starts()
	for _, n := range layers {
		var next []uint64
		for _, state := range found[:n] {
			if !contains(allowed, state) || g.Solved(state) != (len(found) == 1) {
				t.Fatalf("%s: the search comes to %s", b, g.Write(state))
			}
			next = g.Moves(state, next)
			found = found[1:]
		}
		allowed = next
	}
}

// mistakes returns the mistakes of published programs for this problem.
func mistakes() []puzzletest.Mistake {
	s := newSolver()
	mutant := func(distance func(b board) int) func(in string) string {
		return puzzletest.Numbers(func(in *common.Reader) (int, error) {
			b, err := readBoard(in)
			return distance(b), err
		})
	}
	all := []puzzletest.Mistake{
		{What: "four in a line tested only after a move: 1 for a board already won",
			Fails: "already-won", Passes: "sample1", Missed: true,
			Program: mutant(func(b board) int {
				if d := s.distance(b); d > 0 {
					return d
				}
				return 1
			})},
		{What: "only black may start",
			Fails: "white-must-start", Passes: "black-must-start",
			Program: mutant(func(b board) int { return s.search(b.state()) })},
		{What: "only white may start",
			Fails: "black-must-start", Passes: "white-must-start",
			Program: mutant(func(b board) int { return s.search(b.state().swapped()) })},
		{What: "the side to move left out of the marks",
			Fails: "side-to-move", Passes: "sample1", Program: mutant(searchWithoutSide)},
	}
	for i := range s.lines {
		cut := newSolver()
		cut.lines = append(cut.lines[:i], cut.lines[i+1:]...)
		all = append(all, puzzletest.Mistake{
			What: "any of the ten lines forgotten", Fails: "each-line", Passes: "hardest-7",
			Program: mutant(cut.distance)})
	}
	return all
}

// searchWithoutSide is the plain search with a mark for each board, whoever is to move.
func searchWithoutSide(b board) int {
	g := game{b}
	seen := map[uint64]bool{g.Starts()[0]: true}
	route := common.NewBFS(states).Route(g.Starts(), g.Solved,
		func(n uint64, next []uint64) []uint64 {
			for _, after := range g.Moves(n, nil) {
				if mark := after &^ whiteMoves; !seen[mark] {
					seen[mark] = true
					next = append(next, after)
				}
			}
			return next
		})
	return len(route) - 1
}

func BenchmarkEveryBoard(b *testing.B) {
	s, all := newSolver(), allStates()
	for i := 0; i < b.N; i++ {
		for _, start := range all {
			s.search(start, start.swapped())
		}
	}
}

func BenchmarkVisited(b *testing.B) { suite().Visited(b, "hardest-7") }
