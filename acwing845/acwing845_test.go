//go:build go1.24

package main

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/puzzletest"
)

// The board drawn in solve.go is packed and ranked as shown there.
func TestBoardExample(t *testing.T) {
	board := common.PackCells(2, 3, 4, 1, 5, 0, 7, 6, 8)
	if rank := common.Rank(board, cells); board != 0x867051432 || rank != 92306 {
		t.Errorf("packed %#x, rank %d; want 0x867051432 and 92306", uint64(board), rank)
	}
}

// solvable agrees with a second method on all 362,880 boards, and the number of boards at each
// distance matches the published one.
//
// The plain search is checked from one board at each distance and from one that cannot be solved
// or, in long mode, from four of each. The bidirectional search is checked on every 293rd board. In
// long mode, it is checked on all boards, and so is the largest number of boards that it visits.
func TestEveryBoard(t *testing.T) {
	t.Parallel()
	second := puzzletest.SlidingBoards("123456780", side)
	puzzletest.CheckSlidingMoves(t, second, slide)
	plain, both := common.NewBFS(boards), common.NewBothEnds(boards)
	counts, routes, visited := [33]int{}, 1, 0
	if puzzletest.Long() {
		routes = 4
	}
	for i := 0; i < boards; i++ {
		rank := i * 100003 % boards // all boards, in scattered order
		b := second[rank]
		if solvable(b.Cells) != (b.Distance >= 0) {
			t.Fatalf("board %#x: solvable = %v, but its distance is %d",
				uint64(b.Cells), solvable(b.Cells), b.Distance)
		}
		counts[1+b.Distance]++
		if counts[1+b.Distance] <= routes {
			route := cli.Route(plain, played{game{b.Cells}, puzzle()})
			if got := len(route) - 1; got != b.Distance {
				t.Fatalf("board %#x: distance = %d by the plain search, want %d",
					uint64(b.Cells), got, b.Distance)
			}
		}
		if i%puzzletest.Every(293) != 0 {
			continue
		}
		if got := distance(both, b.Cells); got != b.Distance {
			t.Fatalf("board %#x: distance = %d, want %d", uint64(b.Cells), got, b.Distance)
		}
		visited = max(visited, cli.Sum(both.Forward.Layers, both.Backward.Layers))
	}
	if diff := cmp.Diff(published, counts[:]); diff != "" {
		t.Errorf("boards without a solution, then by distance (-published +got):\n%s", diff)
	}
	if puzzletest.Long() && visited != 15882 {
		t.Errorf("the bidirectional search visits up to %d boards, want 15882", visited)
	}
	t.Run("Play", func(t *testing.T) { // on every 361st board, 1,006 in all
		suite().CheckSlidingPlay(t, "123456780", second, 361)
	})
}

// published holds the number of boards that cannot be solved, followed by the number of boards at
// each distance from the solved one (OEIS A089473).
var published = []int{181440,
	1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878,
	16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
}

// Without the parity test, the bidirectional search from an unsolvable board visits all boards of
// one half and most of the other half, nearly twice as many as the plain search.
func TestBothEndsWithoutParity(t *testing.T) {
	unsolvable := common.PackCells(1, 2, 3, 4, 5, 6, 8, 7, 0)
	plain, both := common.NewBFS(boards), common.NewBothEnds(boards)
	route := cli.Route(plain, played{game{unsolvable}, puzzle()})
	d := both.Distance(uint64(common.Rank(unsolvable, cells)), uint64(common.Rank(solved, cells)),
		slide)
	visited := cli.Sum(both.Forward.Layers, both.Backward.Layers)
	if route != nil || d != -1 || plain.Visited() != 181440 || visited != 321575 {
		t.Errorf("plain search: %d boards, both ends: %d; want 181440 and 321575",
			plain.Visited(), visited)
	}
}

func BenchmarkSearches(b *testing.B) { suite().Benchmark(b, "hardest-31a", "unsolvable") }
