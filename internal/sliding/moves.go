package sliding

import "bfspuzzles/common"

// Moves returns the moves of the sliding puzzle of w columns and h rows, w*h at
// most 16, for a plain search (common.BFS). A state is the common.Rank of a board
// with its blank as 0; its moves are the boards in which the blank has changed
// places with the cell above, below, left and right of it, in this order.
func Moves(w, h int) func(state uint64, next []uint64) []uint64 {
	beside := common.Grid(w, h)
	return func(state uint64, next []uint64) []uint64 {
		board := common.Unrank(int(state), w*h)
		blank := board.Blank()
		for _, tile := range beside[blank] {
			if tile != common.NoCell {
				next = append(next, uint64(common.Rank(board.Slide(blank, tile), w*h)))
			}
		}
		return next
	}
}
