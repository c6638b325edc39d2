package main

import (
	"fmt"
	"math/bits"
	"math/rand"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// growPlain is growLayer without stages: each step of b with each step of c.
func growPlain(s *solver, e *end, in *limits) {
	may := func(limit *cellSet, n int) bool { return s.place[n] == nowhere || limit.has(s.place[n]) }
	for i := range e.frontier.items {
		it := &e.frontier.items[i]
		b, c := int(it.pair)/len(s.place), int(it.pair)%len(s.place)
		swapB, swapC := onlyWayTo(s.place[b], &it.a), onlyWayTo(s.place[c], &it.a)
		for _, toB := range s.moves[b] {
			for _, toC := range s.moves[c] {
				if clash(b, c, toB, toC) || !may(in.b, toB) || !may(in.c, toC) {
					continue
				}
				a := it.a.grown(in.a)
				if s.place[toB] == swapB {
					a.remove(s.place[b])
				}
				if s.place[toC] == swapC {
					a.remove(s.place[c])
				}
				s.visit(e, toB, toC, &a)
			}
		}
	}
	s.endLayer(e)
}

// variants are solvers without some of the stages.
var variants = []struct {
	name    string
	without stages
	plain   bool // growPlain
}{
	{name: "all"},
	{name: "no-probe", without: stages{probe: true}},
	{name: "no-pairs", without: stages{pairs: true}},
	{name: "no-bounds", without: stages{bounds: true}},
	{name: "no-staging", plain: true},
	{name: "no-probe-no-pairs", without: stages{probe: true, pairs: true}},
	{name: "no-probe-no-bounds", without: stages{probe: true, bounds: true}},
	{name: "only-staging", without: stages{true, true, true}},
	{name: "none", without: stages{true, true, true}, plain: true},
}

func newVariant(i int) *solver {
	s := newSolver()
	s.without = variants[i].without
	if variants[i].plain {
		s.grow = growPlain
	}
	return s
}

// mixed is a random map of any kind, up to the size given.
func mixed(r *rand.Rand, kind, most int) *grid {
	w, h := 2+r.Intn(most-1), 1+r.Intn(most)
	switch kind % 8 {
	case 0, 1:
		return scattered(r, w, h, .35)
	case 2:
		return scattered(r, w, h, .2)
	case 3, 4:
		return tree(r, 5+2*r.Intn((most-3)/2), 5+2*r.Intn((most-3)/2))
	case 5:
		return ring(r, 3+r.Intn(most-2), 5+r.Intn(most-4))
	case 6:
		return corridor(r, 4+r.Intn(most-3))
	}
	return loose(r, 4+r.Intn(most-3), 4+r.Intn(most-3))
}

// Every variant agrees with the plain search, all with one solver for all maps:
// on small maps, of which each variant gets its share, and on large ones.
func TestVariantsAgainstPlain(t *testing.T) {
	r := rand.New(rand.NewSource(1603))
	search := common.NewBFS(1 << (8 * mostGhosts))
	var solvers []*solver
	for i := range variants {
		solvers = append(solvers, newVariant(i))
	}
	// No ghost has to move: a map cannot say so, as a place has one letter.
	home := read(t, "4 3 3\nabc \n####\nCBA \n")
	home.goal = home.start
	for i, s := range solvers {
		if got := s.distance(home); got != 0 {
			t.Errorf("%s: %d steps where all are at home", variants[i].name, got)
		}
	}
	small, large := 30000, 300
	if testing.Short() {
		small, large = 3000, 20
	}
	found := map[string]int{}
	for round := 0; round < small+large; round++ {
		most, some := 7, 2
		if round >= small {
			most, some = 16, len(variants)
		}
		text, ok := "", false
		for !ok { // a map may be too small for its ghosts
			text, ok = mixed(r, round, most).dataset(r, mostGhosts-r.Intn(9)/2%mostGhosts)
		}
		m := read(t, text)
		want := len(plainRoute(search, m)) - 1
		if want < 0 {
			found["unsolvable"]++
		}
		found[fmt.Sprint(m.ghosts, " ghosts")]++
		for i := 0; i < some; i++ {
			v := (round + i) % len(variants)
			if got := solvers[v].distance(m); got != want {
				t.Fatalf("%s: %d steps, %d by the plain search, in\n%s", variants[v].name, got, want, text)
			}
		}
	}
	for what, share := range map[string]int{"unsolvable": 12, "1 ghosts": 12, "2 ghosts": 6, "3 ghosts": 3} {
		if found[what] < (small+large)/share {
			t.Errorf("only %d maps with %s", found[what], what)
		}
	}
}

// Long corridors and rings with the ghosts in any order, with and without a bay
// to pass in: the variants agree with each other.
func TestVariantsOnLongWays(t *testing.T) {
	r := rand.New(rand.NewSource(1604))
	var solvers []*solver
	for i := range variants {
		solvers = append(solvers, newVariant(i))
	}
	for round := 0; round < 24; round++ {
		g := serpent(round%2 == 0, 8+r.Intn(6))
		for bays := r.Intn(3); bays > 0; bays-- {
			*g.at(1+r.Intn(14), 1+2*r.Intn(3)) = ' '
		}
		text, _ := g.dataset(r, 2+r.Intn(2))
		m := read(t, text)
		want := solvers[0].distance(m)
		for i, s := range solvers[1:] {
			if got := s.distance(m); got != want {
				t.Fatalf("%s: %d steps, %d by all, in\n%s", variants[i+1].name, got, want, text)
			}
		}
	}
}

// serpent is a corridor to and fro over h rows, or a ring with such a part.
func serpent(ring bool, h int) *grid {
	h = h / 4 * 4
	g := newGrid(16, h, '#')
	left := 0
	if ring {
		left = 2
		for y := 0; y < h-1; y++ {
			*g.at(0, y) = ' '
		}
		*g.at(1, 0), *g.at(1, h-2) = ' ', ' '
	}
	for y := 0; y < h; y += 2 {
		for x := left; x < 16; x++ {
			*g.at(x, y) = ' '
		}
		if y+2 < h {
			*g.at([]int{15, left}[y/2%2], y+1) = ' '
		}
	}
	return g
}

// The longest ring with its ghosts in an order that none can change: pairs of
// them have a way.
func TestUnsolvableRing(t *testing.T) {
	g := serpent(true, 16)
	*g.at(15, 0), *g.at(15, 4), *g.at(15, 8) = 'a', 'b', 'c'
	*g.at(15, 6), *g.at(15, 2), *g.at(15, 10) = 'A', 'B', 'C'
	text := "16 16 3\n"
	for y := 0; y < 16; y++ {
		text += string(g.cells[16*y:16*y+16]) + "\n"
	}
	s := newSolver()
	if got := s.distance(read(t, text)); got != -1 {
		t.Errorf("%d steps in\n%s", got, text)
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
	}
	var mazes []*maze
	var want []int
	for _, text := range texts {
		mazes = append(mazes, read(t, text))
		want = append(want, newSolver().distance(mazes[len(mazes)-1]))
	}
	for v := range variants {
		s := newVariant(v)
		var permute func(order []int)
		permute = func(order []int) {
			if len(order) == len(mazes) {
				for _, i := range order {
					if got := s.distance(mazes[i]); got != want[i] {
						t.Fatalf("%s, order %v: %d steps for dataset %d, want %d", variants[v].name, order, got, i, want[i])
					}
				}
				return
			}
		next:
			for i := range mazes {
				for _, used := range order {
					if i == used {
						continue next
					}
				}
				permute(append(order, i))
			}
		}
		permute(nil)
	}
}

// reach against a plain search of one ghost.
func TestReach(t *testing.T) {
	r := rand.New(rand.NewSource(1605))
	var sets []cellSet
	for round := 0; round < 300; round++ {
		text, ok := mixed(r, round, 16).dataset(r, 1)
		if !ok {
			continue
		}
		m := read(t, text)
		sets = m.reach(m.start[0], sets)
		alone := m.alone(m.start[0])
		for place := 0; place < places; place++ {
			want, ok := alone[place]
			if !ok {
				want = -1
			}
			if got := stepsTo(place, sets); got != want {
				t.Fatalf("%d steps to place %d, want %d, in\n%s", got, place, want, text)
			}
		}
		if !within(sets, -1).empty() || *within(sets, 1000) != sets[len(sets)-1] {
			t.Fatal("within is wrong outside of the sets")
		}
	}
}

// The probe finds a way only where there is one, and not too seldom.
func TestProbe(t *testing.T) {
	r := rand.New(rand.NewSource(1606))
	s, other := newSolver(), newVariant(1)
	found, missed := 0, 0
	for round := 0; round < 2000; round++ {
		text, ok := mixed(r, round, 9).dataset(r, 2+r.Intn(2))
		if !ok {
			continue
		}
		s.maze = read(t, text)
		want := other.distance(s.maze)
		length := s.leastAlone()
		switch {
		case length < 0:
		case s.probe(length) && want != length:
			t.Fatalf("a way of %d steps, but the least is %d, in\n%s", length, want, text)
		case s.probe(length):
			found++
		case want == length:
			missed++
		}
	}
	if missed > found/10 {
		t.Errorf("found %d ways, missed %d", found, missed)
	}
}

// The tables of what two ghosts need hold just the pairs of places that are on a
// way of two ghosts up to the length, with the right numbers of steps, and all of
// those that are on a way of three.
func TestTabulate(t *testing.T) {
	r := rand.New(rand.NewSource(1609))
	s := newSolver()
	for round := 0; round < 200; round++ {
		text, ok := mixed(r, round, 6).dataset(r, 3)
		if !ok {
			continue
		}
		s.maze = read(t, text)
		if s.leastAlone() < 0 {
			continue
		}
		s.prepare()
		s.roles = [mostGhosts]int{round % 3, (round + 1) % 3, (round + 2) % 3}
		length := round % 15
		s.tabulate(length)
		b, c := s.roles[1], s.roles[2]
		for i, ends := range [2][2][mostGhosts]int{{s.start, s.goal}, {s.goal, s.start}} {
			near, far := s.together(ends[0][b], ends[0][c]), s.together(ends[1][b], ends[1][c])
			for pair, entry := range s.tables[i].steps[:len(s.place)*len(s.place)] {
				p := [2]int{s.place[pair/len(s.place)], s.place[pair%len(s.place)]}
				there, back := far[p], near[p]
				if entry > 0 && there != int(entry) || entry == 0 && there > 0 && back > 0 && there-1+back-1 <= length {
					t.Fatalf("end %d, length %d, places %v: entry %d, want %d, in\n%s", i, length, p, entry, there, text)
				}
			}
		}
	}
}

// together returns 1 more than the steps of two ghosts from two places to any.
func (m *maze) together(b, c int) map[[2]int]int {
	from := [2]int{b, c}
	steps := map[[2]int]int{from: 1}
	for queue := [][2]int{from}; len(queue) > 0; queue = queue[1:] {
		p := queue[0]
		for _, b := range m.steps(p[0], nil) {
			for _, c := range m.steps(p[1], nil) {
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

// A search up to any length finds the least number of steps if that is within
// the length, and never says that there is no way where there is one.
func TestUpTo(t *testing.T) {
	r := rand.New(rand.NewSource(1607))
	s, search := newSolver(), common.NewBFS(1<<(8*mostGhosts))
	for round := 0; round < 600; round++ {
		text, ok := mixed(r, round, 7).dataset(r, 3)
		if !ok {
			continue
		}
		s.maze = read(t, text)
		least := s.leastAlone()
		if least < 0 {
			continue
		}
		want := len(plainRoute(search, s.maze)) - 1
		s.prepare()
		s.roles = [mostGhosts]int{round % 3, (round + 1) % 3, (round + 2) % 3}
		for length := least; length < least+40; length++ {
			s.tabulate(length)
			got, known := s.upTo(length)
			switch {
			case known && got != want:
				t.Fatalf("up to %d: %d steps, want %d, in\n%s", length, got, want, text)
			case !known && want >= 0 && want <= length:
				t.Fatalf("up to %d: not found, want %d, in\n%s", length, want, text)
			}
		}
	}
}

// growLayer makes the layers that growPlain makes.
func TestGrowLayer(t *testing.T) {
	r := rand.New(rand.NewSource(1608))
	staged, plain := newSolver(), newSolver()
	for round := 0; round < 400; round++ {
		text, ok := mixed(r, round, 8).dataset(r, 3)
		if !ok {
			continue
		}
		m := read(t, text)
		var layers [2][]map[int]cellSet
		for i, s := range []*solver{staged, plain} {
			s.maze = m
			if s.leastAlone() < 0 {
				break
			}
			s.prepare()
			s.roles = [mostGhosts]int{0, 1, 2}
			s.tabulate(5 + round%20)
			s.begin(5 + round%20)
			e := &s.ends[round%2]
			for depth := 0; depth < 12; depth++ {
				in := s.limits(e, 5+round%20)
				if i == 0 {
					s.growLayer(e, &in)
				} else {
					growPlain(s, e, &in)
				}
				layer := map[int]cellSet{}
				for _, it := range e.frontier.items {
					layer[int(it.pair)] = it.a
				}
				layers[i] = append(layers[i], layer)
			}
		}
		if fmt.Sprint(layers[0]) != fmt.Sprint(layers[1]) {
			t.Fatalf("the layers differ in\n%s", text)
		}
	}
}

// BenchmarkStages shows what each stage is worth.
func BenchmarkStages(b *testing.B) {
	for _, name := range []string{"official-style-wide", "official-style-long", "random-1000", "hardest-16x16-1", "hardest-16x16-2", "hardest-16x16-3", "hardest-16x16-4"} {
		for v := range variants {
			b.Run(name+"/"+variants[v].name, func(b *testing.B) {
				s := newVariant(v)
				benchmark(b, name, func(m *maze) { s.distance(m) })
			})
		}
	}
}

// BenchmarkVisited counts the states of all layers that the searches make; the
// probe, which mostly spares them, tries 150 sets at the most.
func BenchmarkVisited(b *testing.B) {
	s, states := newSolver(), 0
	s.grow = func(s *solver, e *end, in *limits) {
		s.growLayer(e, in)
		for i := range e.frontier.items {
			for _, word := range e.frontier.items[i].a {
				states += bits.OnesCount64(word)
			}
		}
	}
	p := puzzle()
	p.Program.Read = func(in *common.Reader) (cli.Case, error) {
		m, err := readMaze(in)
		return cli.Case{
			Route: func(search *common.BFS) []uint64 { return plainRoute(search, m) },
			Search: func() ([]view.End, string) {
				states = 0
				s.distance(m)
				return []view.End{{Layers: []int{states}}}, ""
			},
		}, err
	}
	p.Visited(b, "sample1", "official-style-wide", "official-style-long",
		"hardest-16x16-2", "hardest-16x16-4", "random-1000", "unsolvable")
}
