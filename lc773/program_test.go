package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

const example = "a board looks like [[4,1,2],[5,0,3]]"

func suite() puzzletest.Suite {
	return puzzletest.Suite{
		Program: program(),
		Parity:  true,
		Long:    []string{"[[4,5,0],[1,2,3]]\n"},
		Bad: [][2]string{
			{"[[1,2,3],[4,0,5]]\n[[1,2,3],[4,0,6]]\n[[1,2,3],[4,5,0]]",
				"1\n" + `! case 2, line 2: not a number from 0 to 5: "6]]"`},
			{"[[1,0,3],\n[4,0,5]]", `! case 1, line 2: 0 appears twice on the board`},
			{"[[1,2,3],[4,0",
				`! case 1, line 1: missing "," before the end of the input: ` + example},
			{"1 2 3 4 0 5", `! case 1, line 1: missing "[" before "1 2 3 4 0 5": ` + example},
			{"[[1,2],[3,4],[0,5]]",
				`! case 1, line 1: missing "," before "],[3,4],[0,5]]": ` + example},
			{"[[12,3,4],[5,0,3]]",
				`! case 1, line 1: missing "," before "2,3,4],[5,0,3]]": ` + example},
			{"board : [[1,2,3],[4,5,0]]",
				`! case 1, line 1: missing "=" before ": [[1,2,3],[4,5,0]]": ` + example},
			{"[[1,2,3],[4,5,0]]]", "0\n" + `! case 2, line 1: missing "[" before "]": ` + example},
		},
		Judge: puzzletest.ByPattern(map[string]string{
			"LeetCode": `^(\[\[[0-5],[0-5],[0-5]\],\[[0-5],[0-5],[0-5]\]\]\n)+(-?\d+\n)+$`,
		}),
		Mistakes: mistakes(),
	}
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }
