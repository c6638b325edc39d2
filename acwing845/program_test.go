package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func suite() puzzletest.Suite {
	return puzzletest.Suite{
		Program: program(),
		Long:    []string{"1 2 3 4 5 6 7 x 8\n", "12345687x"},
		// One copy of AcWing's sample has two spaces between tiles.
		Judge: puzzletest.ByRules(map[string]puzzletest.Rules{
			"AcWing": {Case: `\w( \w){8}\n|\w(  \w){8}\n`, Board: `.+`, Letters: "12345678x",
				Answer: `-?\d+`},
			"AOJ": {Case: `(\w \w \w\n){3}`, Board: `(.+\n){3}`, Letters: "123456780",
				Answer: `\d+`},
		}),
	}
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }
