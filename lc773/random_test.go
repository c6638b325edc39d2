package main

import (
	"regexp"
	"testing"

	"bfspuzzles/internal/puzzletest"
)

// TestForms checks the marks of the goldens, and that random boards are as LeetCode
// gives them.
func TestForms(t *testing.T) {
	leetCode := regexp.MustCompile(`^(\[\[[0-5],[0-5],[0-5]\],\[[0-5],[0-5],[0-5]\]\]\n)+$`)
	puzzletest.Forms(t, program(), func(in, _ string) string {
		if leetCode.MatchString(in) {
			return "LeetCode"
		}
		return ""
	})
}
