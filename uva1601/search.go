package main

// This is the bidirectional search of common.BothEnds, where it is proved correct: the forward
// search from the start and the backward search from the goal expand their frontiers, one whole
// layer at a time, until the searches meet. But here many states move at once, as a group. The
// outline in solve.go shows how the functions call each other. This file begins with the innermost
// function, the step of a group.

// A group is a set of states that have b in the same place and c in the same place. These states
// differ only in the place of a, so the set of a's places describes them all. Let places 1 to 5
// form a corridor:
//
//	b on 8, c on 11     a on 1 2 3       a group of three states
//	b to 7, c stays     a on 1 2 3 4     one step later: states of another group
//
// So b and c step in nested loops, but a takes all its steps at once, by a few shifts (see spread).
// A value of type group says where b and c are; a table holds the places of a.
type group struct{ b, c number }

// number is the number of an open place: 0, 1, 2, ... in reading order. The tables of the search
// are indexed by numbers, so they waste no room on walls. (A placeSet has a bit for every place,
// because the shifts need whole rows of the map.) A ghost missing from the maze has a number of its
// own, after the numbers of the places.
type number int

const numbers = places + maxGhosts - 1 // b and c may be missing

// table holds the places of a in every group. The set in row b and column c belongs to the group
// {b, c}.
type table [][]placeSet

// layer is a set of states at the same distance. Unlike a table, it lists its groups.
type layer struct {
	groups []group // the groups that contain a state
	a      table
}

// add adds the states of a group that have a in the given places.
func (l *layer) add(g group, a placeSet) {
	set := &l.a[g.b][g.c]
	if set.empty() {
		l.groups = append(l.groups, g)
	}
	*set = set.with(a)
}

// clear empties the layer, in time that depends only on the number of its groups.
func (l *layer) clear() {
	for _, g := range l.groups {
		l.a[g.b][g.c] = placeSet{}
	}
	l.groups = l.groups[:0]
}

// half is one of the two searches, the forward or the backward one.
type half struct {
	from     [maxGhosts]number       // by ghost: where it begins, its start or its goal
	away     [maxGhosts][numbers]int // by ghost: the distance of a place from there (see limits.go)
	depth    int                     // the steps from there to the frontier
	frontier layer                   // the outermost layer
	seen     table                   // the states of all layers
}

// solver answers one maze after another and reuses its memory.
type solver struct {
	size              int               // how many numbers there are
	after             [numbers][]number // by number: where a ghost can be after a step
	bit               [numbers]placeSet // by number: the place alone, as a set
	forward, backward half
	next              layer // the next layer, while expand finds it
}

// round is one round of a search, in which the half called near expands its frontier; far is the
// other half.
type round struct {
	near, far *half
	left      int      // the steps that the limit allows after the step of this round
	inTime    placeSet // where a is not late (see limits.go)
}

// step takes those steps of a group in the frontier that move b to a given place or leave it there.
// It adds the new states to the next layer.
//
// Most steps can be skipped. Let a step lead from a state S of the frontier to a new state T. Let
// S' be S with b, or with both b and c, already where they are in T. (If b stays, only c differs.)
//
//	S     a=1 b=8 c=9      a to 2, b to 7, c to 10      T  a=2 b=7 c=10
//	S'    a=1 b=7 c=9      a to 2, b stays, c to 10     T  a=2 b=7 c=10
//
// If this half has seen S', the step from S is skipped, because S' has a step to T as well.
//
// The search also prunes states in which a ghost is late: it would exceed the limit even if it were
// alone (see limits.go).
//
// Skipping loses no state. Proof: suppose that no layer so far has lost a state, and let T be a
// state that belongs to the next layer, with no ghost late. Some states of the frontier have a step
// to T. They have not been pruned, because a ghost that is not late in T was not late one step
// before. Of these states, let S be one from which the fewest of b and c move. Suppose that the
// step from S to T is skipped because of S'. Then two statements hold:
//
//   - S' has a step to T. The ghosts that still move go where they go from S, so no two of them
//     swap places, and a ghost that stays takes part in no swap. Whether two ghosts share a place,
//     or one is late, depends only on T.
//   - S' is in the frontier. It has been seen, so it is there or in an earlier layer. From an
//     earlier layer, T would have been reached sooner.
//
// But fewer of b and c move from S' to T than from S to T, which contradicts the choice of S.
func (s *solver) step(r *round, from group, b number) {
	seen := r.near.seen[b] // by c
	set := r.near.frontier.a[from.b][from.c]
	if b != from.b {
		set = set.without(seen[from.c]) // S' has b moved; idea: skipped steps
	}
	if set.empty() {
		return
	}
	allowed := r.inTime.without(s.bit[b]) // a and b must not share a place
	for _, c := range s.after[from.c] {
		if c == b || c == from.b && b == from.c || r.late(2, c) {
			continue // b and c must not share a place or swap
		}
		moving := set
		if c != from.c {
			moving = moving.without(seen[c]) // S' has b and c moved; idea: skipped steps
		}
		if moving.empty() {
			continue
		}
		moved := moving.spread(allowed.without(s.bit[c]).without(seen[c]))
		if b != from.b {
			moved = moved.without(s.barred(moving, from.b, b))
		}
		if c != from.c {
			moved = moved.without(s.barred(moving, from.c, c))
		}
		if !moved.empty() {
			s.next.add(group{b, c}, moved)
		}
	}
}

// barred returns the place that b or c vacates, as a set, or the empty set if a can get there
// without swapping places with that ghost. From the place where that ghost goes, a could get there
// only by swapping. So barred removes this place from the places of a, and checks whether a can
// still get to the vacated place:
//
//	b from 3 to 2, a on 2       a cannot get to 3
//	b from 3 to 2, a on 2 4     a can get to 3, from 4
func (s *solver) barred(a placeSet, from, to number) placeSet {
	vacated := s.bit[from]
	return vacated.without(a.without(s.bit[to]).spread(vacated))
}

// search returns the least number of steps from the start to the goal, or -1 if no route is within
// the limit.
//
// The search prunes only states that are on no route within the limit (see limits.go), so the proof
// of common.BothEnds holds for the routes within the limit. The search must end at the limit. A
// meeting beyond it would prove nothing, because a shorter route might lead through a pruned state.
func (s *solver) search(limit int) int {
	near, far := s.begin()
	for met := near.from == far.from; !met; {
		near, far = fewerGroups(near, far)
		// If the frontier of near is empty, near has seen all states that it can reach within the
		// limit.
		if len(near.frontier.groups) == 0 || near.depth+far.depth == limit {
			return -1
		}
		met = s.expand(near, far, limit)
	}
	return near.depth + far.depth
}

// begin discards the previous search and begins a new one. Each half begins with one state.
func (s *solver) begin() (near, far *half) {
	for _, h := range [...]*half{&s.forward, &s.backward} {
		for _, row := range h.seen[:s.size] {
			for c := range row[:s.size] {
				row[c] = placeSet{}
			}
		}
		h.frontier.clear()
		h.depth = 0
		a, g := s.bit[h.from[0]], group{h.from[1], h.from[2]}
		h.seen[g.b][g.c] = a
		h.frontier.add(g, a)
	}
	return &s.forward, &s.backward
}

// fewerGroups returns the two halves, beginning with the one whose frontier has fewer groups,
// because that frontier is less work to expand. If the numbers are equal, the order does not
// change.
func fewerGroups(near, far *half) (*half, *half) {
	if len(far.frontier.groups) < len(near.frontier.groups) {
		return far, near
	}
	return near, far
}

// expand expands the frontier of near and reports whether far has seen one of the new states.
func (s *solver) expand(near, far *half, limit int) (met bool) {
	near.depth++
	r := &round{near: near, far: far, left: limit - near.depth}
	r.inTime = s.inTime(r)
	for _, from := range near.frontier.groups {
		for _, b := range s.after[from.b] {
			if !r.late(1, b) {
				s.step(r, from, b)
			}
		}
	}
	// The new states count as seen only from now on, because step relies on that.
	for _, g := range s.next.groups {
		a := s.next.a[g.b][g.c]
		near.seen[g.b][g.c] = near.seen[g.b][g.c].with(a)
		met = met || !a.and(far.seen[g.b][g.c]).empty()
	}
	near.frontier, s.next = s.next, near.frontier
	s.next.clear() // its memory is reused for the layer after this one
	return met
}

// load prepares the search of a maze: it numbers the open places, and allocates room for all groups
// unless there is enough already.
func (s *solver) load(m *maze) {
	var numberOf [places]number
	count := number(0) // how many numbers have been given
	for place, open := range m.open {
		if open {
			numberOf[place] = count
			s.bit[count] = single(place)
			count++
		}
	}
	var room [5]int
	for place, open := range m.open {
		if open {
			after := s.after[numberOf[place]][:0]
			for _, to := range m.appendAfter(place, room[:0]) {
				after = append(after, numberOf[to])
			}
			s.after[numberOf[place]] = after
		}
	}
	forward, backward := &s.forward, &s.backward
	for k := range forward.from {
		forward.from[k], backward.from[k] = numberOf[m.start[k]], numberOf[m.goal[k]]
	}
	for k := m.ghosts; k < maxGhosts; k++ { // a missing ghost: no place is beside its number
		s.after[count] = append(s.after[count][:0], count)
		s.bit[count] = placeSet{}
		forward.from[k], backward.from[k] = count, count
		count++
	}
	s.size = int(count)
	if s.size > len(s.next.a) {
		for _, t := range []*table{
			&forward.seen, &forward.frontier.a, &backward.seen, &backward.frontier.a, &s.next.a,
		} {
			*t = newTable(s.size)
		}
	}
}

// newTable returns an empty table with size rows and columns.
func newTable(size int) table {
	t := make(table, size)
	for b := range t {
		t[b] = make([]placeSet, size)
	}
	return t
}
