package main

import (
	"fmt"
	"math/rand"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// randomForms returns the random boards of each judge. AOJ gives none without a solution.
func randomForms() []cli.Random {
	return []cli.Random{{Judge: "AcWing", Case: acWingBoard}, {Judge: "AOJ", Case: aojBoard}}
}

// acWingBoard returns the i-th board for AcWing, one in four without a solution.
func acWingBoard(r *rand.Rand, i int) string {
	tiles := "x12345678"
	if r.Intn(4) == 0 { // with two tiles exchanged, there is none
		tiles = "x21345678"
	}
	return written(shuffled(r, i), tiles, "%c %c %c %c %c %c %c %c %c\n")
}

// aojBoard returns the i-th board for AOJ.
func aojBoard(r *rand.Rand, i int) string {
	return written(shuffled(r, i), "012345678", "%c %c %c\n%c %c %c\n%c %c %c\n")
}

// shuffled returns the solved board after some moves, a few more for each board before.
func shuffled(r *rand.Rand, i int) common.Cells {
	board, beside := solved, common.Grid(side, side)
	for moves := r.Intn(2 + i/4); moves > 0; {
		blank := board.Blank()
		if tile := beside[blank][r.Intn(4)]; tile != common.NoCell {
			board = board.Slide(blank, tile)
			moves--
		}
	}
	return board
}

// written writes a board in a format for nine characters; tiles has those of the blank
// and of the tiles 1 to 8.
func written(board common.Cells, tiles, format string) string {
	var characters [cells]interface{}
	for cell := range characters {
		characters[cell] = tiles[board.At(cell)]
	}
	return fmt.Sprintf(format, characters[:]...)
}
