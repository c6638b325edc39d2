package common

// SlidingMoves returns the moves of the sliding puzzle of w columns and h rows, w*h at most 16. A
// state is the Rank of a board, whose blank is 0. A move swaps the blank with the tile above,
// below, left or right of it, tried in that order. The opposite move undoes it.
func SlidingMoves(w, h int) Moves {
	beside := Grid(w, h)
	return func(state uint64, next []uint64) []uint64 {
		board := Unrank(int(state), w*h)
		blank := board.Blank()
		for _, tile := range beside[blank] {
			if tile != NoCell {
				next = append(next, uint64(Rank(board.Slide(tile, blank), w*h)))
			}
		}
		return next
	}
}
