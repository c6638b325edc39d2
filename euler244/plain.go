package main

import "bfspuzzles/common"

// plainRoute is the blog post's method: a breadth-first search from the begin frame to
// the end frame that tries up, down, left and right in this order. It returns the
// packed frames of the route it finds first, both ends included, or nil if there is
// none. The post finds the frames it has seen by their 16 letters, in a hash table; here a
// packed frame is a number, with a mark for each. The post also keeps the previous step, so
// as not to go straight back; the mark on the frame before rules that out already.
//
// 中文：博文的做法：从起始局面出发做朴素 BFS，直到目标局面，白格依次试上、下、左、右，所以得到的是
// 字典序最小（U<D<L<R）的最短路线。返回路线上的所有局面（含两端），无解返回 nil。博文以十六个字母作状态，
// 用哈希表判重，还记下前一步，以免走回头路；这里每个压缩成整数的局面有一个判重标记，前一个局面已经标记，
// 不必另记。
func plainRoute(search *common.BFS, from, to frame) []uint64 {
	return search.Route(
		[]uint64{uint64(from)},
		func(state uint64) bool { return frame(state) == to },
		moves())
}
