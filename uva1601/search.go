package main

import "math/bits"

// item is a set of states that share the places of b and c. The search moves items: a step of
// a, from all its places at once, is a few shifts.
//
//	states  (a,b,c) = (3,7,9) (4,7,9) (8,7,9)      one item: a={3,4,8} b=7 c=9
type item struct {
	a            placeSet
	next         int32 // the index of the next in its list, or 0
	b, c         uint8
	swapB, swapC uint16 // in a step: the only place beside b, or c, that a comes from, or places
}

// search returns the least number of steps for three ghosts, or -1. It is A*: of the states
// reached, it first moves those with the least
//
//	length = depth + the most steps that any two ghosts need
//
// where depth is the number of steps made. A step never lessens the length: it adds 1 to the
// depth and takes at most 1 from what two ghosts need, as their part of it is a step of two. At
// the goal, it is the length of the route. So when a state is moved, no shorter way leads to it,
// nor a shorter route to the goal: its states would have been moved before. Among states of one
// length, any order will do. The deepest go first, as the goal is deep: so the last length, that
// of the answer, mostly takes little time.
//
// A route may as well be sought from the goal, where the ghosts may have far less choice. If a
// few hundred items have not found one, the search from there goes up to the same length, and on
// if that takes it half as many. (If those were too few for one length, it goes on untried.)
// Later, roles are changed, at ever longer intervals, if others would have cost less than 60%: any
// choice gives the same answer, but the wrong one takes longer.
func (s *solver) search() int {
	s.begin(&s.m.start, &s.toGoal, s.role)
	if s.move(100, longest) || s.move(400, s.length) {
		return s.length
	}
	length, items, fewest := s.length, s.items[0], s.items[s.best()]
	for k := range s.toStart {
		s.toStart[k].begin(s, s.m.start[k], s.m.start[(k+1)%maxGhosts])
	}
	s.begin(&s.m.goal, &s.toStart, s.role)
	if s.move(items, length-1) {
		return s.length
	}
	if s.length < length || 2*s.items[s.best()] > fewest {
		s.begin(&s.m.start, &s.toGoal, s.role)
	}
	for limit := 800; !s.move(limit, longest) && !s.move(longest, s.length); limit *= 4 {
		if best := s.best(); 10*s.items[best] < 6*s.items[0] {
			s.begin(s.from, s.tables, (s.role+best)%maxGhosts)
		}
	}
	return s.length
}

// best returns the i with which ghost role+i as c would have cost the fewest items: in each
// step, one for each two places that c and b, b and a, or a and c have in it.
func (s *solver) best() (best int) {
	for i, n := range s.items {
		if n < s.items[best] {
			best = i
		}
	}
	return best
}

// begin forgets all states and begins anew with the ghosts where they are in at. What they
// need is in tables. Ghosts k, k+1 and k+2 get the roles c, b and a.
func (s *solver) begin(at *[maxGhosts]uint8, tables *[maxGhosts]pairTable, k int) {
	b, a := (k+1)%maxGhosts, (k+2)%maxGhosts
	for pair := range s.slot[:int(s.count)*int(s.count)] {
		s.slot[pair] = 0
	}
	s.lists, s.waiting = [3][]int32{}, 0
	s.seen, s.pool = append(s.seen[:0], placeSet{}), append(s.pool[:0], item{})
	s.from, s.tables, s.role = at, tables, k
	s.cb, s.ba, s.ac = &tables[k], &tables[b], &tables[a]
	s.items, s.length, s.depth = [maxGhosts]int{}, s.slowest, 0
	s.add(s.slowest, 0, at[b], at[k], only[at[a]])
}

// add adds states to the list of their length and depth.
func (s *solver) add(length, depth int, b, c uint8, a placeSet) {
	if a.empty() {
		return
	}
	lists := &s.lists[length%3]
	for len(*lists) <= depth {
		*lists = append(*lists, 0)
	}
	i := s.pool[0].next
	if i == 0 {
		i = int32(len(s.pool))
		s.pool = append(s.pool, item{})
	} else {
		s.pool[0].next = s.pool[i].next
	}
	it := &s.pool[i]
	it.a, it.b, it.c, it.next = a, b, c, (*lists)[depth]
	(*lists)[depth] = i
	s.waiting++
}

// move moves states until the answer is known, and then returns true. It stops early after about
// so many items since begin, or when all states up to a length have been moved.
func (s *solver) move(items, length int) (known bool) {
	for s.items[0] < items && s.length <= length {
		lists := s.lists[s.length%3]
		switch {
		case s.depth < len(lists) && lists[s.depth] > 0:
			if s.depth >= s.length-1 {
				return true // any two are a step from home, so all are: it is by twos that they clash
			}
			s.step()
			s.depth++
		case s.depth > 0:
			s.depth--
		case s.waiting == 0:
			s.length = -1 // no state is left: there is no route
			return true
		default:
			s.length++
			s.depth = len(s.lists[s.length%3])
		}
	}
	return false
}

// seenWith returns the places of a in the states moved with b and c, until it is called again.
// The places b and c are among them, so that no state with two ghosts in one place is added.
func (s *solver) seenWith(b, c uint8) *placeSet {
	slot := &s.slot[s.pair(c, b)]
	if *slot == 0 {
		*slot = uint16(len(s.seen))
		s.seen = append(s.seen, only[b].or(only[c]))
	}
	return &s.seen[*slot]
}

// step moves states of s.length and s.depth. It makes those that follow by where b is then, one
// place after the other.
func (s *solver) step() {
	for k := range s.tables {
		s.tables[k].growTo(s, s.length-s.depth) // late asks for no more
	}
	var bs, cs placeSet
	limit := s.items[0] + 140 // few enough to be soon at the goal, enough to merge
	list := &s.lists[s.length%3][s.depth]
	for *list > 0 && s.items[0] < limit {
		i := *list
		it := &s.pool[i]
		*list, s.waiting = it.next, s.waiting-1
		seen := s.seenWith(it.b, it.c)
		from := it.a.without(*seen)
		if from.empty() {
			it.next, s.pool[0].next = s.pool[0].next, i
			continue
		}
		*seen = seen.or(from)
		it.a = from.grown(s.m.open)
		it.swapB = uint16(from.and(s.cells[it.b].near).single())
		it.swapC = uint16(from.and(s.cells[it.c].near).single())
		it.next, s.chained[it.b] = s.chained[it.b], i
		bs, cs = bs.or(only[it.b]), cs.or(only[it.c])
		s.withB[it.b], s.withC[it.c] = s.withB[it.b].or(from), s.withC[it.c].or(from)
		s.items[0]++
		s.record(s.depth, from)
	}
	for _, c := range cs.list(&s.cs) {
		s.items[2] += s.withC[c].count()
		s.withC[c] = placeSet{}
	}
	for _, b := range bs.grown(s.m.open).list(&s.bs) {
		s.stepTo(b)
	}
	for _, b := range bs.list(&s.bs) {
		s.items[1] += s.withB[b].count()
		s.withB[b] = placeSet{}
		for s.chained[b] > 0 {
			it := &s.pool[s.chained[b]]
			it.next, s.pool[0].next, s.chained[b] = s.pool[0].next, s.chained[b], it.next
		}
	}
}

// stepTo visits the states in which b has come to a place, merged by where c is. If a
// came to b's old place only from where b now is, they would change places, so that state
// is left out; if from more places, it came from another. The same holds for a and c.
func (s *solver) stepTo(b uint8) {
	var cs placeSet
	for _, from := range s.cells[b].moves {
		for i := s.chained[from]; i > 0; {
			d := &s.pool[i]
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
		s.visit(b, c, s.merged[c])
		s.merged[c] = placeSet{}
	}
}

// visit adds those of the states given that have not been moved, by their length.
func (s *solver) visit(b, c uint8, as placeSet) {
	as = as.without(*s.seenWith(b, c))
	if as.empty() {
		return
	}
	depth := s.depth + 1
	late := s.late(b, c, as, s.length-depth)
	later := s.late(b, c, late, s.length+1-depth)
	s.add(s.length, depth, b, c, as.without(late))
	s.add(s.length+1, depth, b, c, late.without(later))
	s.add(s.length+2, depth, b, c, later) // a step adds no more, as it can be undone
}

// late returns those of the places of a from which some two ghosts need more steps than are left.
func (s *solver) late(b, c uint8, as placeSet, left int) placeSet {
	if s.cb.need(s.pair(c, b)) > left {
		return as
	}
	atB, rowC := uint16(s.number[b]), s.count*uint16(s.number[c])
	words := [4]uint64{as.w, as.x, as.y, as.z}
	for i, w := range words {
		for ; w != 0; w &= w - 1 {
			a := uint16(s.number[64*i+bits.TrailingZeros64(w)])
			if s.ba.need(s.count*a+atB) <= left && s.ac.need(rowC+a) <= left {
				words[i] &^= w & -w
			}
		}
	}
	return placeSet{words[0], words[1], words[2], words[3]}
}
