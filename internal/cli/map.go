package cli

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// Map draws all states of a case by their distances, and which of them the search from both ends
// visits. The plain search has found a route of so many moves.
func (p Program) Map(c Case, lang view.Language, search *common.BFS, moves int) *view.Map {
	s := newSearches(c, lang, search)
	m := &view.Map{
		Language: lang, Head: s.verdict(), States: c.places(search, p.States), Found: moves,
		Taken: view.Place{Start: view.Unknown, Goal: view.Unknown},
	}
	if moves >= 0 {
		m.Note = s.say("The shortest routes are the line x+y=%d. ", "最短路线是直线 x+y=%d。", moves)
	}
	s.take(m)
	noWay := 0
	for at, states := range m.States {
		if at.Goal == view.Unknown {
			noWay += states
		}
	}
	if c.Large && moves >= 0 {
		m.Note += s.say("Both searches stopped at %d: at the edges are states known from one end "+
			"only. ", "两边都只搜到 %d 步：边上是只从一端搜到的状态。", moves)
	} else if noWay > 0 {
		m.Note += s.say("At the bottom are the states that have no way to the goal: %s. ",
			"最下面的 %s 个状态到不了终点。", view.Thousands(noWay))
	}
	limit, states := leftOut(s.fast, m.States)
	if m.Limit = limit; limit > 0 {
		m.Note += s.say("The program looked for a route of at most %[1]d steps: it could leave "+
			"out only states beyond the line x+y=%[1]d, and did leave out %[2]s. ",
			"本程序只找 %[1]d 步以内的路线：能剪去的只有直线 x+y=%[1]d 以外的状态，实际剪去 %[2]s 个。",
			limit, view.Thousands(states))
	}
	m.Note += s.note
	return m
}

// take marks what a search from both ends takes of a map: that of the post, state by state, if
// there is one, else the program's own.
func (s *searches) take(m *view.Map) {
	ends := s.both
	if ends == nil {
		ends = s.fast
	}
	for _, e := range ends {
		last, states := len(e.Layers)-1, Sum(e.Layers)
		if e.Goal {
			m.Taken.Goal, m.Visited.Goal = last, states
			m.Note += s.say("The search from the goal took y≤%d. ", "从终点搜了 y≤%d。", last)
		} else {
			m.Taken.Start, m.Visited.Start = last, states
			m.Note += s.say("The search from the start took x≤%d. ", "从起点搜了 x≤%d。", last)
		}
	}
}

// leftOut returns the limit of a search from both ends, and how many states it left out of the
// layers that it made; the last ones, which may be cut short, do not count.
func leftOut(ends []End, places map[view.Place]int) (limit, states int) {
	for _, e := range ends {
		made := e.Layers[:len(e.Layers)-1]
		limit, states = e.Limit, states-Sum(made)
		for at, n := range places {
			layer := at.Start
			if e.Goal {
				layer = at.Goal
			}
			if layer >= 0 && layer < len(made) {
				states += n
			}
		}
	}
	return limit, states
}

// places counts the positions, numbers below size, by their distances from the start and to the
// goal. The first search finds the goals among those that can be reached; the second goes back.
func (c Case) places(search *common.BFS, size int) map[view.Place]int {
	starts, back := c.Play().Starts, c.Before
	if back == nil {
		back = c.Moves
	}
	fromStart := c.distances(search, size, starts, c.Moves, c.Solved)
	var goals []uint64
	for _, position := range search.States() {
		if c.Solved(position) {
			goals = append(goals, position)
		}
	}
	atStart := func(position uint64) bool { return position == starts[0] }
	toGoal := c.distances(search, size, goals, back, atStart)
	places := map[view.Place]int{}
	for position, start := range fromStart {
		at := view.Place{Start: int(start) - 1, Goal: int(toGoal[position]) - 1}
		// Else it cannot be reached; of a large case, this is not known.
		if at.Start >= 0 || c.Large && at.Goal >= 0 {
			places[at]++
		}
	}
	return places
}

// distances returns the distances of the positions from the starts, plus 1: 0 stands for one that
// is not known. If the case is large, which then has one start and one goal, the search stops at
// the layer of the end.
func (c Case) distances(search *common.BFS, size int, starts []uint64,
	moves func(position uint64, next []uint64) []uint64, end func(position uint64) bool) []uint16 {
	if !c.Large {
		end = func(uint64) bool { return false }
	}
	route := search.Route(starts, end, moves)
	distances, left := make([]uint16, size), search.States()
	for layer, n := range search.Layers() {
		if route != nil && layer == len(route) {
			break // the layer after that of the end, which is cut short
		}
		for _, position := range left[:n] {
			distances[position] = uint16(layer) + 1
		}
		left = left[n:]
	}
	return distances
}
