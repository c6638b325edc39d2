package main

import (
	"fmt"
	"path/filepath"
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
		s.limitBelow(-1)
		steps := s.search(n%maxGhosts, 0, -1)
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

// A search for routes shorter than a known one finds a shortest if there are any, whichever ghost is b, and else returns what
// is known. Its layers have all states from which each ghost, alone, can be at the other end in time, and no others.
func TestKnown(t *testing.T) {
	search, found, none := common.NewBFS(1<<(8*maxGhosts)), 0, 0
	mazes(t, 1613, 400, maxGhosts, func(s *solver, text string) {
		length, ghost := s.alone(), (found+none)%maxGhosts
		if length <= 0 {
			return
		}
		plain, limit := plainRoute(search, s.m), length+(found+none)%4
		want := len(plain) - 1
		if want < 0 || want > limit {
			want = limit + 1
		}
		w, layers := recorded(s), 0
		record := s.record
		s.record = func(k int) { record(k); layers++ }
		s.limitBelow(limit + 1)
		if steps := s.search(ghost, length, limit+1); steps != want {
			t.Fatalf("%d steps with %d known and b = %d, want %d, in\n%s", steps, limit+1, ghost, want, text)
		}
		if layers > 2+limit { // the first of both ends, and one for each step
			t.Fatalf("%d layers for %d steps at most, in\n%s", layers, limit, text)
		}
		if want <= limit {
			found++
		} else {
			none++
		}
		for k := range w.ends {
			want := s.layersInTime(k, limit, len(w.ends[k].Layers)-1)
			if diff := cmp.Diff(want, w.ends[k].Layers); diff != "" {
				t.Fatalf("%d steps at most, layers of end %d (-want +got):\n%s\nin\n%s", limit, k, diff, text)
			}
		}
	})
	if found < 50 || none < 50 {
		t.Errorf("%d routes shorter than the known one, %d not", found, none)
	}
}

// layersInTime counts the states first reached after each step from end k, up to a depth, without those from which a
// ghost, alone, needs more steps to the other end than are then left.
func (s *solver) layersInTime(k, limit, depth int) (counts []int) {
	from, to := s.m.start, s.m.goal
	if k == 1 {
		from, to = to, from
	}
	var alone [maxGhosts]map[int]int
	for i := range alone {
		alone[i] = s.m.alone(int(to[i]))
	}
	first := state(ghostsAt(s.m, from))
	layer, seen := []state{first}, map[state]bool{first: true}
	for counts = []int{1}; len(counts) <= depth; counts = append(counts, len(layer)) {
		var next []state
		for _, st := range layer {
			for _, n := range s.m.next(st, clash) {
				if !seen[n] {
					seen[n] = true
					next = append(next, n)
				}
			}
		}
		layer = next[:0]
		for _, n := range next {
			left := limit - len(counts)
			if alone[0][n[0]] <= left && alone[1][n[1]] <= left && alone[2][n[2]] <= left {
				layer = append(layer, n)
			}
		}
	}
	return counts
}

// AsB picks a ghost with the fewest lines: for each number of steps from either end, its places, alone, times those to which the other
// two have just come, each going round two who stay; only places in time, if a route is known.
func TestAsB(t *testing.T) {
	for _, name := range []string{"hardest-rings", "hardest-trees", "hardest-no-border", "renamed"} {
		for i, m := range mazesOf(t, name) {
			for _, known := range []int{-1, 70} {
				s := newSolver()
				s.m = m
				s.alone()
				s.numberPlaces()
				s.limitBelow(known)
				lines, b := m.lines(known), s.asB()
				for k, n := range lines {
					if n < lines[b] {
						t.Errorf("%s, maze %d, %d known: %d lines with ghost %s, %d with %s", name, i, known, lines[b], ghostName(b), n, ghostName(k))
					}
				}
			}
		}
	}
}

// lines counts them place by place, for each ghost as b.
func (m *maze) lines(known int) (lines [maxGhosts]int) {
	for _, ends := range [][2][maxGhosts]uint8{{m.start, m.goal}, {m.goal, m.start}} {
		var from, freely, to [maxGhosts]map[int]int
		most := 1
		for k := range from {
			round := *m
			for i, at := range ends[0] {
				if i != k {
					round.open = round.open.without(only(at))
				}
			}
			from[k], freely[k], to[k] = round.alone(int(ends[0][k])), m.alone(int(ends[0][k])), m.alone(int(ends[1][k]))
			for _, steps := range freely[k] {
				if steps >= most {
					most = steps + 1
				}
			}
		}
		for d := 1; d <= most; d++ {
			var all, fresh [maxGhosts]int
			for k := range from {
				for p, steps := range freely[k] {
					if steps <= d && (known < 0 || d+to[k][p] < known) {
						all[k]++
					}
					if way, ok := from[k][p]; ok && way == d && (known < 0 || d+to[k][p] < known) {
						fresh[k]++
					}
				}
			}
			for b := range lines {
				lines[b] += all[b] * (fresh[0] + fresh[1] + fresh[2] - fresh[b])
			}
		}
	}
	return lines
}

// The ghost that asB picks makes so many percent more sets, rounded up, than the one name that is best as b of the whole golden
// (below 0: fewer). In "renamed" the names go round, so no name is best: there it makes at most 4% more than the best ghost of each
// maze, and as many under each name.
func TestAsBSets(t *testing.T) {
	for _, c := range []struct {
		name, best string // all names are the best of "renamed"
		more       int
	}{{"renamed", "abc", -13}, {"hardest-no-border", "b", -6}, {"hardest-rings-2", "a", 0}} {
		sum, last, fixed := 0, 0, [maxGhosts]int{}
		for i, m := range mazesOf(t, c.name) {
			sets := func(p plan) int {
				s, n := newSolver(), 0
				s.record = func(k int) { n += len(s.ends[k].layer.items) }
				p.distance(s, m)
				return n
			}
			n, of := sets(plan{}), [maxGhosts]int{}
			for b := range of {
				of[b] = sets(plan{fixed: b + 1})
				fixed[b] += of[b]
			}
			if c.name == "renamed" {
				if best := least(of); 100*n > 104*best {
					t.Errorf("maze %d: %d sets, the best ghost makes %d", i, n, best)
				}
				if i%maxGhosts > 0 && n != last { // the golden has three mazes, each with its names gone round twice
					t.Errorf("maze %d: %d sets, %d under other names", i, n, last)
				}
			}
			sum, last = sum+n, n
		}
		best, names := least(fixed), ""
		for b, n := range fixed {
			if n == best {
				names += ghostName(b)
			}
		}
		if names != c.best || 100*sum > (100+c.more)*best || 100*sum <= (99+c.more)*best {
			t.Errorf("%s: %d sets, %d if %s is always b; want %+d%% over %s", c.name, sum, best, names, c.more, c.best)
		}
	}
}

func least(of [maxGhosts]int) int {
	n := of[0]
	for _, m := range of {
		if m < n {
			n = m
		}
	}
	return n
}

// The states with b on one place are kept in few more lines than it takes at least: in all of a golden at most 6%, or 9%
// of hardest-rings-6, where hill climbing found that lines are turned badly.
func TestTurn(t *testing.T) {
	files, err := filepath.Glob("testdata/hardest-*.in")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d goldens, %v", len(files), err)
	}
	for _, file := range append(files, "renamed.in", "random-1000.in") {
		name := strings.TrimSuffix(filepath.Base(file), ".in")
		s, lines, fewest := newSolver(), 0, 0
		s.record = func(k int) {
			l := s.ends[k].layer
			for _, b := range listOf(l.bs) {
				lines, fewest = lines+len(l.of(b)), fewest+fewestLines(l.of(b))
			}
		}
		for _, m := range mazesOf(t, name) {
			s.distance(m)
		}
		more := 6
		if name == "hardest-rings-6" {
			more = 9
		}
		if 100*lines > (100+more)*fewest {
			t.Errorf("%s: %d lines, over %d%% more than the fewest possible, %d", name, lines, more, fewest)
		}
	}
}

// The example of the README: four columns and a row become a column and two rows.
func TestTurnExample(t *testing.T) {
	s, l, row := newSolver(), &layer{}, uint16(rows)
	set := func(places ...uint8) (s placeSet) {
		for _, p := range places {
			s.add(only(p))
		}
		return s
	}
	l.items = []item{
		{set(6, 8), 1, 2}, {set(8), 2, 1}, {set(6, 8), 3, 2}, {set(2, 3, 5, 6, 7), 4, 5},
		{set(5, 6, 7), row + 8, 3},
	}
	s.turn(l, 0)
	var got []string
	for _, it := range l.items {
		got = append(got, fmt.Sprint(it.line, listOf(it.set)))
	}
	want := []string{"4 [2 3 5 6 7]", "262 [1 3]", "264 [1 2 3 5 6 7]"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// fewestLines returns how many lines it takes at least to have all states of some items, with b on one place: as many as
// there are states at most no two of which are in one line (by Konig's theorem). To find so many, it matches rows to columns.
func fewestLines(items []item) (fewest int) {
	var columnsOf [places][]uint8
	for _, it := range items {
		for _, p := range listOf(it.set) {
			if it.line < rows {
				columnsOf[p] = append(columnsOf[p], uint8(it.line))
			} else {
				columnsOf[uint8(it.line)] = append(columnsOf[uint8(it.line)], p)
			}
		}
	}
	var rowOf [places]int // 1 more than the row that a column is matched to
	var tried [places]int
	var match func(row, round int) bool
	match = func(row, round int) bool {
		for _, c := range columnsOf[row] {
			if tried[c] != round {
				tried[c] = round
				if rowOf[c] == 0 || match(rowOf[c]-1, round) {
					rowOf[c] = row + 1
					return true
				}
			}
		}
		return false
	}
	for row := range columnsOf {
		if match(row, row+1) {
			fewest++
		}
	}
	return fewest
}

// How many mazes come to the search, as the README says, and what the note says of it.
func TestSearched(t *testing.T) {
	want := [][2]int{{9, 4}, {9, 9}, {6, 5}, {8, 3}, {0, 0}, {22, 22}, {9, 0}}
	for i, name := range stageGoldens {
		var got [2]int // searches, with a route known
		for _, m := range mazesOf(t, name) {
			w := recorded(newSolver())
			note := w.note(w.s.distance(m))
			if w.ends[0].Layers == nil {
				continue
			}
			got[0]++
			if strings.Contains(note, " A search for a shorter one found ") {
				got[1]++
			} else if !strings.Contains(note, " A search for any found ") {
				t.Errorf("%s: %q", name, note)
			}
		}
		if got != want[i] {
			t.Errorf("%s: %v come to the search, with a route known; want %v", name, got, want[i])
		}
	}
}

// A solver does the same for a maze whatever it has done before; and so does the plan that changes nothing.
func TestSameAgain(t *testing.T) {
	s := newSolver()
	for i, m := range mazesOf(t, "hardest-rings") {
		want := states(newSolver(), m, (*solver).distance)
		if got := states(s, m, (*solver).distance); got != want {
			t.Errorf("maze %d: %d states in the layers, %d with a new solver", i+1, got, want)
		}
		if got := states(s, m, named(t, "all").distance); got != want {
			t.Errorf("maze %d: %d states in the layers, %d by the plan", i+1, want, got)
		}
	}
}

// states counts those of the layers that a solver makes.
func states(s *solver, m *maze, distance func(*solver, *maze) int) (n int) {
	s.record = func(k int) { n += s.ends[k].states }
	distance(s, m)
	return n
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
		{"4 2 2\nab  \n  AB\n", "Lower bound: 3 steps for one ghost alone. Probes found a route of 3 steps in 3 tries."},
		{"9 2 2\naB     Ab\n## ######\n", "Lower bound: 7 steps for one ghost alone. A table of both ghosts has the answer."},
		{"8 3 2\n########\n#ab  BA#\n########\n", "Ghosts a and b cannot both reach their goals, even without a third."},
	} {
		if ends, note := searched(read(t, c.maze)); ends != nil || note != c.want {
			t.Errorf("%s%v %q, want %q and no layers", c.maze, ends, note, c.want)
		}
	}
	_, note := searched(mazesOf(t, "hopeless")[0])
	if want := "A maze with shorter corridors shows that there is none."; !strings.HasSuffix(note, want) {
		t.Errorf("%q, want ... %q", note, want)
	}
}
