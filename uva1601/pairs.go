package main

import "math/bits"

// numberPlaces numbers the open places, to keep tables small, and fills in near, moves and self.
func (s *solver) numberPlaces() {
	moves, open := s.movesRoom[:0], s.m.open.list(&s.as)
	s.count = uint16(len(open))
	for n, place := range open {
		first, near := len(moves), only(place).grown(s.m.open)
		moves = append(moves, near.list(&s.bs)...)
		s.near[place], s.moves[place], s.number[place], s.self[place] = near, moves[first:], uint8(n), only(place)
	}
}

// alone fills in home and returns the most steps that any ghost needs alone, which is a lower bound, or -1 if
// one cannot reach its goal. It searches breadth first from each goal, since every step can be undone.
func (s *solver) alone() (length int) {
	for k := 0; k < s.m.ghosts; k++ {
		s.toGoal[k].depth = -1 // no table yet
		s.home[k] = [places]uint16{}
		layer, left := only(s.m.goal[k]), s.m.open
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

// pairTable has the steps that two ghosts p and q, without the third, need from pairs of places to one, their goals.
type pairTable struct {
	steps []uint8 // by pair: 1 more than its steps, but 255 if they are more than 254; 0 if not yet known
	depth int     // all pairs within so many steps are known; -1 if there is no table
}

// pair returns the index of a pair of places in tables: at most 256*255 + 255, which just fits.
func (s *solver) pair(p, q uint8) uint16 { return s.count*uint16(s.number[q]) + uint16(s.number[p]) }

// need returns the steps of a pair, or 254 if they are more, still a lower bound; or unreached, 0 - 1 in 8 bits, if not known.
func (t *pairTable) need(pair uint16) int { return int(t.steps[pair] - 1) }

// fill makes t the table for the goals given, breadth first, until it has the pair start, or all pairs. By q, the places
// of p: in pairs known (seen), in those perhaps new in this layer (now, for q in active), in the next (next, for q in moved).
func (s *solver) fill(t *pairTable, p, q uint8, start uint16) {
	s.filling = [3][places]placeSet{}
	s.filling[0] = s.self // the two are never on one place
	seen, now, next, active, moved, mark := &s.filling[0], &s.filling[1], &s.filling[2], s.self[q], placeSet{}, uint8(0)
	now[q] = s.self[p]
	t.steps = append(t.steps[:0], make([]uint8, int(s.count)*int(s.count))...)
	for t.depth = -1; !active.empty() && t.need(start) == unreached; { // done: all pairs within t.depth steps; mark: of the last of them
		if t.depth++; mark < 255 {
			mark++
		}
		for _, q := range active.list(&s.bs) {
			fresh := now[q].without(seen[q])
			now[q] = placeSet{}
			if fresh.empty() {
				continue
			}
			seen[q].add(fresh)
			ps, row := placeSet{}, t.steps[s.count*uint16(s.number[q]):][:s.count] // ps: where p may be next
			for i, w := range fresh.words() {
				for ; w != 0; w &= w - 1 { // not by list, which takes longer: it writes them down first
					p := uint8(64*i + bits.TrailingZeros64(w))
					row[s.number[p]] = mark
					ps.add(s.near[p])
				}
			}
			moved.add(s.near[q])
			swap := fresh.and(s.near[q]).folded() // if p comes to q's place only from where q goes, they would change places
			for _, to := range s.moves[q] {
				if swap == 1<<(to%64) {
					next[to].add(ps.without(s.self[q]))
				} else {
					next[to].add(ps)
				}
			}
		}
		active, moved, now, next = moved, placeSet{}, next, now
	}
}

// together fills toGoal and returns the most steps that two need, or length if that is more; or -1 if two have no way.
func (s *solver) together(length int) int {
	for k := range s.toGoal[:2*s.m.ghosts-3] { // of two ghosts one pair, of three three
		l, t := (k+1)%maxGhosts, &s.toGoal[k]
		start := s.pair(s.m.start[k], s.m.start[l])
		s.fill(t, s.m.goal[k], s.m.goal[l], start)
		if t.need(start) == unreached {
			return -1
		} else if t.depth > length {
			length = t.depth
		}
	}
	return length
}
