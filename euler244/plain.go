package main

import "bfspuzzles/common"

// allFrames is one more than the largest packed frame.
const allFrames = cells << tiles

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

// moves returns the moves of the white cell: up, down, left and right.
func moves() func(state uint64, next []uint64) []uint64 {
	beside := common.Grid(side, side)
	return func(state uint64, next []uint64) []uint64 {
		f := frame(state)
		for _, cell := range beside[f.white()] {
			if cell != common.NoCell {
				next = append(next, uint64(f.slide(cell)))
			}
		}
		return next
	}
}

// letters returns the moves of a route, each named by the way the white cell goes.
func letters(route []uint64) string {
	directions := map[int]byte{-side: 'U', side: 'D', -1: 'L', 1: 'R'}
	var moves []byte
	for i := 1; i < len(route); i++ {
		moves = append(moves, directions[frame(route[i]).white()-frame(route[i-1]).white()])
	}
	return string(moves)
}
