package main

import (
	"fmt"
	"strings"

	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// bothEndsLayers answers a maze by the post's second program and returns its layers.
func bothEndsLayers(m *maze) []cli.End {
	s := newBothEnds()
	s.distance(m)
	return cli.Ends([2][]int{s.start.layers, s.goal.layers})
}

// searched answers a maze and returns the layers of the last search, and in words what came
// before it.
func searched(lang view.Language, m *maze) (ends []cli.End, note string) {
	s := new(solver)
	bound := s.load(m)
	switch {
	case bound < 0:
		return nil, "A ghost cannot reach its goal even alone."
	case m.ghosts == 1:
		return nil, "The bound, " + stepsOf(bound) + " for the ghost alone, is the answer."
	}
	note = "Bound: " + stepsOf(bound) + " for one ghost alone."
	var vain []string // the limits within which there is no route
	limit := 0
	for _, spare := range spareSteps {
		if limit = bound + spare; spare == anySteps {
			limit = 0
		}
		steps := s.search(bound + spare)
		if steps >= 0 || spare == anySteps {
			break
		}
		vain = append(vain, fmt.Sprintf("%d (%s states)", bound+spare, view.Thousands(statesOf(s))))
	}
	if vain != nil {
		note += " No route within " + strings.Join(vain, ", ") + ". Above is the search after that"
		note += ", where 5 in 3 means 5 states in 3 lines."
	} else {
		note += " Above, 5 in 3 means 5 states in 3 lines."
	}
	return []cli.End{shown(&s.ends[0], false, limit), shown(&s.ends[1], true, limit)}, note
}

// statesOf returns how many states the last search reached.
func statesOf(s *solver) (n int) {
	for i := range s.ends {
		for _, size := range s.ends[i].sizes {
			n += size[0]
		}
	}
	return n
}

// shown returns the layers of an end.
func shown(e *end, goal bool, limit int) cli.End {
	layers := cli.End{Goal: goal, Limit: limit}
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
