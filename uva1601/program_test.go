package main

import (
	"strings"
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func puzzle() puzzletest.Puzzle {
	const ok = "3 2 1\na A\n###\n"
	return puzzletest.Puzzle{
		Program: program(),
		End:     "0 0 0",
		Long:    []string{"16 16 3\n", "3 1 1\na A\n"},
		Slow: func(name string) bool {
			for _, kind := range []string{"hardest", "official", "random", "layout", "luogu"} { // the last two have the sample's maps
				if strings.HasPrefix(name, kind) {
					return true
				}
			}
			return false
		},
		Bad: []puzzletest.BadInput{
			{In: ok + "17 4 1\n", Out: "2\n", Err: `uva1601: dataset 2, line 4: expected a width from 1 to 16, or 0 0 0, found "17 4 1"`},
			{In: ok + "999999999999999999999 4 1\n", Out: "2\n", Err: `uva1601: dataset 2, line 4: expected a width from 1 to 16, or 0 0 0, found "999999999999999999999 4 1"`},
			{In: "3 0 1\n", Err: `uva1601: dataset 1, line 1: expected a height from 1 to 16, found "0 1"`},
			{In: "3 2 4\n", Err: `uva1601: dataset 1, line 1: expected 1, 2 or 3 ghosts, found "4"`},
			{In: "3 2\n", Err: `uva1601: dataset 1, line 2: expected 1, 2 or 3 ghosts, found the end of the input`},
			{In: ok + "0 4 1\n", Out: "2\n", Err: `uva1601: dataset 2, line 4: expected 0 0 0 after the last dataset, found "4 1"`},
			{In: "3 2 1 x\na A\n###\n", Err: `uva1601: dataset 1, line 1: expected the end of the line after w h n, found "x"`},
			{In: "3 2 1\na A\n##", Err: `uva1601: dataset 1, line 3: expected row 2 of 2 to its end, found the end of the input`},
			{In: "3 2 1\na A\n", Err: `uva1601: dataset 1, line 3: expected row 2 of 2 to its end, found the end of the input`},
			{In: "3 2 1\n#\t#\na A\n", Err: `uva1601: dataset 1, line 2: expected row 1 of 2 to end after 3 characters (a tab ends it, too), found "#"`},
			{In: "3 2 1\na A#\n###\n", Err: `uva1601: dataset 1, line 2: expected row 1 of 2 to end after 3 characters (a tab ends it, too), found "#"`},
			{In: "3 2 1\na A\n#b#\n", Err: `uva1601: dataset 1, line 3: expected one of "# " (wall, blank, each letter once) in row 2 of 2, found "b#"`},
			{In: "3 2 1\na a\n###\n", Err: `uva1601: dataset 1, line 2: expected one of "# A" (wall, blank, each letter once) in row 1 of 2, found "a"`},
			{In: "3 3 1\na A\n###\n3 2 1\na A\n###\n", Err: `uva1601: dataset 1, line 4: expected one of "# " (wall, blank, each letter once) in row 3 of 3, found "3 2 1"`}, // a row too few
			{In: ok + "###\n" + ok, Out: "2\n", Err: `uva1601: dataset 2, line 4: expected a width from 1 to 16, or 0 0 0, found "###"`},                                     // a row too many
			{In: "3 2 2\na A\n#b#\n0 0 0\n", Err: `uva1601: dataset 1, line 1: expected a map with ab and AB, found none of "B" in it`},
			{In: ok + "0 1 1\n", Out: "2\n", Err: `uva1601: dataset 2, line 4: expected 0 0 0 after the last dataset, found "1 1"`},
			{In: ok + "0 0 1\n", Out: "2\n", Err: `uva1601: dataset 2, line 4: expected 0 0 0 after the last dataset, found "1"`},
			{In: ok + "0 0", Out: "2\n", Err: `uva1601: dataset 2, line 4: expected 0 0 0 after the last dataset, found the end of the input`},
			{In: "3 2 0\n", Err: `uva1601: dataset 1, line 1: expected 1, 2 or 3 ghosts, found "0"`},
			{In: "3 17 1\n", Err: `uva1601: dataset 1, line 1: expected a height from 1 to 16, found "17 1"`},
			{In: "3 2 1\n###\na \rA\n", Err: `uva1601: dataset 1, line 3: expected row 2 of 2 to end after 3 characters (a tab ends it, too), found "A"`},
			{In: "3 2 1\n\n\na A\n###\n", Err: `uva1601: dataset 1, line 1: expected a map with a and A, found none of "aA" in it`},
			{In: "map\n", Err: `uva1601: dataset 1, line 1: expected a width from 1 to 16, or 0 0 0, found "map"`},
		},
	}
}

func TestProgram(t *testing.T) { puzzle().Test(t) }

func FuzzReader(f *testing.F) { puzzle().Fuzz(f) }
