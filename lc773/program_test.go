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
		Broken: [][3]string{
			{"a digit twice", "[[1,2,3],[4,0,4]]\n", "1\n"},
			{"no 5, but a 6", "[[1,2,3],[4,0,6]]\n", "1\n"},
			{"one row", "[[1,2,3,4,0,5]]\n", "1\n"},
			{"three rows", "[[1,2],[3,4],[0,5]]\n", "1\n"},
			{"rows of four", "[[1,2,3,6],[4,0,5,7]]\n", "1\n"},
			{"a space", "[[1,2,3], [4,0,5]]\n", "1\n"},
			{"CRLF", "[[1,2,3],[4,0,5]]\r\n", "1\n"},
			{"no newline", "[[1,2,3],[4,0,5]]", "1\n"},
			{"the number of boards first", "1\n[[1,2,3],[4,0,5]]\n", "1\n"},
			{"a board without an answer", "[[1,2,3],[4,0,5]]\n[[1,2,3],[4,0,5]]\n", "1\n"},
			{"no board", "", ""},
		},
	}
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }
