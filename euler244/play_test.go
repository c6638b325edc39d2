package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

// -next and -hint on every 103rd frame that can become the begin frame, and on a few that
// cannot.
func TestPlay(t *testing.T) {
	routes := firstRoutes(begin)
	var positions []string
	for _, some := range [][]frame{framesWith(8), framesWith(7)[:205]} {
		for i := 0; i < len(some); i += 103 {
			positions = append(positions, unpackLetters(some[i]))
		}
	}
	distance := func(at string) int {
		if route, ok := routes[at]; ok {
			return len(route)
		}
		return -1
	}
	puzzle().CheckPlay(t, begin+begin, positions, distance, func(at string) (next []string) {
		for i := range names {
			if after, ok := puzzletest.Slide(at, side, 'w', names[i]); ok {
				next = append(next, after)
			}
		}
		return next
	})
}
