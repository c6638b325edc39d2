package main

import "math/bits"

// Here a, b and c are new names of the ghosts, see begin. The states with b on one place form a table, with a row for
// each place of c and a column for each of a. The new states of a step mostly fill a few rows, of places to which c has
// just come, with a anywhere that it has reached, and columns likewise. (If b has just come to its place, all rows.)
//
//	b on 9           a on 1  2  3  4  5
//	          c on 6      .  .  .  x  .      column 4: a has just come there
//	               7      .  .  .  x  .
//	               8      x  x  x  x  .      row 8: c has just come there
//
// So the search keeps them as items, each a part of a line, one row or one column: here {1,2,3} in row 8 and {6,7,8} in
// column 4. In a row, a steps from all places at once, by a few shifts. For columns, exchange a and c, here and below.
const columns, rows = 0, places // the ways; a line has a number: columns + the place of a, or rows + that of c

// item is a set of states, part of a line. Of each line with b on one place, a layer has at most one item.
type item struct {
	set  placeSet // the places of a in a row, of c in a column
	line uint16   // its number
	n    uint16   // how many states it has, for turn, which may leave it 0
}

// layer holds the states that an end has reached in some number of steps and no sooner.
type layer struct {
	items []item            // in order of b
	bs    placeSet          // every b in them
	at    [places][2]uint32 // by place: where the items with b there begin and end
}

// of returns the items with b on the place given.
func (l *layer) of(b uint8) []item { return l.items[l.at[b][0]:l.at[b][1]] }

// end is one end of the search, the start or the goal. Every step can be undone: one from the last layer leads back to
// the layer before, to a state of its own, or to a new one. So no older layer is kept (frontier search, Korf 2005).
type end struct {
	layer, before *layer
	states, depth int                         // how many states layer has; the steps to each
	work          int                         // an estimate: of the last layer, and half of that before, and so on
	within        [places][maxGhosts]placeSet // by steps left: where each ghost, alone, is in time for its place at the other end
	most          int                         // with more steps left, no more places; under 200 always
}

// inTime returns within for any number of steps left, from 0 on.
func (e *end) inTime(left int) *[maxGhosts]placeSet {
	if left > e.most {
		left = e.most
	}
	return &e.within[left]
}

// limitBelow sets the limit, for routes of fewer steps than known or of any number if known is negative, and fills in within.
func (s *solver) limitBelow(known int) {
	if s.limit = known - 1; known < 0 {
		s.limit = noLimit
	}
	for k, to := range [...]*[maxGhosts]uint8{&s.m.goal, &s.m.start} {
		e := &s.ends[k]
		e.within[0] = [maxGhosts]placeSet{s.self[to[0]], s.self[to[1]], s.self[to[2]]}
		for e.most = 0; e.most == 0 || e.within[e.most] != e.within[e.most-1]; e.most++ {
			w := &e.within[e.most]
			e.within[e.most+1] = [maxGhosts]placeSet{w[0].grown(s.m.open), w[1].grown(s.m.open), w[2].grown(s.m.open)}
		}
	}
}

// asB returns the ghost that is to be b: the one with the fewest lines, by an estimate. A layer has, for each place of b (unless b has
// just come there), a row for each place to which c has just come, and a column for each to which a has. It counts the places of b as
// if it were alone, but those to which a and c have just come as if they had to go round the other two, who stay; of places in time only.
func (s *solver) asB() (ghost int) {
	var lines [maxGhosts]int
	for k, at := range [...]*[maxGhosts]uint8{&s.m.start, &s.m.goal} {
		round, e, from := [maxGhosts]placeSet{s.self[at[0]], s.self[at[1]], s.self[at[2]]}, &s.ends[k], &s.ends[1-k]
		for d := 1; d <= from.most && d <= s.limit; d++ {
			var alone, fresh [maxGhosts]int
			for g, in := range e.inTime(s.limit - d) {
				more := round[g].grown(s.m.open.without(s.self[at[(g+1)%maxGhosts]]).without(s.self[at[(g+2)%maxGhosts]]))
				alone[g], fresh[g], round[g] = from.within[d][g].and(in).count(), more.and(in).without(round[g]).count(), more
			}
			for b := range lines {
				lines[b] += alone[b] * (fresh[(b+1)%maxGhosts] + fresh[(b+2)%maxGhosts])
			}
		}
	}
	for b := range lines {
		if lines[b] < lines[ghost] {
			ghost = b
		}
	}
	return ghost
}

// search returns the least number of steps for three ghosts, not all at home, each with a way there; or known if there is no route
// within the limit, set by limitBelow(known). Known is -1 or more than length, a lower bound; ghost is to be b. It goes breadth first
// from both ends, always the one with less work. A layer has all states at its depth, so the two meet when their depths add up to the
// least number, no sooner; depths that add up to the limit, or an end without new states, prove that there is no route within it.
// Layers leave out states from which a ghost, even alone, is too late: they stay too late, so two layers still tell what is new.
func (s *solver) search(ghost, length, known int) int {
	for s.begin(ghost); ; {
		k := 0
		if s.ends[1].work < s.ends[0].work {
			k = 1
		}
		if s.advance(k, length) {
			return s.ends[0].depth + s.ends[1].depth
		}
		if s.ends[k].states == 0 || s.ends[0].depth+s.ends[1].depth == s.limit {
			return known
		}
	}
}

// begin makes the first layers and forgets others: b is the ghost given, a the next (0 after 2), and c the third.
func (s *solver) begin(ghost int) {
	s.b = ghost
	for k, at := range [2]*[maxGhosts]uint8{&s.m.start, &s.m.goal} {
		e, a, b, c := &s.ends[k], at[(ghost+1)%maxGhosts], at[ghost], at[(ghost+2)%maxGhosts]
		e.layer.items, e.layer.bs = append(e.layer.items[:0], item{s.self[a], rows + uint16(c), 1}), s.self[b]
		e.layer.at, e.states, e.depth, e.work = [places][2]uint32{}, 1, 0, 0
		e.layer.at[b][1], e.before.at = 1, [places][2]uint32{}
		s.record(k)
	}
}

// advance makes the next layer of end k, one place of b after the other, and reports whether the ends meet, which they
// do not before their depths add up to the length given. (The layer then stays unfinished, but for whole.)
func (s *solver) advance(k, length int) bool {
	e, other := &s.ends[k], &s.ends[1-k]
	last, before, in := e.layer, e.before, e.inTime(s.limit-e.depth-1)
	e.layer, e.before, s.spare, s.mayMeet = s.spare, last, before, e.depth+1+other.depth >= length
	l := e.layer
	l.items, l.bs, l.at = l.items[:0], placeSet{}, [places][2]uint32{}
	e.states, e.depth, s.met = 0, e.depth+1, false
	for _, b := range last.bs.grown(in[s.b]).list(&s.bs) {
		s.may[0], s.may[1] = in[(s.b+1)%maxGhosts].without(s.self[b]).words(), in[(s.b+2)%maxGhosts].without(s.self[b]).words()
		s.ours.load(last.of(b))
		s.ours.load(before.of(b))
		if s.mayMeet {
			s.theirs.clear() // of what it had with another b
			s.theirs.load(other.layer.of(b))
		}
		s.move(last, b)
		first := len(l.items)
		s.collect(e, b)
		s.ours.clear()
		if len(l.items) > first+1 {
			s.turn(l, first)
		}
		if len(l.items) > first {
			l.at[b], l.bs = [2]uint32{uint32(first), uint32(len(l.items))}, l.bs.or(s.self[b])
		}
		if s.met && !s.whole {
			return true
		}
	}
	e.work = e.work/2 + 48*(len(l.items)+l.bs.count()) + e.states // (the half and the 48 were tried out)
	s.record(k)
	return s.met
}

// move makes the steps that bring b to the place given, or leave it there. A step of a state s that brings b there may be left out if
// t is in ours: the state like s but with b there already. From t, b stays, the others do the same, and that leads to the same state.
// (Ours has no new states yet: so t is of the last layer and makes that step now, or of the one before and has made it.) It is left
// out if t is kept in a line of the same number, which is quick to see. No two ghosts change places: if a can come to the place that b
// or c leaves from one place only, and b or c goes there, it may not; if from more, it comes from another. (May keeps both off b's place, collect a off c's.)
func (s *solver) move(last *layer, b uint8) {
	for _, from := range s.moves[b] {
		items := last.of(from)
		for i := range items {
			it := &items[i]
			set, way, c := it.set, it.line&places, uint8(it.line) // columns or rows; the place of a or c
			if from != b {
				if set = set.without(s.ours.lines[it.line].get()); set.empty() {
					continue
				}
			}
			moved, nearC, into := set.grown(s.may[1-way/places].get()), &s.near[c], s.arrived[way:][:places]
			if from != b && set.and(s.near[from]).folded() == 1<<(b%64) { // a could come to where b was only from where b goes
				moved = moved.without(s.self[from])
			}
			swap := set.and(*nearC).folded()
			s.touched[way/places].add(*nearC)
			for _, next := range s.moves[c] {
				if swap == 1<<(next%64) {
					into[next].add(moved.without(s.self[c]))
				} else if c != b || next != from { // b and c do not change places (above, a stands on next: it is not from)
					into[next].add(moved)
				}
			}
		}
	}
}

// collect adds the new states among the arrivals, with b on the place given: columns, then rows.
func (s *solver) collect(e *end, b uint8) {
	cols, rs, items := s.touched[0], s.touched[1], e.layer.items
	for i, w := range [...]uint64{cols.w, cols.x, cols.y, cols.z, rs.w, rs.x, rs.y, rs.z} {
		for ; w != 0; w &= w - 1 {
			line := uint16(64*i + bits.TrailingZeros64(w))
			way, c, arrived := line&places, uint8(line), &s.arrived[line]
			arrived[c/64] &^= 1 << (c % 64) // a may not be where c is
			set := arrived.get().without(s.ours.lines[line].get())
			*arrived = words{}
			if set = set.without(s.ours.across(line, set)); set.empty() || s.may[way/places][c/64]>>(c%64)&1 == 0 {
				continue
			}
			if s.mayMeet && !s.met {
				s.met = !set.and(s.theirs.lines[line].get()).or(s.theirs.across(line, set)).empty()
			}
			n := set.count()
			e.states += n
			items = append(items, item{set, line, uint16(n)})
			if way == columns { // rows must not find them again
				s.ours.lines[line].add(set)
				s.ours.used[line/64] |= 1 << (line % 64)
			}
		}
	}
	e.layer.items, s.touched = items, [2]placeSet{}
}

// turn makes items fewer: those of l from first on, with b on one place, each way in one piece. A state may be in its row or
// in its column. So lines of the way that has more of them are turned into lines of the other way, if fewer of these have
// to be added. They are short (a line of n states takes n others): with at most half as many states as there are lines (a
// half was tried out), each on a line of the other way that is there or that another line with so few would take, too.
func (s *solver) turn(l *layer, first int) {
	// Lines of the other way, by place: those there; those that a short line would take; those there or that two would take.
	items, there, once, shared := l.items[first:], words{}, placeSet{}, placeSet{}
	way, most := items[(len(items)-1)/2].line&places, s.short*len(items)/4 // the way of more has the one in the middle
	for i := range items {
		switch it := &items[i]; {
		case it.line&places != way:
			there.mark(uint8(it.line))
		case int(it.n) <= most:
			shared.add(once.and(it.set))
			once.add(it.set)
		}
	}
	shared.add(there.get())
	turned, needed := 0, placeSet{}
	for i := range items {
		if it := &items[i]; it.line&places == way && int(it.n) <= most && it.set.without(shared).empty() {
			it.n, turned, needed = 0, turned+1, needed.or(it.set) // n = 0: to be turned
		}
	}
	if turned <= needed.without(there.get()).count() {
		return
	}
	kept, others := items[:0], needed.or(there.get()) // others: all lines of the other way, of which fewer are new than were turned
	for _, it := range items {
		if it.line&places != way {
			s.arrived[uint8(it.line)].add(it.set)
		} else if it.n > 0 {
			kept = append(kept, it)
		} else {
			for _, p := range it.set.list(&s.as) {
				s.arrived[p].mark(uint8(it.line))
			}
		}
	}
	for _, p := range others.list(&s.as) {
		kept = append(kept, item{s.arrived[p].get(), places - way + uint16(p), uint16(s.arrived[p].get().count())})
		s.arrived[p] = words{}
	}
	l.items = l.items[:first+len(kept)]
	s.turn(l, first) // fewer now; there may be more of the other way
}

// table holds states with b on one place, each in its row or in its column.
type table struct {
	lines [2 * places]words
	used  [2 * places / 64]uint64 // no other lines have states
}

// load adds items to t, all with b on one place.
func (t *table) load(items []item) {
	for i := range items {
		line := items[i].line
		t.lines[line].add(items[i].set)
		t.used[line/64] |= 1 << (line % 64)
	}
}

// clear empties t.
func (t *table) clear() {
	for i := range t.used {
		for w := t.used[i]; w != 0; w &= w - 1 {
			t.lines[64*i+bits.TrailingZeros64(w)&63] = words{}
		}
		t.used[i] = 0
	}
}

// across returns which states of a line are in t, in lines of the other way.
func (t *table) across(line uint16, set placeSet) placeSet {
	way, p := places-line&places, uint8(line)
	l, u := t.lines[way:][:places], t.used[way/64:][:places/64]
	return placeSet{have(l[:64], set.w&u[0], p), have(l[64:128], set.x&u[1], p), have(l[128:192], set.y&u[2], p), have(l[192:], set.z&u[3], p)}
}

// have returns which of 64 lines, of those in a word, hold a place.
func have(lines []words, which uint64, place uint8) (found uint64) {
	for ; which != 0; which &= which - 1 {
		i := bits.TrailingZeros64(which) & 63 // &63: no bounds check
		found |= lines[i][place/64] >> (place % 64) & 1 << i
	}
	return found
}
