package main

import (
	"bytes"
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

// On all 720 boards, the table agrees with a second method and with the plain search, whose moves
// and routes are legal. slidingPuzzle does not change its argument. The number of inversions, which
// the drawing of an unsolvable board gives as the reason, is odd on these boards and even on the
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
		puzzletest.CheckSlidingRoute(t, second, rank, cli.Route(search, game{c}))
		if inversions := sliding.Inversions(c, cells); inversions%2 == 1 != (distance < 0) {
			t.Fatalf("%v: distance %d, but %d inversions", board, distance, inversions)
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

// On each of the 360 boards that can be solved, the trace of the plain search through all states
// agrees with a second method. So does the trace of the search that fills the table.
func TestEverySearch(t *testing.T) {
	for rank, distance := range distances {
		if distance < 0 {
			continue
		}
		board := puzzle().Write(uint64(rank))
		second := puzzletest.SlidingBoards(justDigits.Replace(board), columns)
		checkTrace(t, board, uint64(rank), second, "-plain", "-trace", "-all", "-json")
		if board == goal {
			checkTrace(t, board, uint64(rank), second, "-trace", "-json")
		}
	}
}

var justDigits = strings.NewReplacer("[", "", "]", "", ",", "")

// checkTrace checks the trace that flags print for the board of rank from. Each state must be at
// its distance by the second method. Its parent must be the first state of the trace from which
// a move leads to it, and the states with one parent must be in the order of the moves.
func checkTrace(t *testing.T, board string, from uint64, second []puzzletest.SlidingBoard,
	flags ...string) {
	t.Helper()
	type step struct {
		State         string
		Layer, Parent int
	}
	var want, got []step
	var ranks []uint64
	listed := map[uint64]bool{}
	list := func(rank uint64, parent int) {
		if !listed[rank] {
			listed[rank] = true
			ranks = append(ranks, rank)
			want = append(want, step{puzzle().Write(rank), second[rank].Distance, parent})
		}
	}
	list(from, -1)
	for n := 0; n < len(ranks); n++ {
		for _, after := range second[ranks[n]].Moves {
			list(after, n)
		}
	}
	var out bytes.Buffer
	program().Run(flags, strings.NewReader(board), &out, io.Discard, view.Terminal{})
	for lines := json.NewDecoder(&out); lines.More(); {
		var s step
		if err := lines.Decode(&s); err != nil {
			t.Fatal(err)
		}
		got = append(got, s)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Fatalf("%s, flags %v (-want +got):\n%s", board, flags, diff)
	}
}

// mistakes returns the mistakes of published programs for this problem.
func mistakes() []puzzletest.Mistake {
	p := program()
	return []puzzletest.Mistake{
		{What: "the blog post's prose: [[1,2,3],[4,0,5]] has no solution",
			Fails: "sample1", Passes: "sample4",
			Program: puzzletest.Distances(p, func(g cli.Game, d int) int {
				if g.(game).start == common.PackCells(1, 2, 3, 4, 0, 5) {
					return -1
				}
				return d
			})},
		{What: "the solved board tested only after a move",
			Fails: "solved", Passes: "sample1",
			Program: puzzletest.Distances(p, func(_ cli.Game, d int) int {
				if d == 0 {
					return 2
				}
				return d
			})},
		{What: "the blank counted among the inversions",
			Fails: "unsolvable", Passes: "sample3",
			Program: puzzletest.Distances(p, func(g cli.Game, d int) int {
				if g.(game).start.Blank()%2 == 1 { // one inversion with every tile before it
					return -1
				}
				return d
			})},
	}
}

func BenchmarkSearches(b *testing.B) { suite().Benchmark(b, "hardest-21", "every-board") }
