package main

import (
	"encoding/json"
	"io"
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

// The traces of the plain search from all 360 boards that can be solved, on through all states, and
// the one of the fast search, by a second method: a board is at its distance, it was found from the
// first of its neighbours that are a move nearer, and a layer is in the order of the parents and
// then of the moves.
func TestEveryTrace(t *testing.T) {
	checkTrace(t, goal, goal, "-trace", "-json")
	for rank, distance := range distances {
		if distance >= 0 {
			board := newGame(0).Write(uint64(rank))
			checkTrace(t, board, board, "-plain", "-trace", "-all", "-json")
		}
	}
}

// checkTrace checks the trace that flags print for a case. The search begins at a board.
func checkTrace(t *testing.T, in, from string, flags ...string) {
	t.Helper()
	digits := strings.NewReplacer("[", "", "]", "", ",", "")
	second := puzzletest.SlidingBoards(digits.Replace(from), columns)
	var out strings.Builder
	program().Run(flags, strings.NewReader(in), &out, io.Discard, view.Terminal{})
	numbers := map[int]int{} // of the boards found, by rank
	var before struct{ parent, move int }
	for number, line := range strings.Split(strings.TrimSpace(out.String()), "\n") {
		var found struct {
			Layer, Parent int
			State         string
		}
		if err := json.Unmarshal([]byte(line), &found); err != nil {
			t.Fatal(err)
		}
		board, _ := readPacked(common.NewReader(strings.NewReader(found.State)))
		rank := common.Rank(board, cells)
		parent, move := -1, 0
		for _, other := range second[rank].Moves { // each move can be undone
			n, ok := numbers[int(other)]
			if ok && (parent < 0 || n < parent) {
				parent = n
				move = indexOf(second[other].Moves, rank)
			}
		}
		inOrder := parent > before.parent || parent == before.parent && move > before.move
		if _, again := numbers[rank]; again || found.Layer != second[rank].Distance ||
			found.Parent != parent || number > 0 && !inOrder {
			t.Fatalf("%s, %v: %s, but its distance is %d and its parent %d", from, flags, line,
				second[rank].Distance, parent)
		}
		numbers[rank] = number
		before.parent, before.move = parent, move
	}
	if len(numbers) != 360 {
		t.Fatalf("%s, %v: %d boards, want 360", from, flags, len(numbers))
	}
}

func indexOf(states []uint64, state int) int {
	for i, s := range states {
		if int(s) == state {
			return i
		}
	}
	return -1
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
