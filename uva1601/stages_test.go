package main

import (
	"math/rand"
	"testing"
	"time"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
)

// plan is distance with some of its stages changed or left out.
type plan struct {
	name                string
	firstTry, secondTry int  // the tries of the two probes, of the first for each step of the bound
	stillHope           bool // hopeless is not asked
	byTwos              bool // the search allows two steps more each time
	oneEnd              bool // it goes from the start only
	oneBound            bool // only what b and c need counts
	noBound             bool // nothing is out of time
	role                int  // more than s.role
}

var plans = []plan{
	{name: "all", firstTry: 4, secondTry: 500},
	{name: "no first probe", secondTry: 500},
	{name: "no second probe", firstTry: 4},
	{name: "no hopeless", firstTry: 4, secondTry: 500, stillHope: true},
	{name: "two more each time", firstTry: 4, secondTry: 500, byTwos: true},
	{name: "one bound of three", firstTry: 4, secondTry: 500, oneBound: true},
	{name: "no bound", firstTry: 4, secondTry: 500, noBound: true},
	{name: "from one end", firstTry: 4, secondTry: 500, oneEnd: true},
	{name: "from one end, no bound", firstTry: 4, secondTry: 500, oneEnd: true, noBound: true},
	{name: "only the search", stillHope: true},
	{name: "only the search, no bound", stillHope: true, noBound: true, role: 1},
	{name: "only the search, from one end", stillHope: true, oneEnd: true, role: 2},
}

// distance is the method distance of a solver but for what p says.
func (p plan) distance(s *solver, m *maze) int {
	s.m = m
	s.numberCells()
	length := s.alone()
	if length < 0 || m.ghosts == 1 {
		return length
	}
	if m.ghosts == 2 {
		return s.together(length)
	}
	length, found := s.probe(length, p.firstTry*length)
	if found {
		return length
	}
	if length = s.together(length); length < 0 {
		return -1
	}
	if length, found = s.probe(length, p.secondTry); found {
		return length
	}
	if !p.stillHope && s.hopeless() {
		return -1
	}
	return p.search(s, length)
}

// search is the method search of a solver but for what p says.
func (p plan) search(s *solver, length int) int {
	s.role = (s.role + p.role) % maxGhosts
	s.prepare()
	for k := range s.toStart {
		if p.noBound || p.oneBound && k != s.role {
			allInTime(s, &s.toGoal[k])
			allInTime(s, &s.toStart[k])
		}
	}
	stride := 4
	switch {
	case p.noBound:
		length, stride = 100, 300 // few mazes need more
	case p.byTwos:
		stride = 2
	}
	for {
		if steps, known := p.meet(s, length); known {
			return steps
		}
		length += stride
		switch {
		case p.noBound, length > 1000: // there is no route: no stride matters
			stride = 3 * length
		case !p.byTwos:
			stride += stride / 2
		}
	}
}

// meet is the method meet of a solver but for what p says.
func (p plan) meet(s *solver, limit int) (steps int, known bool) {
	if !p.oneEnd {
		return s.meet(limit)
	}
	s.begin(limit)
	for steps = 1; steps <= limit; steps++ {
		if len(s.ends[0].layer) == 0 {
			return -1, s.ends[0].whole
		}
		if s.advance(0) {
			return steps, true
		}
	}
	return 0, false
}

// allInTime makes t a table by which no two ghosts need a step.
func allInTime(s *solver, t *pairTable) {
	t.begin(s, s.m.goal[0], s.m.goal[1])
	n := uint16(0)
	for _, p := range listOf(s.m.open) {
		for _, q := range listOf(s.m.open) {
			if p != q {
				t.pairs[n] = uint16(q)<<8 | uint16(p)
				n++
			}
		}
	}
	t.first, t.active = []uint16{0, n}, placeSet{}
}

// All plans agree on large maps of every family; one solver for all. (With the
// plain search they agree in TestFastAgainstPlain.)
func TestPlans(t *testing.T) {
	t.Parallel()
	rounds := 120
	if testing.Short() {
		rounds = 12
	}
	if puzzletest.Long() {
		rounds = 400
	}
	r := rand.New(rand.NewSource(1603))
	s := newSolver()
	for round := 0; round < rounds; round++ {
		text, ok := families[round%len(families)].drawnLong(r, round%2 == 0).dataset(r, maxGhosts)
		if !ok {
			t.Fatalf("no room for three ghosts in\n%s", text)
		}
		m := read(t, text)
		want := s.distance(m)
		for _, p := range plans {
			if got := p.distance(s, m); got != want {
				t.Fatalf("%s: %d steps, want %d, in\n%s", p.name, got, want, text)
			}
		}
	}
}

// No ghost has to move: a map cannot say so, as a place has one letter.
func TestAllAtHome(t *testing.T) {
	m := read(t, "4 3 3\nabc \n####\nCBA \n")
	m.goal = m.start
	for _, p := range plans {
		if p.firstTry+p.secondTry == 0 {
			continue // the ends do not meet where they begin
		}
		if got := p.distance(newSolver(), m); got != 0 {
			t.Errorf("%s: %d steps where all are at home", p.name, got)
		}
	}
}

// Datasets of every kind one after the other, in every order: nothing of one
// reaches the next.
func TestEveryOrder(t *testing.T) {
	texts := []string{
		"4 1 1\na  A\n",
		"5 3 2\n#####\n#aAB#\n##b##\n",
		"4 3 2\n####\n#ab#\n#BA#\n",
		"4 2 2\nab #\nBA##\n",
		"5 3 3\nabc  \n## ##\n CBA#\n",
		"4 4 3\nabc \n    \n  # \n CBA\n",
		"7 1 3\nabc CBA\n",
	}
	var mazes []*maze
	var want []int
	for _, text := range texts {
		mazes = append(mazes, read(t, text))
		want = append(want, newSolver().distance(mazes[len(mazes)-1]))
	}
	some := []plan{plans[9], plans[0], plans[11]}
	if testing.Short() {
		some = some[:1]
	}
	for _, p := range some {
		s := newSolver()
		forOrders(len(mazes), func(order []int) {
			for _, i := range order {
				if got := p.distance(s, mazes[i]); got != want[i] {
					t.Fatalf("%s, order %v: %d steps for dataset %d, want %d", p.name, order, got, i, want[i])
				}
			}
		})
	}
}

// forOrders calls f with every order of 0 to n-1.
func forOrders(n int, f func(order []int)) {
	var extend func(order []int, used uint)
	extend = func(order []int, used uint) {
		if len(order) == n {
			f(order)
		}
		for i := 0; i < n; i++ {
			if used>>uint(i)&1 == 0 {
				extend(append(order, i), used|1<<uint(i))
			}
		}
	}
	extend(nil, 0)
}

// mazes calls f with small random mazes of three ghosts, numbered.
func mazes(t *testing.T, seed int64, rounds int, f func(s *solver, text string)) {
	r := rand.New(rand.NewSource(seed))
	s := newSolver()
	for round := 0; round < rounds; round++ {
		text, ok := families[round%len(families)].drawn(r, 7).dataset(r, maxGhosts)
		if !ok {
			continue
		}
		s.m = read(t, text)
		s.alone()
		s.numberCells()
		f(s, text)
	}
}

// home against a plain search of one ghost.
func TestAlone(t *testing.T) {
	mazes(t, 1605, 600, func(s *solver, text string) {
		if s.alone() < 0 {
			return
		}
		for k, goal := range s.m.goal {
			alone := s.m.alone(int(goal))
			for place := 0; place < places; place++ {
				want, ok := alone[place]
				if !ok {
					want = -1
				}
				if got := int(s.home[k][place]) - 1; got != want {
					t.Fatalf("ghost %d, place %d: %d steps home, want %d, in\n%s", k, place, got, want, text)
				}
			}
		}
	})
}

// A pair table against a plain search of two ghosts, at every depth.
func TestPairTable(t *testing.T) {
	var table pairTable
	mazes(t, 1609, 300, func(s *solver, text string) {
		want := s.m.together(int(s.m.goal[0]), int(s.m.goal[1]))
		table.begin(s, s.m.goal[0], s.m.goal[1])
		for depth := 0; !table.active.empty(); depth += 3 {
			table.growTo(s, depth)
			for _, p := range listOf(s.m.open) {
				for _, q := range listOf(s.m.open) {
					got, steps := table.need(s.pair(p, q)), want[[2]int{int(p), int(q)}]-1
					if steps < 0 || steps > table.depth {
						steps = unreached
					}
					if got != steps {
						t.Fatalf("depth %d, places %d and %d: %d steps, want %d, in\n%s", table.depth, p, q, got, steps, text)
					}
				}
			}
		}
	})
}

// listOf returns the places in a set.
func listOf(s placeSet) []uint8 { return s.list(new([places]uint8)) }

// together returns 1 more than the steps of two ghosts from two places to any.
func (m *maze) together(b, c int) map[[2]int]int {
	from := [2]int{b, c}
	steps := map[[2]int]int{from: 1}
	for queue := [][2]int{from}; len(queue) > 0; queue = queue[1:] {
		p := queue[0]
		for _, b := range appendSteps(m, p[0], nil) {
			for _, c := range appendSteps(m, p[1], nil) {
				to := [2]int{b, c}
				if !clash(p[0], p[1], b, c) && steps[to] == 0 {
					steps[to] = steps[p] + 1
					queue = append(queue, to)
				}
			}
		}
	}
	return steps
}

// The probe finds only what there is and rules out only what there is not,
// whatever its tries, and not too seldom finds a way.
func TestProbe(t *testing.T) {
	search := common.NewBFS(1 << (8 * maxGhosts))
	found, missed, rounds := 0, 0, 250
	if testing.Short() {
		rounds = 100
	}
	mazes(t, 1606, rounds, func(s *solver, text string) {
		length := s.alone()
		if length < 0 {
			return
		}
		want := len(plainRoute(search, s.m)) - 1
		tables := s.together(length)
		for _, tries := range []int{1, 10, 80, 500} {
			for _, depth := range []int{-1, s.toGoal[0].depth} { // without tables, and with them
				s.toGoal[0].depth, s.toGoal[1].depth, s.toGoal[2].depth = depth, depth, depth
				if depth >= 0 {
					if s.together(length); tables < 0 {
						continue
					}
				}
				least, ok := s.probe(length, tries)
				if ok && least != want || want >= 0 && least > want {
					t.Fatalf("%d tries: %d %v, want %d, in\n%s", tries, least, ok, want, text)
				}
				if tries == 500 && want >= 0 {
					if ok {
						found++
					} else {
						missed++
					}
				}
			}
		}
	})
	if missed > found/2 {
		t.Errorf("found %d ways, missed %d", found, missed)
	}
}

// hopeless is right where it says so, and says so of most hopeless mazes.
func TestHopeless(t *testing.T) {
	rounds := 500
	if testing.Short() {
		rounds = 120
	}
	search := common.NewBFS(1 << (8 * maxGhosts))
	hopeless, missed := 0, 0
	mazes(t, 1610, rounds, func(s *solver, text string) {
		if s.together(0) < 0 {
			return
		}
		solvable := plainRoute(search, s.m) != nil
		switch h := s.hopeless(); {
		case h && solvable:
			t.Fatalf("not hopeless:\n%s", text)
		case h:
			hopeless++
		case !solvable:
			missed++
		}
	})
	if hopeless < rounds/100 || missed > 0 {
		t.Errorf("%d mazes proved to be hopeless, %d not", hopeless, missed)
	}
}

// With no bound, the layers of both ends are those of a plain search, in any roles.
func TestLayers(t *testing.T) {
	round := 0
	rounds := 30
	if testing.Short() {
		rounds = 12
	}
	mazes(t, 1608, rounds, func(s *solver, text string) {
		if s.together(0) < 0 {
			return
		}
		s.role, round = round%maxGhosts, round+1
		s.prepare()
		for k := range s.toGoal {
			allInTime(s, &s.toGoal[k])
			allInTime(s, &s.toStart[k])
		}
		s.begin(100)
		for end, at := range [][maxGhosts]uint8{s.m.start, s.m.goal} {
			start := state(ghostsAt(s.m, at))
			layer, depths := []state{start}, map[uint32]int{key(start): 0}
			for depth := 0; depth < 9; depth++ {
				got := map[uint32]bool{}
				for _, it := range s.ends[end].layer {
					for _, a := range listOf(it.a) {
						var st state
						st[(s.role+2)%3], st[(s.role+1)%3], st[s.role] = int(a), int(it.b), int(it.c)
						if d, ok := depths[key(st)]; !ok || d != depth {
							t.Fatalf("end %d, layer %d has %v, in\n%s", end, depth, st, text)
						}
						got[key(st)] = true
					}
				}
				if len(got) != len(layer) {
					t.Fatalf("end %d, layer %d has %d states, want %d, in\n%s", end, depth, len(got), len(layer), text)
				}
				var next []state
				for _, st := range layer {
					for _, n := range s.m.next(st, clash) {
						if _, old := depths[key(n)]; !old {
							depths[key(n)] = depth + 1
							next = append(next, n)
						}
					}
				}
				s.advance(end)
				layer = next
			}
		}
	})
}

// What is in time, for every depth, is what the tables say.
func TestInTime(t *testing.T) {
	mazes(t, 1612, 60, func(s *solver, text string) {
		limit := s.together(0)
		if limit < 0 {
			return
		}
		s.prepare()
		limit += s.role
		s.begin(limit / 2) // what goes out of time now is to come back
		s.advance(0)
		s.advance(1)
		s.begin(limit)
		for k := range s.ends {
			e := &s.ends[k]
			for ; e.depth < limit && len(e.layer) > 0; s.advance(k) {
				for _, it := range e.layer {
					if !e.cb[it.b].has(int(it.c)) || !it.a.without(e.ab[it.b].and(e.ac[it.c])).empty() {
						t.Fatalf("end %d, depth %d: %v is not in time, in\n%s", k, e.depth, it, text)
					}
				}
				cb, ba, ac := &e.tables[s.role], &e.tables[(s.role+1)%maxGhosts], &e.tables[(s.role+2)%maxGhosts]
				for _, p := range listOf(s.m.open) {
					for _, q := range listOf(s.m.open) {
						left := limit - e.depth
						for i, c := range []struct {
							in   bool
							need int
						}{
							{e.cb[p].has(int(q)), cb.need(s.pair(q, p))},
							{e.ab[p].has(int(q)), ba.need(s.pair(p, q))},
							{e.ac[p].has(int(q)), ac.need(s.pair(q, p))},
						} {
							if c.in != (c.need <= left) {
								t.Fatalf("end %d, depth %d, set %d, places %d and %d: in time %v, but two need %d steps of %d, in\n%s",
									k, e.depth, i, p, q, c.in, c.need, left, text)
							}
						}
					}
				}
			}
		}
	})
}

// The goldens are those that the plain search solves within seconds.
func BenchmarkVisited(b *testing.B) {
	puzzle().Visited(b, "sample1", "official-style-wide", "official-style-long", "hardest-16x16-2", "hardest-16x16-4",
		"hardest-rings", "hardest-corridors", "random-1000", "unsolvable")
}

// BenchmarkStages shows what each stage is worth, in ms for each kind of maps. It
// takes the fastest run, which other work on the machine disturbs the least:
//
//	go test -run '^$' -bench Stages ./uva1601
func BenchmarkStages(b *testing.B) {
	for _, p := range plans[:10] {
		for _, name := range stageGoldens {
			mazes := mazesOf(b, name)
			b.Run(p.name+"/"+name, func(b *testing.B) {
				s, fastest := newSolver(), time.Hour
				for i := 0; i < b.N; i++ {
					start := time.Now()
					for _, m := range mazes {
						p.distance(s, m)
					}
					if d := time.Since(start); d < fastest {
						fastest = d
					}
				}
				b.ReportMetric(float64(fastest.Microseconds())/1000, "ms")
				b.ReportMetric(0, "ns/op")
			})
		}
	}
}

var stageGoldens = []string{"hardest-rings", "hardest-corridors", "hardest-no-border", "hopeless", "random-1000"}
