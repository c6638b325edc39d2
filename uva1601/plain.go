package main

import "bfspuzzles/common"

// beside holds the neighbours of each place.
var beside = common.Grid(maxSide, maxSide)

// clash reports whether two ghosts that step from p to p2 and from q to q2 end
// in one place or change places.
func clash(p, q, p2, q2 int) bool {
	return p2 == q2 || p2 == q && q2 == p
}

// Nothing here is a method of a type that is submitted: a single file keeps all methods.

// has reports whether a place is in the set.
func has(s placeSet, place int) bool {
	return !s.and(single(uint8(place))).empty()
}

// The places from 256 on are nowhere: nothing leads to them or away. There the plain
// searches keep the absent ghosts of a dataset of one or two, ghost k on nowhere+k.
const nowhere = places

// packed returns the state of a maze with its ghosts on the places given.
func packed(m *maze, at [maxGhosts]uint8) uint64 {
	return pack([maxGhosts]int{int(at[0]), int(at[1]), int(at[2])}, m.ghosts)
}

// pack packs the places of the first count ghosts, 8 bits each, so that a state takes
// 24 bits. The other ghosts leave only bits above those.
func pack(ghosts [maxGhosts]int, count int) uint64 {
	p := common.Positions(0).With(0, ghosts[0]).With(1, ghosts[1]).With(2, ghosts[2])
	return uint64(p) & (1<<(8*uint(count)) - 1)
}

// unpack is the inverse of pack; absent ghosts are nowhere.
func unpack(state uint64, count int) (ghosts [maxGhosts]int) {
	for k := range ghosts {
		ghosts[k] = nowhere + k
		if k < count {
			ghosts[k] = common.Positions(state).At(k)
		}
	}
	return ghosts
}

// appendSteps appends where a ghost may be next, its own place first.
func appendSteps(m *maze, place int, list []int) []int {
	list = append(list, place)
	if place < nowhere && has(m.open, place) {
		for _, other := range &beside[place] {
			if other != common.NoCell && has(m.open, other) {
				list = append(list, other)
			}
		}
	}
	return list
}

// moves returns the function that appends the states one step away from a state: the
// steps of the three ghosts in nested loops, without those that clash. Both programs of
// the blog post make their steps so.
//
// 中文：三层循环枚举三个鬼这一步各走到哪里，去掉相撞和互换的。博文的两个程序都这样走一步。
func moves(m *maze) func(state uint64, next []uint64) []uint64 {
	var steps [places + maxGhosts][]int
	for place := range steps {
		steps[place] = appendSteps(m, place, nil)
	}
	return func(state uint64, next []uint64) []uint64 {
		from := unpack(state, m.ghosts)
		for _, a := range steps[from[0]] {
			for _, b := range steps[from[1]] {
				if clash(from[0], from[1], a, b) {
					continue
				}
				for _, c := range steps[from[2]] {
					if !clash(from[0], from[2], a, c) && !clash(from[1], from[2], b, c) {
						next = append(next, pack([maxGhosts]int{a, b, c}, m.ghosts))
					}
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
	goal := packed(m, m.goal)
	return search.Route(
		[]uint64{packed(m, m.start)},
		func(state uint64) bool { return state == goal },
		moves(m))
}
