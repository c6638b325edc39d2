package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func suite() puzzletest.Suite {
	return puzzletest.Suite{
		Program: program(),
		Parity:  true,
		Long:    []string{"1 2 3 4 5 6 7 x 8\n", "12345687x"},
		// AcWing writes a board on one line, with one blank between the tiles or, as in its
		// sample, two. AOJ writes three rows, with 0 for the blank, and all its boards have a
		// solution.
		Judge: puzzletest.ByPattern(map[string]string{
			"AcWing": `^([1-8x]( [1-8x]){8}\n|[1-8x](  [1-8x]){8}\n)+(-?\d+\n)+$`,
			"AOJ":    `^(([0-8] [0-8] [0-8]\n){3})+(\d+\n)+$`,
		}),
		Mistakes: mistakes(),
	}
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }
