package main

import (
	"regexp"
	"strings"
	"testing"

	"bfspuzzles/internal/puzzletest"
)

// TestForms checks the marks of the goldens, and that random frames are as the blog
// post gives them: two on a line, with 7 red and 8 blue tiles.
func TestForms(t *testing.T) {
	line := regexp.MustCompile(`^([wrb]{16} [wrb]{16}\n)+$`)
	puzzletest.Forms(t, program(), func(in, _ string) string {
		form := "post"
		if !line.MatchString(in) {
			form = ""
		}
		for _, frame := range strings.Fields(in) {
			whites, reds := strings.Count(frame, "w"), strings.Count(frame, "r")
			if whites != 1 || reds != 7 {
				form = ""
			}
		}
		return form
	})
}
