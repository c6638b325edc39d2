package main

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
	"bfspuzzles/internal/view"
)

// All 720 boards: the table agrees with a second method and with a plain search
// from each board, whose moves and routes are legal. LeetCode's board is left as it is. The note
// in the picture of a board that cannot be solved counts its inversions: their number is odd.
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
		puzzletest.CheckSlidingRoute(t, second, rank, plainRoute(search, c))
		inversions, note := 0, leetCode().Case(c).Film(view.English, nil, 0).Note
		fmt.Sscanf(note[strings.Index(note, " is "):], " is %d.", &inversions)
		if inversions%2 == 1 != (distance < 0) {
			t.Fatalf("%v: distance %d, %s", board, distance, note)
		}
		counts[1+distance]++
	}
	published := [23]int{360,
		1, 2, 3, 5, 6, 7, 10, 12, 12, 16, 23, 25, 28, 39, 44, 40, 29, 21, 18, 12, 6, 1}
	if diff := cmp.Diff(published, counts); diff != "" {
		t.Errorf("boards without a solution and by distance (-published +got):\n%s", diff)
	}
	t.Run("Play", func(t *testing.T) {
		puzzle().CheckSlidingPlay(t, "[[4,1,2],[5,0,3]]", second, 1)
	})
}

// The maps of all 360 boards that can be solved, by the table and a second method.
func TestEveryMap(t *testing.T) {
	digits := leetCode()
	digits.Layout = "??????"
	for rank, distance := range distances {
		if distance < 0 {
			continue
		}
		board := common.Unrank(rank, cells)
		want := map[view.Place]int{}
		for other, b := range puzzletest.SlidingBoards(digits.Text(board), columns) {
			if b.Distance >= 0 {
				want[view.Place{Start: b.Distance, Goal: int(distances[other])}]++
			}
		}
		m, _ := puzzle().Map(t, leetCode().Text(board))
		if diff := cmp.Diff(want, m.States); diff != "" {
			t.Fatalf("%x (-want +got):\n%s", board, diff)
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

func BenchmarkVisited(b *testing.B) { puzzle().Visited(b, "hardest-21", "every-board") }
