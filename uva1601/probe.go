package main

import "bfspuzzles/common"

// The probe looks for a way of a given length by going ahead, depth first. In
// most mazes the shortest way is no longer than that of one ghost alone, and
// there are many of that length.
//
// It moves sets of states as the search from both ends does (layers.go). The
// set is of the places of the ghost that is the nearest to its home: it has the
// most places to choose from.

// mostTries ends a probe: one that goes well takes hardly more tries than steps.
const mostTries = 150

// try is a set of states from which the probe goes on.
type try struct {
	a    cellSet
	b, c int // places
	left int // the number of steps that may still be taken
}

// probe tells whether it found a way of the given length. No way is shorter.
func (s *solver) probe(length int) bool {
	if s.without.probe {
		return false
	}
	a, b, c := 0, 1, 2
	if s.alone[b] < s.alone[a] {
		a, b = b, a
	}
	if s.ghosts > 2 && s.alone[c] < s.alone[a] {
		a, c = c, a
	}
	first := try{b: s.start[b], c: s.start[c], left: length}
	first.a.add(s.start[a])
	s.tries = append(s.tries[:0], first)
	var bufferB, bufferC [5]int
	for n := 0; n < mostTries && len(s.tries) > 0; n++ {
		from := s.tries[len(s.tries)-1]
		s.tries = s.tries[:len(s.tries)-1]
		to := try{left: from.left - 1}
		moved := from.a.grown(within(s.home[a], to.left))
		swapB, swapC := onlyWayTo(from.b, &from.a), onlyWayTo(from.c, &from.a)
		nextB := s.homewards(from.b, s.home[b], to.left, bufferB[:0])
		nextC := s.homewards(from.c, s.home[c], to.left, bufferC[:0])
		for _, to.b = range nextB {
			for _, to.c = range nextC {
				if clash(from.b, from.c, to.b, to.c) {
					continue
				}
				to.a = moved
				to.a.remove(to.b)
				to.a.remove(to.c)
				if to.b == swapB {
					to.a.remove(from.b)
				}
				if to.c == swapC {
					to.a.remove(from.c)
				}
				if to.a.empty() {
					continue
				}
				if to.left == 0 {
					return true // who is in time then is at home
				}
				s.tries = append(s.tries, to)
			}
		}
	}
	return false
}

// homewards appends the places that a ghost may step to from a place and still
// be home in the steps left. The last are those that are nearer to its home: the
// probe goes on from the last of its tries.
func (m *maze) homewards(place int, home []cellSet, left int, next []int) []int {
	if place >= nowhere {
		return append(next, place)
	}
	inTime := within(home, left)
	nearer := left // place is in set left+1; this becomes one less than its distance from home
	for within(home, nearer).has(place) {
		nearer--
	}
	var last [4]int
	n := 0
	for _, other := range &beside[place] {
		if other == common.NoCell || !inTime.has(other) {
			continue
		}
		if within(home, nearer).has(other) {
			last[n] = other
			n++
		} else {
			next = append(next, other)
		}
	}
	if inTime.has(place) {
		next = append(next, place)
	}
	return append(next, last[:n]...)
}
