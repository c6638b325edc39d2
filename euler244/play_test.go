package main

import (
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
)

// -next and -hint on every 1030th frame that can become the begin frame, in the long mode on
// every 103rd, and on one that cannot; by the rules in letters and the plain search.
func TestPlay(t *testing.T) {
	search, distances := common.NewBFS(allFrames), map[string]int{}
	plainRoute(search, example, allFrames) // which is no frame: to all that can be reached
	states := search.States()
	positions := []string{"rrrrrrrrrbbbbbbw"}
	for distance, frames := range search.Layers() {
		for ; frames > 0; frames-- {
			at := written(frame(states[0]))
			distances[at], states = distance, states[1:]
			if len(states)%(103*puzzletest.Every(10)) == 0 {
				positions = append(positions, at)
			}
		}
	}
	distance := func(at string) int {
		if distance, ok := distances[at]; ok {
			return distance
		}
		return -1
	}
	puzzle().CheckPlay(t, begin+begin, positions, distance, func(at string) (next []string) {
		for i := range directions {
			if after, ok := puzzletest.Slide(at, side, 'w', directions[i]); ok {
				next = append(next, after)
			}
		}
		return next
	})
}
