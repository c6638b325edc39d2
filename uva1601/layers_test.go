package main

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

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
		steps := s.search(n%maxGhosts, 0, false)
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

// A search for a route on which a ghost goes straight home finds one where there is one, and none where there is none. Its
// layers have all states that the way home of that ghost allows.
func TestStraight(t *testing.T) {
	search, found, none := common.NewBFS(1<<(8*maxGhosts)), 0, 0
	mazes(t, 1613, 400, maxGhosts, func(s *solver, text string) {
		length := s.alone()
		if length <= 0 {
			return
		}
		plain := plainRoute(search, s.m)
		w, layers := recorded(s), 0
		record := s.record
		s.record = func(k int) { record(k); layers++ }
		want := -1
		if len(plain)-1 == length {
			want = length
		}
		switch steps := s.search(s.far, length, true); {
		case steps != want:
			t.Fatalf("%d steps straight home, want %d, in\n%s", steps, want, text)
		case layers > 2+length: // the first of both ends, and one for each step
			t.Fatalf("%d layers for a route of %d steps, in\n%s", layers, length, text)
		case steps < 0:
			none++
			return
		}
		found++
		for k := range w.ends {
			straight := s.straightLayers(k, len(w.ends[k].Layers)-1)
			if diff := cmp.Diff(straight, w.ends[k].Layers); diff != "" {
				t.Fatalf("layers of end %d (-want +got):\n%s\nin\n%s", k, diff, text)
			}
		}
	})
	if found < 50 || none < 50 {
		t.Errorf("%d routes straight home, %d without", found, none)
	}
}

// straightLayers counts the states after each step from end k, up to a depth, if ghost far comes nearer to its goal in
// every step from the start, and goes away from it in every step from the goal.
func (s *solver) straightLayers(k, depth int) (counts []int) {
	from, change := s.m.start, -1
	if k == 1 {
		from, change = s.m.goal, 1
	}
	home := s.m.alone(int(s.m.goal[s.far]))
	layer := map[state]bool{state(ghostsAt(s.m, from)): true}
	for counts = []int{1}; len(counts) <= depth; counts = append(counts, len(layer)) {
		next := map[state]bool{}
		for st := range layer {
			for _, n := range s.m.next(st, clash) {
				if home[n[s.far]] == home[st[s.far]]+change {
					next[n] = true
				}
			}
		}
		layer = next
	}
	return counts
}

// On mazes whose names have gone round, the ghost that asB picks makes hardly more sets than the best one, and it is the
// same ghost whatever its name: over all a quarter less than if one name were always b.
func TestAsB(t *testing.T) {
	sum, last, fixed := 0, 0, [maxGhosts]int{}
	for i, m := range mazesOf(t, "renamed") {
		sets := func(p plan) int {
			s, n := newSolver(), 0
			s.record = func(k int) { n += len(s.ends[k].layer.items) }
			p.distance(s, m)
			return n
		}
		n, best := sets(plan{anyWay: true}), 0
		for b := range fixed {
			f := sets(plan{anyWay: true, fixed: b + 1})
			fixed[b] += f
			if b == 0 || f < best {
				best = f
			}
		}
		if 20*n > 21*best {
			t.Errorf("maze %d: %d sets, the best ghost makes %d", i, n, best)
		}
		if i%maxGhosts > 0 && n != last { // the golden has three mazes, each with its names gone round twice
			t.Errorf("maze %d: %d sets, %d under other names", i, n, last)
		}
		sum, last = sum+n, n
	}
	for b, n := range fixed {
		if 4*sum > 3*n {
			t.Errorf("%d sets, %d if ghost %s is always b", sum, n, ghostName(b))
		}
	}
}

// How many mazes come to the search, as the README says, and what the note says of it.
func TestSearched(t *testing.T) {
	want := [][3]int{{8, 1, 7}, {6, 0, 6}, {8, 1, 7}, {0, 0, 0}, {16, 0, 16}, {9, 0, 9}}
	for i, name := range stageGoldens {
		var got [3]int // searches, straight home only, for any route
		for _, m := range mazesOf(t, name) {
			ends, note := searched(m)
			for j, ok := range []bool{
				ends != nil,
				strings.Contains(note, ", as b, goes straight home were searched. In the layers, "),
				strings.Contains(note, " is b. In the layers, "),
			} {
				if ok {
					got[j]++
				}
			}
		}
		if got != want[i] {
			t.Errorf("%s: %v come to the search, are answered straight home, or not so; want %v", name, got, want[i])
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
