package cli

import "bfspuzzles/common"

// Search is a search of a case, with its results. A search has one half or, if it is bidirectional,
// two.
type Search struct {
	Backward []bool // by half: whether it begins at the goal; nil if no search was needed
	Once     bool   // one search answers all cases
	Grouped  bool   // it moves groups of states
	Stops    bool   // it stops as soon as it knows the answer, even within a layer

	States [][]uint64 // by half: the states found, in order
	Layers [][]int    // by half: the number of states in each layer
	Groups [][]int    // by half: the number of groups in each layer, if it moves groups
	Route  []uint64   // the route found; nil if there is no route or the search keeps no routes
	Note   string     // a remark on the search, in one or two sentences
}

// The names of the searches.
const plain, both, fast = "plain", "both", "fast"

// traced returns the name of the search that the flags select.
func (o options) traced() string {
	switch {
	case o.given["-plain"]:
		return plain
	case o.given["-both"]:
		return both
	}
	return fast
}

// search runs one of the searches of a case.
func (r run) search(name string, g Game, watch *Recorder) (s Search) {
	switch name {
	case plain:
		return PlainSearch(g, r.States, watch, r.given["-all"] && r.given["-plain"])
	case both:
		return BothEnds(g, r.States, watch, r.Goal(g))
	}
	s = g.Search(r.term.Language, watch)
	if s.Backward == nil { // no search was needed
		watch.Begin(s)
	}
	return s
}

// PlainSearch runs the plain search of a case. states is more than the largest state. If past is
// set, the search continues past the goal through all states.
func PlainSearch(g Game, states int, watch *Recorder, past bool) Search {
	return OneWay(states, watch, Search{Backward: []bool{false}, Stops: !past}, g.Starts(),
		watch.solved(g.Solved, past), g.Moves)
}

// OneWay runs the search that s describes. The search begins at the given states, and ends when it
// takes a state for which ended reports true, or when it has taken all states.
func OneWay(states int, watch *Recorder, s Search, begin []uint64,
	ended func(state uint64) bool, moves common.Moves) Search {
	search := common.NewBFS(states)
	watch.Begin(s, begin)
	s.Route = search.Route(begin, ended, watch.Moves(moves))
	s.States, s.Layers = [][]uint64{search.States()}, [][]int{search.Layers()}
	return s
}

// BothEnds searches a case from its start and from its goal.
func BothEnds(g Game, states int, watch *Recorder, goal uint64) Search {
	s, start := Search{Backward: []bool{false, true}, Stops: true}, g.Starts()[0]
	search := common.NewBothEnds(states)
	watch.Begin(s, []uint64{start}, []uint64{goal})
	search.Distance(start, goal, watch.Moves(g.Moves))
	f, b := &search.Forward, &search.Backward
	s.States, s.Layers = [][]uint64{f.Queue.All(), b.Queue.All()}, [][]int{f.Layers, b.Layers}
	return s
}

// route returns a shortest route for a case, both ends included, or nil if there is no route.
// Unless the search kept a route, the function looks for one among the states that the search
// found, in at most the time of the plain search.
func (r run) route(g Game, s Search) []uint64 {
	if s.Route != nil {
		return s.Route
	}
	found := common.NewBitSet(r.States)
	for _, states := range s.States {
		for _, state := range states {
			found.Add(state)
		}
	}
	var all []uint64 // the moves from a state
	moves := func(state uint64, next []uint64) []uint64 {
		all = g.Moves(state, all[:0])
		for _, to := range all {
			if found.Has(to) {
				next = append(next, to)
			}
		}
		return next
	}
	return common.NewBFS(r.States).Route(g.Starts(), g.Solved, moves)
}

// Sum returns the number of states in all layers.
func Sum(halves ...[]int) (states int) {
	for _, layers := range halves {
		for _, n := range layers {
			states += n
		}
	}
	return states
}
