package main

import (
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
	"bfspuzzles/internal/view"
)

// All 720 boards: the table agrees with a second method and with a plain search
// from each board, whose moves and routes are legal.
func TestEveryBoard(t *testing.T) {
	search := common.NewBFS(boards)
	second := puzzletest.SlidingBoards("123450", columns)
	puzzletest.CheckSlidingMoves(t, second, common.SlidingMoves(columns, rows))
	var counts [22]int
	unsolvable := 0
	for rank, b := range second {
		c := b.Cells
		board := [][]int{{c.At(0), c.At(1), c.At(2)}, {c.At(3), c.At(4), c.At(5)}}
		distance := slidingPuzzle(board)
		if distance != b.Distance {
			t.Fatalf("%v: %d by the table, %d by the second method", board, distance, b.Distance)
		}
		puzzletest.CheckSlidingRoute(t, second, rank, plainRoute(search, c))
		if distance < 0 {
			unsolvable++
		} else {
			counts[distance]++
		}
	}
	// As published: 360 boards can be solved, and so many of them are at each distance.
	want := [22]int{1, 2, 3, 5, 6, 7, 10, 12, 12, 16, 23, 25, 28, 39, 44, 40, 29, 21, 18, 12, 6, 1}
	if diff := cmp.Diff(want, counts); diff != "" || unsolvable != 360 {
		t.Errorf("%d unsolvable; boards by distance (-want +got):\n%s", unsolvable, diff)
	}
}

// The maps of all 360 boards that can be solved, by the table and a second method.
func TestEveryMap(t *testing.T) {
	for rank, distance := range distances {
		if distance < 0 {
			continue
		}
		text := ""
		for cell := 0; cell < cells; cell++ {
			text += strconv.Itoa(common.Unrank(rank, cells).At(cell))
		}
		want := map[view.Place]int{}
		for other, board := range puzzletest.SlidingBoards(text, columns) {
			if board.Distance >= 0 {
				want[view.Place{Start: board.Distance, Goal: int(distances[other])}]++
			}
		}
		m, _ := puzzle().Map(t, play(0).Text(uint64(rank)))
		if diff := cmp.Diff(want, m.States); diff != "" {
			t.Fatalf("%s (-want +got):\n%s", text, diff)
		}
	}
}

// mistakes returns the mistakes of published programs for this problem.
func mistakes() []puzzletest.Mistake {
	mutant := func(wrong func(board [][]int, distance int) int) func(in string) string {
		return puzzletest.Numbers(func(in *common.Reader) (int, error) {
			board, err := readBoard(in)
			if err != nil {
				return 0, err
			}
			return wrong(board, slidingPuzzle(board)), nil
		})
	}
	return []puzzletest.Mistake{
		{What: "the blog post's prose: [[1,2,3],[4,0,5]] has no solution",
			Fails: "sample1", Passes: "sample4", Program: mutant(func(board [][]int, d int) int {
				if cmp.Equal(board, [][]int{{1, 2, 3}, {4, 0, 5}}) {
					return -1
				}
				return d
			})},
		{What: "the solved board tested only after a move",
			Fails: "solved", Passes: "sample1", Program: mutant(func(_ [][]int, d int) int {
				if d == 0 {
					return 2
				}
				return d
			})},
		{What: "the blank counted among the inversions",
			Fails: "unsolvable", Passes: "sample3", Program: mutant(func(board [][]int, d int) int {
				inversions, flat := 0, append(append([]int(nil), board[0]...), board[1]...)
				for i, v := range flat {
					for _, w := range flat[i+1:] {
						if v > w {
							inversions++
						}
					}
				}
				if inversions%2 == 1 {
					return -1
				}
				return d
			})},
	}
}

// slidingPuzzle must leave LeetCode's board as it is.
func TestSlidingPuzzleKeepsItsArgument(t *testing.T) {
	board := [][]int{make([]int, 3, 6), {5, 0, 3}}
	copy(board[0], []int{4, 1, 2})
	if d := slidingPuzzle(board); d != 5 {
		t.Errorf("%d moves, want 5", d)
	}
	if diff := cmp.Diff([][]int{{4, 1, 2}, {5, 0, 3}}, board); diff != "" {
		t.Errorf("the board changed (-want +got):\n%s", diff)
	}
}

func BenchmarkFast(b *testing.B) {
	for i := 0; i < b.N; i++ {
		distancesToSolved()
	}
}

func BenchmarkVisited(b *testing.B) { puzzle().Visited(b, "hardest-21", "every-board") }
