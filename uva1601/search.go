package main

// item is the states of a layer that share the cells of b and c, wherever a is:
//
//	states  (a,b,c) = (3,7,9) (4,7,9) (8,7,9)      one item: b=7 c=9 a={3,4,8}
//
// The search moves items; a step of a from all places at once is a few shifts
// (cellSet.grown). Which ghosts play a, b and c, chooseRoles says.
type item struct {
	a     cellSet
	next  int32  // in the chain of its b: 1 more than the index of the next, or 0
	depth uint16 // the number of the layer
	b, c  uint8
}

// end is the search from one of the two ends, by whole layers.
type end struct {
	slot     [places * places]uint16 // by b and c: where in seen their states are, 0 if nowhere
	seen     []cellSet               // see seenWith
	frontier []item                  // the states of the last layer
	depth    int                     // its number
	bound    *pairTable              // what c and b need to the other end
	putOff   []item                  // what is too far for the length searched for
	ready    []item                  // what was in the level before
}

// fromBothEnds returns the least number of steps for three ghosts, which is the
// length given or more, or -1 if there is no way. In a search for ways of up to
// s.length, the items for which
//
//	depth + what b and c need to the other end > s.length
//
// are put off. A step never lessens this sum, which at the other end is the length
// of the way. So a way of up to s.length steps has no state that is put off, and
// every state kept was reached by a shortest way: its layer stays right when
// s.length grows. Then the search goes on from what was put off.
func (s *solver) fromBothEnds(length int) int {
	s.chooseRoles(length + 2*length/5) // of all shares tried, the best on the hardest mazes
	for s.length = length; ; s.length += 3 + (s.length-length)/6 {
		if steps, known := s.level(); known {
			return steps
		}
	}
}

// chooseRoles picks as c and b the pair that bounds the number of items best. An
// item is in layer d from the start only if near <= d and d+far <= length, where
// near and far are what c and b need to the start and to the goal. The wrong roles
// can cost 10 times as much.
func (s *solver) chooseRoles(length int) {
	var items [maxGhosts]int
	best := 0
	for k := range items {
		far, near := &s.toGoal[k], &s.toStart[k]
		near.begin(s, s.m.start[k], s.m.start[(k+1)%maxGhosts])
		near.growTo(s, length)
		far.growTo(s, length)
		for pair := range near.steps[:len(s.cells)*len(s.cells)] {
			if layers := length + 1 - near.atLeast(pair) - far.atLeast(pair); layers > 0 {
				items[k] += layers
			}
		}
		if items[k] < items[best] {
			best = k
		}
	}
	s.begin(best)
}

// begin puts both ends off as items, with ghosts k and k+1 for c and b, and
// forgets all states seen.
func (s *solver) begin(k int) {
	c, b, a := k, (k+1)%maxGhosts, (k+2)%maxGhosts
	for i, at := range [2]*[maxGhosts]int{&s.m.start, &s.m.goal} {
		e := &s.ends[i]
		for pair := range e.slot[:len(s.cells)*len(s.cells)] {
			e.slot[pair] = 0
		}
		e.seen, e.frontier, e.depth = append(e.seen[:0], cellSet{}), e.frontier[:0], 0
		e.putOff = append(e.putOff[:0], item{a: only(at[a]), b: s.number[at[b]], c: s.number[at[c]]})
	}
	s.ends[0].bound, s.ends[1].bound = &s.toGoal[k], &s.toStart[k]
}

// seenWith returns the places of a in the states seen with b and c. Those of b
// and c are among them, so that no state with two ghosts in one place is visited.
func (e *end) seenWith(s *solver, b, c uint8) *cellSet {
	slot := &e.slot[int(b)*len(s.cells)+int(c)]
	if *slot == 0 {
		*slot = uint16(len(e.seen))
		e.seen = append(e.seen, s.cells[b].set.or(s.cells[c].set))
	}
	return &e.seen[*slot]
}

// level searches for a way of up to s.length steps. It returns the least number of
// steps, or -1 if there is no way at all. If it found neither, known is false.
//
// Both ends grow by whole layers, the smaller frontier first. Before each,
//
//	answer > near.depth + far.depth
//
// so the first layer with a state that the other end has seen gives the answer.
// What takeUp meets is ignored: the last level has ruled out every way of up to
// its length, and the two depths were no more than that in sum. (Growing by single
// states in turn breaks this: one too many on many a small maze.)
func (s *solver) level() (steps int, known bool) {
	near, far := &s.ends[0], &s.ends[1]
	near.takeUp(s, far)
	far.takeUp(s, near)
	for near.depth+far.depth < s.length && len(near.frontier) > 0 && len(far.frontier) > 0 {
		if len(far.frontier) < len(near.frontier) {
			near, far = far, near
		}
		if met := s.step(near, far); met {
			return near.depth + far.depth, true
		}
	}
	// With nothing left, an end has seen every state that it can reach, and met none
	// of the other end.
	return -1, len(near.putOff)+len(near.frontier) == 0 || len(far.putOff)+len(far.frontier) == 0
}

// takeUp repeats the layers of the last level with what was put off then: visit
// takes it up or puts it off again. So putOff is always in the order of depth.
// The states of the last frontier, which have not made a step, are put off too
// and count as not seen until then.
func (e *end) takeUp(s *solver, far *end) {
	for i := range e.frontier {
		it := &e.frontier[i]
		seen := e.seenWith(s, it.b, it.c)
		*seen = seen.without(it.a)
	}
	e.ready, e.putOff, e.frontier = append(e.putOff, e.frontier...), e.ready[:0], e.frontier[:0]
	at, last := 0, e.depth
	for e.depth = -1; e.depth < last; {
		s.step(e, far)
		for ; at < len(e.ready) && int(e.ready[at].depth) == e.depth; at++ {
			s.visit(e, far, e.ready[at].b, e.ready[at].c, e.ready[at].a)
		}
	}
}

// row is the states that share b and c when a and c have made their step. If a came
// to b's place from one cell only, b may not step to that cell with a there: they
// would change places. If a may have come from two, b changes places with neither
// for certain, as a may have come from the other. That holds for items merged in one
// row as well: each place that a came from is a state of its own.
type row struct {
	a, before cellSet // before: the places beside b that a comes from
	c         uint8
	not       uint16 // the cell that b must not step to, as c came from it, or none
	swap      uint16 // the only cell that a came to b's place from, or none
}

// group is the rows of one b.
type group struct {
	rows []row
	cs   cellSet // the places of c in them
}

// step replaces the frontier of e by the next layer and reports whether a state
// of that has been seen by far.
//
// The steps of b and c together are up to 25 for an item. Instead, the items of
// one b step with a and c and are merged by where c then is; then, for each cell
// that b can step to, what comes there is merged again.
func (s *solver) step(e, far *end) (met bool) {
	s.record(e)
	var bs cellSet
	for i := range e.frontier {
		it := &e.frontier[i]
		bs = bs.or(s.cells[it.b].set)
		it.next = s.chained[it.b]
		s.chained[it.b] = int32(i + 1)
	}
	s.rows = s.rows[:0]
	for _, place := range bs.appendTo(s.bs[:0]) {
		s.stepFrom(e.frontier, int(s.number[place]))
	}
	e.frontier = e.frontier[:0]
	e.depth++
	for _, place := range bs.grown(s.m.open).appendTo(s.bs[:0]) {
		met = s.stepTo(e, far, s.number[place]) || met
	}
	for _, place := range bs.appendTo(s.bs[:0]) {
		s.groups[s.number[place]] = group{}
	}
	return met
}

// stepFrom makes the rows of b from its items.
func (s *solver) stepFrom(frontier []item, b int) {
	var cs cellSet
	first := len(s.rows)
	for at := s.chained[b]; at > 0; {
		it := &frontier[at-1]
		at = it.next
		c := &s.cells[it.c]
		cs = cs.or(c.near)
		moved := it.a.grown(s.m.open)
		before := it.a.and(s.cells[b].near)
		swap := s.single(it.a.and(c.near)) // as in pairTable.growTo
		for _, to := range c.moves {
			not := uint16(none)
			if int(to) == b { // a row of its own: another item has another c in not
				not = uint16(it.c)
			}
			if s.rowOf[to] == 0 || not != none {
				s.rows = append(s.rows, row{c: to, not: not})
				s.rowOf[to] = int32(len(s.rows))
			}
			r, a := &s.rows[s.rowOf[to]-1], moved
			if int(to) == swap {
				a = a.without(c.set)
			}
			r.a = r.a.or(a)
			if !before.empty() {
				r.before = r.before.or(before)
			}
		}
	}
	s.chained[b] = 0
	rows := s.rows[first:]
	for i := range rows {
		rows[i].swap = uint16(s.single(rows[i].before))
		s.rowOf[rows[i].c] = 0
	}
	s.groups[b] = group{rows, cs}
}

// stepTo visits the states in which b has stepped to a cell.
func (s *solver) stepTo(e, far *end, to uint8) (met bool) {
	var cs cellSet
	for _, b := range s.cells[to].moves {
		g := &s.groups[b]
		cs = cs.or(g.cs)
		for i := range g.rows {
			switch r := &g.rows[i]; {
			case r.c == to || r.not == uint16(to):
			case r.swap == uint16(to):
				s.merged[r.c] = s.merged[r.c].or(r.a.without(s.cells[b].set))
			default:
				s.merged[r.c] = s.merged[r.c].or(r.a)
			}
		}
	}
	for _, place := range cs.without(s.cells[to].set).appendTo(s.cs[:0]) {
		c := s.number[place]
		met = s.visit(e, far, to, c, s.merged[c]) || met
		s.merged[c] = cellSet{}
	}
	return met
}

// visit adds those of the states given that are new to the frontier of e, or
// puts them off. It reports whether any of those added has been seen by far.
func (s *solver) visit(e, far *end, b, c uint8, a cellSet) (met bool) {
	seen := e.seenWith(s, b, c)
	a = a.without(*seen)
	if a.empty() {
		return false
	}
	pair, items := int(b)*len(s.cells)+int(c), &e.frontier
	need := e.bound.atLeast(pair)
	if e.depth+need > s.length {
		items = &e.putOff
	} else {
		*seen = seen.or(a)
		// In fewer layers than b and c need, far has seen none of these.
		met = need <= far.depth && !far.seen[far.slot[pair]].and(a).empty()
	}
	*items = append(*items, item{})
	it := &(*items)[len(*items)-1] // field by field is faster than a copy
	it.a, it.depth, it.b, it.c = a, uint16(e.depth), b, c
	return met
}
