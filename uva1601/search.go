package main

// item is a set of states that share the places of b and c: a step of a, from all its places at
// once, is a few shifts.
//
//	states  (a,b,c) = (3,7,9) (4,7,9) (8,7,9)      one item: a={3,4,8} b=7 c=9
type item struct {
	a    placeSet
	b, c uint8
}

// end is one end of the search: the start or the goal.
type end struct {
	tables     *[maxGhosts]pairTable // what two ghosts need to get to the other end
	layer      []item                // the states reached in depth steps and no sooner, sorted by b
	depth      int
	whole      bool             // no state has been left out
	left       int              // the steps that may still be made
	cb, ab, ac [places]placeSet // what is in time: the places of c by b, of a by b and of a by c
}

// search returns the least number of steps for three ghosts, or -1. No route is shorter than the
// length given. It looks for a route of that length, then for one of at most 4 steps more, then
// 6 more than that, and so on by ever longer strides. Each time it begins anew: that mostly costs
// little, as more steps let more states through.
func (s *solver) search(length int) int {
	s.prepare()
	for stride := 4; ; stride += stride / 2 {
		if steps, known := s.meet(length); known {
			return steps
		}
		length += stride
	}
}

// prepare begins the tables toStart, and the ends with nothing in time.
func (s *solver) prepare() {
	for k := range s.toStart {
		s.toStart[k].begin(s, s.m.start[k], s.m.start[(k+1)%maxGhosts])
	}
	for k, tables := range [2]*[maxGhosts]pairTable{&s.toGoal, &s.toStart} {
		s.ends[k] = end{tables: tables, layer: s.ends[k].layer, left: -1}
	}
}

// meet searches breadth first from both ends, the one with the smaller layer first, until a state
// of one has been reached from the other. It leaves out states that are on no route within the
// limit, as they are not in time: some two ghosts need more steps to the other end than are left,
//
//	left = limit - depth
//
// A shortest route within the limit has no such states, as what is left of it is enough for any
// two. So the ends meet on it when their depths add up to its length; no sooner, as a meeting is a
// route of so many steps. If they do not meet, there is none within the limit; and none at all if an
// end runs out of states and has left out none. That happens once the limit is great enough: any
// two can go back to where they began, as steps can be undone, and on, as together has found.
func (s *solver) meet(limit int) (steps int, known bool) {
	s.begin(limit)
	for steps = 1; steps <= limit; steps++ {
		k := 0
		if len(s.ends[1].layer) < len(s.ends[0].layer) {
			k = 1
		}
		if len(s.ends[k].layer) == 0 {
			return -1, s.ends[k].whole
		}
		if s.advance(k) {
			return steps, true
		}
	}
	return 0, false
}

// begin makes the first layers and raises left to the limit.
func (s *solver) begin(limit int) {
	s.forget()
	for k, at := range [2]*[maxGhosts]uint8{&s.m.start, &s.m.goal} {
		e := &s.ends[k]
		for e.left < limit {
			e.left++
			s.flip(e)
		}
		c, b, a := at[s.role], at[(s.role+1)%maxGhosts], at[(s.role+2)%maxGhosts]
		e.layer, e.depth, e.whole = append(e.layer[:0], item{only[a], b, c}), 0, true
		s.seenWith(b, c)[k].add(only[a])
		s.record(k)
	}
}

// advance makes the next layer of end k. It reports whether a state has met the other end.
func (s *solver) advance(k int) (met bool) {
	e := &s.ends[k]
	s.flip(e)
	e.left, e.depth = e.left-1, e.depth+1
	bs, layer := s.moveAC(e.layer), e.layer[:0]
	for _, b := range bs.list(&s.bs) {
		for _, c := range s.moveB(b) {
			seen := s.seenWith(b, c)
			as := s.merged[c].without(seen[k])
			inTime := as.and(e.ab[b]).and(e.ac[c])
			if e.cb[b].and(only[c]).empty() {
				inTime = placeSet{}
			}
			e.whole = e.whole && as == inTime
			if !inTime.empty() {
				met = met || !inTime.and(seen[1-k]).empty()
				seen[k].add(inTime)
				layer = append(layer, item{inTime, b, c})
			}
			s.merged[c] = placeSet{}
		}
	}
	e.layer = layer
	s.record(k)
	return met
}

// flip puts the pairs that need exactly e.left steps among those in time or, if there, takes them out.
func (s *solver) flip(e *end) {
	c, b, a := s.role, (s.role+1)%maxGhosts, (s.role+2)%maxGhosts
	for _, pair := range e.tables[c].exactly(s, e.left) {
		e.cb[pair>>8] = e.cb[pair>>8].xor(only[pair&255])
	}
	for _, pair := range e.tables[b].exactly(s, e.left) {
		e.ab[pair&255] = e.ab[pair&255].xor(only[pair>>8])
	}
	for _, pair := range e.tables[a].exactly(s, e.left) {
		e.ac[pair>>8] = e.ac[pair>>8].xor(only[pair&255])
	}
}

// forget empties seen.
func (s *solver) forget() {
	for pair := range s.slot[:int(s.count)*int(s.count)] {
		s.slot[pair] = 0
	}
	s.seen = append(s.seen[:0], [2]placeSet{})
}

// seenWith returns by end the places of a in the states reached with b and c; the pointer is good
// until the next call. The places b and c are among them, so that a never comes there.
func (s *solver) seenWith(b, c uint8) *[2]placeSet {
	slot := &s.slot[s.pair(c, b)]
	if *slot == 0 {
		*slot = uint16(len(s.seen))
		s.seen = append(s.seen, [2]placeSet{only[b].or(only[c]), only[b].or(only[c])})
	}
	return &s.seen[*slot]
}

// halfway holds states in the midst of a step with b still on its old place: a and c have moved.
type halfway struct {
	a    [places]placeSet // by c: the places of a; b may go anywhere
	cs   placeSet         // every c
	some []half           // more states
}

// half is a set of states in the midst of a step in which b may go anywhere but to not.
type half struct {
	a      placeSet
	c, not uint8
}

// moveAC makes a's and c's part of a step. It returns where b may be after its own.
func (s *solver) moveAC(layer []item) placeSet {
	for _, b := range s.halved.list(&s.bs) { // clear those of the last step
		h := s.halfway[b]
		for _, c := range h.cs.list(&s.cs) {
			h.a[c] = placeSet{}
		}
		h.cs, s.halfway[b] = placeSet{}, nil
	}
	s.halved, s.some = placeSet{}, s.some[:0]
	for i, n := 0, 0; i < len(layer); n++ {
		b, nearB, h, first := layer[i].b, s.cells[layer[i].b].near, &s.room[n], len(s.some)
		for ; i < len(layer) && layer[i].b == b; i++ {
			it, c := &layer[i], &s.cells[layer[i].c]
			a := it.a.grown(s.m.open)
			h.cs = h.cs.or(c.near)
			if !it.a.or(only[it.c]).and(nearB).or(it.a.and(c.near)).empty() {
				s.moveClose(h, it, a)
				continue
			}
			for _, to := range c.moves {
				h.a[to].add(a)
			}
		}
		h.some, s.halfway[b], s.halved = s.some[first:], h, s.halved.or(only[b])
	}
	return s.halved.grown(s.m.open)
}

// moveClose is moveAC for an item with two ghosts side by side; then, ghost a may be in the set a. No
// two change places: if a can come to the old place of b or c from just one place, then not while
// that ghost goes there; and if c goes to b's old place, b may not go to that of c.
func (s *solver) moveClose(h *halfway, it *item, a placeSet) {
	swapB := it.a.and(s.cells[it.b].near).single()
	swapC := it.a.and(s.cells[it.c].near).single()
	for _, to := range s.cells[it.c].moves {
		as := a
		if int(to) == swapC {
			as = as.without(only[it.c])
		}
		if to == it.b {
			s.some = append(s.some, half{as, to, it.c})
			continue
		}
		if swapB < places {
			as = as.without(only[it.b])
			s.some = append(s.some, half{only[it.b], to, uint8(swapB)})
		}
		h.a[to].add(as)
	}
}

// moveB makes b's part of a step, to one place. It returns where c may be then; merged holds
// where a is with each of them.
func (s *solver) moveB(b uint8) []uint8 {
	var room [5]*halfway
	from, cs := room[:0], placeSet{}
	for _, old := range s.cells[b].moves {
		if h := s.halfway[old]; h != nil {
			from, cs = append(from, h), cs.or(h.cs)
			for i := range h.some {
				if half := &h.some[i]; half.not != b {
					s.merged[half.c].add(half.a)
				}
			}
		}
	}
	s.merged[b] = placeSet{} // c cannot be where b is
	list := cs.without(only[b]).list(&s.cs)
	for _, c := range list {
		as := s.merged[c]
		for _, h := range from {
			as = as.or(h.a[c])
		}
		s.merged[c] = as
	}
	return list
}
