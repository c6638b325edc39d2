package common

// SlidingMoves returns the moves of the sliding puzzle with w columns and h rows, where w*h is at
// most 16. A state is the Rank of a board whose blank is 0. A move swaps the blank with the tile
// above, below, left or right of it, tried in that order. The opposite move undoes the swap.
func SlidingMoves(w, h int) Moves {
	beside := Grid(w, h)
	return func(state uint64, next []uint64) []uint64 {
		board := Unrank(int(state), w*h)
		blank := board.Blank()
		for _, tile := range beside[blank] {
			next = append(next, uint64(Rank(board.Slide(tile, blank), w*h)))
		}
		return next
	}
}

// Inversions returns the number of inversions of a board with the given number of cells. An
// inversion is a pair of tiles, read row by row without the blank, in which the first is larger.
//
// A sideways move does not change the order of the tiles. A tile that moves up or down passes the
// tiles between its two cells, one fewer than there are columns, and reverses its pair with each.
// If the number of columns is odd, the number of inversions therefore changes by an even number.
func Inversions(board Cells, cells int) (inversions int) {
	for second := 0; second < cells; second++ {
		for first := 0; first < second; first++ {
			// The blank is not a tile. It needs no test when it is the first of a pair, because its
			// 0 is never larger.
			if board.At(second) != 0 && board.At(first) > board.At(second) {
				inversions++
			}
		}
	}
	return inversions
}
