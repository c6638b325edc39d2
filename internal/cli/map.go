package cli

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// places counts the positions, numbers below size, by their distances from the start and to the
// goal. The first search finds the goals among those that can be reached; the second goes back.
func (c Case) places(search *common.BFS, size int) map[view.Place]int {
	places, starts := map[view.Place]int{}, c.Play().Starts
	fromStart := make([]uint16, size) // the distance and 1; 0 if it is not known
	var goals []uint64
	c.visit(search, starts, c.Moves, c.Solved, func(position uint64, distance int) {
		fromStart[position] = uint16(distance) + 1
		places[view.Place{Start: distance, Goal: view.Unknown}]++
		if c.Solved(position) {
			goals = append(goals, position)
		}
	})
	back := c.Before
	if back == nil {
		back = c.Moves
	}
	atStart := func(position uint64) bool { return position == starts[0] }
	c.visit(search, goals, back, atStart, func(position uint64, distance int) {
		start := int(fromStart[position]) - 1
		if start != view.Unknown {
			places[view.Place{Start: start, Goal: view.Unknown}]--
		} else if !c.Large {
			return // it cannot be reached
		}
		places[view.Place{Start: start, Goal: distance}]++
	})
	for at, states := range places {
		if states == 0 {
			delete(places, at)
		}
	}
	return places
}

// visit calls each with all positions that can be reached from the starts, and their distances. If
// the case is large, which then has one start and one goal, it stops at the layer of the end.
func (c Case) visit(search *common.BFS, starts []uint64,
	moves func(position uint64, next []uint64) []uint64, end func(position uint64) bool,
	each func(position uint64, distance int)) {
	if !c.Large {
		end = func(uint64) bool { return false }
	}
	route := search.Route(starts, end, moves)
	left := search.States()
	for distance, n := range search.Layers() {
		if route != nil && distance == len(route) {
			break // the layer after that of the end, which is cut short
		}
		for _, position := range left[:n] {
			each(position, distance)
		}
		left = left[n:]
	}
}
