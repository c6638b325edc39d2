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
		// separate the boards of a golden, because the judge runs each board separately. A board
		// won at the start has the answer 0.
		Judge: puzzletest.ByRules(map[string]puzzletest.Rules{
			"Luogu": {Case: `([BWO]{4}[ \t]*\n){4}\n?`, Board: `(\w+\s+){4}`,
				Letters: "BBBBBBBWWWWWWWOO", Answer: `[1-9]\d*`},
		}),
	}
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }
