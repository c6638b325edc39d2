package main

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
	"bfspuzzles/internal/sliding"
	"bfspuzzles/internal/view"
)

// The example drawn in board.go.
func TestBoardExample(t *testing.T) {
	b := newBoard(common.PackCells(2, 3, 4, 1, 5, 0, 7, 6, 8))
	if b != 0x676a500100111 || b.number() != 26474 || b.blank() != 5 {
		t.Errorf("%#x, number %d, blank %d", uint64(b), b.number(), b.blank())
	}
}

// All 362,880 boards by a second method.
func TestEveryBoard(t *testing.T) {
	t.Parallel()
	second := puzzletest.SlidingBoards("123456780", side)
	t.Run("Table", func(t *testing.T) { testTable(t, second) })
	t.Run("PlainRoutes", func(t *testing.T) { testPlainRoutes(t, second) })
}

// testTable checks the distances of the table, the parity that says which boards
// can be solved, their moves, and that they are numbered without gaps.
func testTable(t *testing.T, second []puzzletest.SlidingBoard) {
	table := distancesToSolved()
	seen := common.NewBitSet(solvables)
	var counts [32]int
	for _, values := range second {
		b := newBoard(values.Cells)
		if b.solvable() != (values.Distance >= 0) {
			t.Fatalf("board %#x: solvable by inversions: %v, distance by the second method: %d",
				uint64(values.Cells), b.solvable(), values.Distance)
		}
		if b.solvable() {
			if b.number() >= solvables || seen.Has(b.number()) {
				t.Fatalf("board %#x: number %d is out of range or taken", uint64(values.Cells),
					b.number())
			}
			seen.Add(b.number())
			counts[values.Distance]++
			if got := int(table[b.number()]); got != values.Distance {
				t.Fatalf("board %#x: %d by the table, %d by the second method",
					uint64(values.Cells), got, values.Distance)
			}
		}
		moves := b.appendMoves(nil)
		for i, after := range values.Moves {
			if len(moves) != len(values.Moves) || moves[i] != newBoard(second[after].Cells) {
				t.Fatalf("board %#x: moves %x, the %dth is wrong", uint64(values.Cells), moves, i)
			}
		}
	}
	if diff := cmp.Diff(a089473, counts[:]); diff != "" {
		t.Errorf("boards by distance (-A089473 +got):\n%s", diff)
	}
}

// a089473 is how many boards are at each distance from the solved one.
var a089473 = []int{
	1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878,
	16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
}

// testPlainRoutes checks the moves of the plain search on all boards, and its
// routes from four boards at each distance and from four that cannot be solved.
func testPlainRoutes(t *testing.T, second []puzzletest.SlidingBoard) {
	puzzletest.CheckSlidingMoves(t, second, sliding.Moves(side, side))
	search := common.NewBFS(ranks)
	replayed := map[int]int{} // by distance
	for i := 0; i < ranks; i++ {
		rank := i * 100003 % ranks // all boards, but scattered
		b := second[rank]
		if replayed[b.Distance] == 4 || b.Distance > 20 && testing.Short() {
			continue
		}
		replayed[b.Distance]++
		puzzletest.CheckSlidingRoute(t, second, rank, plainRoute(search, b.Cells))
	}
}

// The search from both ends against the table on every board. No board makes it
// visit more than the comments say.
func TestBothEndsAgainstTable(t *testing.T) {
	t.Parallel()
	table := distancesToSolved()
	s := newSolver()
	visited, layer, step := 0, 0, 1
	if testing.Short() {
		step = 97
	}
	for rank := 0; rank < ranks; rank += step {
		values := common.Unrank(rank, cells)
		b := newBoard(values)
		s.spent, s.table = 0, nil // so it never makes the table
		if !b.solvable() {
			if got := s.distance(b); got != -1 {
				t.Fatalf("board %#x: %d moves, but it cannot be solved", uint64(values), got)
			}
			continue
		}
		want := int(table[b.number()])
		if got := s.distance(b); got != want {
			t.Fatalf("board %#x: %d from both ends, %d by the table", uint64(values), got, want)
		}
		// What -layers shows: the whole layers from the solved board are as published, the
		// layers grown are as many as the moves, and their boards are those visited.
		near, far := layersOf(&s.ends[0]), layersOf(&s.ends[1])
		n, last := view.Sum(near)+view.Sum(far), len(far)-1
		if !cmp.Equal(far[:last], a089473[:last]) || far[last] > a089473[last] ||
			len(near)+last-1 != want || n != s.spent {
			t.Fatalf("board %#x: layers %v and %v, %d moves, %d boards",
				uint64(values), near, far, want, s.spent)
		}
		if n > visited {
			visited = n
		}
		for i := range s.ends {
			if n := len(s.ends[i].frontier); n > layer {
				layer = n
			}
		}
	}
	if step == 1 && (visited != 15881 || layer != 3283) {
		t.Errorf("a search visits up to %d boards, %d in a layer; want 15881, 3283", visited, layer)
	}
}

// hardest is one of the two boards that take 31 moves.
var hardest = common.PackCells(6, 4, 7, 8, 5, 0, 3, 2, 1)

// The table is made when the searches have visited as many boards as making it does,
// and not before.
func TestTableTakesOver(t *testing.T) {
	s := newSolver()
	for n := 1; s.table == nil; n++ {
		before := s.spent
		if d := s.distance(newBoard(hardest)); d != 31 {
			t.Fatalf("board %d: %d moves, want 31", n, d)
		}
		if (s.table != nil) != (before >= solvables) {
			t.Fatalf("board %d: %d boards visited before, table made: %v", n, before,
				s.table != nil)
		}
	}
}

// mistakes returns the mistakes of published programs for this problem.
func mistakes() []puzzletest.Mistake {
	s := newSolver()
	mutant := func(wrong func(b board, distance int) int) func(in string) string {
		return puzzletest.Numbers(func(in *common.Reader) (int, error) {
			values, err := readBoard(in)
			if err != nil {
				return 0, err
			}
			b := newBoard(values)
			return wrong(b, s.distance(b)), nil
		})
	}
	return []puzzletest.Mistake{
		{What: "start not marked, or tested only after a move: 2 for the solved board",
			Fails: "solved", Passes: "sample1", Program: mutant(func(_ board, d int) int {
				if d == 0 {
					return 2
				}
				return d
			})},
		{What: "no test of solvability in a search that gives up after 30 moves",
			Fails: "hardest-31a", Passes: "sample1", Missed: true, Program: mutant(func(_ board, d int) int {
				if d > 30 {
					return -1
				}
				return d
			})},
		{What: "the blank counted among the inversions",
			Fails: "sample1", Passes: "aoj-sample", Program: mutant(func(b board, d int) int {
				// The blank as the largest value: one inversion with every tile after it. What
				// is taken for solvable is searched, and in vain if it is not.
				if after := tiles - b.blank(); after%2 == 1 {
					return -1
				}
				return d
			})},
	}
}

func BenchmarkFastHardest(b *testing.B) {
	s := newSolver()
	for i := 0; i < b.N; i++ {
		s.spent = 0
		s.distance(newBoard(hardest))
	}
}

func BenchmarkTable(b *testing.B) {
	for i := 0; i < b.N; i++ {
		distancesToSolved()
	}
}

func BenchmarkVisited(b *testing.B) { puzzle().Visited(b, "hardest-31a", "unsolvable") }

// For an unsolvable board, the search from both ends without the parity would visit
// all boards of both halves, twice as many as the plain search.
func TestBothEndsAloneAreWorseWhenUnsolvable(t *testing.T) {
	unsolvable := common.PackCells(1, 2, 3, 4, 5, 6, 8, 7, 0)
	search, moves := common.NewBFS(ranks), sliding.Moves(side, side)
	never := func(uint64) bool { return false }
	both := 0
	for _, from := range []common.Cells{unsolvable, solvedValues} {
		search.Route([]uint64{uint64(common.Rank(from, cells))}, never, moves)
		both += search.Visited()
	}
	if plainRoute(search, unsolvable) != nil || search.Visited() != 181440 || both != 362880 {
		t.Errorf("plain search: %d boards, both ends: %d; want 181440 and 362880",
			search.Visited(), both)
	}
}
