package main

import (
	"fmt"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// bothEndsLayers answers a maze by the post's second program and returns its layers.
func bothEndsLayers(m *maze) []view.End {
	search := common.NewBothEnds(states)
	bothEnds(search, m)
	return []view.End{
		{Name: "start", Layers: search.Layers[0]},
		{Name: "goal", Layers: search.Layers[1], Back: true},
	}
}

// searchLayers answers a maze and returns the layers of the last search, and in words what
// came before it and how to read it.
func searchLayers(m *maze) (ends []view.End, note string) {
	s := new(solver)
	bound, steps := s.load(m), s.distance(m)
	switch {
	case bound == anySteps:
		return nil, "A ghost cannot reach its goal even alone."
	case m.ghosts == 1:
		return nil, "The bound, " + stepsOf(bound) + " for the ghost alone, is the answer."
	}
	note = "Bound: " + stepsOf(bound) + " for one ghost alone."
	var vain []string // the limits within which there is no route
	for _, spare := range spareSteps[:len(spareSteps)-1] {
		if steps < 0 || bound+spare < steps {
			vain = append(vain, fmt.Sprint(bound+spare))
		}
	}
	if vain != nil {
		note += " No route within " + strings.Join(vain, ", ") + ". Above is the search after that."
	}
	for k := range m.start {
		if k < m.ghosts && s.number[m.start[k]] == s.ends[0].ghosts[0] {
			note += " 5 in 3 means 5 states in 3 sets of places of " + ghostName(k) + "."
		}
	}
	return []view.End{endLayers(&s.ends[0], "start", false), endLayers(&s.ends[1], "goal", true)}, note
}

// endLayers returns the layers of an end.
func endLayers(e *end, name string, back bool) view.End {
	layers := view.End{Name: name, Back: back}
	for _, size := range e.sizes {
		layers.Layers = append(layers.Layers, size[0])
		layers.Sets = append(layers.Sets, size[1])
	}
	return layers
}

func stepsOf(n int) string {
	if n == 1 {
		return "1 step"
	}
	return fmt.Sprintf("%d steps", n)
}
