package main

import "bfspuzzles/common"

// plainRoute is the blog post's method: a breadth-first search from the begin
// frame to the end frame that tries up, down, left and right in this order. It
// returns the packed frames of the route it finds first, both ends included, or
// nil if there is none.
//
// The post names a frame by its 16 letters and looks them up in a table of
// hashes; here the packed frame is the name.
//
// 中文：博文的做法，从起始局面朴素 BFS 到目标局面，白格依次试上、下、左、右，所以得到的是这个次序下
// 最靠前的一条最短路径。返回路径上的所有局面（含两端），无解返回 nil。博文以十六个字母作状态并用哈希表
// 判重；这里把局面压缩成一个整数，直接判重。
func plainRoute(search *common.BFS, from, to frame) []uint64 {
	beside := common.Grid(side, side)
	return search.Route(
		[]uint64{uint64(from)},
		func(state uint64) bool { return frame(state) == to },
		func(state uint64, next []uint64) []uint64 {
			f := frame(state)
			for _, cell := range beside[f.white()] {
				if cell != common.NoCell {
					next = append(next, uint64(f.slide(cell)))
				}
			}
			return next
		})
}

// letters returns the moves of a route, each named by the way the white cell goes.
func letters(route []uint64) string {
	way := map[int]byte{-side: 'U', side: 'D', -1: 'L', 1: 'R'}
	var moves []byte
	for i := 1; i < len(route); i++ {
		moves = append(moves, way[frame(route[i]).white()-frame(route[i-1]).white()])
	}
	return string(moves)
}
