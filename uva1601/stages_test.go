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
	name         string
	first, route int  // the tries of the first probe and of each later one, besides one for each step of the bound; 0: none
	firstFound   bool // the first route that is found will do: no probe looks for a shorter one
	stillHope    bool // hopeless is not asked
	wide         bool // a route known is no limit, neither to the search nor to the choice of b
	fixed        int  // the ghost that is b in the search, from 1; 0 if asB says
	oneEnd       bool // the search goes from the start only, and ghost b is b
	oneWay       bool // it has rows only: no line is short
	short        int  // instead of 2; not if 0
}

var plans = []plan{
	{name: "all", first: firstTries, route: laterTries},
	{name: "no first probe", route: laterTries},
	{name: "no later probes", first: firstTries},
	{name: "no probes for shorter", first: firstTries, route: laterTries, firstFound: true},
	{name: "no hopeless", first: firstTries, route: laterTries, stillHope: true},
	{name: "no limit", first: firstTries, route: laterTries, wide: true},
	{name: "rows only", first: firstTries, route: laterTries, oneWay: true},
	{name: "b is ghost a", first: firstTries, route: laterTries, fixed: 1},
	{name: "b is ghost b", first: firstTries, route: laterTries, fixed: 2},
	{name: "b is ghost c", first: firstTries, route: laterTries, fixed: 3},
	{name: "from one end", first: firstTries, route: laterTries, oneEnd: true},
	{name: "rows only, from one end", first: firstTries, route: laterTries, oneWay: true, oneEnd: true},
	{name: "only the search", stillHope: true},
	{name: "only the search, short lines are longer", stillHope: true, short: 4},
	{name: "only the search, rows only", stillHope: true, oneWay: true},
	{name: "only the search, all lines are short, from one end", stillHope: true, oneEnd: true, short: 4 * places},
}

// named returns a plan.
func named(t *testing.T, name string) plan {
	for _, p := range plans {
		if p.name == name {
			return p
		}
	}
	t.Fatalf("no plan %q", name)
	return plan{}
}

// distance is the method distance of a solver but for what p says.
func (p plan) distance(s *solver, m *maze) int {
	s.m = m
	alone := s.alone()
	if alone < 0 || m.ghosts == 1 {
		return alone
	}
	s.numberPlaces()
	if p.first > 0 && s.probe(alone, alone+p.first) >= 0 {
		return alone
	}
	length := s.together(alone)
	if length < 0 || m.ghosts == 2 {
		return length
	}
	known := -1
	if p.route > 0 {
		known = route(s, length, length+p.route, p.firstFound)
	}
	if known == length || known < 0 && !p.stillHope && s.hopeless() {
		return known
	}
	return p.search(s, length, known)
}

// route is what the later probes find, with so many tries each: the first route, or the last and shortest.
func route(s *solver, length, tries int, firstFound bool) int {
	known := -1
	for i := 0; known < 0 && i < len(spareSteps); i++ {
		known = s.probe(length+spareSteps[i], tries)
	}
	for shorter := known; shorter > length && !firstFound; {
		if shorter = s.probe(known-1, tries); shorter >= 0 {
			known = shorter
		}
	}
	return known
}

// search is what distance does at last but for what p says.
func (p plan) search(s *solver, length, known int) int {
	short := s.short
	defer func() { s.short = short }()
	if p.oneWay || p.short > 0 {
		s.short = p.short
	}
	s.limitBelow(known)
	if p.wide {
		s.limitBelow(-1)
	}
	if p.oneEnd {
		s.begin(1)
		for s.ends[0].states > 0 && s.ends[0].depth != s.limit {
			if s.advance(0, length) {
				return s.ends[0].depth
			}
		}
		return known
	}
	if p.fixed > 0 {
		return s.search(p.fixed-1, length, known)
	}
	return s.search(s.asB(), length, known)
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
		text, ok := families[round%len(families)].drawnLong(r, (round+round/len(families))%2 == 0).dataset(r, maxGhosts)
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

// No ghost has to move: a map cannot say so, as a place has one letter. (A search does not expect it; the first probe sees it.)
func TestAllAtHome(t *testing.T) {
	m := read(t, "4 3 3\nabc \n####\nCBA \n")
	m.goal = m.start
	for _, p := range plans {
		if got := p.distance(newSolver(), m); p.first > 0 && got != 0 {
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
	some := []plan{named(t, "only the search"), named(t, "all"), named(t, "only the search, all lines are short, from one end")}
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

// mazes calls f with small random mazes, numbered.
func mazes(t *testing.T, seed int64, rounds, ghosts int, f func(s *solver, text string)) {
	r := rand.New(rand.NewSource(seed))
	s := newSolver()
	for round := 0; round < rounds; round++ {
		text, ok := families[round%len(families)].drawn(r, 7).dataset(r, ghosts)
		if !ok {
			continue
		}
		s.m = read(t, text)
		s.alone()
		s.numberPlaces()
		f(s, text)
	}
}

// home against a plain search of one ghost.
func TestAlone(t *testing.T) {
	mazes(t, 1605, 600, maxGhosts, func(s *solver, text string) {
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

// A pair table against a plain search of two ghosts, from starts near and far.
func TestPairTable(t *testing.T) {
	var table pairTable
	r, most := rand.New(rand.NewSource(1612)), 0
	check := func(s *solver, text string) {
		want := s.m.together(int(s.m.goal[0]), int(s.m.goal[1]))
		open := listOf(s.m.open)
		for i := 0; i < 8; i++ {
			p, q := open[r.Intn(len(open))], open[r.Intn(len(open))]
			if i == 0 {
				p, q = s.m.goal[0], s.m.goal[1]
			}
			s.fill(&table, s.m.goal[0], s.m.goal[1], s.pair(p, q))
			if steps := want[[2]int{int(p), int(q)}] - 1; steps >= 0 && steps != table.depth {
				t.Fatalf("%d steps from the start, but the depth is %d, in\n%s", steps, table.depth, text)
			}
			for _, p := range open {
				for _, q := range open {
					got, steps := table.need(s.pair(p, q)), want[[2]int{int(p), int(q)}]-1
					if steps > most {
						most = steps
					}
					if steps < 0 || steps > table.depth {
						steps = unreached
					} else if steps > 254 {
						steps = 254
					}
					if got != steps {
						t.Fatalf("depth %d, places %d and %d: %d steps, want %d, in\n%s", table.depth, p, q, got, steps, text)
					}
				}
			}
		}
	}
	mazes(t, 1609, 300, maxGhosts, check)
	s := newSolver()
	s.m = mazesOf(t, "over-255-steps")[0]
	s.numberPlaces()
	check(s, "over-255-steps")
	if most < 256 {
		t.Errorf("no pair needs more than %d steps", most)
	}
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

// The probe finds only routes that there are, none longer than it may be, whatever its tries; and the later probes mostly find
// a shortest.
func TestProbe(t *testing.T) {
	search := common.NewBFS(1 << (8 * maxGhosts))
	found, missed, rounds := 0, 0, 250
	if testing.Short() {
		rounds = 100
	}
	check := func(s *solver, text string) {
		length := s.alone()
		if length < 0 {
			return
		}
		want := len(plainRoute(search, s.m)) - 1
		for _, tables := range []bool{false, true} {
			if tables && s.together(length) < 0 {
				continue
			}
			for _, tries := range []int{1, 10, 80, 500} {
				for _, most := range []int{length, want - 1, want, want + 5} {
					if most < length {
						continue
					}
					steps := s.probe(most, tries)
					if steps > most || steps >= 0 && (want < 0 || steps < want) {
						t.Fatalf("%d tries for up to %d steps: %d, want %d, in\n%s", tries, most, steps, want, text)
					}
				}
				steps := route(s, length, tries, false)
				if steps >= 0 && (want < 0 || steps < want) {
					t.Fatalf("%d tries: %d steps, want %d, in\n%s", tries, steps, want, text)
				}
				if tries == 500 && want >= 0 {
					if steps == want {
						found++
					} else {
						missed++
					}
				}
			}
		}
	}
	mazes(t, 1606, rounds/2, 2, check)
	mazes(t, 1606, rounds/2, maxGhosts, check)
	if missed > found/10 {
		t.Errorf("found %d shortest routes, missed %d", found, missed)
	}
}

// hopeless is right where it says so, and says so of all hopeless mazes.
func TestHopeless(t *testing.T) {
	rounds := 500
	if testing.Short() {
		rounds = 120
	}
	search := common.NewBFS(1 << (8 * maxGhosts))
	hopeless, missed := 0, 0
	mazes(t, 1610, rounds, maxGhosts, func(s *solver, text string) {
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

// Whichever ghost is b, and whatever lines are short, the layers of both ends are those of a plain search, each state
// is in one item, items are in order of b, and the ends meet when they should.
func TestLayers(t *testing.T) {
	rounds := 60
	if testing.Short() {
		rounds = 24
	}
	b := 0
	r := rand.New(rand.NewSource(1608))
	mazes(t, 1608, rounds, maxGhosts, func(s *solver, text string) {
		if s.alone() < 0 {
			return // distance does not come to a search
		}
		b = (b + 1) % maxGhosts
		for k, at := range [][maxGhosts]uint8{s.m.start, s.m.goal} {
			s.whole, s.short = true, []int{2, 0, 4, 4 * places}[r.Intn(4)]
			s.limitBelow(-1)
			s.begin(b)
			start := state(ghostsAt(s.m, at))
			layer, depths := []state{start}, map[uint32]int{key(start): 0}
			for depth := 0; depth < 9; depth++ {
				got := map[uint32]bool{}
				for _, st := range s.listed(k, b) {
					if d, ok := depths[key(st)]; !ok || d != depth || got[key(st)] {
						t.Fatalf("end %d, layer %d has %v, again %v, in\n%s", k, depth, st, got[key(st)], text)
					}
					got[key(st)] = true
				}
				if !s.ends[k].layer.inOrder() {
					t.Fatalf("end %d, layer %d is not in order of b, in\n%s", k, depth, text)
				}
				if len(got) != len(layer) || s.ends[k].states != len(layer) {
					t.Fatalf("end %d, layer %d has %d states and counts %d, want %d, in\n%s", k, depth, len(got), s.ends[k].states, len(layer), text)
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
				met := s.advance(k, 0)
				if goal := key(state(ghostsAt(s.m, [][maxGhosts]uint8{s.m.goal, s.m.start}[k]))); met != (depths[goal] == depth+1) {
					t.Fatalf("end %d, layer %d: met is %v, in\n%s", k, depth+1, met, text)
				}
				layer = next
			}
		}
	})
}

// listed lists the states in the layer of end k, where the ghost given is b.
func (s *solver) listed(k, ghost int) (list []state) {
	l := s.ends[k].layer
	for _, b := range listOf(l.bs) {
		for _, it := range l.of(b) {
			for _, place := range listOf(it.set) {
				list = append(list, stateOf(ghost, b, it, place))
			}
		}
	}
	return list
}

// inOrder reports whether the items of l are those of each b in turn.
func (l *layer) inOrder() bool {
	n := 0
	for _, b := range listOf(l.bs) {
		if of := l.of(b); len(of) == 0 || &of[0] != &l.items[n] {
			return false
		}
		n += len(l.of(b))
	}
	return n == len(l.items)
}

// stateOf returns the state of a place in an item, with the ghost given on b, see begin.
func stateOf(ghost int, b uint8, it item, place uint8) (st state) {
	a, c := (ghost+1)%maxGhosts, (ghost+2)%maxGhosts
	if it.line < rows { // it is a column
		a, c = c, a
	}
	st[a], st[ghost], st[c] = int(place), int(b), int(uint8(it.line))
	return st
}

// The goldens are those that the plain search solves within 20 seconds.
func BenchmarkVisited(b *testing.B) {
	puzzle().Visited(b, "sample1", "official-style-wide", "official-style-long", "hardest-16x16-2", "hardest-16x16-4",
		"hardest-rings", "hardest-rings-2", "hardest-rings-3", "hardest-rings-4", "hardest-rings-5", "hardest-rings-6",
		"hardest-corridors", "hardest-no-border", "random-1000", "unsolvable")
}

// BenchmarkStages shows what each stage is worth, in ms for each kind of maps:
//
//	go test -run '^$' -bench Stages ./uva1601
func BenchmarkStages(b *testing.B) { compare(b, plans[:13]) } // up to "only the search"

// BenchmarkChoices shows what half and twice most of the numbers that were tried out would do:
//
//	go test -run '^$' -bench Choices ./uva1601
func BenchmarkChoices(b *testing.B) {
	compare(b, []plan{
		{name: "as it is", first: firstTries, route: laterTries},
		{name: "first probe half", first: firstTries / 2, route: laterTries},
		{name: "first probe twice", first: 2 * firstTries, route: laterTries},
		{name: "later probes half", first: firstTries, route: laterTries / 2},
		{name: "later probes twice", first: firstTries, route: 2 * laterTries},
		{name: "short is a quarter", first: firstTries, route: laterTries, short: 1},
		{name: "short is as many as lines", first: firstTries, route: laterTries, short: 4},
	})
}

// compare measures plans on each kind of maps. It takes the fastest run, which other work on the machine disturbs
// the least.
func compare(b *testing.B, plans []plan) {
	for _, p := range plans {
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

var stageGoldens = []string{
	"hardest-rings", "hardest-trees", "hardest-corridors", "hardest-no-border", "hopeless", "random-1000", "renamed",
}
