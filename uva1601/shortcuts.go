package main

import "bfspuzzles/common"

// try is a state from which the probe goes on.
type try struct {
	at   [maxGhosts]int // places
	left int            // the steps that may still be taken
}

// probe looks for a way of the length given by going ahead, depth first, and if
// there is none, of one step more, and so on. It gives up after a number of tries.
// Either way, no way is shorter than the length returned, as all of those have been
// tried. In most mazes there are many ways as short as the bounds allow.
func (s *solver) probe(length, tries int) (bound int, found bool) {
	for ; ; length++ {
		s.tried = [512]try{} // no state has all ghosts on place 0
		s.stack = append(s.stack[:0], try{s.m.start, length})
		for len(s.stack) > 0 {
			from := s.stack[len(s.stack)-1]
			s.stack = s.stack[:len(s.stack)-1]
			if from.left == 0 {
				return length, true // tryFrom kept only states that can be home by now
			}
			old := &s.tried[(31*from.at[0]+37*from.at[1]+41*from.at[2])%len(s.tried)]
			if old.at == from.at && old.left >= from.left {
				continue
			}
			if tries--; tries < 0 {
				return length, false
			}
			*old = from
			s.tries++
			s.tryFrom(from.at, from.left-1)
		}
	}
}

// tryFrom stacks the states after a step that may be home in the steps then
// left, the most promising last.
func (s *solver) tryFrom(at [maxGhosts]int, left int) {
	var buffer [maxGhosts][5]int
	var next [maxGhosts][]int
	for k := range next {
		next[k] = s.homewards(k, at[k], left, buffer[k][:0])
	}
	for _, a := range next[0] {
		for _, b := range next[1] {
			if clash(at[0], at[1], a, b) || s.tooFar(0, a, b, left) {
				continue
			}
			for _, c := range next[2] {
				if !clash(at[0], at[2], a, c) && !clash(at[1], at[2], b, c) &&
					!s.tooFar(1, b, c, left) && !s.tooFar(2, c, a, left) {
					s.stack = append(s.stack, try{[maxGhosts]int{a, b, c}, left})
				}
			}
		}
	}
}

// homewards appends the places that ghost k may step to and still be home in the
// steps left, the nearest to home last.
func (s *solver) homewards(k, place, left int, next []int) []int {
	home := &s.home[k]
	now := int(home[place])
	for d := now + 1; d >= now-1; d-- {
		if d > left || d != now && place >= nowhere {
			continue
		}
		if d == now { // neighbours are never equally far from home
			next = append(next, place)
			continue
		}
		for _, other := range &beside[place] {
			if other != common.NoCell && int(home[other]) == d {
				next = append(next, other)
			}
		}
	}
	return next
}

// tooFar reports whether ghosts k and k+1 need more than the steps left from
// places p and q, as far as their table goes.
func (s *solver) tooFar(k, p, q, left int) bool {
	t := &s.toGoal[k]
	return left <= t.depth && t.atLeast(s.pair(p, q)) > left
}

// hopeless reports whether there is proof that three ghosts cannot reach their
// goals. It moves them in a maze with shorter corridors, one ghost at a time.
//
// That proves it for the maze itself. Ghosts that move at once may as well move one
// by one, each after the one whose place it takes: they cannot follow each other in
// a circle, as no two change places and no three places are all beside each other.
// And every such move can be repeated in the shorter maze with the same ghosts in
// each corridor, in the same order: three cells let two ghosts make room for a third
// at either end.
func (s *solver) hopeless() bool {
	near, left := s.contracted()
	if left > 40 {
		return false // it would take long, and such mazes are hardly ever hopeless
	}
	s.begin(0)
	e, goal, waiting := &s.ends[0], s.ends[1].putOff[0], s.ends[0].putOff
	for len(waiting) > 0 {
		it := waiting[len(waiting)-1]
		waiting = waiting[:len(waiting)-1]
		seen, taken := e.seenWith(s, it.b, it.c), s.cells[it.b].set.or(s.cells[it.c].set)
		fresh := it.a.without(*seen)
		if fresh.empty() {
			continue
		}
		for !fresh.empty() { // a goes wherever it can
			*seen = seen.or(fresh)
			for _, place := range fresh.appendTo(s.cs[:0]) {
				fresh = fresh.or(near[s.number[place]])
			}
			fresh = fresh.without(*seen)
		}
		a := seen.without(taken)
		for _, place := range near[it.b].without(taken).appendTo(s.cs[:0]) {
			waiting = append(waiting, item{a: a, b: s.number[place], c: it.c})
		}
		for _, place := range near[it.c].without(taken).appendTo(s.cs[:0]) {
			waiting = append(waiting, item{a: a, b: it.b, c: s.number[place]})
		}
	}
	return !goal.a.without(*e.seenWith(s, goal.b, goal.c)).empty()
}

// contracted returns for each cell itself and the cells beside it after corridors
// have been cut to three cells, and how many cells are then left. A corridor is a
// run of cells that have no more than two neighbours and are neither start nor goal.
func (s *solver) contracted() (near []cellSet, left int) {
	corridors := s.m.open
	for _, c := range s.cells {
		near = append(near, c.near)
		if c.near.count() > 3 {
			corridors = corridors.without(c.set)
		}
	}
	for k := range s.m.start {
		corridors = corridors.without(only(s.m.start[k])).without(only(s.m.goal[k]))
	}
	left = len(s.cells)
	for _, place := range corridors.appendTo(s.bs[:0]) {
		v := only(int(place))
		three := near[s.number[place]].and(corridors)
		var four cellSet
		ends := three.without(v).appendTo(s.cs[:0])
		for _, end := range ends {
			four = four.or(near[s.number[end]])
		}
		if len(ends) < 2 || four.and(corridors) == three {
			continue
		}
		// There is a fourth, so v can go: the two beside it come beside each other.
		for _, end := range ends {
			n := s.number[end]
			near[n] = near[n].or(three).without(v)
		}
		left--
	}
	return near, left
}
