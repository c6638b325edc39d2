package common

// SlidingMoves returns the moves of the sliding puzzle of w columns and h rows, w*h at
// most 16. A state is the Rank of a board, its blank being 0. One move away are the boards
// in which the blank has changed places with the cell above, below, left and right of it,
// in this order. Every move can be undone, by the opposite one.
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
