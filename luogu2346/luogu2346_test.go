package main

import (
	"math/bits"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
)

// The example drawn in main.go.
func TestPositionExample(t *testing.T) {
	if p := pack(0x25a5, 0x5a52); p != 0x5a5225a5 || p.mark() != 0x1e696a {
		t.Errorf("position %#x has the mark %#x", uint64(p), p.mark())
	}
}

// allPositions returns the 411,840 positions.
func allPositions() (all []position) {
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

// No two positions have the same mark.
func TestMarkNumbersPositions(t *testing.T) {
	all, seen := allPositions(), common.NewBitSet(allMarks)
	for _, p := range all {
		if seen.Has(p.mark()) {
			t.Fatalf("position %#x: its mark %#x is taken", uint64(p), p.mark())
		}
		seen.Add(p.mark())
	}
	if len(all) != 411840 {
		t.Errorf("%d positions, want 411840", len(all))
	}
}

// The rules on bitboards against those of the plain search, which knows boards of letters only:
// who has won, and which moves there are, on all positions. A board of letters comes back as
// it was packed.
func TestRulesAgainstLetters(t *testing.T) {
	r, slides := newRules(), moves()
	for _, p := range allPositions() {
		board := plainBoard{lettersOf(p), 'B'}
		state := board.pack()
		if got := unpack(state); got != board || positionOf(state) != p {
			t.Fatalf("%s: unpacked %s, position %#x", board.board, got.board, positionOf(state))
		}
		if won := r.won(p.mine()) || r.won(p.theirs()); won != solved(state) {
			t.Fatalf("%s: won on bitboards: %v", board.board, won)
		}
		var moved []uint64
		for _, next := range r.appendMoves(p, nil) {
			moved = append(moved, plainBoard{lettersOf(next.swapped()), 'W'}.pack())
		}
		byLetters := slides(state, nil)
		same := len(moved) == len(byLetters)
		for _, after := range byLetters {
			same = same && contains(moved, after)
		}
		if !same {
			t.Fatalf("%s: moves on bitboards %#x, on letters %#x", board.board, moved, byLetters)
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

// never is a distance for positions from which no win can be reached.
const never = 100

// newTable is a second method: the distance of each position by its mark. It searches
// backwards from all won positions at once. To go back, the colour that has just moved takes
// its move back, which is sliding a piece, too. So the positions before p are those one move
// after p.swapped(), each swapped.
func newTable(all []position) []int {
	r, distances := newRules(), make([]int, allMarks)
	var queue common.Queue
	for _, p := range all {
		distances[p.mark()] = never
		if r.won(p.mine()) || r.won(p.theirs()) {
			distances[p.mark()] = 0
			queue.Push(uint64(p))
		}
	}
	for queue.Len() > 0 {
		p := position(queue.Pop())
		for _, after := range r.appendMoves(p.swapped(), nil) {
			if before := after.swapped(); distances[before.mark()] == never {
				distances[before.mark()] = distances[p.mark()] + 1
				queue.Push(uint64(before))
			}
		}
	}
	return distances
}

// The search forwards from each board against the table, made backwards; and the counts by
// distance of all 411,840 boards. On every 101st, in the long mode on all, the plain search.
func TestEveryBoard(t *testing.T) {
	all := allPositions()
	forwards, plain, backwards := newSolver(), common.NewBFS(program().States), newTable(all)
	var counts [8]int
	starterMatters := 0
	for i, board := range all {
		want, other := backwards[board.mark()], backwards[board.swapped().mark()]
		if want != other {
			starterMatters++
		}
		if other < want {
			want = other
		}
		counts[want]++
		if got := forwards.distance(board); got != want {
			t.Fatalf("%s: %d forwards, %d backwards", lettersOf(board), got, want)
		}
		if i%puzzletest.Every(101) == 0 {
			checkPlain(t, plain, board, want)
			if want > 0 {
				checkLayers(t, layersOf(forwards), plain.Layers())
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
func checkPlain(t *testing.T, plain *common.BFS, board position, distance int) {
	t.Helper()
	route, allowed, slides := plainRoute(plain, board), starts(board), moves()
	for _, state := range route {
		if !contains(allowed, state) {
			t.Fatalf("%s: no move of the route leads to %s", lettersOf(board), unpack(state).board)
		}
		allowed = slides(state, nil)
	}
	if len(route)-1 != distance || !solved(route[distance]) {
		t.Fatalf("%s: a route of %d moves, want %d", lettersOf(board), len(route)-1, distance)
	}
}

// checkLayers checks what -layers shows of the fast search: the layers of the plain one, but for
// the last, which may be cut short.
func checkLayers(t *testing.T, fast, plain []int) {
	t.Helper()
	if last := len(fast) - 1; !cmp.Equal(fast[:last], plain[:last]) || fast[last] > plain[last] {
		t.Fatalf("layers %v, of the plain search %v", fast, plain)
	}
}

// mistakes returns the mistakes of published programs for this problem.
func mistakes() []puzzletest.Mistake {
	s := newSolver()
	mutant := func(distance func(board position) int) func(in string) string {
		return puzzletest.Numbers(func(in *common.Reader) (int, error) {
			board, err := readBoard(in)
			if err != nil {
				return 0, err
			}
			return distance(board), nil
		})
	}
	all := []puzzletest.Mistake{
		{What: "four in a line tested only after a move: 1 for a board already won",
			Fails: "already-won", Passes: "sample1",
			Program: mutant(func(board position) int {
				if d := s.distance(board); d > 0 {
					return d
				}
				return 1
			})},
		{What: "only black may start",
			Fails: "white-must-start", Passes: "black-must-start",
			Program: mutant(func(board position) int { return s.search(board) })},
		{What: "only white may start",
			Fails: "black-must-start", Passes: "white-must-start",
			Program: mutant(func(board position) int { return s.search(board.swapped()) })},
		{What: "the side to move left out of the marks",
			Fails: "side-to-move", Passes: "sample1", Program: mutant(searchWithoutSide)},
	}
	for i := range s.lines {
		cut := newSolver()
		cut.lines = append(cut.lines[:i], cut.lines[i+1:]...)
		all = append(all, puzzletest.Mistake{
			What: "any of the ten lines forgotten", Fails: "already-won", Passes: "hardest-7",
			Program: mutant(cut.distance)})
	}
	return all
}

// searchWithoutSide is the plain search with a mark for each board, whoever is to move.
func searchWithoutSide(board position) int {
	slides, from := moves(), starts(board)
	seen := map[uint64]bool{from[0]: true}
	route := common.NewBFS(program().States).Route(from, solved,
		func(state uint64, next []uint64) []uint64 {
			for _, after := range slides(state, nil) {
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
	s, all := newSolver(), allPositions()
	for i := 0; i < b.N; i++ {
		for _, board := range all {
			s.distance(board)
		}
	}
}

func BenchmarkVisited(b *testing.B) { puzzle().Visited(b, "hardest-7") }
