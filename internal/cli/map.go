package cli

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// maxMapped is the most states that a map holds. The map of a larger case holds only states that
// are no farther from one end than the other end is.
const maxMapped = 4000000

// Map draws the states of a case by their distances, and which of them the search from both ends
// visits. The plain search has found a route of moves moves, or no route if that is -1.
func (p Program) Map(g Game, lang view.Language, search *common.BFS, moves int) *view.Map {
	s := p.searches(g, lang, search)
	places, large := p.places(g, search, maxMapped)
	m := &view.Map{
		Language: lang, Head: s.comparison(), States: places, Found: moves,
		Taken: view.Place{Start: view.Unknown, Goal: view.Unknown},
	}
	if moves >= 0 {
		m.Note = s.Say("The shortest routes are the diagonal at the lower left. ",
			"左下的斜线上是最短路线经过的状态。")
	}
	s.take(m)
	noWay := 0
	for at, states := range m.States {
		if at.Goal == view.Unknown {
			noWay += states
		}
	}
	if large && moves >= 0 {
		m.Note += s.Say("This map shows at most %d moves from each end; only one distance of the "+
			"states at its edges is known. ", "图中只有离起点或终点 %d 步以内的状态，边上的只知道一个距离。", moves)
	} else if noWay > 0 {
		m.Note += s.Say("The goal cannot be reached from the states at the bottom: %s. ",
			"最下面的 %s 个状态到不了终点。", view.Thousands(noWay))
	}
	limit, states := leftOut(s.fast, m.States)
	m.Limit = limit
	if limit > 0 {
		m.Note += s.Say("The program looked for a route of at most %d steps. It skipped %s of the "+
			"states whose two distances add up to more, because they are on no such route. ",
			"本程序只找 %d 步以内的路线，剪掉了 %s 个状态：它们的两个距离加起来超过这个步数，不在这样的路线上。",
			limit, view.Thousands(states))
	}
	m.Note += s.note
	return m
}

// take marks the columns and rows that a search from both ends takes, and says why it did not need
// the others. The search is the post's, state by state, or the program's own if the post has no
// such search.
func (s *searches) take(m *view.Map) {
	halves := s.both
	if halves == nil {
		halves = s.fast
	}
	for _, e := range halves {
		last, states := len(e.Layers)-1, Sum(e.Layers)
		if e.Goal {
			m.Taken.Goal, m.Visited.Goal = last, states
			m.Note += s.Say("The search from the goal visited the rows up to %d. ",
				"从终点搜到第 %d 行。", last)
		} else {
			m.Taken.Start, m.Visited.Start = last, states
			m.Note += s.Say("The search from the start visited the columns up to %d. ",
				"从起点搜到第 %d 列。", last)
		}
	}
	switch {
	case m.Found < 0:
	case len(halves) == 2:
		m.Note += s.Say("They met on the diagonal. The other states were not needed, because a "+
			"shorter route would have made the searches meet sooner. ",
			"两边在斜线上相遇就停：如果有更短的路线，早就相遇了，所以其余的状态不用看。")
	case len(halves) == 1 && !halves[0].Once:
		m.Note += s.Say("It stopped at the first goal it found. The other states were not needed, "+
			"because none of them is nearer. ",
			"找到第一个终点就停：更近的状态都已看过，所以其余的状态不用看。")
	}
}

// leftOut returns the limit of a search from both ends, and how many states at the distances of its
// layers it skipped. The last layer of an end does not count, because it may be incomplete.
func leftOut(halves []Half, places map[view.Place]int) (limit, states int) {
	for _, e := range halves {
		limit = e.Limit
		made := e.Layers[:len(e.Layers)-1]
		for at, n := range places {
			layer := at.Start
			if e.Goal {
				layer = at.Goal
			}
			if layer >= 0 && layer < len(made) {
				states += n
			}
		}
		states -= Sum(made)
	}
	return limit, states
}

// places counts the states of a case by their distances from the start and to the goal, and
// reports whether the case is large: whether there are more than most.
//
// The first search goes forward from the starts and finds, among the states it reaches, the goals.
// The second goes back from the goals. A case that is large has one start and one goal, and each
// search stops at the layer of the other end. Then a state that only the second search has reached
// is counted as well, because a longer way may lead to it.
func (p Program) places(g Game, search *common.BFS, most int) (
	places map[view.Place]int, large bool) {
	starts, back := g.Starts(), g.Moves
	if b, ok := g.(backward); ok {
		back = b.Before
	}
	end := func(uint64) bool {
		large = search.Visited() > most
		return large
	}
	fromStart := p.distances(search, starts, g.Moves, end)
	if large {
		fromStart = p.distances(search, starts, g.Moves, g.Solved)
	}
	var goals []uint64
	for _, state := range search.States() {
		if g.Solved(state) {
			goals = append(goals, state)
		}
	}
	atStart := func(state uint64) bool { return large && state == starts[0] }
	toGoal := p.distances(search, goals, back, atStart)
	places = map[view.Place]int{}
	for state, start := range fromStart {
		at := view.Place{Start: int(start) - 1, Goal: int(toGoal[state]) - 1}
		if at.Start >= 0 || large && at.Goal >= 0 {
			places[at]++
		}
	}
	return places, large
}

// distances returns the distances of the states from the starts, plus 1: 0 means that the distance
// is not known. The search stops at the layer of the first state that is an end.
func (p Program) distances(search *common.BFS, starts []uint64,
	moves common.Moves, end func(state uint64) bool) []uint16 {
	route := search.Route(starts, end, moves)
	distances := make([]uint16, p.States)
	left := search.States()
	for layer, n := range search.Layers() {
		if route != nil && layer == len(route) {
			break // the layer after the end's layer is incomplete
		}
		for _, state := range left[:n] {
			distances[state] = uint16(layer) + 1
		}
		left = left[n:]
	}
	return distances
}
