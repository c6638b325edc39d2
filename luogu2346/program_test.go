package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func suite() puzzletest.Suite {
	return puzzletest.Suite{
		Program: program(), Early: true,
		Long: []string{"WBBBWOWWWWBOBBWB\n"},
		// Rows may end in spaces and tabs, because they do in Luogu's files. An empty line may
		// separate the boards of a golden, which come in runs of their own. A board won at the
		// start has the answer 0.
		Judge: puzzletest.ByRules(map[string]puzzletest.Rules{
			"Luogu": {Case: `([BWO]{4}[ \t]*\n){4}\n?`, Board: `(\w+\s+){4}`,
				Letters: "BBBBBBBWWWWWWWOO", Answer: `[1-9]\d*`},
		}),
		Broken: [][3]string{
			{"eight B", "BWBB\nWBWB\nBWBW\nWBWO\n", "1\n"},
			{"eight W", "BWBW\nWBWB\nBWBW\nWBWO\n", "1\n"},
			{"three O", "BWBO\nWBWB\nBWBW\nWBOO\n", "1\n"},
			{"another letter", "BWB.\nWBWB\nBWBW\nWBW.\n", "1\n"},
			{"rows of eight", "BWBOWBWB\nBWBWWBWO\n", "1\n"},
			{"spaces between the pieces", "B W B O\nW B W B\nB W B W\nW B W O\n", "1\n"},
			{"won at the start", "BBBB\nWWWO\nBBBW\nWWWO\n", "0\n"},
			{"CRLF", "BWBO\r\nWBWB\r\nBWBW\r\nWBWO\r\n", "1\n"},
			{"no newline", "BWBO\nWBWB\nBWBW\nWBWO", "1\n"},
			{"the number of boards first", "1\nBWBO\nWBWB\nBWBW\nWBWO\n", "5\n"},
			{"a board without an answer", "BWBO\nWBWB\nBWBW\nWBWO\n", ""},
			{"no board", "", ""},
		},
	}
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }
