package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

// -next and -hint on all 720 boards.
func TestPlay(t *testing.T) {
	second := puzzletest.SlidingBoards("123450", columns)
	puzzle().CheckSlidingPlay(t, "[[4,1,2],[5,0,3]]", second, 1)
}
