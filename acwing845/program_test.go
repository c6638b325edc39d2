package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func suite() puzzletest.Suite {
	return puzzletest.Suite{
		Program: program(),
		Long:    []string{"1 2 3 4 5 6 7 x 8\n", "12345687x"},
		// The space between two tiles on AcWing is doubled in one copy of its sample.
		Judge: puzzletest.ByRules(map[string]puzzletest.Rules{
			"AcWing": {Case: `\w( \w){8}\n|\w(  \w){8}\n`, Board: `.+`, Letters: "12345678x",
				Answer: `-?\d+`},
			"AOJ": {Case: `(\w \w \w\n){3}`, Board: `(.+\n){3}`, Letters: "123456780",
				Answer: `\d+`},
		}),
		Broken: [][3]string{
			{"a tile twice", "1 2 3 4 5 6 7 x 7\n", "1\n"},
			{"no 8, but a 9", "1 2 3 4 5 6 7 x 9\n", "1\n"},
			{"0 for the blank on AcWing", "1 2 3 4 5 6 7 0 8\n", "1\n"},
			{"x for the blank on AOJ", "1 2 3\n4 5 6\n7 x 8\n", "1\n"},
			{"a tile twice on AOJ", "1 2 3\n4 5 6\n7 0 7\n", "1\n"},
			{"no solution on AOJ", "1 2 3\n4 5 6\n8 7 0\n", "-1\n"},
			{"two rows", "1 2 3\n4 5 6\n", "1\n"},
			{"no spaces", "1234567x8\n", "1\n"},
			{"some spaces doubled", "1  2  3  4  5  6  7 x 8\n", "1\n"},
			{"a space at the end", "1 2 3 4 5 6 7 x 8 \n", "1\n"},
			{"CRLF", "1 2 3 4 5 6 7 x 8\r\n", "1\n"},
			{"no newline", "1 2 3 4 5 6 7 x 8", "1\n"},
			{"a board for each judge", "1 2 3 4 5 6 7 x 8\n1 2 3\n4 5 6\n7 0 8\n", "1\n1\n"},
			{"the number of boards first", "1\n1 2 3 4 5 6 7 x 8\n", "1\n"},
			{"a board without an answer", "1 2 3\n4 5 6\n7 0 8\n1 2 3\n4 5 6\n7 0 8\n", "1\n"},
			{"no board", "", ""},
		},
	}
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }
