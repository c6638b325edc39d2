package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func suite() puzzletest.Suite {
	return puzzletest.Suite{
		Program: program(),
		Parity:  true,
		Long:    []string{"[[4,5,0],[1,2,3]]\n"},
		Judge: puzzletest.ByPattern(map[string]string{
			"LeetCode": `^(\[\[[0-5],[0-5],[0-5]\],\[[0-5],[0-5],[0-5]\]\]\n)+(-?\d+\n)+$`,
		}),
		Mistakes: mistakes(),
	}
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }
