package main

// The search is that of bothends.go: from the start and from the goal, layer by layer, until
// one end reaches a state that the other has reached. But it moves whole sets of states.
//
// The states with c on one place form a square, with a row for each place of b and a column
// for each place of a. The search begins as one row. When a comes to place 4 for the first
// time, with b on 6 or 7, rows 6 and 7 have one new state each, both with a on 4. In place of
// many rows of a single state, one column holds them. (On 8, b has just come, with a anywhere.)
//
//	c on 9           a on 1  2  3  4  5
//	          b on 6      .  .  .  x  .      column 4: a has just come there
//	               7      .  .  .  x  .
//	               8      x  x  x  .  .      row 8: b has just come there
//
// A line is a part of a row or of a column: here row 8 {1,2,3} and column 4 {6,7}. All its
// states step at once. From row 8, say, b goes to 7 and c stays. If 1 to 5 are a corridor, a
// is then on {1,2,3,4}: the set is grown by a few shifts, however many states it has.
//
// A set holds places, as these can be shifted. Whatever is called at, a, b or c is a number
// of a place (see graph), which makes tables small.
type line struct {
	set  placeSet // the places of a in a row, of b in a column
	at   int      // which row or column: the number of the place of b or a
	kind int
}

const row, column = 0, 1 // the kinds of lines, and the ghosts in their sets: a is 0, b is 1

// layer holds the states that an end has reached in some number of steps and no sooner.
type layer struct {
	lines  []line          // in order of c
	first  [places + 2]int // by number of c: where its lines begin
	states int             // how many there are
}

func (l *layer) clear() {
	l.lines = l.lines[:0]
	l.states = 0
}

// of returns the lines with c on the place of a number.
func (l *layer) of(c int) []line {
	return l.lines[l.first[c]:l.first[c+1]]
}

// add adds a line of n states.
func (l *layer) add(set placeSet, at, kind, n int) {
	l.lines = append(l.lines, line{set, at, kind})
	l.states += n
}

// end is the search from one end, the start or the goal.
type end struct {
	ghosts [maxGhosts]int        // the numbers of the places where they are there
	reach  [maxGhosts][]placeSet // by ghost and steps: where it can come to from there, alone
	layer  layer                 // the last one made
	depth  int                   // the steps from the end to its states
	sizes  [][2]int              // the states and lines of each layer so far, for -layers
	seen   [][]words             // the states reached so far: by c its square, by b a row of it
	opened [places + 1]bool      // by c: its square is in use
}

// makeRoom makes the squares large enough for places of so many numbers.
func (e *end) makeRoom(size int) {
	if len(e.seen) >= size {
		return
	}
	e.seen = make([][]words, size)
	rows := make([]words, size*size)
	for c := range e.seen {
		e.seen[c] = rows[size*c:][:size]
	}
}

// begin forgets the last search and begins one at the end's own state.
func (e *end) begin() {
	set, b, c := e.reach[0][0], e.ghosts[1], e.ghosts[2]
	e.opened = [places + 1]bool{}
	e.square(c)[b].add(set)
	e.layer.clear()
	e.layer.add(set, b, row, 1)
	e.layer.first = [places + 2]int{}
	for n := c + 1; n < len(e.layer.first); n++ {
		e.layer.first[n] = 1
	}
	e.depth = 0
	e.sizes = append(e.sizes[:0], [2]int{1, 1})
}

// square returns the square of a place of c. It is emptied when a search first asks for it:
// most squares are not needed, and memory that is not touched costs nothing.
func (e *end) square(c int) []words {
	if !e.opened[c] {
		e.opened[c] = true
		for b := range e.seen[c] {
			e.seen[c][b] = words{}
		}
	}
	return e.seen[c]
}

// has reports whether the end has reached a state of a row.
func (e *end) has(set placeSet, b, c int) bool {
	return e.opened[c] && !set.and(e.seen[c][b].set()).empty()
}

// within returns where ghost k can come to, alone, from the end in so many steps. From the
// same places it can come to the end in as many, as a step can be undone.
func (e *end) within(k, steps int) placeSet {
	last := len(e.reach[k]) - 1
	if steps > last {
		steps = last
	}
	return e.reach[k][steps]
}

// solver answers one maze after the other, in the same memory.
type solver struct {
	graph
	ends    [2]end
	next    layer                   // the layer being made
	inTime  [maxGhosts]words        // by ghost: where it may come to in this step
	arrived [2][places + 1]placeSet // by kind and number: the states that come to a line
	touched [2][]int                // by kind: the lines to which states come
	room    [places]uint8           // for lists of places
}

// load makes a maze the one to be searched. It returns the bound: the steps that the ghost
// with the longest way needs alone, or -1 if one has no way. That ghost is called c: as it
// has the fewest steps to spare, it is on few places. Of two ghosts, none is c: the stand-in is.
func (s *solver) load(m *maze) (bound int) {
	s.build(m.open)
	longest := 0
	for k := 0; k < m.ghosts; k++ {
		steps := s.alone(m, k)
		if steps < 0 {
			return -1
		}
		if steps > bound {
			bound, longest = steps, k
		}
	}
	all := ^uint64(0)
	for i := range s.ends {
		e := &s.ends[i]
		for k := m.ghosts; k < maxGhosts; k++ { // the stand-in is always in time
			e.ghosts[k] = s.count
			e.reach[k] = []placeSet{{all, all, all, all}}
		}
		if m.ghosts == maxGhosts {
			e.ghosts[2], e.ghosts[longest] = e.ghosts[longest], e.ghosts[2]
			e.reach[2], e.reach[longest] = e.reach[longest], e.reach[2]
		}
		e.makeRoom(s.count + 1)
	}
	return bound
}

// alone sees where ghost k can come to, alone, from either end. It returns the least number
// of steps from its start to its goal, or -1.
func (s *solver) alone(m *maze, k int) int {
	for i, from := range [2]uint8{m.start[k], m.goal[k]} {
		e := &s.ends[i]
		e.ghosts[k] = s.number[from]
		reach, now := e.reach[k][:0], single(from)
		for next := now.grown(m.open); ; next = now.grown(m.open) {
			reach = append(reach, now)
			if next == now {
				break
			}
			now = next
		}
		e.reach[k] = reach
	}
	for steps, reach := range s.ends[0].reach[k] {
		if !reach.and(single(m.goal[k])).empty() {
			return steps
		}
	}
	return -1
}

// search returns the least number of steps if that is at most limit, else -1. A route of at
// most i+j steps has a state within i steps from the start and j from the goal. So when the
// ends have made i and j layers, and no state has been reached from both, more steps are
// needed, and the first layer with such a state gives the answer. (What grow leaves out is on
// no route within the limit.) If there is none when they have made limit steps, or when an
// end has no new state, there is no such route. The end with fewer new states goes on.
func (s *solver) search(limit int) int {
	near, far := &s.ends[0], &s.ends[1]
	near.begin()
	far.begin()
	for near.depth+far.depth < limit && near.layer.states > 0 {
		if s.grow(near, far, limit) {
			return near.depth + far.depth
		}
		if far.layer.states < near.layer.states {
			near, far = far, near
		}
	}
	return -1
}

// grow makes the next layer of near, and reports whether it has a state that far has reached.
// For each place of c, all lines with c there or beside it step to it; then what is new is
// collected. States from which a ghost, even alone, would come to the far end after the limit
// are left out: it may only be on places in time (and on those that it can have reached).
func (s *solver) grow(near, far *end, limit int) (met bool) {
	near.depth++
	for k := range s.inTime {
		reached, left := near.within(k, near.depth), limit-near.depth
		s.inTime[k] = words{}
		s.inTime[k].add(reached.and(far.within(k, left)))
	}
	last, next := &near.layer, &s.next
	next.clear()
	for c := 0; c <= s.count; c++ {
		if s.inTime[2].has(s.place[c]) {
			for _, from := range s.moves[c] {
				for _, l := range last.of(from) {
					s.step(l, from, c, near.square(c))
				}
			}
			rowsMet := s.collectRows(near, far, c)
			met = s.collectColumns(near, far, c) || rowsMet || met
		}
		next.first[c+1] = len(next.lines)
	}
	near.sizes = append(near.sizes, [2]int{next.states, len(next.lines)})
	near.layer, s.next = s.next, near.layer
	return met
}

// step makes the steps of a line in which c goes from one place to another, or stays. Seen
// is the square of the place to which c goes, with all that this end has reached.
//
// Some steps need not be made. Say that c goes from 9 to 10, and that the same state but
// with c on 10 has been reached already. There, now or before, c stays, and a and b go where
// they go here: that leads to the same state.
//
//	state             step                       leads to
//	a=1 b=8 c=9       a to 2, b to 7, c to 10    a=2 b=7 c=10
//	a=1 b=8 c=10      a to 2, b to 7, c stays    a=2 b=7 c=10
//
// So what has been reached with c on 10 is taken out of the set before it steps, and so is
// what has been reached with b on 7 and c on 10, from where a alone goes. (Not of a column:
// its states are in many rows of the square, and to look at all of them takes too long.)
func (s *solver) step(l line, from, to int, seen []words) {
	set := l.set
	if from != to && l.kind == row {
		set = set.without(seen[l.at].set())
	}
	if set.empty() {
		return
	}
	other, allowed := &s.inTime[1-l.kind], s.inTime[l.kind].set()
	for _, at := range s.moves[l.at] { // the other ghost of a and b goes there
		clash := at == to || at == from && to == l.at // with c; the set's come later
		if clash || !other.has(s.place[at]) {
			continue
		}
		moving := set
		if at != l.at && l.kind == row {
			moving = moving.without(seen[at].set())
		}
		if moving.empty() {
			continue
		}
		moved := moving.grown(allowed).without(s.swapped(moving, l.at, at))
		s.arrive(l.kind, at, moved.without(s.swapped(moving, from, to)))
	}
}

// swapped returns the place to which a ghost in a set cannot come when another ghost goes
// from there to a second place, as two may not change places. In a corridor:
//
//	b from 3 to 2, a on {2}       a cannot come to 3
//	b from 3 to 2, a on {2,4}     a can come to 3, from 4: there is no such place
func (s *solver) swapped(set placeSet, from, to int) placeSet {
	if from != to && set.without(s.self[to]).and(s.near[from]).empty() {
		return s.self[from]
	}
	return placeSet{}
}

// arrive adds states to a line that comes about in this step.
func (s *solver) arrive(kind, at int, set placeSet) {
	arrived := &s.arrived[kind][at]
	if arrived.empty() {
		s.touched[kind] = append(s.touched[kind], at)
	}
	*arrived = arrived.or(set)
}

// collectRows adds the new states that have arrived in rows, with c on the place given, to
// the next layer, and reports whether far has reached any. No two ghosts may be on one
// place. A single state is left to its column, where there may be more.
func (s *solver) collectRows(near, far *end, c int) (met bool) {
	seen := near.seen[c]
	for _, b := range s.touched[row] {
		set := s.arrived[row][b].without(seen[b].set())
		set = set.without(s.self[b]).without(s.self[c])
		s.arrived[row][b] = placeSet{}
		switch n := set.count(); n {
		case 0:
		case 1:
			a := s.number[set.list(&s.room)[0]]
			s.arrive(column, a, s.self[b])
		default:
			seen[b].add(set)
			met = met || far.has(set, b, c)
			s.next.add(set, b, row, n)
		}
	}
	s.touched[row] = s.touched[row][:0]
	return met
}

// collectColumns does the same with columns, state by state. A column of a single new state
// becomes a row, for which fewer steps need to be made.
func (s *solver) collectColumns(near, far *end, c int) (met bool) {
	seen := near.seen[c]
	for _, a := range s.touched[column] {
		set := s.arrived[column][a].without(s.self[a]).without(s.self[c])
		s.arrived[column][a] = placeSet{}
		fresh, n, last := words{}, 0, 0 // the new ones, how many, the last b
		for _, place := range set.list(&s.room) {
			if b := s.number[place]; !seen[b].has(s.place[a]) {
				seen[b].add(s.self[a])
				met = met || far.has(s.self[a], b, c)
				fresh.add(s.self[b])
				n, last = n+1, b
			}
		}
		if n == 1 {
			s.next.add(s.self[a], last, row, n)
		} else if n > 1 {
			s.next.add(fresh.set(), a, column, n)
		}
	}
	s.touched[column] = s.touched[column][:0]
	return met
}
