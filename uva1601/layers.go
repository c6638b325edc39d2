package main

import (
	"fmt"

	"bfspuzzles/internal/view"
)

// shown is what a search for the least number of steps did, for -layers.
type shown struct {
	s     *solver
	ends  [2]view.End
	b     int    // which ghost is b
	vain  string // a sentence for each search before this one, in vain
	limit int    // of the search at hand
}

// searched answers a maze and returns what the search did, in layers if it came
// to that, and in words.
func searched(m *maze) (ends []view.End, note string) {
	w := recorded(newSolver())
	steps := w.s.distance(m)
	if w.ends[0].Layers != nil {
		ends = w.ends[:]
	}
	return ends, w.note(steps)
}

// recorded returns the record of what a solver will do.
func recorded(s *solver) *shown {
	w := &shown{s: s, ends: [2]view.End{{Name: "start"}, {Name: "goal", Back: true}}}
	s.record, s.whole = w.layer, true
	return w
}

// layer adds the layer that an end has reached, if it has new states.
func (w *shown) layer(k int) {
	e, v := &w.s.ends[k], &w.ends[k]
	if e.depth == 0 && k == 0 {
		w.begins(e.layer.bs)
	}
	if e.states > 0 {
		v.Layers, v.Sets = append(v.Layers, e.states), append(v.Sets, len(e.layer.items))
	}
}

// begins is called when a search begins, with b on the place given, a set of one. One before was in vain, and its layers
// are forgotten.
func (w *shown) begins(b placeSet) {
	if w.ends[0].Layers != nil {
		states := view.Thousands(view.Sum(w.ends[0].Layers) + view.Sum(w.ends[1].Layers))
		w.vain += fmt.Sprintf("%s found none among %s states.", w.search(), states)
	}
	w.limit = w.s.limit
	for k, start := range w.s.m.start {
		if only(start) == b {
			w.b = k
		}
	}
	for k := range w.ends {
		w.ends[k].Layers, w.ends[k].Sets = nil, nil
	}
}

// search says what the last search that began was for.
func (w *shown) search() string {
	routes := "any route"
	if w.limit != noLimit {
		routes = "a route of up to " + stepsOf(w.limit)
	}
	return fmt.Sprintf(" A search for %s, with ghost %s as b,", routes, ghostName(w.b))
}

// note says what the search did besides the layers.
func (w *shown) note(steps int) string {
	s, alone := w.s, 0
	for k := 0; k < s.m.ghosts; k++ {
		switch d := int(s.home[k][s.m.start[k]]) - 1; {
		case d < 0:
			return fmt.Sprintf("Ghost %s cannot reach its goal even alone.", ghostName(k))
		case d > alone:
			alone = d
		}
	}
	bounds, pairs := fmt.Sprintf("Lower bound: %s for one ghost alone", stepsOf(alone)), -1
	for k := 0; k < s.m.ghosts; k++ {
		l := (k + 1) % maxGhosts
		if t := &s.toGoal[k]; t.depth >= 0 {
			d := t.need(s.pair(s.m.start[k], s.m.start[l]))
			if d == unreached {
				return fmt.Sprintf("Ghosts %s and %s cannot both reach their goals, even without a third.", ghostName(k), ghostName(l))
			}
			if d > pairs {
				pairs = d
			}
		}
	}
	if s.m.ghosts == 1 {
		return bounds + ", which is the answer."
	}
	if pairs >= 0 && s.m.ghosts == 2 {
		return bounds + ". A table of both ghosts has the answer."
	}
	if pairs >= 0 {
		bounds += fmt.Sprintf(", %d for two without the third", pairs)
	}
	probe := fmt.Sprintf("%s. The probe gave up after %s.%s", bounds, triesOf(s.tries), w.vain)
	switch {
	case w.ends[0].Layers != nil:
		return probe + w.search() + " has the layers above, where 5 in 3 means 5 states in 3 sets."
	case steps < 0:
		return probe + " A maze with shorter corridors shows that there is no route."
	}
	return fmt.Sprintf("%s. The probe found a route of %s in %s.", bounds, stepsOf(steps), triesOf(s.tries))
}

func triesOf(n int) string {
	if n == 1 {
		return "1 try"
	}
	return fmt.Sprintf("%d tries", n)
}

func stepsOf(n int) string {
	if n == 1 {
		return "1 step"
	}
	return fmt.Sprintf("%d steps", n)
}
