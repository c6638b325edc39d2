package main

// This is the bidirectional search of common.BothEnds, where its proof stands: from the start
// and from the goal, by whole layers, until the two meet. But it moves many states at once.
//
// A row is a set of states that have b on one place and c on another. What is kept of them is
// the set of the places of a. Say that 1 to 5 are a corridor:
//
//	b on 8, c on 11     a on 1 2 3       a row of three states
//	b to 7, c stays     a on 1 2 3 4     what their steps lead to: states of another row
//
// So b and c step as they do in plain.go, but a makes all its steps at once, by a few shifts.
// In the search a place is its number: the open places are numbered from 0. And a, b and c
// need not be the ghosts that the maze calls so: see rename.

// search returns the least number of steps if that is at most limit, else -1. The end with
// fewer new rows, so with less work, goes on. A meeting after the limit would prove nothing,
// as grow leaves out states. (The ends are not one state: the bound would be 0.)
func (s *solver) search(limit int) int {
	s.rows = 0
	s.near, s.far = &s.ends[0], &s.ends[1]
	s.begin(s.near)
	s.begin(s.far)
	for s.near.depth+s.far.depth < limit && len(s.near.last.rows) > 0 {
		if s.grow(limit) {
			return s.near.depth + s.far.depth
		}
		if len(s.far.last.rows) < len(s.near.last.rows) {
			s.near, s.far = s.far, s.near
		}
	}
	return -1
}

// end is the search from one end, the start or the goal.
type end struct {
	at    [maxGhosts]int   // places of the ghosts at this end
	away  [maxGhosts][]int // by ghost and place: steps from there to this end, alone
	seen  table            // all states reached so far
	last  layer            // the layer made last
	depth int              // number of that layer: the steps from this end to its states

	states, rows []int // how many of each layer, for -layers
}

// layer holds the states that an end reaches in some number of steps and no sooner.
type layer struct {
	rows []row // the rows that have a state
	sets table
}

type row struct{ b, c int }

// table holds the places of a for each place of c and, in that, for each of b.
type table [][]placeSet

// add adds states to a row of the layer.
func (l *layer) add(r row, states placeSet) {
	set := &l.sets[r.c][r.b]
	if set.empty() {
		l.rows = append(l.rows, r)
	}
	*set = set.with(states)
}

// grow makes the next layer of near, and reports whether it has a state that far has seen.
// Its states are put into seen when all are there, and no sooner: step rests on that.
func (s *solver) grow(limit int) (met bool) {
	near, far, next := s.near, s.far, &s.next
	near.depth++
	s.left = limit - near.depth
	s.inTime = placeSet{} // to begin with
	for place := 0; place < s.count; place++ {
		if !s.late(0, place) {
			s.inTime = s.inTime.with(s.bit[place])
		}
	}
	for _, r := range near.last.rows {
		set := near.last.sets[r.c][r.b]
		for _, c := range s.around[r.c] {
			if !s.late(2, c) {
				s.step(set, r, c)
			}
		}
	}
	states := 0
	for _, r := range next.rows {
		set := next.sets[r.c][r.b]
		near.seen[r.c][r.b] = near.seen[r.c][r.b].with(set)
		met = met || !set.and(far.seen[r.c][r.b]).empty()
		states += set.count()
	}
	near.states, near.rows = append(near.states, states), append(near.rows, len(next.rows))
	s.rows += len(next.rows)
	near.last.clear() // to be the memory of the layer after this one
	near.last, s.next = s.next, near.last
	return met
}

// late reports whether a ghost (0 is a) that is on a place after this step would come to the
// far end after the limit, even if it were alone. A state in which one is late is on no route
// within the limit: it is pruned.
func (s *solver) late(ghost, place int) bool { return s.far.away[ghost][place] > s.left }

// step makes those steps of a row in which c goes to a place, or stays, and adds what is new
// to the next layer.
//
// Some steps need not be made. Say that c goes from 9 to 10, and that the same state but
// with c on 10 has been seen. From there c stays, and a and b go where they go here: that
// leads to the same state.
//
//	state             step                       leads to
//	a=1 b=8 c=9       a to 2, b to 7, c to 10    a=2 b=7 c=10
//	a=1 b=8 c=10      a to 2, b to 7, c stays    a=2 b=7 c=10
//
// So what has been seen with c on 10 is taken out of the set before it steps, and so is what
// has been seen with b on 7 and c on 10, from where a alone goes. Seen holds the layers up to
// the last, none of the one being made. So the steps from there have been made or are made now.
// (They may be left out in turn, but only for steps of fewer ghosts, so in the end one is made.)
func (s *solver) step(set placeSet, from row, c int) {
	seen := s.near.seen[c]
	if c != from.c {
		set = set.without(seen[from.b]) // idea: steps left out
	}
	if set.empty() {
		return
	}
	allowed := s.inTime.without(s.bit[c]) // not the place of another ghost
	for _, b := range s.around[from.b] {
		if clash(from.b, from.c, b, c) || s.late(1, b) {
			continue
		}
		moving := set
		if b != from.b {
			moving = moving.without(seen[b]) // idea: steps left out
		}
		if moving.empty() {
			continue
		}
		moved := moving.spread(allowed.without(s.bit[b])).without(seen[b])
		if b != from.b {
			moved = moved.without(s.swapped(moving, from.b, b))
		}
		if c != from.c {
			moved = moved.without(s.swapped(moving, from.c, c))
		}
		if !moved.empty() {
			s.next.add(row{b, c}, moved)
		}
	}
}

// swapped returns the place that b or c leaves, as a set, if a cannot come to it, because the
// two would change places; else the empty set. A comes there only from beside it. So if the
// set has no other such place than the one to which b or c goes, a cannot. In a corridor:
//
//	b from 3 to 2, a on {2}       a cannot come to 3
//	b from 3 to 2, a on {2,4}     a can come to 3, from 4
func (s *solver) swapped(set placeSet, from, to int) placeSet {
	if set.without(s.bit[to]).and(s.aroundSet[from]).empty() {
		return s.bit[from]
	}
	return placeSet{}
}

// solver answers one maze after the other, in the same memory.
type solver struct {
	count     int                  // number of open places
	number    [places]int          // by place of the maze; all other tables are by number
	around    [places + 1][]int    // where a ghost may be after a step
	aroundSet [places]placeSet     // the same as a set
	bit       [places + 1]placeSet // the place alone as a set
	ends      [2]end
	near, far *end     // the end that makes its next layer, and the other
	next      layer    // the layer being made
	left      int      // steps within the limit after this one
	inTime    placeSet // where a is not late
	rows      int      // number of rows that the search has made
}

// load makes a maze the one to be searched. It returns the bound: the steps that the ghost
// with the longest way needs alone, anySteps if one has no way.
func (s *solver) load(m *maze) (bound int) {
	s.numberPlaces(m)
	s.makeRoom()
	for i, at := range [...][maxGhosts]int{m.start, m.goal} {
		e := &s.ends[i]
		for k := range at {
			e.at[k] = s.count // unless the maze has it
			if k < m.ghosts {
				e.at[k] = s.number[at[k]]
			}
			e.away[k] = s.stepsAlone(e.at[k], e.away[k][:0])
		}
	}
	for k := range m.start {
		if way := s.way(k); way > bound {
			bound = way
		}
	}
	s.rename(m.ghosts) // idea: names by the ways
	return bound
}

// numberPlaces numbers the open places in reading order, so that tables have no room for
// walls. (The post takes them out, too: 把障碍物抽掉.) As in the post, a ghost that the maze
// lacks stays on a place of its own, here number count, beside which there is none.
func (s *solver) numberPlaces(m *maze) {
	list := make([]int, 0, places)
	for place, open := range m.open {
		if open {
			s.number[place] = len(list)
			list = append(list, place)
		}
	}
	s.count = len(list)
	var room [5]int
	for n, place := range list {
		s.bit[n], s.around[n], s.aroundSet[n] = single(place), s.around[n][:0], placeSet{}
		for _, p := range m.around(place, room[:0]) {
			s.around[n] = append(s.around[n], s.number[p])
			s.aroundSet[n] = s.aroundSet[n].with(single(p))
		}
	}
	s.around[s.count] = append(s.around[s.count][:0], s.count)
	s.bit[s.count] = placeSet{}
}

// stepsAlone returns how many steps a ghost needs from each place to a certain one, alone.
func (s *solver) stepsAlone(to int, away []int) []int {
	for n := 0; n <= s.count; n++ {
		away = append(away, anySteps)
	}
	away[to] = 0
	for queue := append(make([]int, 0, places+1), to); len(queue) > 0; queue = queue[1:] {
		for _, n := range s.around[queue[0]] {
			if away[n] == anySteps {
				away[n] = away[queue[0]] + 1
				queue = append(queue, n)
			}
		}
	}
	return away
}

// way returns how many steps a ghost needs from its start to its goal, alone.
func (s *solver) way(k int) int { return s.ends[1].away[k][s.ends[0].at[k]] }

// rename names the ghosts by the lengths of their ways. A has the shortest, so the most steps
// to spare: it may be on many places, all in one set. C has the longest: it may be on few.
func (s *solver) rename(ghosts int) {
	for _, pair := range [...][2]int{{0, 1}, {1, 2}, {0, 1}} { // this sorts three
		if i, j := pair[0], pair[1]; j < ghosts && s.way(i) > s.way(j) {
			s.exchange(i, j)
		}
	}
}

// exchange exchanges the names of two ghosts.
func (s *solver) exchange(i, j int) {
	for k := range s.ends {
		e := &s.ends[k]
		e.at[i], e.at[j] = e.at[j], e.at[i]
		e.away[i], e.away[j] = e.away[j], e.away[i]
	}
}

// begin forgets the last search from an end and begins one at the end's own state.
func (s *solver) begin(e *end) {
	for _, sets := range e.seen[:s.count+1] { // of each c
		sets = sets[:s.count+1]
		for b := range sets {
			sets[b] = placeSet{}
		}
	}
	a, b, c := e.at[0], e.at[1], e.at[2]
	e.seen[c][b] = s.bit[a]
	e.last.clear()
	e.last.add(row{b, c}, s.bit[a])
	e.depth, e.states, e.rows = 0, append(e.states[:0], 1), append(e.rows[:0], 1)
}

// clear empties the layer.
func (l *layer) clear() {
	for _, r := range l.rows {
		l.sets[r.c][r.b] = placeSet{}
	}
	l.rows = l.rows[:0]
}

// makeRoom makes the tables large enough for the places.
func (s *solver) makeRoom() {
	size := s.count + 1
	if size <= len(s.next.sets) {
		return
	}
	start, goal, next := &s.ends[0], &s.ends[1], &s.next
	for _, t := range []*table{
		&start.seen, &start.last.sets, &goal.seen, &goal.last.sets, &next.sets,
	} {
		*t = make(table, size)
		for c := range *t {
			(*t)[c] = make([]placeSet, size)
		}
	}
}
