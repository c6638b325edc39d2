package main

// item is a set of states of one layer that share the places of b and c. The search moves
// items: a step of a, from all its places at once, is a few shifts.
//
//	states  (a,b,c) = (3,7,9) (4,7,9) (8,7,9)      one item: a={3,4,8} b=7 c=9
type item struct {
	a     placeSet
	depth int32 // the number of the layer
	b, c  uint8
}

// end is the search from one of the two ends, by whole layers.
type end struct {
	slot       [places * places]uint16 // by pair (c,b): the index in seen, at most 256*255, or 0
	seen       []placeSet              // the first is empty; see seenWith
	frontier   []item                  // the last layer, but for what is put off
	depth      int                     // its number
	putOff     []item                  // what is too far for s.length, in order of depth
	cb, ba, ac *pairTable              // what c and b, b and a, a and c need to the other end
}

// fromBothEnds returns the least number of steps for three ghosts, which is the length given
// or more, or -1. In a search for routes of up to s.length steps, the states for which
//
//	depth + what some two ghosts need to the other end > s.length
//
// are put off. A step never lessens this sum: it adds 1 to the depth and takes at most 1 from
// what two need. At the other end the sum is the length of the route. So no state of a route
// of up to s.length steps is put off; nor is one of a shortest route to any state kept, whose
// layer is thus right, and stays right when s.length grows and what was put off is taken up.
// In the end all is taken up: as every step can be undone, any two ghosts can still arrive.
func (s *solver) fromBothEnds(length int) int {
	for k := range s.toStart {
		s.toStart[k].begin(s, s.m.start[k], s.m.start[(k+1)%maxGhosts])
	}
	s.begin(s.role)
	s.check = 1600
	for s.length = length; ; {
		for k := range s.toGoal {
			s.toGoal[k].growTo(s, s.length)
			s.toStart[k].growTo(s, s.length)
		}
		if steps, known := s.level(); known {
			return steps
		}
		if s.items[0] < s.check {
			s.length += 2 + (s.length-length)/10 // by more and more: a level has its cost
		} else {
			s.chooseRoles() // and go on with the same length
		}
	}
}

// begin forgets all states seen and gives ghosts k, k+1 and k+2 the roles c, b and a. It
// puts off the start and the goal, as items of depth 0, for the next level to take up.
func (s *solver) begin(k int) {
	b, a := (k+1)%maxGhosts, (k+2)%maxGhosts
	tables := [2]*[maxGhosts]pairTable{&s.toGoal, &s.toStart}
	for i, at := range [2]*[maxGhosts]uint8{&s.m.start, &s.m.goal} {
		e := &s.ends[i]
		for pair := range e.slot[:int(s.count)*int(s.count)] {
			e.slot[pair] = 0
		}
		e.seen, e.frontier, e.depth = append(e.seen[:0], placeSet{}), e.frontier[:0], 0
		e.putOff = append(e.putOff[:0], item{only[at[a]], 0, at[b], at[k]})
		e.cb, e.ba, e.ac = &tables[i][k], &tables[i][b], &tables[i][a]
	}
	s.role, s.items = k, [maxGhosts]int{}
}

// chooseRoles begins anew in other roles if the search would have moved less than 60% of
// the items in them: in each step, one for each two places of b and a, or of a and c. The
// wrong roles can cost many times as much.
func (s *solver) chooseRoles() {
	s.check = 1 << 30 // only once: later it would cost too much
	for i := 1; i < maxGhosts; i++ {
		if 10*s.items[i] < 6*s.items[0] {
			s.begin((s.role + i) % maxGhosts)
			return
		}
	}
}

// seenWith returns the places of a in the states seen with b and c. The places b and c are
// among them, so that no state with two ghosts in one place is visited.
func (e *end) seenWith(s *solver, b, c uint8) *placeSet {
	slot := &e.slot[s.pair(c, b)]
	if *slot == 0 {
		*slot = uint16(len(e.seen))
		e.seen = append(e.seen, only[b].or(only[c]))
	}
	return &e.seen[*slot]
}

// level searches for a route of up to s.length steps. It returns the least number of
// steps, or -1 if there is no route at all. Otherwise known is false, as also when it
// stops for chooseRoles, between two layers: the next level goes on from there.
//
// Both ends grow by whole layers, the smaller frontier first. Before each,
//
//	answer > near.depth + far.depth
//
// so the first layer with a state that the other end has seen gives the answer. takeUp
// leaves the depths as they are and so meets nothing. Beyond s.length, layers would lack
// what is put off. (Growing by single states in turn, not layers, breaks all this.)
func (s *solver) level() (steps int, known bool) {
	near, far := &s.ends[0], &s.ends[1]
	near.takeUp(s, far)
	far.takeUp(s, near)
	for near.depth+far.depth < s.length && s.items[0] < s.check &&
		len(near.frontier) > 0 && len(far.frontier) > 0 {
		if len(far.frontier) < len(near.frontier) {
			near, far = far, near
		}
		if met := s.step(near, far); met {
			return near.depth + far.depth, true
		}
	}
	// With nothing left, an end has seen all that it can reach, and met none of the other.
	return -1, len(near.putOff)+len(near.frontier) == 0 || len(far.putOff)+len(far.frontier) == 0
}

// takeUp goes through the layers made so far once more, with only what was put off and what
// that leads to: visit takes it up or puts it off again. So putOff stays in order of depth.
// The old frontier, which has not made a step, joins the last layer.
func (e *end) takeUp(s *solver, far *end) {
	waiting := len(e.putOff)
	ready := append(e.putOff, e.frontier...)
	e.putOff, s.ready, e.frontier = s.ready[:0], ready, e.frontier[:0]
	i, last := 0, e.depth // step makes each layer, the first from nothing
	for e.depth = -1; e.depth < last; {
		s.step(e, far)
		for ; i < waiting && int(ready[i].depth) == e.depth; i++ {
			s.visit(e, far, ready[i].b, ready[i].c, ready[i].a)
		}
	}
	e.frontier = append(e.frontier, ready[waiting:]...)
}

// departure is an item when a has made its step, but not yet b and c.
type departure struct {
	a            placeSet
	next         int32  // in the chain of its b: 1 more than the index of the next, or 0
	swapB, swapC uint16 // the only place that a came to b's, or c's, place from, or none
	c            uint8
}

// step replaces the frontier of e by the next layer and reports whether far has seen a
// state of it. It makes the layer by where b is then, one place after the other.
func (s *solver) step(e, far *end) (met bool) {
	s.record(e)
	var bs, cs placeSet
	s.departures = s.departures[:0]
	for _, it := range e.frontier {
		b, c := &s.cells[it.b], &s.cells[it.c]
		s.departures = append(s.departures, departure{
			a: it.a.grown(s.m.open), next: s.chained[it.b], c: it.c,
			swapB: uint16(it.a.and(b.near).single()), swapC: uint16(it.a.and(c.near).single()),
		})
		s.chained[it.b] = int32(len(s.departures))
		bs, cs = bs.or(only[it.b]), cs.or(only[it.c])
		s.withB[it.b], s.withC[it.c] = s.withB[it.b].or(it.a), s.withC[it.c].or(it.a)
	}
	s.items[0] += len(e.frontier)
	for _, c := range cs.list(&s.cs) {
		s.items[2] += s.withC[c].count()
		s.withC[c] = placeSet{}
	}
	e.frontier, e.depth = e.frontier[:0], e.depth+1
	for _, b := range bs.grown(s.m.open).list(&s.bs) {
		met = s.stepTo(e, far, b) || met
	}
	for _, b := range bs.list(&s.bs) {
		s.items[1] += s.withB[b].count()
		s.withB[b], s.chained[b] = placeSet{}, 0
	}
	return met
}

// stepTo visits the states in which b has come to a place, merged by where c is. If a
// came to b's old place only from where b now is, they would change places, so that state
// is left out; if from more places, it came from another. The same holds for a and c.
func (s *solver) stepTo(e, far *end, b uint8) (met bool) {
	var cs placeSet
	for _, from := range s.cells[b].moves {
		for i := s.chained[from]; i > 0; {
			d := &s.departures[i-1]
			i = d.next
			a, c := d.a, &s.cells[d.c]
			if d.swapB == uint16(b) {
				a = a.without(only[from])
			}
			cs = cs.or(c.near)
			for _, to := range c.moves {
				as := a
				if d.swapC == uint16(to) {
					as = a.without(only[d.c])
				}
				if to != from || d.c != b { // b and c do not change places
					s.merged[to] = s.merged[to].or(as)
				}
			}
		}
	}
	s.merged[b] = placeSet{} // c cannot be where b is
	for _, c := range cs.without(only[b]).list(&s.cs) {
		met = s.visit(e, far, b, c, s.merged[c]) || met
		s.merged[c] = placeSet{}
	}
	return met
}

// visit takes those of the states given that are new. It puts off the late ones, adds the
// others to the frontier of e, and reports whether far has seen any of these.
func (s *solver) visit(e, far *end, b, c uint8, a placeSet) (met bool) {
	seen := e.seenWith(s, b, c)
	a = a.without(*seen)
	if late := s.late(e, b, c, a); !late.empty() {
		e.putOff = append(e.putOff, item{late, int32(e.depth), b, c})
		a = a.without(late)
	}
	if a.empty() {
		return false
	}
	*seen = seen.or(a) // what was put off is not seen: it is still to come
	e.frontier = append(e.frontier, item{a, int32(e.depth), b, c})
	return !far.seen[far.slot[s.pair(c, b)]].and(a).empty()
}

// late returns those of the places of a from which two of the ghosts need more steps than a
// route of s.length has left. The tables reach to s.length: what is not known is more.
func (s *solver) late(e *end, b, c uint8, as placeSet) (late placeSet) {
	left := s.length - e.depth
	if e.cb.need(s.pair(c, b)) > left {
		return as
	}
	for _, a := range as.list(&s.as) {
		if e.ba.need(s.pair(b, a)) > left || e.ac.need(s.pair(a, c)) > left {
			late = late.or(only[a])
		}
	}
	return late
}
