package main

import "math/bits"

// Here a, b and c are new names of the ghosts, see roles. The states with b on one place form a table, with a row for
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
const columns, rows = 0, 1 // the two ways to cut a table into lines

// item is a set of states, part of a line. A layer may have two items of one line, but each state once.
type item struct {
	set     placeSet // the places of a in a row, of c in a column
	b, line uint8    // the place of b, and that of c in a row, of a in a column
}

// layer holds the states that an end has reached in some number of steps and no sooner: items by way, in order of b.
type layer [2][]item

// end is one end of the search: the start or the goal. Every step can be undone, so a step from the last layer leads
// back to the one before, to a state of its own, or to a new one: no older layer need be kept. (This is known as
// frontier search; Korf 2005.)
type end struct {
	layer, before layer
	bs            placeSet // every b in layer
	states, depth int      // how many states layer has; the steps to each
}

// work estimates how long the next step takes: an item as long as some sixteen states. (Sixteen was tried out.)
func (e *end) work() int { return 16*(len(e.layer[rows])+len(e.layer[columns])) + e.states }

// search searches breadth first from both ends, always advancing the one with less work, and returns the least number
// of steps for three ghosts not all at home, or -1. The length given is a lower bound: no meeting is looked for before.
// The layer of an end has all states at its depth, so the two layers meet when their depths add up to the length of a
// shortest route, and no sooner. An end without new states proves that there is no route.
func (s *solver) search(length int) int {
	s.begin(s.roles())
	for s.ends[0].states > 0 && s.ends[1].states > 0 {
		k := 0
		if s.ends[1].work() < s.ends[0].work() {
			k = 1
		}
		if s.advance(k, length) {
			return s.ends[0].depth + s.ends[1].depth
		}
	}
	return -1
}

// roles returns the ghosts that are a, c and b, by the room that they have, most first: the places within 4 steps of the
// start, times those of the goal. Sets of a's places are to be long, and those of c's; there are none of b's.
func (s *solver) roles() [maxGhosts]int {
	var room [maxGhosts]int
	a, b := 0, 0
	for k := range room {
		start, goal := only[s.m.start[k]], only[s.m.goal[k]]
		for steps := 0; steps < 4; steps++ {
			start, goal = start.grown(s.m.open), goal.grown(s.m.open)
		}
		if room[k] = start.count() * goal.count(); room[k] > room[a] {
			a = k
		}
		if room[k] <= room[b] {
			b = k
		}
	}
	return [maxGhosts]int{a, 0 + 1 + 2 - a - b, b}
}

// begin makes the first layers, of one state each. The ghosts given are a, c and b.
func (s *solver) begin(roles [maxGhosts]int) {
	for way := range s.arrived {
		for i := range s.arrived[way] {
			sets := s.arrivedRoom[(window*way+i)*int(s.count):][:s.count]
			for n := range sets { // an early return leaves some; and a page read before it is written costs two faults
				sets[n] = placeSet{}
			}
			s.arrived[way][i] = arrivals{sets: sets}
		}
	}
	for k, at := range [2]*[maxGhosts]uint8{&s.m.start, &s.m.goal} {
		e, a, c, b := &s.ends[k], at[roles[0]], at[roles[1]], at[roles[2]]
		e.layer, e.before = e.layer.emptied(), e.before.emptied()
		e.layer[rows] = append(e.layer[rows], item{only[a], b, c})
		e.bs, e.states, e.depth = only[b], 1, 0
		s.record(k)
	}
}

func (l *layer) emptied() layer { return layer{l[0][:0], l[1][:0]} }

// advance makes the next layer of end k and reports whether the ends meet. It goes through the places of b in order.
// When it comes to one, all states from which b can come there have been moved: they are at most a row further down.
// Columns go first (rows first takes longer; and see collect). A layer in which the ends meet is made whole only if it
// is to be shown.
func (s *solver) advance(k, length int) bool {
	e, other := &s.ends[k], &s.ends[1-k]
	last, before, theirs, moved, bs := e.layer, e.before, other.layer, e.layer, e.bs.grown(s.m.open)
	e.layer, e.before, s.spare = s.spare.emptied(), e.layer, e.before
	e.bs, e.states, e.depth, s.met = placeSet{}, 0, e.depth+1, false
	s.mayMeet = e.depth+other.depth >= length
	for _, b := range bs.list(&s.bs) {
		s.known.load(&last, b)
		s.known.load(&before, b)
		if s.mayMeet {
			s.theirs.load(&theirs, b)
		}
		states := e.states
		for way := range moved {
			s.move(way, &moved, int(b)+maxSide)
			s.add(e, way, b)
		}
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

// arrivals holds, for one place of b, the states after a step that have come about so far.
type arrivals struct {
	sets    []placeSet // by number of their line
	touched placeSet   // every line that may not be empty
}

// arrivalsAt returns the arrivals at a place of b. (Between one at hand and two rows further down, to which b comes
// by then, there are no more than window places: none takes the room of another.)
func (s *solver) arrivalsAt(way int, b uint8) *arrivals { return &s.arrived[way][s.number[b]%window] }

// move makes a step from the states of a layer with b up to the last place given, and takes them off its front.
// No two ghosts change places. If a can come to the old place of b or c from one place only, it may not if that ghost
// goes to that one; if from more, it comes from another. (What comes of a on the place of another, collect drops.)
func (s *solver) move(way int, front *layer, last int) {
	items, i := front[way], 0
	for ; i < len(items) && int(items[i].b) <= last; i++ {
		it := &items[i]
		moved, nearLine := it.set.grown(s.m.open), &s.near[it.line]
		swapB, swapC := it.set.and(s.near[it.b]).single(), it.set.and(*nearLine).single()
		for _, b := range s.moves[it.b] {
			to, as := s.arrivalsAt(way, b), moved
			if int(b) == swapB {
				as = as.without(only[it.b])
			}
			to.touched.add(*nearLine)
			for _, line := range s.moves[it.line] {
				switch {
				case line == b || line == it.b && b == it.line: // c on b's place, or the two change places
				case int(line) == swapC:
					to.sets[s.number[line]].add(as.without(only[it.line]))
				default:
					to.sets[s.number[line]].add(as)
				}
			}
		}
	}
	front[way] = items[i:]
}

// collect takes the arrivals in lines of one way, with b on the place given, and returns the new states among them.
func (s *solver) collect(way int, b uint8) []item {
	from, known, added := s.arrivalsAt(way, b), &s.known.lines[way], s.added[:0]
	for _, line := range from.touched.list(&s.cs) {
		sets, taken := &from.sets[s.number[line]], only[b].or(only[line])
		set := sets.without(known.get(line)).without(taken)
		*sets = placeSet{}
		if set = set.without(s.known.across(way, line, set)); set.empty() {
			continue
		}
		if s.mayMeet && !s.met {
			s.met = !set.and(s.theirs.lines[way].get(line)).empty() || !s.theirs.across(way, line, set).empty()
		}
		added = append(added, item{set, b, line})
		if way == columns { // rows must not find it again
			known.put(line, known.get(line).or(set))
			s.known.used[way].add(only[line])
		}
	}
	from.touched, s.added = placeSet{}, added
	return added
}

// add adds the new states with b on the place given to which lines of one way lead. They stay in these lines; but those
// in lines of few states, which make poor items, change to lines of the other way, unless that would be more lines.
// (After the next step, these may have been joined by others.)
func (s *solver) add(e *end, way int, b uint8) {
	added, crossing := s.collect(way, b), placeSet{}
	short := added[:0]
	for _, it := range added {
		n := it.set.count()
		e.states += n
		if n > s.few {
			e.layer[way] = append(e.layer[way], it)
		} else {
			short = append(short, it)
			crossing.add(it.set)
		}
	}
	if crossing.count() > len(short) {
		e.layer[way] = append(e.layer[way], short...)
		return
	}
	for _, it := range short {
		words := &s.turned[it.line/64]
		for _, place := range it.set.list(&s.as) {
			words[place] |= 1 << (it.line % 64)
		}
	}
	for _, line := range crossing.list(&s.as) {
		e.layer[1-way] = append(e.layer[1-way], item{s.turned.get(line), b, line})
		s.turned.put(line, placeSet{})
	}
}

// lines holds a set for each line, word by word. So the bits of one place, one in each line, lie close together.
type lines [4][places]uint64

func (l *lines) get(n uint8) placeSet    { return placeSet{l[0][n], l[1][n], l[2][n], l[3][n]} }
func (l *lines) put(n uint8, s placeSet) { l[0][n], l[1][n], l[2][n], l[3][n] = s.w, s.x, s.y, s.z }

// table holds states with b on one place, each in its row or in its column.
type table struct {
	lines [2]lines    // by way
	used  [2]placeSet // every line that is not empty
}

// load adds to t the states of a layer with b on the place given, and takes them and all before them off its front.
func (t *table) load(front *layer, b uint8) {
	for way, items := range front {
		i, l := 0, &t.lines[way]
		for ; i < len(items) && items[i].b <= b; i++ {
			if it := &items[i]; it.b == b {
				l.put(it.line, l.get(it.line).or(it.set))
				t.used[way].add(only[it.line])
			}
		}
		front[way] = items[i:]
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
	both, words := [4]uint64{set.w, set.x, set.y, set.z}, &t.lines[1-way][line/64]
	for i, left := range both {
		part := words[64*i:][:64]
		both[i] = 0
		for ; left != 0; left &= left - 1 {
			place := bits.TrailingZeros64(left) & 63 // &63: no bounds check
			both[i] |= part[place] >> (line % 64) & 1 << place
		}
	}
	return placeSet{both[0], both[1], both[2], both[3]}
}
