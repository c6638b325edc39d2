package main

import (
	"bfspuzzles/common"
)

// plainRoute is the blog post's method: a breadth-first search from the begin
// frame to the end frame that tries up, down, left and right in this order. It
// returns the packed frames of the route it finds first, both ends included, or
// nil if there is none.
//
// The post names a frame by its 16 letters and looks them up in a table of
// hashes; here the packed frame is the name.
func plainRoute(search *common.BFS, begin, end frame) []uint64 {
	beside := common.Grid(side, side)
	return search.Route(
		[]uint64{uint64(begin)},
		func(state uint64) bool { return frame(state) == end },
		func(state uint64, next []uint64) []uint64 {
			f := frame(state)
			for _, to := range beside[f.white()] {
				if to != common.NoCell {
					next = append(next, uint64(f.slide(to)))
				}
			}
			return next
		})
}

// letters names the moves of a route by the way the white cell goes.
func letters(route []uint64) string {
	var moves []byte
	for i := 1; i < len(route); i++ {
		switch frame(route[i]).white() - frame(route[i-1]).white() {
		case -side:
			moves = append(moves, 'U')
		case side:
			moves = append(moves, 'D')
		case -1:
			moves = append(moves, 'L')
		case 1:
			moves = append(moves, 'R')
		}
	}
	return string(moves)
}
