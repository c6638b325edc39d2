package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func suite() puzzletest.Suite {
	return puzzletest.Suite{
		Program: program(),
		Long:    []string{"WBBBWOWWWWBOBBWB\n"},
		// Rows may end in blanks, because they do in Luogu's files. Empty lines may separate
		// boards. No board is won at the start.
		Judge: puzzletest.ByPattern(map[string]string{
			"Luogu": `^(([BWO]{4}[ \t]*\n){4}\n*)+([1-7]\n)+$`,
		}),
		Mistakes: mistakes(),
	}
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }
