package main

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
)

// The example drawn in main.go and number.go.
func TestNumberingExample(t *testing.T) {
	p := pack(0x25a5, 0x5a52)
	if got := newNumbering().of(p); p != 0x5a5225a5 || got != 371573 {
		t.Errorf("position %#x has number %d, want 371573", uint64(p), got)
	}
}

// Each of the 411,840 positions has a number of its own.
func TestNumberingCountsAllPositions(t *testing.T) {
	numbers, seen, count := newNumbering(), common.NewBitSet(positions), 0
	allPositions(func(p position) {
		number := uint64(numbers.of(p))
		if number >= positions || seen.Has(number) {
			t.Fatalf("position %#x: number %d is out of range or taken", uint64(p), number)
		}
		seen.Add(number)
		count++
	})
	if count != positions {
		t.Errorf("%d positions, want %d", count, positions)
	}
}

func TestLines(t *testing.T) {
	want := []common.Bitboard{
		0x000f, 0x1111, 0x00f0, 0x2222, 0x0f00, 0x4444, 0xf000, 0x8888, // rows and columns in turn
		0x8421, 0x1248, // long diagonals
	}
	if diff := cmp.Diff(want, newRules().lines); diff != "" {
		t.Errorf("lines (-want +got):\n%s", diff)
	}
}

// The bitboard rules against those of the plain search, which knows boards of
// letters only: whether a position is won, and its moves, in the order of the empty
// cells and then of the pieces. On all positions.
func TestRulesAgainstLetters(t *testing.T) {
	r := newRules()
	allPositions(func(p position) {
		letters := board(p.mine(), p.theirs()) // black to move
		won := plainBoard{letters, 'B'}.fourInLine()
		if got := r.won(p.mine()) || r.won(p.theirs()); got != won {
			t.Fatalf("%s: won %v, want %v", letters, got, won)
		}
		next, want := r.appendMoves(p, nil), slides(letters, 'B') // then white is to move
		same := len(next) == len(want)
		for i := 0; i < len(next) && same; i++ {
			same = board(next[i].theirs(), next[i].mine()) == want[i]
		}
		if !same {
			t.Fatalf("%s: moves to %#x, want %s", letters, next, want)
		}
	})
}

// slides returns the boards one move of a colour after a board of letters, in the order of the
// empty cells and then of the pieces.
func slides(letters [cells]byte, mover byte) (after [][cells]byte) {
	for to := range letters {
		for from := range letters {
			dx, dy := from%side-to%side, from/side-to/side
			if letters[from] == mover && letters[to] == 'O' && dx*dx+dy*dy == 1 {
				moved := letters
				moved[from], moved[to] = 'O', mover
				after = append(after, moved)
			}
		}
	}
	return after
}

// A board of the plain search comes back as it was packed.
func TestPlainBoardRoundTrip(t *testing.T) {
	allPositions(func(p position) {
		for _, mover := range []byte("BW") {
			b := plainBoard{board(p.mine(), p.theirs()), mover}
			if got := unpack(b.pack()); got != b {
				t.Fatalf("%s, %c to move: unpacked %s, %c", b.board, b.mover, got.board, got.mover)
			}
		}
	})
}

// The table, made backwards from the won positions, against the search forwards
// from each board; and the counts by distance of all 411,840 boards.
func TestEveryBoard(t *testing.T) {
	forwards, backwards := newSolver(), newTable()
	counts := map[int]int{}
	starterMatters := 0
	allPositions(func(p position) {
		want := backwards.board(p)
		counts[want]++
		if backwards.distances[backwards.of(p)] != backwards.distances[backwards.of(p.swapped())] {
			starterMatters++
		}
		if got := forwards.distance(p.mine(), p.theirs()); got != want {
			t.Fatalf("%s: %d forwards, %d by the table", board(p.mine(), p.theirs()), got, want)
		}
	})
	want := map[int]int{0: 141536, 1: 104256, 2: 58096, 3: 74512, 4: 23184, 5: 9248, 6: 880, 7: 128}
	if diff := cmp.Diff(want, counts); diff != "" {
		t.Errorf("boards by distance (-want +got):\n%s", diff)
	}
	if starterMatters != 226784 {
		t.Errorf("which colour starts changes the distance on %d boards, want 226784",
			starterMatters)
	}
}

// On every 29th board, in the long mode on all, the plain search agrees with the table; its
// route goes from position to position by the moves of the rules, and nobody has won before
// its end. What -layers shows are its layers.
func TestPlainRoutes(t *testing.T) {
	forwards, backwards := newSolver(), newTable()
	search := common.NewBFS(program().States)
	n := 0
	allPositions(func(p position) {
		if n++; n%puzzletest.Every(29) != 0 {
			return
		}
		start := board(p.mine(), p.theirs())
		route := plainRoute(search, start)
		if want := backwards.board(p); len(route)-1 != want {
			t.Fatalf("%s: %d by the plain search, %d by the table", start, len(route)-1, want)
		}
		if len(route) > 1 {
			forwards.distance(p.mine(), p.theirs())
			fast, plain := layersOf(forwards), search.Layers()
			if last := len(fast) - 1; len(fast) != len(route) ||
				!cmp.Equal(fast[:last], plain[:last]) || fast[last] > plain[last] {
				t.Fatalf("%s: layers %v, of the plain search %v", start, fast, plain)
			}
		}
		allowed, mover := [][cells]byte{start}, unpack(route[0]).mover
		for i, state := range route {
			b, legal := unpack(state), false
			for _, after := range allowed {
				legal = legal || b == plainBoard{after, mover}
			}
			if !legal || b.fourInLine() != (i == len(route)-1) {
				t.Fatalf("%s: board %d of the route, %s, %c to move, is wrong",
					start, i, b.board, b.mover)
			}
			allowed, mover = slides(b.board, mover), 'B'+'W'-mover
		}
	})
}

// mistakes returns the mistakes of published programs for this problem.
func mistakes() []puzzletest.Mistake {
	s := newSolver()
	mutant := func(distance func(black, white common.Bitboard) int) func(in string) string {
		return puzzletest.Numbers(func(in *common.Reader) (n int, err error) {
			black, white, err := readBoard(in)
			if err == nil {
				n = distance(black, white)
			}
			return n, err
		})
	}
	all := []puzzletest.Mistake{
		{What: "four in a line tested only after a move: 1 for a board already won",
			Fails: "already-won", Passes: "sample1",
			Program: mutant(func(black, white common.Bitboard) int {
				if d := s.distance(black, white); d > 0 {
					return d
				}
				return 1
			})},
		{What: "only black may start",
			Fails: "white-must-start", Passes: "black-must-start",
			Program: mutant(func(black, white common.Bitboard) int {
				return s.search(pack(black, white))
			})},
		{What: "only white may start",
			Fails: "black-must-start", Passes: "white-must-start",
			Program: mutant(func(black, white common.Bitboard) int {
				return s.search(pack(white, black))
			})},
		{What: "the side to move left out of the marks",
			Fails: "side-to-move", Passes: "sample1", Program: mutant(searchWithoutSide)},
	}
	for i := range s.lines {
		cut := newSolver()
		cut.lines = append(cut.lines[:i], cut.lines[i+1:]...)
		all = append(all, puzzletest.Mistake{
			What: "any of the ten lines forgotten", Fails: "already-won", Passes: "hardest-7",
			Program: mutant(func(black, white common.Bitboard) int {
				return cut.distance(black, white)
			})})
	}
	return all
}

// searchWithoutSide leaves the colour to move out of the marks.
func searchWithoutSide(black, white common.Bitboard) int {
	type node struct {
		position
		blackMoves bool
	}
	r, start := newRules(), pack(black, white)
	seen := map[position]bool{start: true} // as if black were to move
	layer := []node{{start, true}, {start.swapped(), false}}
	for moves := 0; len(layer) > 0; moves++ {
		var next []node
		for _, n := range layer {
			if r.won(n.mine()) || r.won(n.theirs()) {
				return moves
			}
			for _, p := range r.appendMoves(n.position, nil) {
				mark := p
				if n.blackMoves {
					mark = p.swapped()
				}
				if !seen[mark] {
					seen[mark] = true
					next = append(next, node{p, !n.blackMoves})
				}
			}
		}
		layer = next
	}
	return -1
}

func BenchmarkFastHardest(b *testing.B) {
	s := newSolver()
	for i := 0; i < b.N; i++ {
		s.distance(0x259c, 0xda60) // OOBB BWWB BWBW WBWW, 7 moves from a win
	}
}

func BenchmarkVisited(b *testing.B) { puzzle().Visited(b, "hardest-7") }
