package main

import (
	"regexp"
	"strings"
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func suite() puzzletest.Suite {
	return puzzletest.Suite{
		Program:  program(),
		Parity:   true,
		Long:     []string{"rrrrrwbbrrbbrrbb rwrrrrbbrrbbrrbb\n"},
		Judge:    judge,
		Mistakes: mistakes(),
	}
}

// judge returns "post" if the post could give the frames: two per line, with 7 red and 8 blue
// tiles.
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
