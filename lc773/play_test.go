package main

import (
	"fmt"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
)

// -next and -hint on all 720 boards.
func TestPlay(t *testing.T) {
	second := puzzletest.SlidingBoards("123450", columns)
	puzzle().CheckSlidingPlay(t, "[[4,1,2],[5,0,3]]", second, 1, func(c common.Cells) string {
		return fmt.Sprintf("[[%d,%d,%d],[%d,%d,%d]]",
			c.At(0), c.At(1), c.At(2), c.At(3), c.At(4), c.At(5))
	})
}
