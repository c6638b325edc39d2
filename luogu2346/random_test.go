package main

import (
	"regexp"
	"testing"

	"bfspuzzles/internal/puzzletest"
)

// TestForms checks the marks of the goldens, and that random boards are as Luogu gives
// them: four rows, which in its files may end in blanks. (Goldens with many boards may
// have empty lines between them.)
func TestForms(t *testing.T) {
	luogu := regexp.MustCompile(`^(([BWO]{4}[ \t]*\n){4}\n*)+$`)
	puzzletest.Forms(t, program(), func(in, _ string) string {
		if luogu.MatchString(in) {
			return "Luogu"
		}
		return ""
	})
}
