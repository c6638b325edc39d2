package golden

import (
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
