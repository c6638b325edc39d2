package main

import "math/bits"

// try is a state from which the probe goes on. (Hopeless has b and c on its stack, by index.)
type try struct {
	a, b, c uint8 // places
	left    int32 // the steps that may still be taken
}

// probe looks depth first for a route of up to length steps. It returns its length, or -1 if more than so many tries find none.
func (s *solver) probe(length, tries int) int {
	s.tried = [len(s.tried)]try{} // no state has all ghosts on place 0
	s.stack = append(s.stack[:0], try{s.m.start[0], s.m.start[1], s.m.start[2], int32(length)})
	for most := s.tries + tries; len(s.stack) > 0 && s.tries <= most; {
		from := s.stack[len(s.stack)-1]
		s.stack = s.stack[:len(s.stack)-1]
		at := [maxGhosts]uint8{from.a, from.b, from.c}
		if at == s.m.goal {
			return length - int(from.left)
		}
		old := &s.tried[(31*int(from.a)+331*int(from.b)+3307*int(from.c))%len(s.tried)]
		if old.a == from.a && old.b == from.b && old.c == from.c && old.left >= from.left {
			continue // tried before, with as many steps left or more
		}
		*old = from
		s.tries++
		s.tryFrom(at, int(from.left)-1)
	}
	return -1
}

// tryFrom pushes the states after a step from which all may be home in the steps left, those with ghosts nearer home last, to be popped first.
func (s *solver) tryFrom(at [maxGhosts]uint8, left int) {
	var room [maxGhosts][5]uint8
	var next [maxGhosts][]uint8
	for k := range next[:s.m.ghosts] {
		next[k] = room[k][:0]
		for d := int(s.home[k][at[k]]) + 1; d >= int(s.home[k][at[k]])-1; d-- {
			for _, to := range s.moves[at[k]] {
				if d <= left+1 && int(s.home[k][to]) == d {
					next[k] = append(next[k], to)
				}
			}
		}
	}
	for _, a := range next[0] {
		for _, b := range next[1] {
			if !s.mayStep(at, 0, a, b, left) {
				continue
			}
			if s.m.ghosts == 2 {
				s.stack = append(s.stack, try{a, b, 0, int32(left)})
			}
			for _, c := range next[2] {
				if s.mayStep(at, 1, b, c, left) && s.mayStep(at, 2, c, a, left) {
					s.stack = append(s.stack, try{a, b, c, int32(left)})
				}
			}
		}
	}
}

// mayStep reports whether ghosts k and k+1 may step to p and q, not too late to get home as far as t knows: to its depth, or to 254.
func (s *solver) mayStep(at [maxGhosts]uint8, k int, p, q uint8, left int) bool {
	t := &s.toGoal[k]
	return p != q && (p != at[(k+1)%maxGhosts] || q != at[k]) && (left > t.depth || t.need(s.pair(p, q)) <= left)
}

// hopeless reports whether three ghosts cannot get home even one at a time in a maze with shorter corridors; then nor can they in
// the maze itself. Ghosts that move at once may as well move one by one, each after the one whose place it takes: they never follow
// each other in a circle, as no two change places and no three places are all beside each other. And each such move can be repeated
// in the shorter maze, the ghosts in each corridor in the same order: three places let two make room for a third at either end.
func (s *solver) hopeless() bool {
	left := s.contracted().list(&s.as)
	if len(left) > mostLeft {
		return false // it would take long, and such mazes are hardly ever hopeless
	}
	beside, index := [mostLeft]uint64{}, [places]uint8{} // places are numbered anew, so that a word holds a set of them
	for n, place := range left {
		index[place] = uint8(n)
	}
	for n, place := range left {
		for _, p := range s.cutNear[place].list(&s.bs) {
			beside[n] |= 1 << index[p]
		}
	}
	s.reached = [mostLeft][mostLeft]uint64{}
	s.fresh = [mostLeft][mostLeft]uint64{}
	arrive := func(as uint64, b, c uint8) { // b and c are on the stack if fresh has any place of a with them
		if as &^= s.reached[b][c]; as != 0 && s.fresh[b][c] == 0 {
			s.stack = append(s.stack, try{b: b, c: c})
		}
		s.fresh[b][c] |= as
	}
	s.stack = s.stack[:0]
	arrive(1<<index[s.m.start[0]], index[s.m.start[1]], index[s.m.start[2]])
	for len(s.stack) > 0 {
		b, c := s.stack[len(s.stack)-1].b, s.stack[len(s.stack)-1].c
		s.stack = s.stack[:len(s.stack)-1]
		reached, fresh, taken := &s.reached[b][c], &s.fresh[b][c], uint64(1)<<b|1<<c
		for *fresh != 0 { // a goes wherever it can while b and c stay
			*reached |= *fresh & -*fresh
			*fresh = (*fresh | beside[bits.TrailingZeros64(*fresh)]) &^ *reached &^ taken
		}
		if left[b] == s.m.goal[1] && left[c] == s.m.goal[2] && *reached>>index[s.m.goal[0]]&1 == 1 {
			return false
		}
		for moves := beside[b] &^ taken; moves != 0; moves &= moves - 1 {
			arrive(*reached&^(moves&-moves), uint8(bits.TrailingZeros64(moves)), c)
		}
		for moves := beside[c] &^ taken; moves != 0; moves &= moves - 1 {
			arrive(*reached&^(moves&-moves), b, uint8(bits.TrailingZeros64(moves)))
		}
	}
	return true
}

// contracted fills in cutNear, for each place itself and those beside it after corridors have been cut to three places,
// and returns the places then left. A corridor is a run of places, none a start or goal, with at most two beside them.
// (Starts and goals must stay: a place that is cut out has no number, and its near is not right.)
func (s *solver) contracted() (left placeSet) {
	var corridors placeSet
	near := &s.cutNear
	*near, left = s.near, s.m.open
	for _, v := range s.m.open.list(&s.as) {
		if len(s.moves[v]) <= 3 {
			corridors.add(s.self[v])
		}
	}
	for k := range s.m.start {
		corridors = corridors.without(s.self[s.m.start[k]]).without(s.self[s.m.goal[k]])
	}
	for _, v := range corridors.list(&s.bs) {
		three := near[v].and(corridors)
		ends, four := three.without(s.self[v]).list(&s.cs), placeSet{}
		for _, end := range ends {
			four = four.or(near[end])
		}
		if len(ends) == 2 && four.and(corridors) != three { // there is a fourth: cut out v
			for _, end := range ends { // the two beside it come beside each other
				near[end] = near[end].or(three).without(s.self[v])
			}
			left = left.without(s.self[v])
		}
	}
	return left
}
