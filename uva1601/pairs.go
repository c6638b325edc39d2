package main

// numberPlaces numbers the open places, to keep tables small, and fills in near, moves and few.
func (s *solver) numberPlaces() {
	s.count = 0
	moves := s.movesRoom[:0]
	for _, place := range s.m.open.list(&s.as) {
		first, near := len(moves), only[place].grown(s.m.open)
		moves = append(moves, near.list(&s.bs)...)
		s.near[place], s.moves[place], s.number[place] = near, moves[first:], uint8(s.count)
		s.count++
	}
	s.few = int(s.count) / 16 // a sixteenth was tried out
}

// alone fills in home and returns the most steps that any ghost needs alone, which is a lower bound, or -1 if
// one cannot reach its goal. It searches breadth first from each goal, since every step can be undone.
func (s *solver) alone() (length int) {
	for k := 0; k < s.m.ghosts; k++ {
		s.toGoal[k].depth = -1 // no table yet
		s.home[k] = [places]uint16{}
		layer, left := only[s.m.goal[k]], s.m.open
		for d := 0; !layer.empty(); d, layer = d+1, layer.grown(left) {
			for _, place := range layer.list(&s.as) {
				s.home[k][place] = uint16(d + 1)
			}
			left = left.without(layer)
		}
		if d := int(s.home[k][s.m.start[k]]) - 1; d < 0 {
			return -1
		} else if d > length {
			length = d
		}
	}
	return length
}

// pairTable is a table of the steps that two ghosts p and q, without the third, need from any two places to one
// pair of places, their goals. A breadth-first search from the goals fills it, as far as is needed.
type pairTable struct {
	steps [places * places]uint16 // by pair: 1 more than the steps, 0 if not yet known
	depth int                     // all pairs within so many steps are known; -1 if there is no table
}

// pairLayers is what one table after the other needs to be filled: places of p, by q. next is empty between layers.
type pairLayers struct {
	seen, layer, next [places]placeSet // in the pairs known; in the last layer, if q is active; in the one being made
	active            placeSet         // every q in the last layer
}

// pair returns the index of a pair of places in tables: at most 256*255 + 255, which just fits.
func (s *solver) pair(p, q uint8) uint16 { return s.count*uint16(s.number[q]) + uint16(s.number[p]) }

// need returns the steps of a pair, or unreached, which 0 - 1 is in 16 bits, if not known.
func (t *pairTable) need(pair uint16) int { return int(t.steps[pair] - 1) }

// begin makes t a table of depth 0 for the goals given.
func (t *pairTable) begin(s *solver, p, q uint8) {
	steps := t.steps[:int(s.count)*int(s.count)]
	for pair := range steps {
		steps[pair] = 0
	}
	t.depth, s.filling.seen = -1, [places]placeSet{}
	s.filling.next[q] = only[p]
	t.endLayer(s, only[q])
}

// addLayer adds the pairs that are a step from the last layer.
func (t *pairTable) addLayer(s *solver) {
	var qs placeSet
	for _, q := range s.filling.active.list(&s.bs) {
		from := s.filling.layer[q]
		qs.add(s.near[q])
		moved := from.grown(s.m.open)
		// If p can come to q's place only from where q goes, it may not: they would change places.
		swap := from.and(s.near[q]).folded()
		for _, to := range s.moves[q] {
			ps := moved
			if swap == 1<<(to%64) {
				ps = moved.without(only[q])
			}
			s.filling.next[to].add(ps)
		}
	}
	t.endLayer(s, qs)
}

// endLayer makes a layer of the new pairs in next, where q is one of qs.
func (t *pairTable) endLayer(s *solver, qs placeSet) {
	t.depth, s.filling.active = t.depth+1, placeSet{}
	for _, q := range qs.list(&s.bs) {
		fresh := s.filling.next[q].without(s.filling.seen[q]).without(only[q])
		s.filling.next[q] = placeSet{}
		if fresh.empty() {
			continue
		}
		s.filling.seen[q].add(fresh)
		s.filling.active.add(only[q])
		s.filling.layer[q] = fresh
		for _, p := range fresh.list(&s.as) {
			t.steps[s.pair(p, q)] = uint16(t.depth + 1)
		}
	}
}

// together makes the tables toGoal and returns the most steps that two ghosts need, or the length given if that is
// more; or -1 if two cannot reach their goals.
func (s *solver) together(length int) int {
	for k := range s.toGoal[:2*s.m.ghosts-3] { // of two ghosts one pair, of three three
		l := (k + 1) % maxGhosts
		t, start := &s.toGoal[k], s.pair(s.m.start[k], s.m.start[l])
		t.begin(s, s.m.goal[k], s.m.goal[l])
		for t.need(start) == unreached && !s.filling.active.empty() {
			t.addLayer(s)
		}
		if d := t.need(start); d == unreached {
			return -1
		} else if d > length {
			length = d
		}
	}
	return length
}
