package main

// The search from both ends.
//
// A state says where the three ghosts are. Instead of one state after the
// other, the search moves a whole set of them: all those in which b and c are
// on the same two places, whatever place a is on. That set is a cellSet of the
// places of a; a step of ghost a, from all of them at once, is a few shifts
// (cellSet.grown). Only the steps of b and c are taken one by one, at most 25
// for a pair.
//
//	states  (a,b,c) = (3,7,9) (4,7,9) (8,7,9)    one item: b=7 c=9 a={3,4,8}

// item is the states of a frontier that share the places of b and c.
type item struct {
	b, c int
	a    cellSet
}

// pairs is the number of pairs of places; a pair (b, c) has number
// b*width of the table + c.
const (
	pairRow = places + mostGhosts
	pairs   = pairRow * pairRow
)

// end is the search from one of the two ends, by whole layers.
type end struct {
	seen     []cellSet // by pair: the places of a in the states seen
	touched  []int     // the pairs whose seen set is not empty
	frontier []item    // the states of the last layer
	next     []item    // those of the layer that is being made
	slot     []int32   // by pair: its place in next, if next says so too
}

func newEnd() end {
	return end{seen: make([]cellSet, pairs), slot: make([]int32, pairs)}
}

// start forgets the last search, the sets it touched and no more, and begins
// one at a state.
func (e *end) start(state [mostGhosts]int) {
	for _, pair := range e.touched {
		e.seen[pair] = cellSet{}
	}
	e.touched = e.touched[:0]
	e.next = e.next[:0]
	var a cellSet
	a.add(state[0])
	e.visit(state[1], state[2], &a)
	e.endLayer()
}

// endLayer makes the layer that was being made the frontier.
func (e *end) endLayer() { e.frontier, e.next = e.next, e.frontier[:0] }

// visit adds states that share b and c to the layer being made, as far as they
// are new, and returns those that are.
func (e *end) visit(b, c int, a *cellSet) (fresh cellSet) {
	pair := pairRow*b + c
	seen := &e.seen[pair]
	if seen.empty() {
		// That a is where b or c is counts as seen: no such state may be visited.
		seen.add(b)
		seen.add(c)
		e.touched = append(e.touched, pair)
	}
	for i := range fresh {
		fresh[i] = a[i] &^ seen[i]
		seen[i] |= fresh[i]
	}
	if fresh.empty() {
		return fresh
	}
	// slot is never cleared: what it says of an earlier layer is not confirmed
	// by next.
	at := int(e.slot[pair])
	if at >= len(e.next) || e.next[at].b != b || e.next[at].c != c {
		at = len(e.next)
		e.slot[pair] = int32(at)
		e.next = append(e.next, item{b: b, c: c})
	}
	for i := range fresh {
		e.next[at].a[i] |= fresh[i]
	}
	return fresh
}

// solver answers one maze after the other and keeps its memory between them.
type solver struct {
	*maze
	ends [2]end
}

func newSolver() *solver { return &solver{ends: [2]end{newEnd(), newEnd()}} }

// distance returns the least number of steps from start to goal, or -1.
//
// Both ends grow by whole layers, the smaller frontier first. While no state is
// seen by both, the distance is more than the number of layers grown; so the
// first state that one end reaches and the other has seen gives the answer.
// Growing the ends by single states in turn would break that reasoning, and
// answers one too many on some 4% of small mazes.
//
// A step taken back is a step, so the search from the goal moves alike.
func (s *solver) distance(m *maze) int {
	s.maze = m
	near, far := &s.ends[0], &s.ends[1]
	near.start(m.start)
	far.start(m.goal)
	if m.start == m.goal {
		return 0
	}
	for layers := 1; len(near.frontier) > 0 && len(far.frontier) > 0; layers++ {
		if len(far.frontier) < len(near.frontier) {
			near, far = far, near
		}
		if s.growLayer(near, far) {
			return layers
		}
	}
	return -1
}

// growLayer visits the states one step beyond the frontier of near, and tells
// whether it met one that far has seen.
func (s *solver) growLayer(near, far *end) bool {
	for i := range near.frontier {
		it := &near.frontier[i]
		a := it.a.grown(&s.open)
		swapB, swapC := s.onlyWayTo(it.b, &it.a), s.onlyWayTo(it.c, &it.a)
		for _, b := range s.steps[it.b] {
			for _, c := range s.steps[it.c] {
				if clash(it.b, it.c, b, c) {
					continue
				}
				reached := a
				if b == swapB {
					reached.remove(it.b)
				}
				if c == swapC {
					reached.remove(it.c)
				}
				fresh := near.visit(b, c, &reached)
				if far.meets(b, c, &fresh) {
					return true
				}
			}
		}
	}
	near.endLayer()
	return false
}

// onlyWayTo finds the swaps to forbid between a, on any place of from, and
// another ghost that leaves the place left. Ghost a can take that place over
// only from the places beside it. Where from has two or more of these, whichever
// of them the other ghost goes to, a can come from another. Where it has one,
// the other ghost must not go there if a is to come: that place is returned, and
// -1 where there is no such place.
func (s *solver) onlyWayTo(left int, from *cellSet) int {
	var ways cellSet
	for _, place := range s.steps[left] {
		if from.has(place) {
			ways.add(place)
		}
	}
	return ways.single()
}

// meets tells whether any of the states, which share b and c, has been seen.
func (e *end) meets(b, c int, a *cellSet) bool {
	seen := &e.seen[pairRow*b+c]
	return a[0]&seen[0]|a[1]&seen[1]|a[2]&seen[2]|a[3]&seen[3] != 0
}
