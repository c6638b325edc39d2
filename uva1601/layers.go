package main

import (
	"fmt"

	"bfspuzzles/internal/view"
)

// shown is what a search for the least number of steps did, for -layers.
type shown struct {
	s    *solver
	role int               // s.role as of the last step
	from *[maxGhosts]uint8 // s.from as of the last step
	end  view.End
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

// item adds a set of states that is moved to its layer. In other roles, or from the other
// end, the search begins anew, and so does the count.
func (w *shown) item(depth int, a placeSet) {
	if w.role != w.s.role || w.from != w.s.from {
		w.role, w.from = w.s.role, w.s.from
		w.end = view.End{Name: "start"}
		if w.from == &w.s.m.goal {
			w.end = view.End{Name: "goal", Back: true}
		}
	}
	v := &w.end
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
	switch {
	case w.end.Layers != nil:
		return fmt.Sprintf("%s. The probe gave up after %d tries. The layers lack what the bounds rule out.", bounds, s.tries)
	case steps < 0:
		return fmt.Sprintf("%s. The probe gave up after %d tries. A maze with shorter corridors shows that there is no route.", bounds, s.tries)
	}
	return fmt.Sprintf("%s. The probe found a route of %s in %d tries.", bounds, stepsOf(steps), s.tries)
}

func stepsOf(n int) string {
	if n == 1 {
		return "1 step"
	}
	return fmt.Sprintf("%d steps", n)
}
