package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func puzzle() puzzletest.Puzzle {
	return puzzletest.Puzzle{
		Program: program(),
		Long:    []string{"WBBBWOWWWWBOBBWB\n"},
		Bad: [][2]string{
			{"BWBO\nWBWB\nBWBW\nWBWO\n\nBWBO\nWBXB",
				"5\n" + `! case 2, line 7: expected B, W or O, found "XB"`},
			{"BWBO\nWBWB\nBWBW\nWBOO\n",
				`! case 1, line 4: expected 7 B, 7 W and 2 O on a board, so no more O, found "O"`},
			{"BBBBBBBB",
				`! case 1, line 1: expected 7 B, 7 W and 2 O on a board, so no more B, found "B"`},
			{"BWBO\nWBWB\nBWBW\nWBW",
				"! case 1, line 4: expected B, W or O, found the end of the input"},
		},
		// Rows may end in blanks, as in Luogu's files. Goldens with many boards may have empty
		// lines between them.
		Form: puzzletest.ByPattern(map[string]string{
			"Luogu": `^(([BWO]{4}[ \t]*\n){4}\n*)+(\d\n)+$`,
		}),
		Mistakes: mistakes(),
	}
}

func TestProgram(t *testing.T) { puzzle().Test(t) }

func FuzzReader(f *testing.F) { puzzle().Fuzz(f) }
