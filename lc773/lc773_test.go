package main

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/puzzletest"
)

// The table agrees with a second method and with the plain search on all 720 boards, and the moves
// are legal. slidingPuzzle does not change its argument. The number of inversions, which the
// drawing of an unsolvable board gives as the reason, is odd for unsolvable boards and even for the
// others.
func TestEveryBoard(t *testing.T) {
	search := common.NewBFS(boards)
	second := puzzletest.SlidingBoards("123450", columns)
	puzzletest.CheckSlidingMoves(t, second, common.SlidingMoves(columns, rows))
	var counts [23]int // of boards: first those without a solution, then by distance
	for rank, b := range second {
		c := b.Cells
		board, _ := readBoard(common.NewReader(strings.NewReader(puzzle().Write(uint64(rank)))))
		distance := slidingPuzzle(board)
		if distance != b.Distance || pack(board) != c {
			t.Fatalf("board %#x: slidingPuzzle = %d, want %d; its argument is now %v",
				uint64(c), distance, b.Distance, board)
		}
		if moves := len(cli.Route(search, played{game{c}, puzzle()})) - 1; moves != distance {
			t.Fatalf("%v: distance %d, but %d by the plain search", board, distance, moves)
		}
		if inversions := common.Inversions(c, cells); inversions%2 == 1 != (distance < 0) {
			t.Fatalf("%v: distance %d, but %d inversions", board, distance, inversions)
		}
		counts[1+distance]++
	}
	published := [23]int{360,
		1, 2, 3, 5, 6, 7, 10, 12, 12, 16, 23, 25, 28, 39, 44, 40, 29, 21, 18, 12, 6, 1}
	if diff := cmp.Diff(published, counts); diff != "" {
		t.Errorf("boards without a solution, then by distance (-published +got):\n%s", diff)
	}
	t.Run("Play", func(t *testing.T) {
		suite().CheckSlidingPlay(t, "[[4,1,2],[5,0,3]]", second, 1)
	})
}

// The traces of plain searches through all states are right, from every seventh board or, in long
// mode, from every board. So is the trace of the search that fills the table.
func TestEverySearch(t *testing.T) {
	for rank := 0; rank < boards; rank += puzzletest.Every(7) {
		suite().CheckTrace(t, puzzle().Write(uint64(rank)), boards, "-plain", "-all")
	}
	suite().CheckTrace(t, goal, boards)
}

func BenchmarkSearches(b *testing.B) { suite().Benchmark(b, "hardest-21", "every-board") }
