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
// column 4. From all places in a row, a steps at once by a few shifts; in a column, c does. What moveAC and moveB say
// of rows holds for columns, with a and c exchanged.
const columns, rows = 0, 1 // the two ways

// item is a set of states, part of a line. A layer may have two items of one line, but each state once.
type item struct {
	set     placeSet // the places of a in a row, of c in a column
	b, line uint8    // the place of b, and that of c in a row, of a in a column
}

// end is one end of the search: the start or the goal.
type end struct {
	layer         [2][]item     // by way: the states reached in depth steps and no sooner
	states, depth int           // how many these are; the steps to each
	seen          [places]table // by b: the states reached; see seenWith
	room          []uint64      // memory for seen
	known         [2048]item    // what columns have looked up of late; a and b too, where c cannot be
}

// table holds the states reached with b on one place: for each word of a set and each place of c, by number, that word
// of the set of places of a. So the bits of a column, one a row, lie close together. The places of b and c are in each
// set, too, so that no two ghosts come to one place (for c and b, see moveB and, in columns, known).
type table [4][]uint64

func (t *table) row(c uint8) placeSet    { return placeSet{t[0][c], t[1][c], t[2][c], t[3][c]} }
func (t *table) put(c uint8, s placeSet) { t[0][c], t[1][c], t[2][c], t[3][c] = s.w, s.x, s.y, s.z }

// search searches breadth first from both ends, always advancing the one with fewer states, and returns the least
// number of steps for three ghosts not all at home, or -1. An end has reached just the states within its depth, so the
// two meet when their depths add up to the length of a shortest route. An end without new states proves there is none.
func (s *solver) search() int {
	s.begin(s.roles())
	for s.ends[0].states > 0 && s.ends[1].states > 0 {
		k := 0
		if s.ends[1].states < s.ends[0].states {
			k = 1
		}
		if s.advance(k) {
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
	for k, at := range [2]*[maxGhosts]uint8{&s.m.start, &s.m.goal} {
		e, a, b, c := &s.ends[k], at[roles[0]], at[roles[2]], at[roles[1]]
		e.layer[rows] = append(e.layer[rows][:0], item{only[a], b, c})
		e.layer[columns], e.states, e.depth, e.seen = e.layer[columns][:0], 1, 0, [places]table{}
		for i := 0; i < len(e.known) && i < int(s.count)*int(s.count); i++ { // as many as there are pairs
			e.known[i] = item{} // matches nothing: a and b are never on one place
		}
		s.seenWith(e, b).put(s.number[c], only[a].or(only[b]).or(only[c]))
		s.record(k)
	}
}

// advance makes the next layer of end k, columns first (rows first takes longer), and reports whether the ends meet.
func (s *solver) advance(k int) bool {
	e := &s.ends[k]
	e.layer, s.last = [2][]item{s.last[0][:0], s.last[1][:0]}, e.layer
	e.states, e.depth, s.met = 0, e.depth+1, false
	for way, add := range [2]func(k int, b uint8){s.addColumns, s.addRows} {
		bs := s.moveAC(s.last[way])
		for _, b := range bs.list(&s.bs) {
			add(k, b)
		}
		for _, b := range s.halved.list(&s.bs) {
			h := &s.halfway[s.number[b]]
			for _, line := range h.lines.list(&s.cs) {
				h.sets[s.number[line]] = placeSet{}
			}
			*h = halfway{}
		}
		s.halved = placeSet{}
	}
	s.record(k)
	return s.met
}

// addRows adds the new states with b on the place given to which rows lead. They stay rows, but those in rows of few
// states, which make poor items, become columns.
func (s *solver) addRows(k int, b uint8) {
	e, seen, others := &s.ends[k], s.seenWith(&s.ends[k], b), &s.ends[1-k].seen[b]
	s.thin = s.thin[:0]
	for _, c := range s.moveB(b) {
		set := s.merged[c].without(seen.row(s.number[c]))
		if set.empty() {
			continue
		}
		seen.put(s.number[c], seen.row(s.number[c]).or(set))
		s.met = s.met || others[0] != nil && !set.and(others.row(s.number[c])).empty()
		n := set.count()
		e.states += n
		if n > s.few {
			e.layer[rows] = append(e.layer[rows], item{set, b, c})
		} else {
			s.thin = append(s.thin, item{set, b, c})
		}
	}
	s.addTurned(e, columns, s.thin)
}

// addColumns adds the new states with b on the place given to which columns lead. They stay columns, unless they make
// no more than three times as many rows: these grow longer, as others join them. (Three, few and 2,048 were tried out.)
func (s *solver) addColumns(k int, b uint8) {
	e, seen, others := &s.ends[k], s.seenWith(&s.ends[k], b), &s.ends[1-k].seen[b]
	first, cs := len(e.layer[columns]), placeSet{}
	for _, a := range s.moveB(b) {
		known := &e.known[int(s.pair(a, b))%len(e.known)]
		if known.b != b || known.line != a { // another column was kept here: look this one up anew
			*known = item{only[a].or(only[b]), b, a}
		}
		set := s.merged[a].without(known.set)
		known.set.add(set)
		if set = s.lookUp(seen[a/64], others[a/64], a, set); !set.empty() {
			e.layer[columns] = append(e.layer[columns], item{set, b, a})
			e.states += set.count()
			cs.add(set)
		}
	}
	if added := e.layer[columns][first:]; cs.count() <= 3*len(added) {
		e.layer[columns] = e.layer[columns][:first]
		s.addTurned(e, rows, added)
	}
}

// lookUp returns which states of a column are new. It looks them up in the rows seen, one by one, and adds them there;
// and it notes whether one is among the others' (nil if they have nothing with b on its place).
func (s *solver) lookUp(seen, others []uint64, a uint8, cs placeSet) placeSet {
	fresh, bit, theirs := [4]uint64{cs.w, cs.x, cs.y, cs.z}, uint64(1)<<(a%64), uint64(0)
	for i := range fresh {
		numbers := s.number[64*i:][:64]
		for w := fresh[i]; w != 0; w &= w - 1 {
			c := int(numbers[bits.TrailingZeros64(w)&63]) // &63: no bounds check
			if seen[c]&bit != 0 {
				fresh[i] &^= w & -w
			}
			seen[c] |= bit
			if c < len(others) {
				theirs |= others[c]
			}
		}
	}
	s.met = s.met || theirs&bit != 0
	return placeSet{fresh[0], fresh[1], fresh[2], fresh[3]}
}

// addTurned adds the states of lines, all with b on one place, to the layer, as lines of the other way: the one given.
func (s *solver) addTurned(e *end, way int, lines []item) {
	var turned placeSet
	for _, it := range lines {
		turned.add(it.set)
		for _, place := range it.set.list(&s.as) {
			s.across[place].add(only[it.line])
		}
	}
	for _, line := range turned.list(&s.as) {
		e.layer[way] = append(e.layer[way], item{s.across[line], lines[0].b, line})
		s.across[line] = placeSet{}
	}
}

// seenWith returns the table of what end e has reached with b on the place given.
func (s *solver) seenWith(e *end, b uint8) *table {
	t := &e.seen[b]
	if t[0] == nil {
		for w := range t {
			t[w] = e.room[int(s.count)*(4*int(s.number[b])+w):][:s.count]
		}
		for _, c := range s.m.open.list(&s.as) {
			t.put(s.number[c], only[b].or(only[c]))
		}
	}
	return t
}

// halfway holds states in the midst of a step with b still on its old place: a and c have moved.
type halfway struct {
	sets   []placeSet  // by number of a line: the places in it; b may make any move
	lines  placeSet    // every line in use, also by behind and swaps
	b      uint8       // b's place
	barred bool        // some states bar one move of b; these are kept apart, by that move:
	behind [5]placeSet // the places of a, with c on b's old place
	swaps  [5]placeSet // the places of c, with a on b's old place
}

// moveAC makes a's and c's part of a step, from items of one way. It returns all places to which b may then go.
// No two change places. If a can come to the old place of b or c from one place only, it may not if that ghost goes to
// that one; if from more, it comes from another. If c goes to b's old place, b may not go to c's.
func (s *solver) moveAC(layer []item) (bs placeSet) {
	for _, it := range layer {
		h, nearB, nearC := &s.halfway[s.number[it.b]], &s.near[it.b], &s.near[it.line]
		as := it.set.grown(s.m.open)
		if h.lines.empty() {
			first := s.halved.count() * int(s.count)
			for len(s.room) < first+int(s.count) { // zeros written, not only read: else a page costs two faults
				s.room = append(s.room, placeSet{})
			}
			h.b, h.sets = it.b, s.room[first:][:s.count]
			s.halved.add(only[it.b])
			bs.add(*nearB)
		}
		h.lines.add(*nearC)
		swapB, swapC := it.set.and(*nearB).single(), it.set.and(*nearC).single()
		for i, to := range s.moves[it.b] {
			if to == it.line {
				h.behind[i].add(as)
				h.barred = true
			}
			if int(to) == swapB {
				h.swaps[i].add(*nearC)
				h.barred, as = true, as.without(only[it.b])
			}
		}
		for _, to := range s.moves[it.line] {
			switch {
			case int(to) == swapC:
				h.sets[s.number[to]].add(as.without(only[it.line]))
			case to != it.b:
				h.sets[s.number[to]].add(as)
			}
		}
	}
	return bs
}

// moveB makes b's part of a step, to one place: it collects in merged, by line, the states that can come about with b
// on it. It returns their lines, but not b's own place, where c cannot be.
func (s *solver) moveB(b uint8) []uint8 {
	var room [5]*halfway
	from, lines, merged := room[:0], placeSet{}, &s.merged
	for _, old := range s.near[b].and(s.halved).list(&s.cs) {
		h := &s.halfway[s.number[old]]
		from, lines = append(from, h), lines.or(h.lines)
	}
	list := lines.without(only[b]).list(&s.cs)
	for _, line := range list {
		set, n := placeSet{}, s.number[line]
		for _, h := range from {
			set = set.or(h.sets[n])
		}
		merged[line] = set
	}
	for _, h := range from {
		for i := 0; h.barred && i < len(s.moves[h.b]); i++ {
			if s.moves[h.b][i] != b {
				merged[h.b].add(h.behind[i])
				for _, line := range h.swaps[i].list(&s.as) {
					merged[line].add(only[h.b])
				}
			}
		}
	}
	return list
}
