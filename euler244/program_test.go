package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func suite() puzzletest.Suite {
	return puzzletest.Suite{
		Program: program(), Whole: true,
		Long: []string{"rrrrrwbbrrbbrrbb rwrrrrbbrrbbrrbb\n"},
		Judge: puzzletest.ByRules(map[string]puzzletest.Rules{
			"post": {Case: `[wrb]{16} [wrb]{16}\n`, Board: `\w+`, Letters: "wrrrrrrrbbbbbbbb",
				Answer: `0|\d+ [UDLR]+`},
		}),
		Broken: [][3]string{
			{"8 r and 7 b", "wrbbrrbbrrbbrrbr wrbbrrbbrrbbrrbr\n", "0\n"},
			{"other numbers in the second frame", "wrbbrrbbrrbbrrbb wrbbrrbbrrbbrrbr\n", "0\n"},
			{"two w", "wrbbrrbbrrbbrwbb wrbbrrbbrrbbrwbb\n", "0\n"},
			{"no w", "rrbbrrbbrrbbrrbb rrbbrrbbrrbbrrbb\n", "0\n"},
			{"no route", "wrbbrrbbrrbbrrbb rwbbrrbbrrbbrrbb\n", "-1\n"},
			{"one frame", "wrbbrrbbrrbbrrbb\n", "0\n"},
			{"frames in two lines", "wrbbrrbbrrbbrrbb\nwrbbrrbbrrbbrrbb\n", "0\n"},
			{"rows apart", "wrbb rrbb rrbb rrbb wrbb rrbb rrbb rrbb\n", "0\n"},
			{"CRLF", "wrbbrrbbrrbbrrbb wrbbrrbbrrbbrrbb\r\n", "0\n"},
			{"no newline", "wrbbrrbbrrbbrrbb wrbbrrbbrrbbrrbb", "0\n"},
			{"the number of pairs first", "1\nwrbbrrbbrrbbrrbb wrbbrrbbrrbbrrbb\n", "0\n"},
			{"a pair without an answer", "wrbbrrbbrrbbrrbb wrbbrrbbrrbbrrbb\n", ""},
			{"no pair", "", ""},
		},
	}
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }
