package puzzletest

import (
	"strings"
	"testing"

	"bfspuzzles/common"
)

// CheckSlidingRoute replays a route of a sliding puzzle, a list of ranks of
// boards with the given number of columns and cells. It knows only the rules:
// from one board to the next, one tile changes places with the blank, 0, beside
// it; the last board is 1 2 3 ... 0. An empty route is right for any board.
func CheckSlidingRoute(t testing.TB, from common.Cells, route []uint64, columns, cells int) {
	t.Helper()
	if len(route) == 0 {
		return
	}
	var boards [][]int
	for _, rank := range route {
		board := make([]int, cells)
		for i := range board {
			board[i] = common.Unrank(int(rank), cells).At(i)
		}
		boards = append(boards, board)
	}
	for i, v := range boards[len(boards)-1] {
		if v != (i+1)%cells || boards[0][i] != from.At(i) {
			t.Fatalf("a route from %v to %v", boards[0], boards[len(boards)-1])
		}
	}
	for i := 1; i < len(boards); i++ {
		before, after := boards[i-1], boards[i]
		var changed []int
		for cell := range before {
			if before[cell] != after[cell] {
				changed = append(changed, cell)
			}
		}
		if len(changed) != 2 {
			t.Fatalf("%v to %v: not one move", before, after)
		}
		p, q := changed[0], changed[1]
		dx, dy := q%columns-p%columns, q/columns-p/columns
		swapped := before[p] == after[q] && before[q] == after[p]
		if dx*dx+dy*dy != 1 || !swapped || before[p]*before[q] != 0 {
			t.Fatalf("%v to %v: no tile slides into the blank", before, after)
		}
	}
}

// SlidingDistances returns the distance of every solvable board of a sliding
// puzzle from the solved one, 1 2 3 ... 0; the key is the board, a byte a cell.
//
// It is a second method to hold the programs against, different in kind: no
// queue, no packed board, no rank. Distance by distance it asks every board that
// has none yet whether a move leads to one that was given the last distance.
func SlidingDistances(columns, cells int) map[string]int {
	left := map[string]bool{}
	goal := make([]byte, cells)
	for i := range goal {
		goal[i] = byte((i + 1) % cells)
	}
	var extend func(b []byte, n int)
	extend = func(b []byte, n int) {
		if n == cells {
			left[string(b)] = true
		}
		for i := n; i < cells; i++ {
			b[n], b[i] = b[i], b[n]
			extend(b, n+1)
			b[n], b[i] = b[i], b[n]
		}
	}
	extend(append([]byte(nil), goal...), 0)

	distances := map[string]int{string(goal): 0}
	delete(left, string(goal))
	for last, found := 0, true; found; last++ {
		found = false
		var now []string
		for board := range left {
			if nextTo(board, columns, distances, last) {
				now, found = append(now, board), true
			}
		}
		for _, board := range now {
			distances[board] = last + 1
			delete(left, board)
		}
	}
	return distances
}

// nextTo tells whether a move leads from the board to one at the distance.
func nextTo(board string, columns int, distances map[string]int, distance int) bool {
	after := []byte(board)
	blank := strings.IndexByte(board, 0)
	for tile := range after {
		dx, dy := tile%columns-blank%columns, tile/columns-blank/columns
		if dx*dx+dy*dy != 1 {
			continue
		}
		after[blank], after[tile] = after[tile], 0
		d, known := distances[string(after)]
		after[blank], after[tile] = 0, after[blank]
		if known && d == distance {
			return true
		}
	}
	return false
}

// Key writes packed cells as a key of SlidingDistances.
func Key(board common.Cells, cells int) string {
	key := make([]byte, cells)
	for i := range key {
		key[i] = byte(board.At(i))
	}
	return string(key)
}
