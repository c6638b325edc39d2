package common

// SlidingMoves returns the moves of the sliding puzzle of w columns and h rows,
// w*h at most 16, for a plain search (BFS): a state is the Rank of a board with
// its blank as 0, and its moves are the boards in which the blank has changed
// places with the cell above, below, left and right of it, in this order.
func SlidingMoves(w, h int) func(state uint64, next []uint64) []uint64 {
	beside := Grid(w, h)
	return func(state uint64, next []uint64) []uint64 {
		board := Unrank(int(state), w*h)
		blank := board.Blank()
		for _, tile := range beside[blank] {
			if tile != NoCell {
				next = append(next, uint64(Rank(board.Slide(blank, tile), w*h)))
			}
		}
		return next
	}
}
