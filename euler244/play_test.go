package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

// -next and -hint on every 1030th frame that can become the begin frame, in the long mode on
// every 103rd, and on the begin frame if there is no route. Both the moves and the distances are
// those of the rules in letters.
func TestPlay(t *testing.T) {
	routes, some := firstRoutes(begin), []uint64(nil)
	for i, f := range framesWith(8) {
		if i%(103*puzzletest.Every(10)) == 0 {
			some = append(some, uint64(f))
		}
	}
	distance := func(state uint64) int { return len(routes[written(frame(state))]) }
	next := func(state uint64) (next []uint64) {
		for i := range directions {
			after, ok := puzzletest.Slide(written(frame(state)), side, 'w', directions[i])
			if ok {
				next = append(next, uint64(read(after)))
			}
		}
		return next
	}
	suite().CheckPlay(t, begin+begin, some, distance, next)
	never := func(uint64) int { return -1 }
	suite().CheckPlay(t, begin+other, []uint64{uint64(example)}, never, next)
}

const other = "rrrrrrrrrbbbbbbw" // a frame with another number of blue tiles
