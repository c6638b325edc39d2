package main

import (
	"strings"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// The layers shown are those of the search that answers. They make the distance;
// each state seen is counted in one of them, once; and none has more states than
// the plain search's from that end, or just as many when nothing is put off.
func TestShownLayers(t *testing.T) {
	search, levels, met := common.NewBFS(1<<(8*maxGhosts)), 0, 0
	check := func(s *solver, text string) {
		alone := s.alone()
		if s.together(alone) < 0 {
			return
		}
		w := recorded(s)
		steps := s.fromBothEnds(alone) // and not the greater bound, for more levels
		w.last()
		if s.length > alone {
			levels++
		}
		plain := plainLayers(search, s.m)
		if steps >= 0 {
			met++
			for i := range s.ends {
				if got, want := view.Sum(w.ends[i].Layers), s.ends[i].states(s); got != want {
					t.Fatalf("end %d: %d states in the layers %v, %d seen, in\n%s", i, got, w.ends[i].Layers, want, text)
				}
			}
			if n := len(w.ends[0].Layers) + len(w.ends[1].Layers) - 2; n != steps {
				t.Fatalf("%d layers, %d steps, in\n%s", n, steps, text)
			}
		}
		for i, end := range w.ends {
			for d, n := range end.Layers {
				if n > plain[i][d] || n < end.Sets[d] {
					t.Fatalf("end %d, layer %d: %d states in %d sets, %d in the plain search, in\n%s", i, d, n, end.Sets[d], plain[i][d], text)
				}
			}
		}

		w = recorded(s)
		s.begin(0)
		s.length, s.check = unreached, 1<<30
		for i := range s.ends {
			e := &s.ends[i]
			e.cb, e.ba, e.ac = nothingNeeded, nothingNeeded, nothingNeeded
		}
		s.level()
		w.last()
		for i, end := range w.ends {
			for d, n := range end.Layers {
				if n != plain[i][d] {
					t.Fatalf("nothing put off: end %d, layer %d: %d states, %d in the plain search, in\n%s", i, d, n, plain[i][d], text)
				}
			}
		}
	}
	rounds := 120
	if testing.Short() {
		rounds = 60
	}
	mazes(t, 1611, rounds, check)
	if levels < rounds/20 || met < rounds/2 {
		t.Errorf("%d mazes took more than one level, and the ends met in %d", levels, met)
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

// states is the number of states that e has seen.
func (e *end) states(s *solver) (n int) {
	for _, b := range listOf(s.m.open) {
		for _, c := range listOf(s.m.open) {
			if slot := e.slot[s.pair(c, b)]; slot > 0 {
				n += e.seen[slot].without(only[b]).without(only[c]).count()
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
