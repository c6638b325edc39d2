package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

// -next and -hint on every 1030th frame that can become the begin frame, in the long mode on
// every 103rd, and on the begin frame if there is no route. Both the moves and the distances are
// those of the rules in letters.
func TestPlay(t *testing.T) {
	routes, at := firstRoutes(begin), []string(nil)
	for i, f := range framesWith(8) {
		if i%(103*puzzletest.Every(10)) == 0 {
			at = append(at, written(f))
		}
	}
	next := func(at string) (next []string) {
		for i := range directions {
			if after, ok := puzzletest.Slide(at, side, 'w', directions[i]); ok {
				next = append(next, after)
			}
		}
		return next
	}
	suite().CheckPlay(t, begin+begin, at, func(at string) int { return len(routes[at]) }, next)
	suite().CheckPlay(t, begin+other, []string{begin}, func(string) int { return -1 }, next)
}

const other = "rrrrrrrrrbbbbbbw" // a frame with another number of blue tiles

// A frame that no moves make of the begin frame is no state of the case.
func TestNoPositions(t *testing.T) {
	suite().CheckNoPositions(t, begin+begin, map[string]string{
		other: "the frame has 6 blue tiles, but the begin frame has 8",
		"w":   "not w, r or b: the end of the input",
	})
}
