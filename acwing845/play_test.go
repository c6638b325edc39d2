package main

import (
	"strings"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
)

// testPlay checks -next and -hint on every 361st board, 1,006 in all.
func testPlay(t *testing.T, second []puzzletest.SlidingBoard) {
	puzzle().CheckSlidingPlay(t, "123456780", second, 361, func(c common.Cells) string {
		var tiles []string
		for cell := 0; cell < cells; cell++ {
			tiles = append(tiles, "x12345678"[c.At(cell):][:1])
		}
		return strings.Join(tiles, " ")
	})
}
