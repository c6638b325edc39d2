package main

import (
	"regexp"
	"strings"
	"testing"

	"bfspuzzles/internal/puzzletest"
)

// TestForms checks the marks of the goldens, and that random boards are as judges give
// them: AcWing on a line with one or, as in its sample, two blanks between the tiles;
// AOJ in three rows, with 0 for the blank and always with a solution.
func TestForms(t *testing.T) {
	acWing := regexp.MustCompile(`^([1-8x]( [1-8x]){8}\n|[1-8x](  [1-8x]){8}\n)+$`)
	aoj := regexp.MustCompile(`^(([0-8] [0-8] [0-8]\n){3})+$`)
	puzzletest.Forms(t, program(), func(in, out string) string {
		switch {
		case acWing.MatchString(in):
			return "AcWing"
		case aoj.MatchString(in) && !strings.Contains(out, "-1"):
			return "AOJ"
		}
		return ""
	})
}
