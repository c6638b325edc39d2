package main

import (
	"regexp"
	"strings"
)

// form names the post if it could give the frames: two on a line, with 7 red and 8 blue tiles.
func form(in, _ string) string {
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
