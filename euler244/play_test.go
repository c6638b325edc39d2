package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

// -next and -hint agree on moves and distances with the rules on frames of letters. The test covers
// every 1030th frame with as many blue tiles as the start frame or, in long mode, every 103rd, and
// the start frame of a pair without a route.
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

const other = "rrrrrrrrrbbbbbbw" // a frame with a different number of blue tiles
