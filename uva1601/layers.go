package main

// The states of the search from both ends.
//
// A state says where the three ghosts are. Instead of one state after the
// other, the search moves a whole set of them: all those in which b and c are
// on the same two places, whatever place a is on. That set is a cellSet of the
// places of a; a step of ghost a, from all of them at once, is a few shifts
// (cellSet.grown).
//
//	states  (a,b,c) = (3,7,9) (4,7,9) (8,7,9)    one item: b=7 c=9 a={3,4,8}

// item is the states of a layer that share the places of b and c.
type item struct {
	a    cellSet
	pair int32 // the numbers of b and c: b*len(numbers.place) + c
	link int32 // where the next item with the same b is, as in layer.first
}

// layer is the states that are equally many steps from an end, the items with
// the same b chained.
type layer struct {
	items []item
	bs    []int             // every b among them, once
	first [places + 1]int32 // by b: 1 more than the index of its newest item, 0 for none
}

func (l *layer) clear() {
	for _, b := range l.bs {
		l.first[b] = 0
	}
	l.items, l.bs = l.items[:0], l.bs[:0]
}

// end is the search from one of the two ends, by whole layers.
type end struct {
	other    [mostGhosts + 1][]cellSet // by ghost: reach of its place at the other end
	seen     []cellSet                 // by pair: the places of a in the states seen
	touched  []int32                   // the pairs whose seen set is not empty
	frontier *layer                    // the states of the last layer
	depth    int                       // its number
	left     int                       // how far the layer being made may be from the other end
	together *together                 // how far b and c are from there, or nil
}

// forget empties the seen sets: those that were touched and no more.
func (e *end) forget() {
	for _, pair := range e.touched {
		e.seen[pair] = cellSet{}
	}
	e.touched = e.touched[:0]
}

// prepare numbers the places of the maze and sees to it that the tables are
// large enough, with room for a map that is a little larger. They come from the
// system as zeros, and what is not used of them mostly costs no memory.
func (s *solver) prepare() {
	s.number(s.maze)
	if pairs := len(s.place) * len(s.place); len(s.slot) < pairs {
		pairs += pairs / 4
		s.slot = make([]int32, pairs)
		for i := range s.ends {
			s.ends[i].seen, s.ends[i].touched = make([]cellSet, pairs), nil
			s.tables[i].steps = make([]uint16, pairs)
		}
	}
	for k := 0; k < s.ghosts; k++ {
		s.ends[0].other[k] = s.home[k]
		s.ends[1].other[k] = s.reach(s.start[k], s.ends[1].other[k])
	}
}

// begin makes the states at each end its layer 0, for a search up to the length
// given.
func (s *solver) begin(length int) {
	for i, at := range [2]*[mostGhosts + 1]int{&s.from, &s.to} {
		e := &s.ends[i]
		e.forget()
		e.left = length
		var a cellSet
		a.add(s.place[at[s.roles[0]]])
		s.visit(e, at[s.roles[1]], at[s.roles[2]], &a)
		s.endLayer(e)
		e.depth = 0
	}
}

// visit adds states that share b and c to the layer being made, as far as they
// are new.
func (s *solver) visit(e *end, b, c int, a *cellSet) {
	pair := b*len(s.place) + c
	if e.together != nil && !e.together.within(pair, e.left) {
		return
	}
	seen := &e.seen[pair]
	if seen.empty() {
		// That a is where b or c is counts as seen: no such state may be visited. And
		// as c is never away, the set is not empty from here on.
		seen.add(s.place[b])
		seen.add(s.place[c])
		e.touched = append(e.touched, int32(pair))
	}
	fresh := cellSet{a[0] &^ seen[0], a[1] &^ seen[1], a[2] &^ seen[2], a[3] &^ seen[3]}
	if fresh.empty() {
		return
	}
	seen.join(&fresh)
	// slot is never cleared: what it says of an earlier layer is not confirmed by
	// the items of this one.
	l, at := s.making, int(s.slot[pair])
	if at >= len(l.items) || int(l.items[at].pair) != pair {
		if l.first[b] == 0 {
			l.bs = append(l.bs, b)
		}
		at = len(l.items)
		s.slot[pair] = int32(at)
		l.items = append(l.items, item{pair: int32(pair), link: l.first[b]})
		l.first[b] = int32(at) + 1
	}
	l.items[at].a.join(&fresh)
}

// endLayer makes the layer that was being made the frontier.
func (s *solver) endLayer(e *end) {
	e.frontier, s.making = s.making, e.frontier
	e.depth++
	s.making.clear()
}

// meets tells whether any state of the frontier has been seen by far.
func (e *end) meets(far *end) bool {
	for i := range e.frontier.items {
		it := &e.frontier.items[i]
		if it.a.meets(&far.seen[it.pair]) {
			return true
		}
	}
	return false
}
