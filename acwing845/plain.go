package main

import "bfspuzzles/common"

// plainRoute is the blog post's method: a breadth-first search from the board to the
// solved one. It returns the ranks of the boards on a shortest route, both ends
// included, or nil if there is none. The post keeps distances in a hash table of
// strings, where 0 means "not seen", so it queues the start twice. A mark for each
// rank avoids that.
//
// 中文：博文的做法：从给定局面出发做朴素 BFS，直到目标局面。状态是局面的康托展开值；返回一条最短路线上的
// 所有局面（含两端），无解返回 nil。博文用字符串哈希表存距离，以 0 表示“没见过”，所以起点会入队两次；
// 这里每个状态有一个判重标记，没有这个问题。
func plainRoute(search *common.BFS, board common.Cells) []uint64 {
	goal := uint64(common.Rank(solved, cells))
	return search.Route(
		[]uint64{uint64(common.Rank(board, cells))},
		func(state uint64) bool { return state == goal },
		common.SlidingMoves(side, side))
}
