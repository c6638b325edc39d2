package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func puzzle() puzzletest.Puzzle {
	return puzzletest.Puzzle{
		Program: program(),
		Long:    []string{"6 4 7 8 5 x 3 2 1\n", "12345687x"},
		Bad: []puzzletest.BadInput{
			{In: "1 2 3 4 5 6 7 8 x\n1 2 3 4 9 6 7 8 x", Out: "0\n",
				Err: "acwing845: case 2, line 2: " +
					`expected a tile 1 to 8 or the blank, x or 0, found "9 6 7 8 x"`},
			{In: "1 2 3\n4 4 5",
				Err: "acwing845: case 1, line 2: " +
					`expected each tile 1 to 8 and the blank only once on a board, found "4 5"`},
			{In: "1 2 3 4 5 6 7 x 0",
				Err: "acwing845: case 1, line 1: " +
					`expected each tile 1 to 8 and the blank only once on a board, found "0"`},
			{In: "1 2 3 4 5 6 7 8",
				Err: "acwing845: case 1, line 1: " +
					`expected a tile 1 to 8 or the blank, x or 0, found the end of the input`},
			{In: "1 2 3 4 5 6 7 8 x\n12345678x0", Out: "0\n0\n",
				Err: "acwing845: case 3, line 2: expected a tile 1 to 8 or the blank, x or 0, " +
					"found the end of the input; it begins on the line on which case 2 ends"},
			{In: "12345678x\n1", Out: "0\n",
				Err: "acwing845: case 2, line 2: " +
					`expected a tile 1 to 8 or the blank, x or 0, found the end of the input`},
			{In: "1 2 3 4 5 6 7 8 X",
				Err: "acwing845: case 1, line 1: " +
					`expected a tile 1 to 8 or the blank, x or 0, found "X"`},
		},
		Mistakes: mistakes(),
	}
}

func TestProgram(t *testing.T) { puzzle().Test(t) }

func FuzzReader(f *testing.F) { puzzle().Fuzz(f) }
