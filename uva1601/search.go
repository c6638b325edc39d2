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

// with appends an item.
func with(items []item, set placeSet, way, b, line uint8) []item {
	items = append(items, item{})
	it := &items[len(items)-1]
	it.set, it.way, it.b, it.line = set, way, b, line
	return items
}

// layer holds the states that an end has reached in some number of steps and no sooner.
type layer struct {
	items []item           // in order of b
	spans [places][2]int32 // by place of b: where its items begin and end
}

// with returns the items with b on the place given.
func (l *layer) with(b uint8) []item { return l.items[l.spans[b][0]:l.spans[b][1]] }

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
		e.before.spans = [places][2]int32{}
		*e.layer = layer{items: append(e.layer.items[:0], item{only[a], rows, b, c})}
		e.layer.spans[b][1] = 1
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
	e.layer.spans = [places][2]int32{}
	e.bs, e.states, e.depth, s.met = placeSet{}, 0, e.depth+1, false
	s.mayMeet = e.depth+other.depth >= length
	for _, b := range bs.list(&s.bs) {
		s.known.load(last, b)
		s.known.load(before, b)
		if s.mayMeet {
			s.theirs.load(other.layer, b)
		}
		first := len(e.layer.items)
		s.move(last, b)
		for way := range s.arrived {
			if !s.arrived[way].touched.empty() {
				s.collect(e, way, b)
			}
		}
		if end := len(e.layer.items); end > first {
			e.bs.add(only[b])
			e.layer.spans[b] = [2]int32{int32(first), int32(end)}
		}
		s.known.empty()
		s.theirs.empty()
		if s.met && !s.whole {
			return true
		}
	}
	s.record(k)
	return s.met
}

// arrivals holds the states after a step, with b on the place at hand, in lines of one way.
type arrivals struct {
	sets    lines
	touched placeSet // every line that may not be empty
}

// move makes the steps that bring b to the place given, or leave it there.
// A step of a state s that brings b there is left out if t is known, in a line of the same way: the state like s but
// with b there already. From t, b stays, the others do the same, and that leads to the same state. (No new states are
// known yet: t is of the last layer, and makes that step now, or of the one before, and has made it.)
// No two ghosts change places. If a can come to the place that b or c leaves from one place only, and b or c goes there,
// it may not; if from more, it comes from another.
func (s *solver) move(last *layer, b uint8) {
	open := s.m.open.without(only[b])
	for _, from := range s.moves[b] {
		items := last.with(from)
		for i := range items {
			it := &items[i]
			set, line := it.set, it.line
			if from != b {
				if set = set.without(s.known.lines[it.way][line].get()); set.empty() {
					continue
				}
			}
			moved, nearLine, into := set.grown(open), &s.near[line], &s.arrived[it.way]
			if set.and(s.near[from]).folded() == 1<<(b%64) { // a could come to where b was only from where b goes
				moved = moved.without(only[from])
			}
			swap := set.and(*nearLine).folded()
			into.touched.add(*nearLine)
			for _, next := range s.moves[line] {
				switch {
				case next == b || next == from && line == b: // c on b's place, or the two change places
				case swap == 1<<(next%64):
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
	arrived, known := &s.arrived[way], &s.known.lines[way]
	s.short = s.short[:0]
	for _, line := range arrived.touched.list(&s.cs) {
		room := &arrived.sets[line]
		room.drop(line) // a may not be on c's place
		set := room.get().without(known[line].get())
		*room = words{}
		if set.empty() {
			continue
		}
		if set = set.without(s.known.across(way, line, set)); set.empty() {
			continue
		}
		if s.mayMeet && !s.met {
			s.met = !set.and(s.theirs.lines[way][line].get()).empty() || !s.theirs.across(way, line, set).empty()
		}
		n := set.count()
		e.states += n
		if n > s.few {
			e.layer.items = with(e.layer.items, set, uint8(way), b, line)
		} else {
			s.short = with(s.short, set, uint8(way), b, line)
		}
		if way == columns { // rows must not find it again
			s.known.add(uint8(way), line, set)
		}
	}
	arrived.touched = placeSet{}
	if len(s.short) > 0 {
		e.layer.items = s.crossed(e.layer.items, s.short)
	}
}

// crossed adds short lines, all with b on one place, to items: in lines of the other way, unless these are more.
func (s *solver) crossed(items, short []item) []item {
	var crossing placeSet
	for i := range short {
		crossing.add(short[i].set)
	}
	if crossing.count() > len(short) {
		return append(items, short...)
	}
	for _, it := range short {
		for _, place := range it.set.list(&s.as) {
			s.turned[place].mark(it.line)
		}
	}
	for _, line := range crossing.list(&s.as) {
		items = with(items, s.turned[line].get(), 1-short[0].way, short[0].b, line)
		s.turned[line] = words{}
	}
	return items
}

// words is a placeSet in words that can be indexed.
type words [4]uint64

func (w *words) get() placeSet  { return placeSet{w[0], w[1], w[2], w[3]} }
func (w *words) put(s placeSet) { *w = words{s.w, s.x, s.y, s.z} }
func (w *words) mark(p uint8)   { w[p/64] |= 1 << (p % 64) }
func (w *words) drop(p uint8)   { w[p/64] &^= 1 << (p % 64) }
func (w *words) add(s placeSet) { w[0] |= s.w; w[1] |= s.x; w[2] |= s.y; w[3] |= s.z }

// lines holds a set for each line.
type lines [places]words

// table holds states with b on one place, each in its row or in its column.
type table struct {
	lines  [2]lines // by way
	used   [2]words // every line that is not empty
	filled []uint16 // these, too, to be emptied: 256*way + line
}

// load adds to t the items that a layer has with b on the place given.
func (t *table) load(from *layer, b uint8) {
	items := from.with(b)
	for i := range items {
		it := &items[i]
		t.add(it.way, it.line, it.set)
	}
}

// add adds states of a line.
func (t *table) add(way, line uint8, set placeSet) {
	t.lines[way][line].add(set)
	t.used[way].mark(line)
	t.filled = append(t.filled, uint16(way)<<8|uint16(line))
}

// empty empties t.
func (t *table) empty() {
	for _, l := range t.filled {
		t.lines[l>>8&1][l&255] = words{}
	}
	t.used, t.filled = [2]words{}, t.filled[:0]
}

// across returns which states of a line are in t, in lines of the other way.
func (t *table) across(way int, line uint8, set placeSet) placeSet {
	if set = set.and(t.used[1-way].get()); set.empty() {
		return set
	}
	words := &t.lines[1-way]
	return placeSet{
		have(words[:64], set.w, line), have(words[64:128], set.x, line), have(words[128:192], set.y, line), have(words[192:], set.z, line),
	}
}

// have returns which of 64 lines, of those in a word, hold a place.
func have(lines []words, which uint64, place uint8) (found uint64) {
	for ; which != 0; which &= which - 1 {
		i := bits.TrailingZeros64(which) & 63 // &63: no bounds check
		found |= lines[i][place/64] >> (place % 64) & 1 << i
	}
	return found
}
