package main

import (
	"fmt"

	"bfspuzzles/internal/view"
)

// shown is what a search for the least number of steps did, for -layers.
type shown struct {
	s    *solver
	ends [2]view.End
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
	if e, v := &w.s.ends[k], &w.ends[k]; e.states > 0 {
		v.Layers, v.Sets = append(v.Layers, e.states), append(v.Sets, len(e.layer.items))
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
			if t.need(s.pair(s.m.start[k], s.m.start[l])) == unreached {
				return fmt.Sprintf("Ghosts %s and %s cannot both reach their goals, even without a third.", ghostName(k), ghostName(l))
			}
			if t.depth > pairs {
				pairs = t.depth
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
	probes, what, found := "Probes found no route"+tries, "any", "one of "+stepsOf(steps)
	if known := w.s.limit + 1; w.s.limit < noLimit {
		probes, what = "Probes found a route of "+stepsOf(known)+tries, "a shorter one"
		if steps == known {
			found = "none"
		}
	} else if steps < 0 {
		found = "none"
	}
	return probes + " A search for " + what + " found " + found + ". Its layers are above, where 5 in 3 means 5 states in 3 sets; its b is ghost " +
		ghostName(w.s.b) + "."
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
