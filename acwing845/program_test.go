package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

const noTile = ": not a tile from 1 to 8 or the blank, x or 0: "

func suite() puzzletest.Suite {
	return puzzletest.Suite{
		Program: program(),
		Parity:  true,
		Long:    []string{"1 2 3 4 5 6 7 x 8\n", "12345687x"},
		Bad: [][2]string{
			{"1 2 3 4 5 6 7 8 x\n1 2 3 4 9 6 7 8 x", "0\n! case 2, line 2" + noTile + `"9 6 7 8 x"`},
			{"1 2 3\n4 4 5", "! case 1, line 2: tile 4 appears twice on the board"},
			{"1 2 3 4 5 6 7 x 0", "! case 1, line 1: the blank appears twice on the board"},
			{"1 2 3 4 5 6 7 8", "! case 1, line 1" + noTile + "the end of the input"},
			{"1 2 3 4 5 6 7 8 x\n12345678x0",
				"0\n0\n! case 3, line 2" + noTile + "the end of the input"},
			{"12345678x\n1", "0\n! case 2, line 2" + noTile + "the end of the input"},
			{"1 2 3 4 5 6 7 8 X", "! case 1, line 1" + noTile + `"X"`},
		},
		// AcWing's boards are on a line with one or, as in its sample, two blanks between the
		// tiles; AOJ's in three rows, with 0 for the blank and always with a solution.
		Judge: puzzletest.ByPattern(map[string]string{
			"AcWing": `^([1-8x]( [1-8x]){8}\n|[1-8x](  [1-8x]){8}\n)+(-?\d+\n)+$`,
			"AOJ":    `^(([0-8] [0-8] [0-8]\n){3})+(\d+\n)+$`,
		}),
		Mistakes: mistakes(),
	}
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }
