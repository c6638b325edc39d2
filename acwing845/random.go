package main

import (
	"fmt"
	"math/rand"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// randomForms returns the random boards of each judge.
func randomForms() []cli.Random {
	return []cli.Random{
		{Judge: "AcWing", Case: acWingBoard, Text: acWingText},
		{Judge: "AOJ", Case: aojBoard, Text: aojText},
	}
}

// How the judges write a board: the tiles, the blank first, and the layout.
const (
	acWingTiles, acWingLayout = "x12345678", "%c %c %c %c %c %c %c %c %c\n"
	aojTiles, aojLayout       = "012345678", "%c %c %c\n%c %c %c\n%c %c %c\n"
)

// acWingBoard returns the i-th board for AcWing, one in ten without a solution.
func acWingBoard(r *rand.Rand, i int) string {
	tiles := acWingTiles
	if r.Intn(10) == 0 { // with two tiles exchanged, there is none
		tiles = "x21345678"
	}
	return written(shuffled(r, i), tiles, acWingLayout)
}

// acWingText returns a board as AcWing gives it.
func acWingText(text string) string {
	if strings.Contains(text, "x") {
		return text
	}
	return rewritten(text, acWingTiles, acWingLayout)
}

// aojBoard returns the i-th board for AOJ.
func aojBoard(r *rand.Rand, i int) string { return written(shuffled(r, i), aojTiles, aojLayout) }

// aojText returns a board as AOJ gives it, "" for one without a solution.
func aojText(text string) string {
	if answer, _ := answers()(common.NewReader(strings.NewReader(text))); answer == "-1" {
		return ""
	}
	return rewritten(text, aojTiles, aojLayout)
}

// rewritten writes the board of a text as a judge does.
func rewritten(text, tiles, layout string) string {
	board, _ := readBoard(common.NewReader(strings.NewReader(text))) // it was read before
	return written(board, tiles, layout)
}

// smallerBoards returns the boards beside a board.
func smallerBoards(text string) []string {
	return cli.Slides(text, "012345678x", "0x", side, cells)
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
