package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func suite() puzzletest.Suite {
	return puzzletest.Suite{
		Program: program(),
		Long:    []string{"WBBBWOWWWWBOBBWB\n"},
		Bad: [][2]string{
			{"BWBO\nWBWB\nBWBW\nWBWO\n\nBWBO\nWBXB",
				"5\n" + `! case 2, line 7: not B, W or O: "XB"`},
			{"BWBO\nWBWB\nBWBW\nWBOO\n",
				"! case 1, line 4: too many O: a board has 7 B, 7 W and 2 O"},
			{"BBBBBBBB", "! case 1, line 1: too many B: a board has 7 B, 7 W and 2 O"},
			{"BWBO\nWBWB\nBWBW\nWBW",
				"! case 1, line 4: not B, W or O: the end of the input"},
		},
		// Rows may end in blanks, as in Luogu's files. Goldens with many boards may have empty
		// lines between them. No board is won at the start.
		Judge: puzzletest.ByPattern(map[string]string{
			"Luogu": `^(([BWO]{4}[ \t]*\n){4}\n*)+([1-7]\n)+$`,
		}),
		Mistakes: mistakes(),
	}
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }
