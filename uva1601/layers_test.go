package main

import (
	"strings"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// The layers shown are those of the search that answers: each state that was moved is counted in
// one of them, once; the goal is deeper than all; and none has more states than the plain
// search's from that end, or just as many with no bound.
func TestShownLayers(t *testing.T) {
	search, backs, met := common.NewBFS(1<<(8*maxGhosts)), 0, 0
	check := func(s *solver, text string) {
		if s.together(0) < 0 {
			return
		}
		w := recorded(s)
		steps := s.search()
		end, plain := w.end, plainLayers(search, s.m)
		if got, want := view.Sum(end.Layers), s.moved(); got != want {
			t.Fatalf("%d states in the layers %v, %d moved, in\n%s", got, end.Layers, want, text)
		}
		if steps >= 0 {
			met++
			if len(end.Layers) > steps {
				t.Fatalf("%d layers, %d steps, in\n%s", len(end.Layers), steps, text)
			}
		}
		layers := plain[0]
		if end.Back {
			backs++
			layers = plain[1]
		}
		for d, n := range end.Layers {
			if n > layers[d] || n < end.Sets[d] {
				t.Fatalf("layer %d: %d states in %d sets, %d in the plain search, in\n%s", d, n, end.Sets[d], layers[d], text)
			}
		}

		for way, back := range []bool{false, true} {
			plan{noBound: true, back: back}.begin(s)
			w = recorded(s)
			s.move(1<<30, longest)
			for d, n := range w.end.Layers {
				if n != plain[way][d] && d < len(w.end.Layers)-1 { // it may find the goal in the last
					t.Fatalf("no bound, back %v: layer %d: %d states, %d in the plain search, in\n%s", back, d, n, plain[way][d], text)
				}
			}
		}
	}
	rounds := 120
	if testing.Short() {
		rounds = 60
	}
	mazes(t, 1611, rounds, check)
	s := newSolver() // and a large maze, with a search back
	s.m = mazesOf(t, "hardest-corridors")[1]
	s.numberCells()
	check(s, "hardest-corridors")
	if backs == 0 || met < rounds/2 {
		t.Errorf("%d searches went back, %d found a route", backs, met)
	}
}

// plainLayers returns the layers of the plain search from the start and from the
// goal, the first of which are whole: as many as it takes steps.
func plainLayers(search *common.BFS, m *maze) (layers [2][]int) {
	back := *m
	back.start, back.goal = m.goal, m.start
	for i, m := range []*maze{m, &back} {
		plainRoute(search, m)
		layers[i] = append([]int(nil), search.Layers()...)
	}
	return layers
}

// moved is the number of states that the search has moved.
func (s *solver) moved() (n int) {
	for _, b := range listOf(s.m.open) {
		for _, c := range listOf(s.m.open) {
			if slot := s.slot[s.pair(c, b)]; slot > 0 {
				n += s.seen[slot].without(only[b]).without(only[c]).count()
			}
		}
	}
	return n
}

// What the note says of each kind of maze.
func TestNotes(t *testing.T) {
	for _, c := range []struct{ maze, want string }{
		{"4 2 1\n####\na  A\n", "Lower bound: 3 steps for one ghost alone, which is the answer."},
		{"4 1 1\na#A \n", "Ghost a cannot reach its goal even alone."},
		{"4 2 2\nab  \n  BA\n", "Lower bound: 4 steps for one ghost alone. A table of both ghosts has the answer."},
		{"8 3 2\n########\n#ab  BA#\n########\n", "Ghosts a and b cannot both reach their goals, even without a third."},
	} {
		if ends, note := searched(read(t, c.maze)); ends != nil || note != c.want {
			t.Errorf("%s%v %q, want %q and no layers", c.maze, ends, note, c.want)
		}
	}
	_, note := searched(mazesOf(t, "hopeless")[0])
	if want := "A maze with shorter corridors shows that there is no route."; !strings.HasSuffix(note, want) {
		t.Errorf("%q, want ... %q", note, want)
	}
}
