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
	limit int    // of its search
	known int    // the steps of the route that probes found, or -1
	vain  string // a sentence on a search before it, for a guess
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
	s := w.s
	if before := w.ends; before[0].Layers == nil { // to know what the probes have found, they are sent out once more
		tries, bound := s.tries, s.together(s.alone())
		w.known = s.route(bound, bound+spareTries)
		s.tries = tries
	} else {
		states := view.Thousands(view.Sum(before[0].Layers) + view.Sum(before[1].Layers))
		w.vain = " A search for one of up to " + stepsOf(w.limit) + " found none among " + states + " states."
		for k := range w.ends {
			w.ends[k].Layers, w.ends[k].Sets = nil, nil
		}
	}
	w.limit = s.limit
	for k, start := range s.m.start {
		if only(start) == b {
			w.b = k
		}
	}
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
	return bounds + ". " + w.after(steps)
}

// after says what came after the lower bounds.
func (w *shown) after(steps int) string {
	tries := " in " + triesOf(w.s.tries) + "."
	switch {
	case w.ends[0].Layers == nil && steps < 0:
		return "Probes found no route" + tries + " A maze with shorter corridors shows that there is none."
	case w.ends[0].Layers == nil:
		return "Probes found a route of " + stepsOf(steps) + tries
	}
	probes, what, found := "Probes found no route"+tries+w.vain, "any", "one of "+stepsOf(steps)
	if w.known >= 0 {
		probes, what = "Probes found a route of "+stepsOf(w.known)+tries, "a shorter one"
	} else if w.limit >= 0 {
		what = "one of up to " + stepsOf(w.limit)
	}
	if steps == w.known {
		found = "none"
	}
	return probes + " A search for " + what + " found " + found + ". Its layers are above, where 5 in 3 means 5 states in 3 sets; its b is ghost " +
		ghostName(w.b) + "."
}

func triesOf(n int) string {
	if n == 1 {
		return "1 try"
	}
	return view.Thousands(n) + " tries"
}

func stepsOf(n int) string {
	if n == 1 {
		return "1 step"
	}
	return fmt.Sprintf("%d steps", n)
}
