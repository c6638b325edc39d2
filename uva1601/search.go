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
// So the search keeps them as items, each a part of one row or of one column: here {1,2,3} in row 8 and {6,7,8} in column
// 4, each state in one item. From all places in a row, a steps at once by a few shifts; in a column, c does. A line is a
// row or a column, the two ways. What is said of rows holds for columns, with a and c exchanged.
const rows, columns = 0, 1

// item is a set of states, part of a line. One column may have two items (see addNew).
type item struct {
	set     placeSet // the places of a in a row, of c in a column
	b, line uint8    // the place of b, and that of c in a row, of a in a column
}

// end is one end of the search: the start or the goal.
type end struct {
	layer  [2][]item          // by way: the states reached in depth steps and no sooner
	states int                // their number
	depth  int                // steps
	seen   [places][2][]words // by b and way; see seenWith
	room   [2][]words         // memory for seen
}

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
	for k := range room {
		start, goal := only[s.m.start[k]], only[s.m.goal[k]]
		for steps := 0; steps < 4; steps++ {
			start, goal = start.grown(s.m.open), goal.grown(s.m.open)
		}
		room[k] = start.count() * goal.count()
	}
	roles := [maxGhosts]int{0, 1, 2}
	for _, i := range [...]int{0, 1, 0} { // enough swaps to sort three
		if room[roles[i]] < room[roles[i+1]] {
			roles[i], roles[i+1] = roles[i+1], roles[i]
		}
	}
	return roles
}

// begin makes the first layers, of one state each. The ghosts given are a, c and b.
func (s *solver) begin(roles [maxGhosts]int) {
	for k, at := range [2]*[maxGhosts]uint8{&s.m.start, &s.m.goal} {
		e, a, b, c := &s.ends[k], at[roles[0]], at[roles[2]], at[roles[1]]
		e.layer[rows] = append(e.layer[rows][:0], item{only[a], b, c})
		e.layer[columns], e.states, e.depth, e.seen = e.layer[columns][:0], 1, 0, [places][2][]words{}
		s.seenWith(e, b)[rows][s.number[c]].add(only[a])
		s.record(k)
	}
}

// advance makes the next layer of end k, columns first, and reports whether it meets the other end.
func (s *solver) advance(k int) (met bool) {
	e := &s.ends[k]
	e.states, e.depth, s.thin = 0, e.depth+1, s.thin[:0]
	for way := columns; way >= rows; way-- {
		bs := s.moveAC(e.layer[way])
		e.layer[way], s.toRows = e.layer[way][:0], s.thin
		for _, it := range s.toRows {
			bs.add(only[it.b])
		}
		for _, b := range bs.list(&s.bs) {
			met = s.addNew(k, way, b) || met
		}
		s.forgetMoves()
	}
	s.record(k)
	return met
}

// addNew adds new states with b on the place given to the layer of end k, and reports whether one has
// been reached from the other end. What rows lead to stays in rows, and columns in columns, but for lines
// of few states, which make poor items: those of columns become rows, and then those of rows columns.
func (s *solver) addNew(k, way int, b uint8) (met bool) {
	e, seen, others := &s.ends[k], s.seenWith(&s.ends[k], b), s.ends[1-k].seen[b][rows]
	var lines, as placeSet
	for ; way == rows && len(s.toRows) > 0 && s.toRows[0].b == b; s.toRows = s.toRows[1:] {
		lines.add(s.toRows[0].set)
		s.addAcross(&s.late, s.toRows[0].set, s.toRows[0].line)
	}
	for _, line := range s.moveB(b, lines) {
		known := &seen[way][s.number[line]]
		set := s.merged[line].without(known.set()).or(s.late[line])
		s.merged[line], s.late[line] = placeSet{}, placeSet{}
		if set.empty() {
			continue
		}
		known.add(set)
		set, hit := s.lookUp(seen[rows], others, way, line, set)
		n := set.count()
		switch {
		case n == 0:
			continue
		case n > s.few:
			e.layer[way] = append(e.layer[way], item{set, b, line})
		case way == columns:
			s.thin = append(s.thin, item{set, b, line})
			continue // not counted yet: rows get it in late
		default:
			as.add(set)
			s.addAcross(&s.across, set, line)
		}
		e.states, met = e.states+n, met || hit
	}
	for _, a := range as.list(&s.as) {
		e.layer[columns] = append(e.layer[columns], item{s.across[a], b, a})
		s.across[a] = placeSet{}
	}
	return met
}

// addAcross adds a line to the sets of the lines across it, through each of the places given.
func (s *solver) addAcross(sets *[places]placeSet, set placeSet, line uint8) {
	for _, place := range set.list(&s.as) {
		sets[place].add(only[line])
	}
}

// seenWith returns what end e has seen with b on the place given, by way and number of a line: in rows, the places of a
// in all states reached; in columns, those of c that have been looked up. Those of b and of the line count as seen, so
// that no two ghosts come to one place (for c and b, see moveB). The caller may add to what it returns.
func (s *solver) seenWith(e *end, b uint8) *[2][]words {
	seen := &e.seen[b]
	if seen[rows] == nil {
		first, after := int(s.number[b])*int(s.count), (int(s.number[b])+1)*int(s.count)
		seen[rows], seen[columns] = e.room[rows][first:after], e.room[columns][first:after]
		for _, line := range s.m.open.list(&s.as) {
			taken, n := only[b].or(only[line]), s.number[line]
			seen[rows][n] = words{taken.w, taken.x, taken.y, taken.z}
			seen[columns][n] = seen[rows][n]
		}
	}
	return seen
}

// lookUp returns which states of a line are new, and whether one is in the others' rows. Those of a row are all new, as
// addNew has compared them; those of a column are looked up in the rows seen one by one, and added there.
func (s *solver) lookUp(seen, others []words, way int, line uint8, set placeSet) (fresh placeSet, met bool) {
	if way == rows {
		return set, others != nil && !set.and(others[s.number[line]].set()).empty()
	}
	found, word, bit := words{}, line/64, uint64(1)<<(line%64)
	for i, w := range [4]uint64{set.w, set.x, set.y, set.z} {
		numbers := s.number[64*i:][:64]
		for ; w != 0; w &= w - 1 {
			n := numbers[bits.TrailingZeros64(w)&63]
			if seen[n][word]&bit == 0 {
				seen[n][word] |= bit
				found[i] |= w & -w
				met = met || others != nil && others[n][word]&bit != 0
			}
		}
	}
	return found.set(), met
}

// halfway holds states in the midst of a step with b still on its old place: a and c have moved.
type halfway struct {
	sets   []placeSet  // by number of a line: the places in it; b may make any move
	lines  placeSet    // every line in use
	behind [5]placeSet // by the one move of b that is barred: the places of a, with c on b's old place
	swaps  [5]placeSet // by the one move of b that is barred: the places of c, with a on b's old place
	barred bool        // behind or swaps is not empty
}

// moveAC makes a's and c's part of a step, from items of one way. It returns all places to which b may then go.
// No two change places. If a can come to the old place of b or c from just one place, it may not while that
// ghost goes there; if from more, it comes from another. If c goes to b's old place, b may not go to c's.
func (s *solver) moveAC(layer []item) (bs placeSet) {
	for _, it := range layer {
		h, nearB, nearC := &s.halfway[s.number[it.b]], &s.near[it.b], &s.near[it.line]
		as := it.set.grown(s.m.open)
		if h.lines.empty() {
			first := s.halved.count() * int(s.count)
			for len(s.room) < first+int(s.count) { // zeros written, not only read: else a page costs two faults
				s.room = append(s.room, placeSet{})
			}
			h.sets = s.room[first:][:s.count]
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

// moveB makes b's part of a step, to one place: it collects in merged, by line, the states that can come about with b on
// it. It returns their lines and those given, but not b's own place.
func (s *solver) moveB(b uint8, lines placeSet) []uint8 {
	var room [5]*halfway
	from, merged := room[:0], &s.merged
	for _, old := range s.near[b].and(s.halved).list(&s.cs) {
		h := &s.halfway[s.number[old]]
		from, lines = append(from, h), lines.or(h.lines)
		for i := 0; h.barred && i < len(s.moves[old]); i++ {
			if s.moves[old][i] != b {
				merged[old].add(h.behind[i])
				s.addAcross(merged, h.swaps[i], old)
			}
		}
	}
	merged[b] = placeSet{} // c cannot be where b is
	list := lines.without(only[b]).list(&s.cs)
	for _, line := range list {
		as, n := merged[line], s.number[line]
		for _, h := range from {
			as = as.or(h.sets[n])
		}
		merged[line] = as
	}
	return list
}

// forgetMoves empties halfway.
func (s *solver) forgetMoves() {
	for _, b := range s.halved.list(&s.bs) {
		h := &s.halfway[s.number[b]]
		for _, line := range h.lines.list(&s.cs) {
			h.sets[s.number[line]] = placeSet{}
		}
		*h = halfway{}
	}
	s.halved = placeSet{}
}
