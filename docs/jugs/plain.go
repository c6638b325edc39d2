package main

import "bfspuzzles/common"

// plainRoute is the plain breadth-first search. It returns the states on a shortest
// route, both ends included, or nil if there is none.
func plainRoute(search *common.BFS, p task) []uint64 {
	solved := func(state uint64) bool { return p.solved(pair(state)) }
	return search.Route([]uint64{0}, solved, moves(p))
}

// moves is appendSteps in the form that the plain search asks for. (It is no method of task:
// a single file keeps all methods of what is submitted.)
func moves(p task) func(state uint64, next []uint64) []uint64 {
	return func(state uint64, next []uint64) []uint64 {
		for _, to := range p.appendSteps(pair(state), nil) {
			next = append(next, uint64(to))
		}
		return next
	}
}
