package main

// What a ghost needs that is alone in the maze bounds what it needs among
// others: it must be somewhere from where it is home in the steps left.

// reach returns where a ghost alone can be: set r holds the places that it
// reaches from a place in r steps or fewer, and the last set all that it reaches
// at all. Since a step can be taken back, they are also the places from which it
// comes to that place in r steps. The sets overwrite those in reused.
//
// It is a breadth-first search that steps with all states of a layer at once.
func (m *maze) reach(place int, reused []cellSet) []cellSet {
	var now, next cellSet
	next.add(place)
	sets := reused[:0]
	for now != next {
		now = next
		sets = append(sets, now)
		next = now.grown(&m.open)
	}
	return sets
}

// stepsTo returns the number of the first set that has a place, or -1.
func stepsTo(place int, sets []cellSet) int {
	for r := range sets {
		if sets[r].has(place) {
			return r
		}
	}
	return -1
}

// within returns set r, for any number r.
func within(sets []cellSet, r int) *cellSet {
	if r < 0 {
		return &noCells
	}
	if r >= len(sets) {
		r = len(sets) - 1
	}
	return &sets[r]
}

var noCells cellSet
