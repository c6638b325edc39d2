package main

import (
	"strings"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
)

// -next and -hint on every 361st board, 1,006 in all.
func TestPlay(t *testing.T) {
	second := puzzletest.SlidingBoards("123456780", side)
	puzzle().CheckSlidingPlay(t, "123456780", second, 361, func(c common.Cells) string {
		var tiles []string
		for cell := 0; cell < cells; cell++ {
			tiles = append(tiles, "x12345678"[c.At(cell):][:1])
		}
		return strings.Join(tiles, " ")
	})
}
