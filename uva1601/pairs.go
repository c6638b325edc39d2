package main

// cell is an open place.
type cell struct {
	near  placeSet // itself and the open places beside it
	moves []uint8  // the same as a list: where a ghost on it may be next
}

// numberCells fills in the cells and numbers them, to keep tables of all pairs small.
func (s *solver) numberCells() {
	s.count = 0
	moves := s.moves[:0]
	for _, place := range s.m.open.list(&s.as) {
		first, near := len(moves), only[place].grown(s.m.open)
		moves = append(moves, near.list(&s.bs)...)
		s.cells[place], s.number[place] = cell{near, moves[first:]}, uint8(s.count)
		s.count++
	}
}

// alone fills in home and returns the most steps that any ghost needs alone, which is a
// lower bound, or -1 if one cannot reach its goal. It searches breadth first from each
// goal, since every step can be undone. A layer is a set.
func (s *solver) alone() (length int) {
	for k := 0; k < s.m.ghosts; k++ {
		s.toGoal[k].depth = -1 // no table yet
		home := &s.home[k]
		*home = [places]uint16{}
		layer, left := only[s.m.goal[k]], s.m.open
		for d := 0; !layer.empty(); d++ {
			for _, place := range layer.list(&s.as) {
				home[place] = uint16(d + 1)
			}
			left = left.without(layer)
			layer = layer.grown(left)
		}
		if d := int(home[s.m.start[k]]) - 1; d < 0 {
			return -1
		} else if d > length {
			length = d
		}
	}
	return length
}

// pairTable is a table of the steps that two ghosts p and q, without the third, need from
// any two places to one pair of places, the origin, or back, as every step can be undone. A
// breadth-first search from the origin fills it, as far as is needed.
type pairTable struct {
	steps  [places * places]uint16 // by pair: 1 more than the steps, 0 if not yet known
	seen   [places]placeSet        // by q: the places of p in the pairs known, and that of q
	layer  [places]placeSet        // by q in active: the places of p in the last layer
	active placeSet                // every q in the last layer
	depth  int                     // its number; -1 if there is no table
}

// pair returns the index of a pair of places in tables.
func (s *solver) pair(p, q uint8) uint16 { return s.count*uint16(s.number[q]) + uint16(s.number[p]) }

// need returns the steps of a pair, or unreached, which is 0-1 in 16 bits, if not known.
func (t *pairTable) need(pair uint16) int { return int(t.steps[pair] - 1) }

// begin makes t a table of depth 0 for the origin given, two places.
func (t *pairTable) begin(s *solver, p, q uint8) {
	steps := t.steps[:int(s.count)*int(s.count)]
	for pair := range steps {
		steps[pair] = 0
	}
	for _, place := range s.m.open.list(&s.bs) {
		t.seen[place] = only[place]
	}
	t.depth = -1
	s.merged[q] = only[p]
	t.endLayer(s, only[q])
}

// addLayer adds the pairs that are a step from the last layer.
func (t *pairTable) addLayer(s *solver) {
	var qs placeSet
	for _, q := range t.active.list(&s.bs) {
		from := t.layer[q]
		qs.add(s.cells[q].near)
		moved := from.grown(s.m.open)
		// If p can come to q's place from a single place, it cannot while q goes
		// there: they would change places. If from more, it comes from another.
		swap := from.and(s.cells[q].near).single()
		for _, to := range s.cells[q].moves {
			ps := moved
			if int(to) == swap {
				ps = moved.without(only[q])
			}
			s.merged[to].add(ps)
		}
	}
	t.endLayer(s, qs)
}

// endLayer makes a layer of the new pairs in merged, where q is one of qs.
func (t *pairTable) endLayer(s *solver, qs placeSet) {
	t.depth, t.active = t.depth+1, placeSet{}
	for _, q := range qs.list(&s.bs) {
		fresh := s.merged[q].without(t.seen[q])
		s.merged[q] = placeSet{}
		if fresh.empty() {
			continue
		}
		t.seen[q].add(fresh)
		t.active.add(only[q])
		t.layer[q] = fresh
		for _, p := range fresh.list(&s.as) {
			t.steps[s.pair(p, q)] = uint16(t.depth + 1)
		}
	}
}

// together makes the tables toGoal and returns a lower bound: the length given or, if that is
// more, what the slowest two ghosts need; or -1 if two cannot reach their goals.
func (s *solver) together(length int) int {
	for k := range s.toGoal {
		l := (k + 1) % maxGhosts
		if l == s.m.ghosts {
			break // there is no third ghost: one pair
		}
		t, start := &s.toGoal[k], s.pair(s.m.start[k], s.m.start[l])
		t.begin(s, s.m.goal[k], s.m.goal[l])
		for t.need(start) == unreached {
			if t.active.empty() {
				return -1
			}
			t.addLayer(s)
		}
		if d := t.need(start); d > length {
			length = d
		}
	}
	return length
}
