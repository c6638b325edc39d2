package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func suite() puzzletest.Suite {
	return puzzletest.Suite{
		Program: program(),
		Long:    []string{"[[4,5,0],[1,2,3]]\n"},
		Judge: puzzletest.ByRules(map[string]puzzletest.Rules{
			"LeetCode": {Case: `\[\[\d,\d,\d\],\[\d,\d,\d\]\]\n`, Board: `.+`, Letters: "012345",
				Answer: `-?\d+`},
		}),
	}
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }
