package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/sliding"
)

// ranks is 9!, the number of all orders of 0..8.
const ranks = 362880

// plainRoute is the blog post's method: a breadth-first search from the board
// to the solved one. It returns the ranks of the boards on a shortest route,
// both ends included, or nil if there is none.
//
// The post keeps distances in a hash table of strings and takes 0 for "not seen",
// so that the start is queued twice; with a mark for each rank it is not.
func plainRoute(search *common.BFS, board common.Cells) []uint64 {
	goal := uint64(common.Rank(solvedValues, cells))
	return search.Route(
		[]uint64{uint64(common.Rank(board, cells))},
		func(state uint64) bool { return state == goal },
		sliding.Moves(side, side))
}
