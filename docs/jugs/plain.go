package main

// game is a case as the plain search sees it: where the search starts, which steps there are, and
// when it is done. The search itself is common.BFS. The other methods of game are in game.go.
type game struct{ task }

// Starts returns the one state at the start: both jugs are empty.
func (g game) Starts() []uint64 { return []uint64{uint64(pack(0, 0))} }

// Solved reports whether a jug holds c litres.
func (g game) Solved(state uint64) bool { return g.solved(pair(state)) }

// Moves appends the states one step away.
func (g game) Moves(state uint64, next []uint64) []uint64 {
	for _, to := range g.appendSteps(pair(state), nil) {
		next = append(next, uint64(to))
	}
	return next
}

// Before appends the states from which a step leads to a state. Only the map needs it. Not every
// step can be undone by a step, because a jug that has been emptied has lost its litres. So Before
// tries all states in which a jug is empty or full. No others can be reached, because the start and
// every step leave a jug empty or full.
func (g game) Before(state uint64, before []uint64) []uint64 {
	for first := 0; first <= g.a; first++ {
		for second := 0; second <= g.b; second++ {
			from := pack(first, second)
			if first > 0 && first < g.a && second > 0 && second < g.b {
				continue
			}
			for _, to := range g.appendSteps(from, nil) {
				if uint64(to) == state {
					before = append(before, uint64(from))
				}
			}
		}
	}
	return before
}
