package main

// This is the bidirectional search of common.BothEnds, which has the proof: it goes from the start
// and from the goal, by whole layers, until the two ends meet. But here many states move at once.
//
// A group is a set of states that have b in the same place and c in the same place. They differ
// only in the place of a, so a group is stored as the set of the places of a. Let the places 1 to 5
// be a corridor:
//
//	b on 8, c on 11     a on 1 2 3       a group of three states
//	b to 7, c stays     a on 1 2 3 4     one step later: states of another group
//
// So b and c step in nested loops, as in plain.go, but all steps of a are made at once, by a few
// shifts.
//
// The search renames two things:
//
//   - The open places are numbered 0, 1, 2, ... in reading order. All tables are indexed by these
//     numbers, so they waste no room on walls. (The post leaves out walls as well.) But the bits of
//     a placeSet are still the places of the map, because the shifts need its lines.
//   - The ghosts are called a, b and c here, and are 0, 1 and 2 in code. They may have other names
//     in the maze: see rename.

// group identifies a group by the numbers of the places of b and c.
type group struct{ b, c int }

// table holds the places of a in each group. Those of the group {b, c} are at [c][b], because a
// call of step has a single c, so it needs only one row.
type table [][]placeSet

// layer holds the states that an end first reaches after some number of steps, except for those
// that are late.
type layer struct {
	groups []group // the groups that have a state
	sets   table
}

// end is the search from one end, the start or the goal.
type end struct {
	at    [maxGhosts]int   // by ghost: the number of its place at this end
	away  [maxGhosts][]int // by ghost and number: the steps from there to this end when alone
	seen  table            // all states of all layers, the last one included
	last  layer            // the layer made last
	depth int              // the steps from this end to the states of that layer
}

// solver answers one maze after another, in the same memory.
type solver struct {
	count     int                  // how many open places there are
	number    [places]int          // by place of the map: its number
	after     [places + 1][]int    // by number: where a ghost can be after a step
	afterSet  [places]placeSet     // by number: the same as a set
	bit       [places + 1]placeSet // by number: the place alone, as a set
	ends      [2]end
	near, far *end     // the end that makes its next layer, and the other
	next      layer    // the layer being made
	left      int      // how many steps the limit leaves after the one being made
	inTime    placeSet // where a is not late
	work      int      // how many groups the search has made
}

// search returns the least number of steps from start to goal if that is at most limit, else -1.
// The proof of common.BothEnds holds here for the routes within the limit, because no state on such
// a route is lost. The search must stop at the limit: a later meeting need not be the nearest,
// because pruned states may be on a shorter route. Start and goal differ, because distance handles
// a bound of 0.
//
// In each round, near is the end whose last layer has fewer groups, because that end has less work
// to do. So if the last layer of an end is empty, that end is near. It has reached every state that
// it can, so there is no route within the limit.
func (s *solver) search(limit int) int {
	s.work = 0
	s.near, s.far = &s.ends[0], &s.ends[1]
	s.begin(s.near)
	s.begin(s.far)
	for s.near.depth+s.far.depth < limit && len(s.near.last.groups) > 0 {
		if s.grow(limit) {
			return s.near.depth + s.far.depth
		}
	}
	return -1
}

// grow makes the next layer of near, and reports whether far has seen one of the new states. It
// adds them to seen only when the layer is complete, because step relies on that. Then it chooses
// near for the next round.
func (s *solver) grow(limit int) (met bool) {
	near, far, next := s.near, s.far, &s.next
	near.depth++
	s.left = limit - near.depth
	s.inTime = placeSet{}
	for n := 0; n < s.count; n++ {
		if !s.late(0, n) {
			s.inTime = s.inTime.with(s.bit[n])
		}
	}
	for _, g := range near.last.groups {
		set := near.last.sets[g.c][g.b]
		for _, c := range s.after[g.c] {
			if !s.late(2, c) {
				s.step(set, g, c)
			}
		}
	}
	for _, g := range next.groups {
		set := next.sets[g.c][g.b]
		near.seen[g.c][g.b] = near.seen[g.c][g.b].with(set)
		met = met || !set.and(far.seen[g.c][g.b]).empty()
	}
	s.work += len(next.groups)
	near.last, s.next = s.next, near.last
	s.next.clear() // its memory is for the layer after this one
	if len(far.last.groups) < len(near.last.groups) {
		s.near, s.far = far, near
	}
	return met
}

// late reports whether a ghost that is on place n after this step would exceed the limit on its way
// to the far end even if it were alone. A state with a late ghost is on no route within the limit,
// so it is pruned.
func (s *solver) late(ghost, n int) bool { return s.far.away[ghost][n] > s.left }

// step makes the steps of a group in which c goes to a given place, or stays in it, and adds the
// new states to the next layer.
//
// Many steps can be skipped. Let a step lead from a state S of the last layer to a new state T. Let
// S' be S with c, or with both b and c, already where they are in T. (If c stays, only b differs.)
//
//	S     a=1 b=8 c=9      a to 2, b to 7, c to 10      T  a=2 b=7 c=10
//	S'    a=1 b=8 c=10     a to 2, b to 7, c stays      T  a=2 b=7 c=10
//
// If this end has seen S', the step from S is skipped, because S' has a step to T as well.
//
// This loses no state. Proof: suppose that no layer so far has lost a state, and let T be a
// state that belongs to the next layer. Some states of the last layer have a step to T. None of
// them has been pruned as late, because a ghost that is in time in T was in time one step before.
// Of these states, let S be one from which the fewest of b and c move. Suppose that the step from S
// to T is skipped because of S'. Then two statements hold:
//
//   - S' has a step to T. The ghosts that still move go where they go from S, so no two of them
//     swap places, and a ghost that stays takes part in no swap. Whether two ghosts share a place,
//     or one is late, depends only on T.
//   - S' is in the last layer. It has been seen, so it is in that layer or in an earlier one. From
//     an earlier layer, T would have been reached sooner.
//
// But fewer of b and c move from S' to T than from S to T, which contradicts the choice of S.
func (s *solver) step(set placeSet, from group, c int) {
	seen := s.near.seen[c]
	if c != from.c {
		set = set.without(seen[from.b]) // idea: skipped steps
	}
	if set.empty() {
		return
	}
	allowed := s.inTime.without(s.bit[c]) // a shares no place with c
	for _, b := range s.after[from.b] {
		if clash(from.b, from.c, b, c) || s.late(1, b) {
			continue
		}
		moving := set
		if b != from.b {
			moving = moving.without(seen[b]) // idea: skipped steps
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
			s.next.add(group{b, c}, moved)
		}
	}
}

// swapped returns the place that b or c leaves, as a set, if a could get there only by swapping
// places with that ghost, else the empty set. To get there, a must be in a place beside it. If the
// only such place in the set is the one to which b or c goes, a would swap with that ghost:
//
//	b from 3 to 2, a on 2       a cannot get to 3
//	b from 3 to 2, a on 2 4     a can get to 3, from 4
func (s *solver) swapped(set placeSet, from, to int) placeSet {
	if set.without(s.bit[to]).and(s.afterSet[from]).empty() {
		return s.bit[from]
	}
	return placeSet{}
}

// add adds states to a group of the layer.
func (l *layer) add(g group, states placeSet) {
	set := &l.sets[g.c][g.b]
	if set.empty() {
		l.groups = append(l.groups, g)
	}
	*set = set.with(states)
}

// clear empties the layer.
func (l *layer) clear() {
	for _, g := range l.groups {
		l.sets[g.c][g.b] = placeSet{}
	}
	l.groups = l.groups[:0]
}

// begin forgets the last search from an end and begins a new one from the end's own state.
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
	e.last.add(group{b, c}, s.bit[a])
	e.depth = 0
}

// load prepares the search of a maze and returns the bound: how many steps the ghost with the
// longest path needs when it is alone, or anySteps if a ghost cannot reach its goal.
func (s *solver) load(m *maze) (bound int) {
	s.numberPlaces(m)
	s.makeRoom()
	for i, at := range [...][maxGhosts]int{m.start, m.goal} {
		e := &s.ends[i]
		for k := range at {
			if k < m.ghosts {
				e.at[k] = s.number[at[k]]
			} else {
				e.at[k] = s.count // see numberPlaces
			}
			e.away[k] = s.stepsTo(e.at[k], e.away[k][:0])
		}
	}
	for k := range m.start {
		if steps := s.stepsAlone(k); steps > bound {
			bound = steps
		}
	}
	s.rename(m.ghosts) // idea: names by path length
	return bound
}

// numberPlaces numbers the open places. As in the post, a missing ghost stays in a separate place.
// Here this place has the number count, and no place is beside it.
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
		s.bit[n] = single(place)
		s.after[n] = s.after[n][:0]
		s.afterSet[n] = placeSet{}
		for _, p := range m.appendAfter(place, room[:0]) {
			s.after[n] = append(s.after[n], s.number[p])
			s.afterSet[n] = s.afterSet[n].with(single(p))
		}
	}
	s.after[s.count] = append(s.after[s.count][:0], s.count)
	s.bit[s.count] = placeSet{}
}

// makeRoom makes the tables large enough for the places.
func (s *solver) makeRoom() {
	size := s.count + 1
	if size <= len(s.next.sets) {
		return
	}
	start, goal := &s.ends[0], &s.ends[1]
	for _, t := range []*table{
		&start.seen, &start.last.sets, &goal.seen, &goal.last.sets, &s.next.sets,
	} {
		*t = make(table, size)
		for c := range *t {
			(*t)[c] = make([]placeSet, size)
		}
	}
}

// stepsTo appends, for each place, how many steps a ghost needs from there to a given place when it
// is alone.
func (s *solver) stepsTo(to int, away []int) []int {
	for n := 0; n <= s.count; n++ {
		away = append(away, anySteps)
	}
	away[to] = 0
	queue := make([]int, 0, places+1)
	queue = append(queue, to)
	for head := 0; head < len(queue); head++ {
		at := queue[head]
		for _, n := range s.after[at] {
			if away[n] == anySteps {
				away[n] = away[at] + 1
				queue = append(queue, n)
			}
		}
	}
	return away
}

// stepsAlone returns how many steps a ghost needs from its start to its goal when it is alone.
func (s *solver) stepsAlone(ghost int) int {
	return s.ends[1].away[ghost][s.ends[0].at[ghost]]
}

// rename gives the name a to the ghost with the shortest path and c to the ghost with the longest.
// Then a has the most steps to spare, so it can be in many places, which are all in one group. And
// c has the fewest steps to spare, so it can be in few places, which makes few groups.
func (s *solver) rename(ghosts int) {
	for _, pair := range [...][2]int{{0, 1}, {1, 2}, {0, 1}} { // sorts three
		i, j := pair[0], pair[1]
		if j < ghosts && s.stepsAlone(i) > s.stepsAlone(j) {
			s.swapNames(i, j)
		}
	}
}

// swapNames swaps the names of two ghosts.
func (s *solver) swapNames(i, j int) {
	for k := range s.ends {
		e := &s.ends[k]
		e.at[i], e.at[j] = e.at[j], e.at[i]
		e.away[i], e.away[j] = e.away[j], e.away[i]
	}
}
