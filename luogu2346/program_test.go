package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func suite() puzzletest.Suite {
	return puzzletest.Suite{
		Program: program(), Early: true,
		Long: []string{"WBBBWOWWWWBOBBWB\n"},
		// Rows may end in spaces and tabs, because rows in Luogu's files do. An empty line may
		// separate the boards of a golden, because the judge runs each board separately. No answer
		// is 0, because the judge gives no board won at the start.
		Judge: puzzletest.ByRules(map[string]puzzletest.Rules{
			"Luogu": {Case: `([BWO]{4}[ \t]*\n){4}\n?`, Board: `(\w+\s+){4}`,
				Letters: "BBBBBBBWWWWWWWOO", Answer: `[1-9]\d*`},
		}),
	}
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }
