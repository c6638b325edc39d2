package main

import (
	"strings"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// The layers shown are those of the search that answers: each state that an end reached is
// counted in one of them, once; their numbers add up to the answer; and none has more states than
// the plain search's from that end, or just as many with no bound.
func TestShownLayers(t *testing.T) {
	search, met, anew := common.NewBFS(1<<(8*maxGhosts)), 0, 0
	check := func(s *solver, text string) {
		length := s.together(0)
		if length < 0 {
			return
		}
		plain := plainLayers(search, s.m)
		for _, p := range []plan{{}, {noBound: true}} {
			w := recorded(s)
			steps := p.search(s, length)
			if w.before > 0 {
				anew++
			}
			if got, want := view.Sum(w.ends[0].Layers)+view.Sum(w.ends[1].Layers), s.reached(); got != want {
				t.Fatalf("%d states in the layers %v, %d reached, in\n%s", got, w.ends, want, text)
			}
			last := [2]int{len(w.ends[0].Layers) - 1, len(w.ends[1].Layers) - 1}
			if steps >= 0 {
				met++
				if last[0]+last[1] != steps {
					t.Fatalf("%d and %d layers, %d steps, in\n%s", last[0], last[1], steps, text)
				}
			}
			for k, end := range w.ends {
				for d, n := range end.Layers {
					want, whole := plain[k][d], p.noBound && d != steps
					if n > want || n < end.Sets[d] || whole && n < want {
						t.Fatalf("end %d, layer %d: %d states in %d sets, %d in the plain search, whole: %v, in\n%s", k, d, n, end.Sets[d], want, whole, text)
					}
				}
			}
		}
	}
	rounds := 120
	if testing.Short() {
		rounds = 60
	}
	mazes(t, 1611, rounds, check)
	s := newSolver() // and a large maze, for which the search begins anew
	s.m = mazesOf(t, "hardest-corridors")[1]
	s.numberCells()
	check(s, "hardest-corridors")
	if met < rounds || anew == 0 {
		t.Errorf("%d searches found a route, %d began anew", met, anew)
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

// reached is the number of states that the ends have reached.
func (s *solver) reached() (n int) {
	for _, b := range listOf(s.m.open) {
		for _, c := range listOf(s.m.open) {
			if slot := s.slot[s.pair(c, b)]; slot > 0 {
				for _, seen := range s.seen[slot] {
					n += seen.without(only[b]).without(only[c]).count()
				}
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
