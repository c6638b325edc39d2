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
		Bad: [][2]string{
			{"[[1,2,3],[4,0,5]]\n[[1,2,3],[4,0,6]]\n[[1,2,3],[4,5,0]]",
				"1\n" + `! case 2, line 2: expected each of 0 to 5 once on a board, found "6]]"`},
			{"[[1,0,3],\n[4,0,5]]",
				`! case 1, line 2: expected each of 0 to 5 once on a board, found "0,5]]"`},
			{"[[1,2,3],[4,0",
				`! case 1, line 1: expected "," as in [[4,1,2],[5,0,3]], ` +
					`found the end of the input`},
			{"1 2 3 4 0 5",
				`! case 1, line 1: expected "[" as in [[4,1,2],[5,0,3]], found "1 2 3 4 0 5"`},
			{"[[1,2],[3,4],[0,5]]",
				`! case 1, line 1: expected "," as in [[4,1,2],[5,0,3]], found "],[3,4],[0,5]]"`},
			{"[[12,3,4],[5,0,3]]",
				`! case 1, line 1: expected "," as in [[4,1,2],[5,0,3]], found "2,3,4],[5,0,3]]"`},
			{"board : [[1,2,3],[4,5,0]]",
				`! case 1, line 1: expected "=" as in [[4,1,2],[5,0,3]], ` +
					`found ": [[1,2,3],[4,5,0]]"`},
			{"[[1,2,3],[4,5,0]]]",
				"0\n" + `! case 2, line 1: expected "[" as in [[4,1,2],[5,0,3]], found "]"`},
		},
		Judge: puzzletest.ByPattern(map[string]string{
			"LeetCode": `^(\[\[[0-5],[0-5],[0-5]\],\[[0-5],[0-5],[0-5]\]\]\n)+(-?\d+\n)+$`,
		}),
		Mistakes: mistakes(),
	}
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }
