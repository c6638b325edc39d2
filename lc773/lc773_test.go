package main

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/puzzletest"
	"bfspuzzles/internal/sliding"
	"bfspuzzles/internal/view"
)

// All 720 boards: the table agrees with a second method and with a plain search
// from each board, whose moves and routes are legal. LeetCode's board is left as it is. The
// number of inversions, which the picture of a board shows if it cannot be solved, is odd on those
// boards and even on the others.
func TestEveryBoard(t *testing.T) {
	search := common.NewBFS(boards)
	second := puzzletest.SlidingBoards("123450", columns)
	puzzletest.CheckSlidingMoves(t, second, common.SlidingMoves(columns, rows))
	var counts [23]int // of boards without a solution, and by distance
	for rank, b := range second {
		c := b.Cells
		board := [][]int{{c.At(0), c.At(1), c.At(2)}, {c.At(3), c.At(4), c.At(5)}}
		distance := slidingPuzzle(board)
		if distance != b.Distance || pack(board) != c {
			t.Fatalf("%x: %d by the table, %d by the second method; the board is now %v",
				c, distance, b.Distance, board)
		}
		puzzletest.CheckSlidingRoute(t, second, rank, cli.Route(search, newGame(c)))
		if inversions := sliding.Inversions(c, cells); inversions%2 == 1 != (distance < 0) {
			t.Fatalf("%v: distance %d, %d inversions", board, distance, inversions)
		}
		counts[1+distance]++
	}
	published := [23]int{360,
		1, 2, 3, 5, 6, 7, 10, 12, 12, 16, 23, 25, 28, 39, 44, 40, 29, 21, 18, 12, 6, 1}
	if diff := cmp.Diff(published, counts); diff != "" {
		t.Errorf("boards without a solution and by distance (-published +got):\n%s", diff)
	}
	t.Run("Play", func(t *testing.T) {
		suite().CheckSlidingPlay(t, "[[4,1,2],[5,0,3]]", second, 1)
	})
}

// The maps of all 360 boards that can be solved, by the table and a second method.
func TestEveryMap(t *testing.T) {
	for rank, distance := range distances {
		if distance < 0 {
			continue
		}
		board := newGame(0).Write(uint64(rank))
		digits := strings.NewReplacer("[", "", "]", "", ",", "").Replace(board)
		want := map[view.Place]int{}
		for other, b := range puzzletest.SlidingBoards(digits, columns) {
			if b.Distance >= 0 {
				want[view.Place{Start: b.Distance, Goal: int(distances[other])}]++
			}
		}
		m, _ := suite().Map(t, board)
		if diff := cmp.Diff(want, m.States); diff != "" {
			t.Fatalf("%s (-want +got):\n%s", board, diff)
		}
	}
}

// mistakes returns the mistakes of published programs for this problem.
func mistakes() []puzzletest.Mistake {
	p := leetCode()
	return []puzzletest.Mistake{
		{What: "the blog post's prose: [[1,2,3],[4,0,5]] has no solution",
			Fails: "sample1", Passes: "sample4",
			Program: puzzletest.Distances(p, func(board common.Cells, d int) int {
				if board == common.PackCells(1, 2, 3, 4, 0, 5) {
					return -1
				}
				return d
			})},
		{What: "the solved board tested only after a move",
			Fails: "solved", Passes: "sample1",
			Program: puzzletest.Distances(p, func(_ common.Cells, d int) int {
				if d == 0 {
					return 2
				}
				return d
			})},
		{What: "the blank counted among the inversions",
			Fails: "unsolvable", Passes: "sample3",
			Program: puzzletest.Distances(p, func(board common.Cells, d int) int {
				if board.Blank()%2 == 1 { // one inversion with every tile before it
					return -1
				}
				return d
			})},
	}
}

func BenchmarkVisited(b *testing.B) { suite().Visited(b, "hardest-21", "every-board") }
