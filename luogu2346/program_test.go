package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func puzzle() puzzletest.Puzzle {
	return puzzletest.Puzzle{
		Program: program(),
		Long:    []string{"OOBBBWWBBWBWWBWW\n"},
		Bad: []puzzletest.BadInput{
			{In: "BWBO\nWBWB\nBWBW\nWBWO\n\nBWBO\nWBXB", Out: "5\n",
				Err: `luogu2346: case 2, line 7: expected B, W or O, found "XB"`},
			{In: "BWBO\nWBWB\nBWBW\nWBOO\n",
				Err: "luogu2346: case 1, line 4: " +
					`expected 7 B, 7 W and 2 O on a board, so no more O, found "O"`},
			{In: "BBBBBBBB",
				Err: "luogu2346: case 1, line 1: " +
					`expected 7 B, 7 W and 2 O on a board, so no more B, found "B"`},
			{In: "WBWWWWWWW",
				Err: "luogu2346: case 1, line 1: " +
					`expected 7 B, 7 W and 2 O on a board, so no more W, found "W"`},
			{In: "BWBO\nWBWB\nBWBW\nWBW",
				Err: "luogu2346: case 1, line 4: expected B, W or O, found the end of the input"},
			{In: "bwbo",
				Err: `luogu2346: case 1, line 1: expected B, W or O, found "bwbo"`},
		},
		Mistakes: mistakes(),
	}
}

func TestProgram(t *testing.T) { puzzle().Test(t) }

func FuzzReader(f *testing.F) { puzzle().Fuzz(f) }
