package main

import "bfspuzzles/common"

// plainRoute is the blog post's method: a breadth-first search from the board to the
// solved one. It returns the ranks of the boards on a shortest route, both ends
// included, or nil if there is none. The post lists the neighbours of the six cells by
// hand; common.SlidingMoves takes them from common.Grid.
//
// 中文：博文的做法：从给定局面出发做朴素 BFS，直到目标局面。状态是局面的康托展开值；返回一条最短路线上的
// 所有局面（含两端），无解返回 nil。博文手写了六个格子的相邻格，这里由 common.SlidingMoves 用 common.Grid 算出。
func plainRoute(search *common.BFS, board common.Cells) []uint64 {
	goal := uint64(common.Rank(solved, cells))
	return search.Route(
		[]uint64{uint64(common.Rank(board, cells))},
		func(state uint64) bool { return state == goal },
		common.SlidingMoves(columns, rows))
}
