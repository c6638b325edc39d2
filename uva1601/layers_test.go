package main

import (
	"strings"
	"testing"

	"bfspuzzles/common"
)

// The layers shown are those of the search that answers: the depths of the last two add up to the answer, and each
// has just as many states as the plain search's from the same end. Without an answer, those of one end are all.
func TestShownLayers(t *testing.T) {
	search, met, n := common.NewBFS(1<<(8*maxGhosts)), 0, 0
	rounds := 120
	if testing.Short() {
		rounds = 60
	}
	check := func(s *solver, text string) {
		if s.together(0) < 0 {
			return
		}
		plain := plainLayers(search, s.m)
		w := recorded(s)
		steps := s.search(0, []int{0, 10, 400}[n%3]) // it looks for a better b at once, soon, or later
		n++
		last := [2]int{len(w.ends[0].Layers) - 1, len(w.ends[1].Layers) - 1}
		if steps >= 0 {
			met++
			if last[0]+last[1] != steps {
				t.Fatalf("%d and %d layers, %d steps, in\n%s", last[0], last[1], steps, text)
			}
		}
		if all := [2]int{len(plain[0]) - 1, len(plain[1]) - 1}; steps < 0 && last[0] != all[0] && last[1] != all[1] {
			t.Fatalf("no answer after layers %v, the plain searches have %v, in\n%s", last, all, text)
		}
		for k, end := range w.ends {
			for d, n := range end.Layers {
				if want := plain[k][d]; n != want || n < end.Sets[d] {
					t.Fatalf("end %d, layer %d: %d states in %d sets, %d in the plain search, in\n%s", k, d, n, end.Sets[d], want, text)
				}
			}
		}
	}
	mazes(t, 1611, rounds, maxGhosts, check)
	s := newSolver() // and a large maze
	s.m = mazesOf(t, "hardest-corridors")[1]
	s.numberPlaces()
	check(s, "hardest-corridors")
	if met < rounds/2 {
		t.Errorf("only %d searches found a route", met)
	}
}

// The ghost that the search picks as b is one that makes few sets: on each maze, at most a third more than the best, and
// over all a tenth less than if one and the same ghost were always b.
func TestBetterGhost(t *testing.T) {
	sum, fixed := 0, [maxGhosts]int{}
	for i, m := range mazesOf(t, "renamed") {
		sets := func(p plan) int {
			s, n := newSolver(), 0
			s.record = func(k int) { n += len(s.ends[k].layer.items) } // also before it begins anew
			p.distance(s, m)
			return n
		}
		n, best := sets(plan{}), 0
		for b := range fixed {
			f := sets(plan{fixed: b + 1})
			fixed[b] += f
			if b == 0 || f < best {
				best = f
			}
		}
		if sum += n; 3*n > 4*best {
			t.Errorf("maze %d: %d sets, the best ghost makes %d", i, n, best)
		}
	}
	for b, n := range fixed {
		if 10*sum > 9*n {
			t.Errorf("%d sets, %d if ghost %s is always b", sum, n, ghostName(b))
		}
	}
}

// How many mazes come to the search, as the README says, and that a search which began anew says so.
func TestSearched(t *testing.T) {
	want := []int{8, 6, 8, 0, 3, 9}
	for i, name := range stageGoldens {
		searches, anew := 0, 0
		for _, m := range mazesOf(t, name) {
			ends, note := searched(m)
			if ends != nil {
				searches++
			}
			if strings.Contains(note, " states, the search began anew with another ghost as b. In the layers, ") {
				anew++
			}
		}
		if searches != want[i] || name == "renamed" && anew != 6 {
			t.Errorf("%s: %d mazes come to the search, want %d; %d began anew", name, searches, want[i], anew)
		}
	}
}

// plainLayers returns the layers of the plain search from the start and from the
// goal, which are whole from 0 to the number of steps.
func plainLayers(search *common.BFS, m *maze) (layers [2][]int) {
	back := *m
	back.start, back.goal = m.goal, m.start
	for i, m := range []*maze{m, &back} {
		plainRoute(search, m)
		layers[i] = append([]int(nil), search.Layers()...)
	}
	return layers
}

// What the note says of each kind of maze.
func TestNotes(t *testing.T) {
	for _, c := range []struct{ maze, want string }{
		{"4 2 1\n####\na  A\n", "Lower bound: 3 steps for one ghost alone, which is the answer."},
		{"4 1 1\na#A \n", "Ghost a cannot reach its goal even alone."},
		{"4 2 2\nab  \n  AB\n", "Lower bound: 3 steps for one ghost alone. The probe found a route of 3 steps in 3 tries."},
		{"9 2 2\naB     Ab\n## ######\n", "Lower bound: 7 steps for one ghost alone. A table of both ghosts has the answer."},
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
