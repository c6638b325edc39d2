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
	n    uint16   // how many states it has, for turn, which leaves it stale
	b    uint8    // the place of b
}

// layer holds the states that an end has reached in some number of steps and no sooner.
type layer struct {
	items []item         // in order of b
	bs    placeSet       // every b in them
	of    [places][]item // by place: the items with b there
}

// end is one end of the search, the start or the goal. Every step can be undone: one from the last layer leads back to
// the layer before, to a state of its own, or to a new one. So no older layer is kept (frontier search, Korf 2005).
type end struct {
	layer, before *layer
	states, depth int                         // how many states layer has; the steps to each
	within        [places][maxGhosts]placeSet // by steps left: where a, c and b, alone, get to the other end in time
	most          int                         // with more steps left, no more places; under 200 always
}

// work estimates how long the next step takes. (The 64 was tried out.)
func (e *end) work() int { return 64*(len(e.layer.items)+e.layer.bs.count()) + e.states }

// search returns the least number of steps for three ghosts, not all at home, each with a way there, or -1 if that is
// more than limit or there is no route. The length given is a lower bound. It goes breadth first from both ends, always
// advancing the one with less work. A layer has all states at its depth, so the two meet when their depths add up to the
// length of a shortest route, and no sooner. An end without new states proves that there is no route within the limit.
// But layers leave out states from which a ghost could not even alone reach the other end within the limit. No such route
// has one; and what is left out stays too late, so the last two layers still are enough to tell what is new.
func (s *solver) search(ghost, length, limit int) int {
	s.begin(ghost, limit)
	for {
		k := 0
		if s.ends[1].work() < s.ends[0].work() {
			k = 1
		}
		if s.advance(k, length) {
			return s.ends[0].depth + s.ends[1].depth
		}
		if s.ends[k].states == 0 || s.ends[0].depth+s.ends[1].depth == limit {
			return -1
		}
	}
}

// asB returns the ghost that, alone, can be on the fewest places within 30 steps of its start plus within 30 of its goal:
// each place of b has a table of its own, and few large tables are best. (30 was tried out.)
func (s *solver) asB() (ghost int) {
	var soon [maxGhosts]int
	for k := range soon {
		from, to := only(s.m.start[k]), only(s.m.goal[k])
		for d := 0; d < 30; d++ {
			from, to = from.grown(s.m.open), to.grown(s.m.open)
		}
		if soon[k] = from.count() + to.count(); soon[k] < soon[ghost] {
			ghost = k
		}
	}
	return ghost
}

// begin fills in within and makes the first layers: b is the ghost given, a the next (0 after 2), and c the third.
func (s *solver) begin(ghost, limit int) {
	s.limit = limit
	for k, at := range [2]*[maxGhosts]uint8{&s.m.start, &s.m.goal} {
		e, other, a, b, c := &s.ends[k], &s.ends[1-k], at[(ghost+1)%maxGhosts], at[ghost], at[(ghost+2)%maxGhosts]
		e.layer.items, e.layer.bs = append(e.layer.items[:0], item{only(a), rows + uint16(c), 1, b}), only(b)
		e.layer.of, e.before.of = [places][]item{}, [places][]item{}
		e.layer.of[b], e.states, e.depth = e.layer.items, 1, 0
		other.within[0] = [maxGhosts]placeSet{only(a), only(c), only(b)} // the other end's ghosts are to get here
		for other.most = 0; other.most == 0 || other.within[other.most] != other.within[other.most-1]; other.most++ {
			w := &other.within[other.most]
			other.within[other.most+1] = [maxGhosts]placeSet{w[0].grown(s.m.open), w[1].grown(s.m.open), w[2].grown(s.m.open)}
		}
		s.record(k)
	}
}

// advance makes the next layer of end k, one place of b after the other, and reports whether the ends meet, which they
// do not before their depths add up to the length given. Rows leave out what columns have; turn makes both fewer.
func (s *solver) advance(k, length int) bool {
	e, other := &s.ends[k], &s.ends[1-k]
	last, before, left := e.layer, e.before, s.limit-e.depth-1
	e.layer, e.before, s.spare, s.mayMeet = s.spare, last, before, e.depth+1+other.depth >= length
	e.layer.items, e.layer.bs, e.states, e.depth, s.met = e.layer.items[:0], placeSet{}, 0, e.depth+1, false
	e.layer.of = [places][]item{}
	if left > e.most {
		left = e.most
	}
	for _, b := range last.bs.grown(e.within[left][2]).list(&s.bs) {
		s.may = [2]words{e.within[left][0].without(only(b)).words(), e.within[left][1].without(only(b)).words()}
		s.known.load(last.of[b])
		s.known.load(before.of[b])
		if s.mayMeet {
			s.theirs.load(other.layer.of[b])
		}
		s.move(last, b)
		first := len(e.layer.items)
		s.collect(e, columns, b)
		middle := len(e.layer.items)
		s.known.load(e.layer.items[first:]) // rows must not find them again
		s.collect(e, rows, b)
		s.known.unload(last.of[b])
		s.known.unload(before.of[b])
		s.known.unload(e.layer.items[first:middle])
		s.theirs.unload(other.layer.of[b])
		s.turn(e.layer, first, middle)
		if e.layer.of[b] = e.layer.items[first:]; len(e.layer.of[b]) > 0 {
			e.layer.bs.add(only(b))
		}
		if s.met && !s.whole {
			return true
		}
	}
	s.record(k)
	return s.met
}

// move makes the steps that bring b to the place given, or leave it there. A step of a state s that brings b there is
// left out if t is known: the state like s but with b there already. From t, b stays, the others do the same, and that
// leads to the same state. (Known has no new states yet: so t is of the last layer and makes that step now, or of the one
// before and has made it.) No two ghosts change places. If a can come to the place that b or c leaves from one place
// only, and b or c goes there, it may not; if from more, it comes from another.
func (s *solver) move(last *layer, b uint8) {
	for _, from := range s.moves[b] {
		items := last.of[from]
		for i := range items {
			it := &items[i]
			set, way, c := it.set, it.line&places, uint8(it.line) // columns or rows; the place of a or c
			if from != b {
				if set = set.without(s.known.lines[it.line].get()); set.empty() {
					continue
				}
				if cross := set.and(s.known.crossing(it.line)); !cross.empty() {
					if set = set.without(s.known.across(it.line, cross)); set.empty() {
						continue
					}
				}
			}
			moved, nearC, into := set.grown(s.may[1-way/places].get()), &s.near[c], s.arrived[way:][:places]
			if from != b && set.and(s.near[from]).folded() == 1<<(b%64) { // a could come to where b was only from where b goes
				moved = moved.without(only(from))
			}
			swap := set.and(*nearC).folded()
			s.touched[way/places].add(*nearC)
			for _, next := range s.moves[c] {
				switch {
				case next == b || next == from && c == b: // c on b's place, or the two change places
				case swap == 1<<(next%64):
					into[next].add(moved.without(only(c)))
				default:
					into[next].add(moved)
				}
			}
		}
	}
}

// collect adds the new states among the arrivals, with b on the place given, in lines of one way.
func (s *solver) collect(e *end, way uint16, b uint8) {
	for _, c := range s.touched[way/places].list(&s.cs) {
		line := way + uint16(c)
		s.arrived[line].unmark(c) // a may not be where c is
		set := s.arrived[line].get().without(s.known.lines[line].get())
		s.arrived[line] = words{}
		if set.empty() || s.may[way/places][c/64]>>(c%64)&1 == 0 {
			continue
		}
		if cross := set.and(s.known.crossing(line)); !cross.empty() {
			if set = set.without(s.known.across(line, cross)); set.empty() {
				continue
			}
		}
		if s.mayMeet && !s.met {
			s.met = !set.and(s.theirs.lines[line].get()).empty() || !s.theirs.across(line, set.and(s.theirs.crossing(line))).empty()
		}
		n := set.count()
		e.states += n
		e.layer.items = append(e.layer.items, item{set, line, uint16(n), b})
	}
	s.touched[way/places] = placeSet{}
}

// turn makes items fewer: those of l with b on one place, columns from first on and rows from middle on. Each state is on
// a row and on a column, and may be in either. So short lines of the way that has more lines are turned into lines of the
// other way, if fewer of these have to be added. To turn a line of n states takes n others: so there must be a limit. A
// line is short if it has at most half as many states as there are lines of both ways. (A half was tried out.)
func (s *solver) turn(l *layer, first, middle int) {
	start, lines, others, there := first, l.items[first:middle], l.items[middle:], words{}
	if len(others) > len(lines) {
		start, lines, others = middle, others, lines
	}
	for i := range others {
		there.mark(uint8(others[i].line))
	}
	most := s.short * (len(lines) + len(others)) / 4
	fewer, added := 0, placeSet{}
	for i := range lines {
		if int(lines[i].n) <= most {
			fewer++
			added.add(lines[i].set.without(there.get()))
		}
	}
	if fewer <= added.count() {
		return
	}
	kept, turned, way, b := lines[:0], placeSet{}, places-lines[0].line&places, lines[0].b
	for _, it := range lines {
		if int(it.n) > most {
			kept = append(kept, it)
			continue
		}
		turned.add(it.set)
		for _, p := range it.set.list(&s.as) {
			s.turned[p].mark(uint8(it.line))
		}
	}
	for _, p := range turned.list(&s.as) { // they and others are in order of their lines
		line := way + uint16(p)
		for len(others) > 0 && others[0].line < line {
			others = others[1:]
		}
		if len(others) > 0 && others[0].line == line {
			others[0].set.add(s.turned[p].get())
		} else { // there is room: fewer are added than were turned
			kept = append(kept, item{s.turned[p].get(), line, 0, b})
		}
		s.turned[p] = words{}
	}
	l.items = append(l.items[:start+len(kept)], l.items[start+len(lines):]...)
}

// table holds states with b on one place, each in its row or in its column.
type table struct {
	lines [2 * places]words
	used  [2 * places / 64]uint64 // which lines are not empty
}

// load adds items to t, all with b on one place.
func (t *table) load(items []item) {
	for i := range items {
		line := items[i].line
		t.lines[line].add(items[i].set)
		t.used[line/64] |= 1 << (line % 64)
	}
}

// unload empties the lines of items, which is all if no others were loaded.
func (t *table) unload(items []item) {
	for i := range items {
		t.lines[items[i].line] = words{}
	}
	t.used = [len(t.used)]uint64{}
}

// crossing returns the lines of t of the way that line is not, by place. Often none crosses a set: so ask before across.
func (t *table) crossing(line uint16) placeSet {
	u := t.used[(places-line&places)/64:][:4]
	return placeSet{u[0], u[1], u[2], u[3]}
}

// across returns which states of a line are in t, in lines of the other way. It needs just those that such lines cross.
func (t *table) across(line uint16, set placeSet) placeSet {
	l, p := t.lines[places-line&places:][:places], uint8(line)
	return placeSet{have(l[:64], set.w, p), have(l[64:128], set.x, p), have(l[128:192], set.y, p), have(l[192:], set.z, p)}
}

// have returns which of 64 lines, of those in a word, hold a place.
func have(lines []words, which uint64, place uint8) (found uint64) {
	for ; which != 0; which &= which - 1 {
		i := bits.TrailingZeros64(which) & 63 // &63: no bounds check
		found |= lines[i][place/64] >> (place % 64) & 1 << i
	}
	return found
}
