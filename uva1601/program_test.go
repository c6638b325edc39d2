package main

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
)

const ok = "3 2 1\na A\n###\n" // a dataset of 3 lines, the answer to which is 2

// bad are inputs with a mistake, and what is printed for each (see puzzletest.Suite).
var bad = [][2]string{
	{"map\n", `! dataset 1, line 1: not a width from 1 to 16 (or 0 0 0): "map"`},
	{ok + "17 4 1\n",
		"2\n! dataset 2, line 4: not a width from 1 to 16 (or 0 0 0): \"17 4 1\""},
	{ok + "999999999999999999999 4 1\n", "2\n! dataset 2, line 4: " +
		`not a width from 1 to 16 (or 0 0 0): "999999999999999999999 4 1"`},
	{"3 0 1\n", `! dataset 1, line 1: not a height from 1 to 16: "0 1"`},
	{"3 17 1\n", `! dataset 1, line 1: not a height from 1 to 16: "17 1"`},
	{"3 2 0\n", `! dataset 1, line 1: not a number of ghosts from 1 to 3: "0"`},
	{"3 2 4\n", `! dataset 1, line 1: not a number of ghosts from 1 to 3: "4"`},
	{"3 2\n", "! dataset 1, line 2: not a number of ghosts from 1 to 3: the end of the input"},
	{ok + "0 4 1\n", "2\n! dataset 2, line 4: not the rest of 0 0 0: \"4 1\""},
	{ok + "0 0 1\n", "2\n! dataset 2, line 4: not the rest of 0 0 0: \"1\""},
	{ok + "0 0", "2\n! dataset 2, line 4: not the rest of 0 0 0: the end of the input"},
	{"3 2 1 x\na A\n###\n", `! dataset 1, line 1: unexpected "x" after w h n`},
	{"3 2 1\na A\n##",
		"! dataset 1, line 3: map line 2 of 2 is cut short by the end of the input"},
	{"3 2 1\n#\t#\na A\n",
		`! dataset 1, line 2: map line 1 of 2 has '\t' between its characters`},
	{"3 2 1\na A#\n###\n",
		`! dataset 1, line 2: map line 1 of 2 is longer than 3 characters: "#"`},
	{"3 2 1\n###\na \rA\n",
		`! dataset 1, line 3: map line 2 of 2 has '\r' between its characters`},
	{"3 2 1\na A\n#b#\n", `! dataset 1, line 3: map line 2 of 2 is wrong from "b#" on: ` +
		`expected one of "# " (every letter occurs once)`},
	{"3 2 1\na a\n###\n", `! dataset 1, line 2: map line 1 of 2 is wrong from "a" on: ` +
		`expected one of "# A" (every letter occurs once)`},
	{"3 3 1\na A\n###\n3 2 1\na A\n###\n",
		`! dataset 1, line 4: map line 3 of 3 is wrong from "3 2 1" on: ` +
			`expected one of "# " (every letter occurs once)`},
	{"3 2 2\na A\n#b#\n0 0 0\n",
		`! dataset 1, line 1: the map below lacks "B": it needs each letter of "abAB"`},
	{"6 4 1\n######\n#a\n#  A #\n######\n", "! dataset 1, line 3: " +
		"map line 2 of 4 has 2 characters instead of 6: were spaces lost in copying?"},
	{"6 2 1\n######\n#aA# \t\n", "! dataset 1, line 3: " +
		"map line 2 of 2 has 5 characters instead of 6: were spaces lost in copying?"},
	{ok + "4 3 1\naA##\n\n####\n", "2\n! dataset 2, line 6: " +
		"map line 2 of 3 has 0 characters instead of 4: were spaces lost in copying?"},
	{"4 2 1\n\n   \t\n\t    \naA\n", "! dataset 1, line 5: " +
		"map line 1 of 2 has 2 characters instead of 4: were spaces lost in copying?"},
	{"3 2 1\n  \n###\na A\n###\n",
		"2\n! dataset 2, line 5: not a width from 1 to 16 (or 0 0 0): \"###\""},
	{"3 2 1\n   \na A\n###\n",
		"2\n! dataset 2, line 4: not a width from 1 to 16 (or 0 0 0): \"###\""},
}

func suite() puzzletest.Suite {
	return puzzletest.Suite{
		Program:  program(),
		Long:     []string{"16 16 3\n", "3 1 1\na A\n"},
		Bad:      bad,
		Mistakes: mistakes(),
		Judge:    judge,
	}
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }

// A person who types a dataset gets its answer without typing more.
func TestAnswersAtOnce(t *testing.T) {
	for _, text := range []string{
		"5 3 1\n#####\n#a A#\n#####\n", "5 3 1\n\n\n#####\n#a A#\n#####\n", "5 2 1\n a A \n     \n",
		"5 2 1\n     \n a A \n",
	} {
		more := iotest.ErrReader(errors.New("asked for more"))
		in := common.NewReader(io.MultiReader(strings.NewReader(text), more))
		if got, err := answers()(in); got != "2" || err != nil {
			t.Errorf("%q: answer %q, error %v, want 2", text, got, err)
		}
	}
}
