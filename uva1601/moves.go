package main

// The steps of a layer, staged: first those of a and c, then those of b.
//
// The steps of b and c, taken together, would be up to 25 for an item. Instead,
// for one b after the other, its items step with a and c and are joined by where
// c then is; and then what was joined steps with b. That is up to 5 steps for an
// item and 5 for what was joined, of which there is little more than items, as
// the items lie close.

// staging is the states with one b in which a and c have stepped and b has not.
type staging struct {
	by   [places + 1]stage // by the number of c
	used []int             // where by is in use
	own  stage             // for a single item
}

// stage is the states that share c as well.
type stage struct {
	a cellSet
	// before is where a came from, over all items joined here in which it can
	// step to b's place. Which c each had does not matter: c's own swap is about
	// another place, that of c, and has been dealt with.
	before cellSet
}

// limits says where ghosts must be after a step to come to the other end in the
// steps then left.
type limits struct {
	a, b, c  *cellSet
	complete bool // they leave out no state that has a way to the other end
}

// limits returns those for the next step from the frontier of e, in a search up
// to the length given, and notes in e how many steps are then left.
func (s *solver) limits(e *end, length int) limits {
	in := limits{&noCells, &noCells, &noCells, true}
	e.left = length - e.depth - 1
	for role, set := range []**cellSet{&in.a, &in.b, &in.c} {
		if k := s.roles[role]; k != away {
			*set = within(e.other[k], e.left)
			// The last set is all that the ghost ever reaches.
			in.complete = in.complete && e.left >= len(e.other[k])-1
		}
	}
	if t := e.together; t != nil {
		// A table leaves out nothing that matters if no pair was left out when it was
		// made, so that 0 means no way at all, and no entry is greater than the steps
		// left.
		in.complete = in.complete && t.complete && e.left >= t.most
	}
	return in
}

// growLayer replaces the frontier of e by the states one step beyond, as far as
// the limits allow them.
func (s *solver) growLayer(e *end, in *limits) {
	var buffer [5]int
	for _, b := range e.frontier.bs {
		placeB, nextB := s.place[b], buffer[:0]
		for _, to := range s.moves[b] {
			if s.place[to] == nowhere || in.b.has(s.place[to]) {
				nextB = append(nextB, to)
			}
		}
		for at := e.frontier.first[b]; at > 0; {
			it := &e.frontier.items[at-1]
			at = it.link
			c := int(it.pair) - b*len(s.place)
			moved := it.a.grown(in.a)
			if moved.empty() {
				continue
			}
			besideB := moved.has(placeB)
			// unswapped is moved without c's place: for the step of c to the one place
			// from which a could come there.
			unswapped, swapC := moved, -1
			if moved.has(s.place[c]) {
				swapC = onlyWayTo(s.place[c], &it.a)
				unswapped.remove(s.place[c])
			}
			for _, toC := range s.moves[c] {
				if !in.c.has(s.place[toC]) {
					continue
				}
				st := &s.staged.by[toC]
				if toC == b {
					// c steps to b's place, so b must not step to c's. Other items here
					// would have another c: this one is not joined with them.
					st = &s.staged.own
				} else if st.a.empty() {
					s.staged.used = append(s.staged.used, toC)
				}
				if s.place[toC] == swapC {
					st.a.join(&unswapped)
				} else {
					st.a.join(&moved)
				}
				if besideB {
					st.before.join(&it.a)
				}
				if toC == b {
					s.stepB(e, b, toC, c, nextB, st)
					*st = stage{}
				}
			}
		}
		for _, c := range s.staged.used {
			s.stepB(e, b, c, -1, nextB, &s.staged.by[c])
			s.staged.by[c] = stage{}
		}
		s.staged.used = s.staged.used[:0]
	}
	s.endLayer(e)
}

// stepB visits the states of a stage after the step of b, which may be to any
// number of next but c and notTo.
func (s *solver) stepB(e *end, b, c, notTo int, next []int, st *stage) {
	swapB := -1
	if st.a.has(s.place[b]) {
		swapB = onlyWayTo(s.place[b], &st.before)
	}
	for _, to := range next {
		switch {
		case to == c || to == notTo:
		case s.place[to] == swapB:
			a := st.a
			a.remove(s.place[b])
			s.visit(e, to, c, &a)
		default:
			s.visit(e, to, c, &st.a)
		}
	}
}

// onlyWayTo finds the swaps to forbid between a, on any place of from, and
// another ghost that leaves the place left. Ghost a can take that place over
// only from the places beside it. Where from has two or more of these, whichever
// of them the other ghost goes to, a can come from another. Where it has one,
// the other ghost must not go there if a is to come: that place is returned, and
// -1 where there is no such place.
func onlyWayTo(left int, from *cellSet) int {
	var place cellSet
	place.add(left)
	ways := place.grown(from) // from has not the place itself
	return ways.single()
}
