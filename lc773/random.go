package main

import (
	"fmt"
	"math/rand"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// randomBoard returns the i-th random board for -random, as LeetCode's console writes it:
// the solved one after some moves, a few more for each board before. One in ten has two
// tiles exchanged, and so no solution.
func randomBoard(r *rand.Rand, i int) string {
	board, beside := solved, common.Grid(columns, rows)
	for moves := r.Intn(2 + i/4); moves > 0; {
		blank := board.Blank()
		if tile := beside[blank][r.Intn(4)]; tile != common.NoCell {
			board = board.Slide(blank, tile)
			moves--
		}
	}
	at := func(cell int) int { return board.At(cell) }
	if r.Intn(10) == 0 {
		at = func(cell int) int { return [cells]int{0, 2, 1, 3, 4, 5}[board.At(cell)] }
	}
	return fmt.Sprintf("[[%d,%d,%d],[%d,%d,%d]]\n", at(0), at(1), at(2), at(3), at(4), at(5))
}

// smallerBoards returns the boards beside a board.
func smallerBoards(text string) []string {
	return cli.Slides(text, "012345", "0", columns, cells)
}
