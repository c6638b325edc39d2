package main

// solver answers one maze after the other and keeps its memory between them.
type solver struct {
	*maze
	home  [mostGhosts][]cellSet // by ghost: reach of its goal
	alone [mostGhosts]int       // by ghost: the steps it needs alone
	tries []try                 // of the probe

	// Of the search from both ends:
	numbers
	roles  [mostGhosts]int // which ghosts are a, b and c; b may be away (see below)
	ends   [2]end
	making *layer  // the layer that is being made, of either end; empty between layers
	slot   []int32 // by pair: the index of its item in making, if that is of this pair
	staged staging
	tables [2]together // by end
	work   int         // the items grown by upTo since fromBothEnds began

	without stages
	grow    func(*solver, *end, *limits) // growLayer, except in tests
}

// From layers.go on, a, b and c are roles: which ghost plays which differs from
// one search to another. Tables by ghost are then looked up by roles[...].

// stages are what tests switch off, to see what each is worth.
type stages struct{ probe, pairs, bounds bool }

func newSolver() *solver {
	s := &solver{grow: (*solver).growLayer}
	for _, l := range []**layer{&s.making, &s.ends[0].frontier, &s.ends[1].frontier} {
		*l = &layer{items: make([]item, 0, 2000)}
	}
	return s
}

// distance returns the least number of steps from start to goal, or -1.
//
// What one ghost needs alone, or two with the third away, all need at least. So
// first that is found out, and then whether the probe brings all of them home in
// as many steps. Where it does not, the search from both ends does.
func (s *solver) distance(m *maze) int {
	s.maze = m
	least := s.leastAlone()
	if least <= 0 || m.ghosts == 1 || s.probe(least) {
		return least
	}
	s.prepare()
	if m.ghosts == 2 {
		return s.fromBothEnds(least, [mostGhosts]int{0, away, 1})
	}
	if s.without.pairs {
		return s.fromBothEnds(least, [mostGhosts]int{0, 1, 2})
	}
	pairs, roles := s.leastOfPairs(least)
	if pairs < 0 || pairs > least && s.probe(pairs) {
		return pairs
	}
	return s.fromBothEnds(pairs, roles)
}

// leastAlone returns the most steps that a ghost needs alone, or -1 if one
// cannot come home.
func (s *solver) leastAlone() (most int) {
	for k := 0; k < s.ghosts; k++ {
		s.home[k] = s.reach(s.goal[k], s.home[k])
		s.alone[k] = stepsTo(s.start[k], s.home[k])
		if s.alone[k] < 0 {
			return -1
		}
		if s.alone[k] > most {
			most = s.alone[k]
		}
	}
	return most
}

// leastOfPairs returns the most steps that two ghosts need while the third is
// away, or -1 if two cannot come home; and the roles in which they are b and c.
// The search for each pair begins at what is known to be needed by all.
func (s *solver) leastOfPairs(least int) (most int, roles [mostGhosts]int) {
	for _, r := range [][mostGhosts]int{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}} {
		steps := s.fromBothEnds(least, [mostGhosts]int{r[1], away, r[2]})
		if steps < 0 {
			return -1, r
		}
		if steps > most {
			most, roles = steps, r
		}
		if steps > least {
			least = steps
		}
	}
	return most, roles
}

// fromBothEnds returns the least number of steps for the ghosts in the roles, or
// -1.
//
// It searches for a way of the length given first, and leaves out all states in
// which a ghost alone, or b and c together, are too far from the other end for
// that. If there is no such way, it searches again for a greater length. As that
// leaves out less, searches that fall short cost little beside the last one.
// Where they do cost much, as on a long ring that has no way at all, the next
// one leaves out nothing.
//
// The loop ends, as b and c have a way: three ghosts are searched only after
// leastOfPairs has found it, so that at some length their first state is kept.
func (s *solver) fromBothEnds(least int, roles [mostGhosts]int) int {
	s.roles = roles
	s.work = 0
	for length := least; ; length = 2*length - least + 4 { // 0, 4, 12, 28... more
		if s.work > muchWork || s.without.bounds {
			length = anyLength
		}
		s.tabulate(length)
		if steps, known := s.upTo(length); known {
			return steps
		}
	}
}

const (
	muchWork  = 60000                    // items that searches falling short may cost
	anyLength = places * places * places // no way is longer: there are fewer states
)

// upTo searches for a way of at most the length given. It returns the least
// number of steps, or -1 if there is no way of any length; or that it does not
// know.
//
// Both ends grow by whole layers, the smaller frontier first. While no state is
// seen by both, the distance is more than the number of layers grown; so the
// first layer with a state that the other end has seen gives the answer. Growing
// the ends by single states in turn would break that reasoning, and answers one
// too many on many a small maze. A layer beyond the length would break it too:
// states that belong there were left out.
//
// A step taken back is a step, so the search from the goal moves alike.
func (s *solver) upTo(length int) (steps int, known bool) {
	s.begin(length)
	near, far := &s.ends[0], &s.ends[1]
	// Whether no state has been left out so far. An end starts empty if b and c need
	// more than the length: then its first state was left out.
	complete := len(near.frontier.items) > 0 && len(far.frontier.items) > 0
	for layers := 0; !near.meets(far); layers++ {
		if layers == length {
			return 0, false
		}
		if len(far.frontier.items) < len(near.frontier.items) {
			near, far = far, near
		}
		if len(near.frontier.items) == 0 {
			return -1, complete
		}
		s.work += len(near.frontier.items)
		in := s.limits(near, length)
		complete = complete && in.complete
		s.grow(s, near, &in)
		steps = layers + 1
	}
	return steps, true
}
