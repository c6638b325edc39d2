package main

import "bfspuzzles/common"

// states is how many numbers there are for states, of 24 bits.
const states = 1 << (8 * maxGhosts)

// packed returns the state of ghosts on the places given, 8 bits each, so that a state takes
// 24 bits. A ghost that the maze lacks is on place 0.
func packed(ghosts [maxGhosts]int) uint64 {
	p := common.Positions(0).With(0, ghosts[0]).With(1, ghosts[1]).With(2, ghosts[2])
	return uint64(p)
}

// unpacked is the inverse of packed.
func unpacked(state uint64) (ghosts [maxGhosts]int) {
	for k := range ghosts {
		ghosts[k] = common.Positions(state).At(k)
	}
	return ghosts
}

// moves returns the function that appends the states one step away from a state: the
// steps of the three ghosts in nested loops, without those that clash. Both programs of
// the blog post step in this way. A ghost that the maze lacks stays on place 0, in nobody's
// way. (The post gives it a place of its own; if all 256 places are open, 8 bits have none.)
//
// 中文：三层循环枚举三个鬼这一步各走到哪里，去掉相撞和互换的。博文的两个程序都这样走一步。
func moves(m *maze) func(state uint64, next []uint64) []uint64 {
	var around [places][]int // where a ghost may be after a step
	for place, open := range m.open {
		if open {
			around[place] = m.around(place, nil)
		}
	}
	return func(state uint64, next []uint64) []uint64 {
		from := unpacked(state)
		steps := [maxGhosts][]int{{0}, {0}, {0}}
		for k := 0; k < m.ghosts; k++ {
			steps[k] = around[from[k]]
		}
		for _, a := range steps[0] {
			for _, b := range steps[1] {
				if m.ghosts > 1 && clash(from[0], from[1], a, b) {
					continue
				}
				for _, c := range steps[2] {
					if m.ghosts > 2 &&
						(clash(from[0], from[2], a, c) || clash(from[1], from[2], b, c)) {
						continue
					}
					next = append(next, packed([maxGhosts]int{a, b, c}))
				}
			}
		}
		return next
	}
}

// plainRoute is the blog post's first program: a breadth-first search from the start to
// the goal. It returns the packed states of a shortest route, both ends included, or nil
// if there is none.
//
// 中文：博文的第一个程序，朴素 BFS：从起点到终点。一个位置 8 位，一个状态 24 位。返回一条最短路线上的
// 所有状态，无解时返回 nil。
func plainRoute(search *common.BFS, m *maze) []uint64 {
	goal := packed(m.goal)
	return search.Route(
		[]uint64{packed(m.start)},
		func(state uint64) bool { return state == goal },
		moves(m))
}
