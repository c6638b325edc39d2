package main

import "bfspuzzles/common"

// beside holds the neighbours of each place.
var beside = common.Grid(maxSide, maxSide)

// clash reports whether two ghosts that step from p to p2 and from q to q2 end
// in one place or change places.
func clash(p, q, p2, q2 int) bool {
	return p2 == q2 || p2 == q && q2 == p
}

// has reports whether a place is in the set.
func (s placeSet) has(place int) bool { return !s.and(only(uint8(place))).empty() }

// The places from 256 on are nowhere: nothing leads to them or away. There the plain
// search keeps the absent ghosts of a dataset of one or two, ghost k on nowhere+k.
const nowhere = places

// ghostsAt returns the places of the ghosts, with the absent ones nowhere.
func ghostsAt(m *maze, at [maxGhosts]uint8) [maxGhosts]int {
	var p common.Positions
	for k := range at {
		p = p.With(k, int(at[k]))
	}
	return unpack(uint64(p), m.ghosts)
}

// plainRoute is the blog post's method: a breadth-first search from the start
// to the goal, with the steps of the three ghosts in nested loops. It returns
// the packed states of a shortest route, both ends included, or nil if there is
// none. A place takes 8 bits, so a state takes 24.
//
// 中文：博文的朴素 BFS：从起点到终点，三层循环枚举三个鬼这一步各走到哪里。一个位置 8 位，一个状态 24 位。
// 返回一条最短路线上的所有状态，无解时返回 nil。
func plainRoute(search *common.BFS, m *maze) []uint64 {
	goal := pack(ghostsAt(m, m.goal), m.ghosts)
	var steps [places + maxGhosts][]int
	for place := range steps {
		steps[place] = appendSteps(m, place, nil)
	}
	return search.Route(
		[]uint64{pack(ghostsAt(m, m.start), m.ghosts)},
		func(state uint64) bool { return state == goal },
		func(state uint64, next []uint64) []uint64 {
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
		})
}

// pack packs the places of the first count ghosts. The others are nowhere, beyond 255,
// and leave only bits above those.
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
	if place < nowhere && m.open.has(place) {
		for _, other := range &beside[place] {
			if other != common.NoCell && m.open.has(other) {
				list = append(list, other)
			}
		}
	}
	return list
}
