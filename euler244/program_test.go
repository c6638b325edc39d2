package main

import (
	"regexp"
	"strings"
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func suite() puzzletest.Suite {
	return puzzletest.Suite{
		Program: program(),
		Parity:  true,
		Long:    []string{"rrrrrwbbrrbbrrbb rwrrrrbbrrbbrrbb\n"},
		Bad: [][2]string{
			{"wrbbrrbbrrbbrrbb wrbbrrbbrrbbrrbb\n\nwrbbrrbbrrbbrrbb\nwrbbrrbbrrbbrrbx",
				"0\n" + `! case 2, line 4: not w, r or b: "x"`},
			{"wrbbrrbbrrbbrrbb",
				"! case 1, line 1: not w, r or b: the end of the input"},
			{"wrbbrrbb\nrrbbrrb",
				"! case 1, line 2: not w, r or b: the end of the input"},
			{"wrbbrrbb\nwrbb", "! case 1, line 2: a second w: a frame has one"},
			{"rrbbrrbbrrbbrrbb\nwrbbrrbbrrbbrrbb", "! case 1, line 1: no w in the frame"},
			{"wrbbrrbbrrbbrrbr\nrrbbrrbb\nrrbbrrbr", "! case 1, line 3: no w in the frame"},
		},
		Judge:    judge,
		Mistakes: mistakes(),
	}
}

// judge names the post if it could give the frames: two on a line, with 7 red and 8 blue tiles.
func judge(in, _ string) string {
	if !regexp.MustCompile(`^([wrb]{16} [wrb]{16}\n)+$`).MatchString(in) {
		return ""
	}
	for _, frame := range strings.Fields(in) {
		if strings.Count(frame, "w") != 1 || strings.Count(frame, "r") != 7 {
			return ""
		}
	}
	return "post"
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }
