package main

import (
	"testing"

	"bfspuzzles/internal/puzzletest"
)

// testPlay checks -next and -hint on every 361st board, 1,006 in all.
func testPlay(t *testing.T, second []puzzletest.SlidingBoard) {
	puzzle().CheckSlidingPlay(t, "123456780", second, 361)
}
