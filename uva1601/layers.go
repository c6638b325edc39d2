package main

import (
	"fmt"

	"bfspuzzles/internal/view"
)

// shown is what a search for the least number of steps did, for -layers.
type shown struct {
	s      *solver
	end    view.End
	before int // the states moved before the search last began anew
}

// searched answers a maze and returns what the search did, in layers if it came
// to that, and in words.
func searched(m *maze) (ends []view.End, note string) {
	w := recorded(newSolver())
	steps := w.s.distance(m)
	if w.end.Layers != nil {
		ends = []view.End{w.end}
	}
	return ends, w.note(steps)
}

// recorded returns the record of what a solver will do.
func recorded(s *solver) *shown {
	w := &shown{s: s}
	s.record, s.tries = w.item, 0
	return w
}

// item adds a set of states that is moved to its layer. When the search begins anew, in other
// roles or from the other end, so does the count.
func (w *shown) item(depth int, a placeSet) {
	v := &w.end
	if w.s.items[0] == 1 {
		w.before += view.Sum(v.Layers)
		*v = view.End{Name: "start"}
		if w.s.from == &w.s.m.goal {
			*v = view.End{Name: "goal", Back: true}
		}
	}
	for depth >= len(v.Layers) {
		v.Layers, v.Sets = append(v.Layers, 0), append(v.Sets, 0)
	}
	v.Layers[depth] += a.count()
	v.Sets[depth]++
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
	probe := fmt.Sprintf("%s. The probe gave up after %d tries.", bounds, s.tries)
	switch {
	case w.end.Layers != nil:
		note := probe + " A* leaves out what these bounds rule out; 5 in 3 means 5 states in 3 sets."
		if w.before > 0 {
			note += fmt.Sprintf(" Not counted are %d states moved before it began anew, from the other end or in other roles.", w.before)
		}
		return note
	case steps < 0:
		return probe + " A maze with shorter corridors shows that there is no route."
	}
	return fmt.Sprintf("%s. The probe found a route of %s in %d tries.", bounds, stepsOf(steps), s.tries)
}

func stepsOf(n int) string {
	if n == 1 {
		return "1 step"
	}
	return fmt.Sprintf("%d steps", n)
}
