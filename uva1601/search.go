package main

import "math/bits"

// Here a, b and c are new names of the ghosts, see search. The states with b on one place form a table, with a row for
// each place of c and a column for each of a. The new states of a step mostly fill a few rows, of places to which c has
// just come, with a anywhere that it has reached, and columns likewise. (If b has just come to its place, all rows.)
//
//	b on 9           a on 1  2  3  4  5
//	          c on 6      .  .  .  x  .      column 4: a has just come there
//	               7      .  .  .  x  .
//	               8      x  x  x  x  .      row 8: c has just come there
//
// So the search keeps them as items, each a part of a line, one row or one column: here {1,2,3} in row 8 and {6,7,8} in
// column 4. From all places in a row, a steps at once by a few shifts; in a column, c does. What move says of rows
// holds for columns, with a and c exchanged.
const columns, rows = 0, 1 // the two ways to cut a table into lines, in the order in which they are collected

// item is a set of states, part of a line. A layer may have two items of one line, but each state once.
type item struct {
	set          placeSet // the places of a in a row, of c in a column
	way, b, line uint8    // rows or columns; the place of b, and that of c in a row, of a in a column
}

// layer holds the states that an end has reached in some number of steps and no sooner.
type layer struct {
	items []item        // in order of b
	first [places]int32 // by place of b: its first item, if an item with this b is there; else it has none
}

// end is one end of the search: the start or the goal. Every step can be undone, so a step from the last layer leads
// back to the one before, to a state of its own, or to a new one: no older layer need be kept. (This is known as
// frontier search; Korf 2005.)
type end struct {
	layer, before *layer
	bs            placeSet // every b in layer
	states, depth int      // how many states layer has; the steps to each
}

// work estimates how long the next step takes. (The weights were tried out.)
func (e *end) work() int { return 16*(len(e.layer.items)+e.bs.count()) + e.states }

// search returns the least number of steps for three ghosts not all at home, or -1. The length given is a lower bound.
// On some mazes it matters which ghost is b. So each is, for as many states as trial says; then the search goes on with
// the one whose next steps would take the least work for each state.
func (s *solver) search(length, trial int) int {
	best, least := 0, 0
	for b := 0; b < maxGhosts; b++ {
		s.begin(b)
		if steps, done := s.goOn(length, trial); done {
			return steps
		}
		work := 1000 * (s.ends[0].work() + s.ends[1].work()) / (s.ends[0].states + s.ends[1].states)
		if b == 0 || work < least {
			best, least = b, work
		}
	}
	if best < maxGhosts-1 { // the last one tried is still under way
		s.begin(best)
	}
	steps, _ := s.goOn(length, places*places*places) // more than there are: before they meet, the ends share none
	return steps
}

// goOn searches breadth first from both ends, always advancing the one with less work, until it has made more states
// than given or is done. If it is done, it returns the least number of steps, or -1.
// The layer of an end has all states at its depth, so the two layers meet when their depths add up to the length of a
// shortest route, and no sooner. An end without new states proves that there is no route.
func (s *solver) goOn(length, most int) (steps int, done bool) {
	for states := 0; states <= most; {
		k := 0
		if s.ends[1].work() < s.ends[0].work() {
			k = 1
		}
		if s.advance(k, length) {
			return s.ends[0].depth + s.ends[1].depth, true
		}
		if s.ends[k].states == 0 {
			return -1, true
		}
		states += s.ends[k].states
	}
	return 0, false
}

// begin makes the first layers, of one state each, with a ghost as b, the next (0 after 2) as a, and the third as c.
func (s *solver) begin(ghost int) {
	for k, at := range [2]*[maxGhosts]uint8{&s.m.start, &s.m.goal} {
		e, a, b, c := &s.ends[k], at[(ghost+1)%maxGhosts], at[ghost], at[(ghost+2)%maxGhosts]
		e.before.items = e.before.items[:0]
		e.layer.items, e.layer.first[b] = append(e.layer.items[:0], item{only[a], rows, b, c}), 0
		e.bs, e.states, e.depth = only[b], 1, 0
		s.record(k)
	}
}

// advance makes the next layer of end k, one place of b after the other, and reports whether the ends meet, which they
// do not before their depths add up to the length given. Columns are collected first, and rows then leave out what they
// have. A layer in which the ends meet is made whole only if it is to be shown.
func (s *solver) advance(k, length int) bool {
	e, other := &s.ends[k], &s.ends[1-k]
	last, before, bs := e.layer, e.before, e.bs.grown(s.m.open)
	e.layer, e.before, s.spare = s.spare, last, before
	e.layer.items = e.layer.items[:0]
	e.bs, e.states, e.depth, s.met = placeSet{}, 0, e.depth+1, false
	s.mayMeet = e.depth+other.depth >= length
	for _, b := range bs.list(&s.bs) {
		e.layer.first[b] = int32(len(e.layer.items))
		s.known.load(last, b)
		s.known.load(before, b)
		if s.mayMeet {
			s.theirs.load(other.layer, b)
		}
		states := e.states
		s.move(last, b)
		s.collect(e, columns, b)
		s.collect(e, rows, b)
		if e.states > states {
			e.bs.add(only[b])
		}
		s.known.empty(&s.as)
		s.theirs.empty(&s.as)
		if s.met && !s.whole {
			return true
		}
	}
	s.record(k)
	return s.met
}

// arrivals holds the states after a step, with b on the place at hand, in lines of one way.
type arrivals struct {
	sets    [places]placeSet // by line
	touched placeSet         // every line that may not be empty
}

// move makes the steps that bring b to the place given, or leave it there.
// A step of a state s that brings b there is left out if t is known, in a line of the same way: the state like s but
// with b there already. From t, b stays, the others do the same, and that leads to the same state. (No new states are
// known yet: t is of the last layer, and makes that step now, or of the one before, and has made it.)
// No two ghosts change places. If a can come to the place that b or c leaves from one place only, and b or c goes there,
// it may not; if from more, it comes from another.
func (s *solver) move(last *layer, b uint8) {
	items, open := last.items, s.m.open.without(only[b])
	for _, from := range s.moves[b] {
		for i := int(last.first[from]); i < len(items) && items[i].b == from; i++ {
			it := &items[i]
			set, line := it.set, it.line
			if from != b {
				if set = set.without(s.known.lines[it.way].get(line)); set.empty() {
					continue
				}
			}
			moved, nearLine, into := set.grown(open), &s.near[line], &s.arrived[it.way]
			if set.and(s.near[from]) == only[b] { // a could come to where b was only from where b goes
				moved = moved.without(only[from])
			}
			swap := set.and(*nearLine).single()
			into.touched.add(*nearLine)
			for _, next := range s.moves[line] {
				switch {
				case next == b || next == from && line == b: // c on b's place, or the two change places
				case int(next) == swap:
					into.sets[next].add(moved.without(only[line]))
				default:
					into.sets[next].add(moved)
				}
			}
		}
	}
}

// collect adds the new states among the arrivals, with b on the place given, in lines of one way. They stay in these
// lines; but those in lines of few states, which make poor items, change to lines of the other way, unless that would
// be more lines. (After the next step, these may have been joined by others.)
func (s *solver) collect(e *end, way int, b uint8) {
	arrived, known, short, crossing := &s.arrived[way], &s.known.lines[way], s.short[:0], placeSet{}
	for _, line := range arrived.touched.list(&s.cs) {
		room := &arrived.sets[line]
		set := room.without(known.get(line)).without(only[line]) // a may not be on c's place
		*room = placeSet{}
		if set.empty() {
			continue
		}
		if set = set.without(s.known.across(way, line, set)); set.empty() {
			continue
		}
		if s.mayMeet && !s.met {
			s.met = !set.and(s.theirs.lines[way].get(line)).empty() || !s.theirs.across(way, line, set).empty()
		}
		n := set.count()
		e.states += n
		if n > s.few {
			e.layer.items = append(e.layer.items, item{set, uint8(way), b, line})
		} else {
			short = append(short, item{set, uint8(way), b, line})
			crossing.add(set)
		}
		if way == columns { // rows must not find it again
			known.put(line, known.get(line).or(set))
			s.known.used[way].add(only[line])
		}
	}
	arrived.touched, s.short = placeSet{}, short
	if crossing.count() > len(short) {
		e.layer.items = append(e.layer.items, short...)
	} else {
		s.cross(&e.layer.items, short, crossing)
	}
}

// cross adds to items the states of short lines, all with b on one place, in lines of the other way: those given.
func (s *solver) cross(items *[]item, short []item, crossing placeSet) {
	for _, it := range short {
		word := it.line / 64
		for _, place := range it.set.list(&s.as) {
			s.turned[place][word] |= 1 << (it.line % 64)
		}
	}
	for _, line := range crossing.list(&s.as) {
		*items = append(*items, item{s.turned.get(line), 1 - short[0].way, short[0].b, line})
		s.turned.put(line, placeSet{})
	}
}

// lines holds a set for each line, in words that can be indexed.
type lines [places][4]uint64

func (l *lines) get(n uint8) placeSet    { w := &l[n]; return placeSet{w[0], w[1], w[2], w[3]} }
func (l *lines) put(n uint8, s placeSet) { l[n] = [4]uint64{s.w, s.x, s.y, s.z} }

// table holds states with b on one place, each in its row or in its column.
type table struct {
	lines [2]lines    // by way
	used  [2]placeSet // every line that is not empty
}

// load adds to t the items that a layer has with b on the place given.
func (t *table) load(from *layer, b uint8) {
	items := from.items
	for i := int(from.first[b]); i < len(items) && items[i].b == b; i++ {
		it := &items[i]
		l := &t.lines[it.way]
		l.put(it.line, l.get(it.line).or(it.set))
		t.used[it.way].add(only[it.line])
	}
}

// empty empties t.
func (t *table) empty(room *[places]uint8) {
	for way := range t.used {
		if used := &t.used[way]; !used.empty() {
			for _, line := range used.list(room) {
				t.lines[way].put(line, placeSet{})
			}
			*used = placeSet{}
		}
	}
}

// across returns which states of a line are in t, in lines of the other way.
func (t *table) across(way int, line uint8, set placeSet) placeSet {
	if set = set.and(t.used[1-way]); set.empty() {
		return set
	}
	both, words, word := [4]uint64{set.w, set.x, set.y, set.z}, &t.lines[1-way], line/64
	for i, left := range both {
		part := words[64*i:][:64]
		both[i] = 0
		for ; left != 0; left &= left - 1 {
			place := bits.TrailingZeros64(left) & 63 // &63: no bounds check
			both[i] |= part[place][word] >> (line % 64) & 1 << place
		}
	}
	return placeSet{both[0], both[1], both[2], both[3]}
}
