package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func suite() puzzletest.Suite {
	return puzzletest.Suite{
		Program: program(), Whole: true,
		Long: []string{"rrrrrwbbrrbbrrbb rwrrrrbbrrbbrrbb\n"},
		Judge: puzzletest.ByRules(map[string]puzzletest.Rules{
			"post": {Case: `[wrb]{16} [wrb]{16}\n`, Board: `\w+`, Letters: "wrrrrrrrbbbbbbbb",
				Answer: `0|\d+ [UDLR]+`},
		}),
	}
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }
