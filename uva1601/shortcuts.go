package main

import "bfspuzzles/common"

// try is a state from which the probe goes on.
type try struct {
	at   [mostGhosts]int // places
	left int             // the steps that may still be taken
	run  int             // the number of the search for one length
}

// probe looks for a way of the length given by going ahead, depth first, and if
// there is none, of one step more, and so on. It gives up after a number of
// tries. No way is shorter than the length returned: it has tried all there is.
// In most mazes there are many ways as short as the bounds allow.
func (s *solver) probe(length, tries int) (least int, found bool) {
	for ; ; length++ {
		s.run++
		s.stack = append(s.stack[:0], try{s.m.start, length, s.run})
		for len(s.stack) > 0 {
			from := s.stack[len(s.stack)-1]
			s.stack = s.stack[:len(s.stack)-1]
			if from.left == 0 {
				return length, true // who is in time then is at home
			}
			old := &s.tried[(31*from.at[0]+37*from.at[1]+41*from.at[2])%len(s.tried)]
			if old.run == from.run && old.at == from.at && old.left >= from.left {
				continue
			}
			if tries--; tries < 0 {
				return length, false
			}
			*old = from
			s.tryFrom(from.at, from.left-1)
		}
	}
}

// tryFrom stacks the states after a step that may be home in the steps then
// left, the most promising last.
func (s *solver) tryFrom(at [mostGhosts]int, left int) {
	var buffer [mostGhosts][5]int
	var next [mostGhosts][]int
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
					s.stack = append(s.stack, try{[mostGhosts]int{a, b, c}, left, s.run})
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
		switch {
		case d > left:
		case d == now:
			next = append(next, place)
		case place < nowhere:
			for _, other := range &beside[place] {
				if other != common.NoCell && int(home[other]) == d {
					next = append(next, other)
				}
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
// That proves it for the maze itself. Ghosts that move at once may as well move
// one by one, each after the one whose place it takes: they never go round in a
// circle, as no two change places and no three places are all beside each other.
// And three cells of a corridor have room for all ghosts, in any order.
func (s *solver) hopeless() bool {
	near, left := s.contracted()
	if left > 40 {
		return false // it would take long, and such mazes are hardly ever hopeless
	}
	e := &s.ends[0] // the sets of states reached are kept as in the search from both ends
	e.begin(s, nil)
	var waiting [][2]uint8
	reach := func(b, c uint8, a cellSet) {
		if set := e.seenWith(s, b, c); !a.without(*set).empty() {
			*set = set.or(a)
			waiting = append(waiting, [2]uint8{b, c})
		}
	}
	start, goal := &s.m.start, &s.m.goal
	reach(s.number[start[1]], s.number[start[2]], only(start[0]))
	for len(waiting) > 0 {
		b, c := waiting[len(waiting)-1][0], waiting[len(waiting)-1][1]
		waiting = waiting[:len(waiting)-1]
		set, taken := e.seenWith(s, b, c), s.cells[b].set.or(s.cells[c].set)
		for fresh := set.without(taken); !fresh.empty(); *set = set.or(fresh) {
			next := fresh
			for _, place := range s.places(fresh) {
				next = next.or(near[s.number[place]])
			}
			fresh = next.without(*set)
		}
		a := set.without(taken)
		for _, place := range near[b].without(taken).appendTo(nil) {
			reach(s.number[place], c, a)
		}
		for _, place := range near[c].without(taken).appendTo(nil) {
			reach(b, s.number[place], a)
		}
	}
	return !e.seenWith(s, s.number[goal[1]], s.number[goal[2]]).has(goal[0])
}

// contracted returns for each cell the cells near it after corridors have been
// cut to three cells, and how many cells are then left. A corridor is a run of
// cells that have no more than two neighbours and are neither start nor goal.
func (s *solver) contracted() (near []cellSet, left int) {
	var corridors cellSet
	for n := range s.cells {
		near = append(near, s.cells[n].beside)
		if near[n].count() <= 2 {
			corridors = corridors.or(s.cells[n].set)
		}
	}
	for k := range s.m.start {
		corridors = corridors.without(only(s.m.start[k])).without(only(s.m.goal[k]))
	}
	left = len(s.cells)
	for _, place := range corridors.appendTo(nil) {
		v := s.number[place]
		ends := near[v].and(corridors)
		if ends.count() != 2 {
			continue
		}
		u, w := s.number[s.places(ends)[0]], s.number[s.places(ends)[1]]
		three := ends.or(s.cells[v].set)
		if near[u].or(near[w]).without(three).and(corridors).empty() {
			continue
		}
		// There is a fourth, so v can go: u and w come near each other.
		near[u] = near[u].without(s.cells[v].set).or(s.cells[w].set)
		near[w] = near[w].without(s.cells[v].set).or(s.cells[u].set)
		left--
	}
	return near, left
}
