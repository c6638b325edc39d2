package main

// This file only saves time. The search in search.go is correct without the limits, as TestIdeas
// checks by removing them.
//
// It is easy to find the number of steps that each ghost needs when it is alone. The largest of
// these numbers is a lower bound on the answer, and most answers are not much larger. So the search
// first looks for a route within a small limit, because it can then prune every state from which a
// ghost would exceed the limit even if it were alone. If the search finds no such route, it starts
// over with a larger limit (iterative deepening).

// anySteps is the limit that allows every route. It also serves as the number of steps to a place
// that a ghost cannot reach.
const anySteps = 1 << 30

// limits returns the limits to try, one after another. It returns no limits if a ghost cannot reach
// its goal even when it is alone. We found 4 and 16 by experiment.
func (s *solver) limits(ghosts int) []int {
	bound := 0
	for k := range s.forward.from {
		s.forward.measure(s, k)
		s.backward.measure(s, k)
		if s.alone(k) > bound {
			bound = s.alone(k)
		}
	}
	if bound == anySteps {
		return nil
	}
	s.rename(ghosts) // idea: names by path length
	return []int{
		bound, bound + 4, bound + 16, // idea: limits
		anySteps,
	}
}

// measure finds the number of steps that a ghost needs, when it is alone, from every place to the
// place where this half begins. It searches the map breadth first.
func (h *half) measure(s *solver, ghost int) {
	away := h.away[ghost][:s.size]
	for n := range away {
		away[n] = anySteps
	}
	begin := h.from[ghost]
	away[begin] = 0
	queue := make([]number, 0, numbers)
	queue = append(queue, begin)
	for head := 0; head < len(queue); head++ {
		at := queue[head]
		for _, to := range s.after[at] {
			if away[to] == anySteps {
				away[to] = away[at] + 1
				queue = append(queue, to)
			}
		}
	}
}

// alone returns the number of steps that a ghost needs from its start to its goal when it is alone.
func (s *solver) alone(ghost int) int {
	return s.backward.away[ghost][s.forward.from[ghost]]
}

// late reports whether a ghost that is in a place after the step of this round would exceed the
// limit on its way to where the far half begins, even if it were alone.
func (r *round) late(ghost int, n number) bool { return r.far.away[ghost][n] > r.left }

// inTime returns the places where a is not late.
func (s *solver) inTime(r *round) (set placeSet) {
	for n, place := range s.bit[:s.size] {
		if !r.late(0, number(n)) {
			set = set.with(place)
		}
	}
	return set
}

// rename gives the name b to the ghost with the longest path, because that ghost has the fewest
// steps to spare. So expand, whose outer loop moves b, skips most of b's steps as late. The ghost
// with the shortest path becomes c. (By experiment, the remaining ghost is the best choice for a.)
// If there are only two ghosts, b is the one with the longer path. A missing ghost is never
// renamed.
func (s *solver) rename(ghosts int) {
	// At most three swaps sort c, a, b by the lengths of their paths.
	for _, pair := range [...][2]int{{2, 0}, {0, 1}, {2, 0}} {
		i, j := pair[0], pair[1]
		if i < ghosts && j < ghosts && s.alone(i) > s.alone(j) {
			for _, h := range [...]*half{&s.forward, &s.backward} {
				h.from[i], h.from[j] = h.from[j], h.from[i]
				h.away[i], h.away[j] = h.away[j], h.away[i]
			}
		}
	}
}
