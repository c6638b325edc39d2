package main

// far is more than any number of steps of one ghost: there are fewer places.
const far = 1<<16 - 1

// alone fills in home and returns a lower bound, the largest number of steps that a
// ghost needs alone, since a way of all ghosts is a way of each; or -1 if one cannot
// reach its goal. It searches breadth first from each goal, with a layer in a set.
func (s *solver) alone() (length int) {
	for k := range s.home {
		s.toGoal[k].depth = -1 // no table yet
	}
	for k := 0; k < s.m.ghosts; k++ { // for absent ghosts home stays 0
		home := &s.home[k]
		for place := range home[:nowhere] {
			home[place] = far
		}
		layer, left := only(s.m.goal[k]), s.m.open
		for d := 0; !layer.empty(); d++ {
			for _, place := range layer.appendTo(s.cs[:0]) {
				home[place] = uint16(d)
			}
			left = left.without(layer)
			layer = layer.grown(left)
		}
		d := int(home[s.m.start[k]])
		if d == far {
			return -1
		}
		if d > length {
			length = d
		}
	}
	return length
}

// cell is an open place. Cells are numbered in reading order, so that a table of
// all pairs of them, and the memory touched in it, is as small as the map allows.
type cell struct {
	set   cellSet // the place itself
	near  cellSet // that and the open places beside it
	moves []uint8 // the cells there, which a ghost on it may be on next
}

// none is the number of no cell.
const none = places

// numberCells numbers the open places of the maze.
func (s *solver) numberCells() {
	for n, place := range s.m.open.appendTo(s.cs[:0]) {
		s.number[place] = uint8(n)
	}
	s.cells = s.cells[:0]
	moves := s.moves[:0]
	for _, place := range s.m.open.appendTo(s.cs[:0]) {
		set, first := only(int(place)), len(moves)
		near := set.grown(s.m.open)
		moves = near.appendTo(moves)
		for i, place := range moves[first:] {
			moves[first+i] = s.number[place]
		}
		s.cells = append(s.cells, cell{set, near, moves[first:]})
	}
}

// pair returns the index of a pair of open places in tables by pair of cells.
func (s *solver) pair(p, q int) int {
	return int(s.number[q])*len(s.cells) + int(s.number[p])
}

// single returns the number of the cell in the set if there is just one, and
// none otherwise.
func (s *solver) single(set cellSet) int {
	if set.empty() {
		return none
	}
	n := s.number[set.first()]
	if s.cells[n].set != set {
		return none
	}
	return int(n)
}

// pairTable is a table of the steps that two ghosts p and q, without the third,
// need from any two cells to one pair of cells, the origin, or back. It is a
// breadth-first search from the origin that goes on where it stopped when more
// is needed.
type pairTable struct {
	steps  [places * places]uint16 // by pair: 1 more than the steps, 0 if not yet known
	seen   [places]cellSet         // by q: the places of p in the pairs known, and that of q
	layer  [places]cellSet         // by q in active: the places of p in the last layer
	active []uint8                 // every q in the last layer
	depth  int                     // its number; -1 if there is no table
}

// atLeast returns the steps of a pair that is known, and one more than the depth
// of the table for others.
func (t *pairTable) atLeast(pair int) int {
	if n := int(t.steps[pair]); n > 0 {
		return n - 1
	}
	return t.depth + 1
}

// begin makes t a table of depth 0 for the origin given, two places.
func (t *pairTable) begin(s *solver, p, q int) {
	n := len(s.cells)
	for pair := range t.steps[:n*n] {
		t.steps[pair] = 0
	}
	for i := range s.cells {
		t.seen[i] = s.cells[i].set
	}
	t.depth = -1
	s.merged[s.number[q]] = only(p)
	t.endLayer(s, only(q))
}

// growTo adds layers up to the depth given, or to the last.
func (t *pairTable) growTo(s *solver, depth int) {
	for t.depth < depth && len(t.active) > 0 {
		var qs cellSet
		for _, q := range t.active {
			from, c := t.layer[q], &s.cells[q]
			qs = qs.or(c.near)
			moved := from.grown(s.m.open)
			// If p can come to q's place from one cell only, not while q goes to that
			// cell: they would change places. If from two, it comes from the other.
			swap := s.single(from.and(c.near))
			for _, to := range c.moves {
				if int(to) == swap {
					s.merged[to] = s.merged[to].or(moved.without(c.set))
				} else {
					s.merged[to] = s.merged[to].or(moved)
				}
			}
		}
		t.endLayer(s, qs)
	}
}

// endLayer makes what is new of the sets merged, for q in qs, the last layer.
func (t *pairTable) endLayer(s *solver, qs cellSet) {
	t.active = t.active[:0]
	t.depth++
	for _, place := range qs.appendTo(s.bs[:0]) {
		q := s.number[place]
		fresh := s.merged[q].without(t.seen[q])
		s.merged[q] = cellSet{}
		if fresh.empty() {
			continue
		}
		t.seen[q], t.layer[q] = t.seen[q].or(fresh), fresh
		t.active = append(t.active, q)
		steps := t.steps[int(q)*len(s.cells):]
		for _, place := range fresh.appendTo(s.cs[:0]) {
			steps[s.number[place]] = uint16(t.depth + 1)
		}
	}
}

// together makes the tables toGoal and returns a lower bound: the length given, or
// what the slowest two ghosts need without the third if that is more; or -1 if two
// cannot reach their goals.
func (s *solver) together(length int) int {
	for k := range s.toGoal {
		l := (k + 1) % maxGhosts
		if l >= s.m.ghosts {
			break // two ghosts are one pair
		}
		t, start := &s.toGoal[k], s.pair(s.m.start[k], s.m.start[l])
		t.begin(s, s.m.goal[k], s.m.goal[l])
		for t.steps[start] == 0 {
			if len(t.active) == 0 {
				return -1
			}
			t.growTo(s, t.depth+1)
		}
		if d := t.atLeast(start); d > length {
			length = d
		}
	}
	return length
}
