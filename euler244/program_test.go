package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func puzzle() puzzletest.Puzzle {
	return puzzletest.Puzzle{
		Program: program(),
		Long:    []string{"rrrrrwbbrrbbrrbb rwrrrrbbrrbbrrbb\n"},
		Bad: []puzzletest.BadInput{
			{In: "wrbbrrbbrrbbrrbb wrbbrrbbrrbbrrbb\n\nwrbbrrbbrrbbrrbb\nwrbbrrbbrrbbrrbx",
				Out: "0\n",
				Err: `euler244: case 2, line 4: expected w, r or b, found "x"`},
			{In: "wrbbrrbbrrbbrrbb",
				Err: "euler244: case 1, line 1: expected w, r or b, found the end of the input"},
			{In: "wrbbrrbb\nrrbbrrb",
				Err: "euler244: case 1, line 2: expected w, r or b, found the end of the input"},
			{In: "wrbbwrbb",
				Err: `euler244: case 1, line 1: expected only one w in a frame, found "wrbb"`},
			{In: "rrbbrrbbrrbbrrbb wrbbrrbbrrbbrrbb",
				Err: "euler244: case 1, line 1: " +
					`expected a w in the frame, found "b wrbbrrbbrrbbrrbb"`},
			{In: "rrbbrrbbrrbbrrbr wrbbrrbbrrbbrrbb",
				Err: "euler244: case 1, line 1: " +
					`expected a w in the frame, found "r wrbbrrbbrrbbrrbb"`},
		},
		Mistakes: mistakes(),
	}
}

func TestProgram(t *testing.T) { puzzle().Test(t) }

func FuzzReader(f *testing.F) { puzzle().Fuzz(f) }
