package main

import "math/bits"

// What two ghosts need together, with the third away, bounds what all need even
// better than what each needs alone: in hard mazes there mostly is a pair that
// needs as many steps as all three, or a few less. In the search from both ends
// the pair that needs the most is b and c, so that one number tells for a whole
// set of states that it is too far from the other end.

// together is a table of the steps that b and c need to the other end, by pair
// of their numbers, as far as it is of use in a search up to some length.
type together struct {
	steps    []uint16 // 1 more than the steps, or 0 where they are too many
	most     int      // the most steps in it
	complete bool     // no pair was left out, so that 0 means that there is no way
}

// within tells whether a pair can come to the other end in the steps left.
func (t *together) within(pair, left int) bool {
	return t.steps[pair] > 0 && int(t.steps[pair]) <= left+1
}

// tabulate gives the ends their tables for a search up to the length given, if
// three ghosts search. It is the search of two ghosts from either end, until
// nothing is left of it.
func (s *solver) tabulate(length int) {
	s.ends[0].together, s.ends[1].together = nil, nil
	if length == anyLength || s.roles[1] == away || s.without.pairs {
		return
	}
	// With b in the role of a, an item holds all places of b for one c.
	roles := s.roles
	s.roles = [mostGhosts]int{roles[1], away, roles[2]}
	s.begin(length)
	for i := range s.ends {
		e, t := &s.ends[i], &s.tables[1-i] // whoever comes from the other end needs it
		for pair := range t.steps[:len(s.place)*len(s.place)] {
			t.steps[pair] = 0
		}
		t.complete = true
		for len(e.frontier.items) > 0 {
			t.note(e, &s.numbers)
			in := s.limits(e, length)
			t.complete = t.complete && in.complete
			s.grow(s, e, &in)
		}
	}
	s.ends[0].together, s.ends[1].together = &s.tables[0], &s.tables[1]
	s.roles = roles
}

// note enters the states of a frontier. In them b has the role of a.
func (t *together) note(e *end, n *numbers) {
	t.most = e.depth
	for i := range e.frontier.items {
		it := &e.frontier.items[i]
		c := int(it.pair) % len(n.place)
		for w, word := range it.a {
			for ; word != 0; word &= word - 1 {
				b := n.numberOf[64*w+bits.TrailingZeros64(word)]
				t.steps[b*len(n.place)+c] = uint16(e.depth + 1)
			}
		}
	}
}
