package cli

import (
	"fmt"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// Map draws all states of a case by their distances, and which of them the search from both ends
// visits: that of the post, state by state, if there is one, else the program's own. The plain
// search has found a route of so many moves.
func (p Program) Map(c Case, lang view.Language, search *common.BFS, moves int) *view.Map {
	s := compare(c, lang, search, moves)
	ends := s.both
	if ends == nil {
		ends = s.fast
	}
	m := &view.Map{
		Language: lang, Head: s.verdict(), States: c.places(search, p.States), Found: moves,
		Taken: view.Place{Start: view.Unknown, Goal: view.Unknown},
	}
	for _, e := range ends {
		if e.Goal {
			m.Taken.Goal, m.Visited.Goal = len(e.Layers)-1, Sum(e.Layers)
		} else {
			m.Taken.Start, m.Visited.Start = len(e.Layers)-1, Sum(e.Layers)
		}
	}
	s.annotate(m, c.Large && moves >= 0)
	return m
}

// annotate writes the text below a map. If the map was made from both ends, each search for it
// stopped at the other end.
func (s *searches) annotate(m *view.Map, fromBothEnds bool) {
	say := func(english, chinese string, numbers ...interface{}) {
		m.Note += fmt.Sprintf(s.Say(english, chinese), numbers...)
	}
	if m.Found >= 0 {
		say("The shortest routes are the line x+y=%d. ", "最短路线是直线 x+y=%d。", m.Found)
	}
	if m.Taken.Start >= 0 {
		say("The search from the start took x≤%d. ", "从起点搜了 x≤%d。", m.Taken.Start)
	}
	if m.Taken.Goal >= 0 {
		say("The search from the goal took y≤%d. ", "从终点搜了 y≤%d。", m.Taken.Goal)
	}
	noWay := 0
	for at, states := range m.States {
		if at.Goal == view.Unknown {
			noWay += states
		}
	}
	if fromBothEnds {
		say("Both searches stopped at %d: at the edges are states known from one end only. ",
			"两边都只搜到 %d 步：边上是只从一端搜到的状态。", m.Found)
	} else if noWay > 0 {
		say("%s states, at the bottom, have no way to the goal. ", "最下面的 %s 个状态到不了终点。",
			view.Thousands(noWay))
	}
	if limit, states := leftOut(s.fast, m.States); limit > 0 {
		m.Limit = limit
		say("The program looked for a route of at most %[1]d steps: it could leave out only "+
			"states beyond the line x+y=%[1]d, and did leave out %[2]s. ",
			"本程序只找 %[1]d 步以内的路线：能剪去的只有直线 x+y=%[1]d 以外的状态，实际剪去 %[2]s 个。",
			limit, view.Thousands(states))
	}
	m.Note += s.note
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
	places, starts := map[view.Place]int{}, c.Play().Starts
	fromStart := make([]uint16, size) // the distance plus 1; 0 if it is not known
	var goals []uint64
	c.visit(search, starts, c.Moves, c.Solved, func(position uint64, distance int) {
		fromStart[position] = uint16(distance) + 1
		places[view.Place{Start: distance, Goal: view.Unknown}]++ // until the way back is known
		if c.Solved(position) {
			goals = append(goals, position)
		}
	})
	back := c.Before
	if back == nil {
		back = c.Moves
	}
	atStart := func(position uint64) bool { return position == starts[0] }
	c.visit(search, goals, back, atStart, func(position uint64, distance int) {
		start := int(fromStart[position]) - 1
		if start == view.Unknown && !c.Large {
			return // it cannot be reached
		}
		places[view.Place{Start: start, Goal: distance}]++
		places[view.Place{Start: start, Goal: view.Unknown}]--
	})
	for at, states := range places {
		if states <= 0 {
			delete(places, at)
		}
	}
	return places
}

// visit calls each with all positions that can be reached from the starts, and their distances. If
// the case is large, which then has one start and one goal, it stops at the layer of the end.
func (c Case) visit(search *common.BFS, starts []uint64,
	moves func(position uint64, next []uint64) []uint64, end func(position uint64) bool,
	each func(position uint64, distance int)) {
	if !c.Large {
		end = func(uint64) bool { return false }
	}
	route := search.Route(starts, end, moves)
	left := search.States()
	for distance, n := range search.Layers() {
		if route != nil && distance == len(route) {
			break // the layer after that of the end, which is cut short
		}
		for _, position := range left[:n] {
			each(position, distance)
		}
		left = left[n:]
	}
}
