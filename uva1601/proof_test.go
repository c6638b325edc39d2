package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
)

// all are the three programs, each used for one maze after the other.
type all struct {
	fast  *solver
	both  *common.BothEnds
	plain *common.BFS
}

func newAll() *all {
	return &all{new(solver), common.NewBothEnds(states), common.NewBFS(states)}
}

// agree fails unless the three programs agree on a maze, and the plain route is legal. It
// returns the answer.
func (a *all) agree(t *testing.T, m *maze) int {
	t.Helper()
	route := plainRoute(a.plain, m)
	want := len(route) - 1
	if fast, both := a.fast.distance(m), bothEnds(a.both, m); fast != want || both != want {
		t.Fatalf("%d steps, from both ends %d, want %d, in\n%s", fast, both, want, m)
	}
	checkRoute(t, m, route)
	return want
}

// String draws a maze as a dataset.
func (m *maze) String() string {
	text := fmt.Sprintln(m.width, m.height, m.ghosts)
	for y := 0; y < m.height; y++ {
		row := []byte(strings.Repeat("#", m.width))
		for x := range row {
			if m.open[maxSide*y+x] {
				row[x] = ' '
			}
			for k := 0; k < m.ghosts; k++ {
				switch maxSide*y + x {
				case m.start[k]:
					row[x] = 'a' + byte(k)
				case m.goal[k]:
					row[x] = 'A' + byte(k)
				}
			}
		}
		text += string(row) + "\n"
	}
	return text
}

// read reads the one dataset of a text.
func read(t testing.TB, text string) *maze {
	t.Helper()
	m, err := readMaze(common.NewReader(strings.NewReader(text)))
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return m
}

// checkRoute replays a route by the rules, as the statement words them.
func checkRoute(t *testing.T, m *maze, route []uint64) {
	t.Helper()
	if route == nil {
		return
	}
	if route[0] != packed(m.start) || route[len(route)-1] != packed(m.goal) {
		t.Fatalf("the route does not lead from the start to the goal, in\n%s", m)
	}
	for i := range route[1:] {
		before, after := unpacked(route[i]), unpacked(route[i+1])
		for k := 0; k < m.ghosts; k++ {
			dx := after[k]%maxSide - before[k]%maxSide
			dy := after[k]/maxSide - before[k]/maxSide
			if dx*dx+dy*dy > 1 || !m.open[after[k]] {
				t.Fatalf("step %d: %c jumps or is in a wall, in\n%s", i+1, 'a'+k, m)
			}
			for j := 0; j < k; j++ {
				swap := after[j] == before[k] && after[k] == before[j]
				if after[j] == after[k] || swap {
					t.Fatalf("step %d: %c and %c clash, in\n%s", i+1, 'a'+j, 'a'+k, m)
				}
			}
		}
	}
}

// tinySizes are the sizes of which every maze is checked in the long mode, and how many
// mazes they have: each cell is wall, open, or has one of the letters.
var tinySizes = []struct{ width, height, mazes int }{
	{3, 3, 589824}, {2, 4, 111104}, {8, 1, 111104}, {5, 2, 2764800},
}

// Every maze of these sizes with one to three ghosts; without BFSPUZZLES_LONG every 211th.
func TestEveryTinyMaze(t *testing.T) {
	for _, size := range tinySizes {
		size := size
		t.Run(fmt.Sprintf("%dx%d", size.width, size.height), func(t *testing.T) {
			t.Parallel()
			programs, every, n := newAll(), 211, 0
			switch {
			case testing.Short():
				every = 1009
			case puzzletest.Long():
				every = 1
			}
			eachMaze(size.width, size.height, func(m *maze) {
				if n++; n%every == 0 {
					programs.agree(t, m)
				}
			})
			if n != size.mazes {
				t.Errorf("%d mazes, want %d", n, size.mazes)
			}
		})
	}
}

// eachMaze calls f with every maze of a size: first the letters are put down, then each
// other place is open or wall.
func eachMaze(width, height int, f func(m *maze)) {
	m := &maze{width: width, height: height}
	var put func(letters int, free []int)
	put = func(letters int, free []int) {
		if letters > 0 && letters%2 == 0 {
			m.ghosts = letters / 2
			for walls := 0; walls < 1<<uint(len(free)); walls++ {
				for i, place := range free {
					m.open[place] = walls>>uint(i)&1 == 0
				}
				f(m)
			}
		}
		if letters == 2*maxGhosts {
			return
		}
		letter := &m.start[letters/2]
		if letters%2 == 1 {
			letter = &m.goal[letters/2]
		}
		for i, place := range free {
			*letter, m.open[place] = place, true
			put(letters+1, append(append([]int{}, free[:i]...), free[i+1:]...))
		}
		*letter = 0
	}
	var all []int
	for i := 0; i < width*height; i++ {
		all = append(all, i/width*maxSide+i%width)
	}
	put(0, all)
}

// anyMaze returns a maze of a kind with the letters anywhere, so often without a route. The
// kinds are those of -random, and two against the statement's rules: rooms, and scattered
// walls. Half of the mazes have a border.
func anyMaze(t testing.TB, r *rand.Rand, width, height, ghosts int) *maze {
	lawless := []kind{
		{"room", func(d *draft, r *rand.Rand) { d.scatter(r, .1*r.Float64()) }},
		{"scattered", func(d *draft, r *rand.Rand) { d.scatter(r, .2+.2*r.Float64()) }},
	}
	kinds := append(kinds(), lawless...)
	for {
		d := newDraft(width, height)
		kinds[r.Intn(len(kinds))].draw(d, r)
		if r.Intn(2) == 0 && width <= maxSide-2 && height <= maxSide-2 {
			d = d.bordered()
		}
		if text := d.withGhosts(r, ghosts); text != "" {
			return read(t, text)
		}
	}
}

// scatter opens all cells but some.
func (d *draft) scatter(r *rand.Rand, walls float64) {
	for i := range d.cells {
		if r.Float64() >= walls {
			d.cells[i] = ' '
		}
	}
}

// Random small mazes of every kind, by the three programs.
func TestSmallMazes(t *testing.T) {
	rounds := 1000 // for each seed
	switch {
	case testing.Short():
		rounds = 500
	case puzzletest.Long():
		rounds = 150000
	}
	for _, seed := range []int64{1601, 1602} {
		r := rand.New(rand.NewSource(seed))
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			programs, unsolvable, longest := newAll(), 0, 0
			for i := 0; i < rounds; i++ {
				width, height := 3+r.Intn(5), 3+r.Intn(5)
				m := anyMaze(t, r, width, height, 1+r.Intn(maxGhosts))
				steps := programs.agree(t, m)
				if steps < 0 {
					unsolvable++
				}
				if steps > longest {
					longest = steps
				}
			}
			if unsolvable < rounds/50 || longest < 15 {
				t.Errorf("%d of %d have no route, the longest has %d steps: too easy",
					unsolvable, rounds, longest)
			}
		})
	}
}

// The random mazes of -random up to 16x16 have a route, no shorter than the post's.
func TestLargeMazes(t *testing.T) {
	rounds := 40
	if testing.Short() {
		rounds = 5
	}
	r, fast, both := rand.New(rand.NewSource(1603)), new(solver), common.NewBothEnds(states)
	for i := 0; i < rounds; i++ {
		m := read(t, randomMaze(r, 900, answers()))
		if got, want := fast.distance(m), bothEnds(both, m); got != want || got < 1 {
			t.Fatalf("%d steps, from both ends %d, in\n%s", got, want, m)
		}
	}
}

// Mirroring a maze, naming the ghosts otherwise, and exchanging starts and goals keep the
// answer; on mazes too large for the plain search, with a border and without.
func TestSymmetries(t *testing.T) {
	rounds := 60
	if testing.Short() {
		rounds = 6
	}
	r, s, solved := rand.New(rand.NewSource(1604)), new(solver), 0
	for i := 0; i < rounds; i++ {
		m := anyMaze(t, r, 14+2*r.Intn(2), 14, maxGhosts)
		want := s.distance(m)
		if want >= 0 {
			solved++
		}
		w, h, exchanged, renamed, swapped := m.width, m.height, *m, *m, *m
		exchanged.start, exchanged.goal = m.goal, m.start
		for k := range m.start {
			renamed.start[k], renamed.goal[k] = m.start[(k+1)%3], m.goal[(k+1)%3]
			swapped.start[k], swapped.goal[k] = m.start[(4-k)%3], m.goal[(4-k)%3]
		}
		for name, other := range map[string]*maze{
			"exchanged": &exchanged, "renamed b c a": &renamed, "renamed b a c": &swapped,
			"mirrored":    m.moved(w, h, func(x, y int) (int, int) { return w - 1 - x, y }),
			"upside down": m.moved(w, h, func(x, y int) (int, int) { return x, h - 1 - y }),
			"transposed":  m.moved(h, w, func(x, y int) (int, int) { return y, x }),
		} {
			if got := s.distance(other); got != want {
				t.Errorf("%s: %d steps, %d before, in\n%s", name, got, want, m)
			}
		}
	}
	if solved < rounds/4 {
		t.Errorf("only %d of %d mazes have a route", solved, rounds)
	}
}

// moved returns the maze with each place moved, to a map of a size.
func (m *maze) moved(width, height int, to func(x, y int) (int, int)) *maze {
	n := &maze{width: width, height: height, ghosts: m.ghosts}
	place := func(p int) int {
		x, y := to(p%maxSide, p/maxSide)
		return maxSide*y + x
	}
	for p, open := range m.open {
		if open {
			n.open[place(p)] = true
		}
	}
	for k := range m.start {
		n.start[k], n.goal[k] = place(m.start[k]), place(m.goal[k])
	}
	return n
}

// Mazes of every kind in any order, two and two: nothing of one reaches the next.
func TestOneAfterAnother(t *testing.T) {
	texts := []string{
		"4 1 1\na  A\n", "5 3 2\n#####\n#aAB#\n##b##\n", "4 3 2\n####\n#ab#\n#BA#\n",
		"4 2 2\nab #\nBA##\n", "5 3 3\nabc  \n## ##\n CBA#\n", "7 1 3\nabc CBA\n",
		"4 4 3\nabc \n    \n  # \n CBA\n", "6 4 2\n######\n#aA#B#\n# b# #\n######\n",
	}
	for _, first := range texts {
		for _, second := range texts {
			s := new(solver)
			s.distance(read(t, first))
			want := new(solver).distance(read(t, second))
			if got := s.distance(read(t, second)); got != want {
				t.Errorf("%d steps after\n%s, want %d, in\n%s", got, first, want, second)
			}
		}
	}
}

// The layers of a search are those of the plain one: all states first reached after so many
// steps from which each ghost, alone, can be at the other end within the limit. So no state
// is lost, and none is in two rows.
func TestLayersOfSearches(t *testing.T) {
	rounds := 400
	if testing.Short() {
		rounds = 40
	}
	r, s, met := rand.New(rand.NewSource(1605)), new(solver), 0
	for i := 0; i < rounds; i++ {
		m := anyMaze(t, r, 3+r.Intn(4), 3+r.Intn(4), 2+r.Intn(2))
		bound := s.load(m)
		if bound == anySteps {
			continue
		}
		for _, limit := range []int{bound, bound + 1, bound + 3, anySteps} {
			if s.search(limit) >= 0 {
				met++
			}
			for k := range s.ends {
				got := endLayers(&s.ends[k], false, 0)
				for d, want := range statesInTime(m, k, limit, len(got.Layers)-1) {
					if got.Layers[d] != want || got.Sets[d] > want {
						t.Fatalf("limit %d, end %d, layer %d: %d states, want %d, in\n%s",
							limit, k, d, got.Layers[d], want, m)
					}
				}
			}
		}
	}
	if met < rounds/2 {
		t.Errorf("the ends met only %d times", met)
	}
}

// statesInTime counts, state by state, what the layers of end k have, up to a depth.
func statesInTime(m *maze, k, limit, depth int) (counts []int) {
	from, to := m.start, m.goal
	if k == 1 {
		from, to = to, from
	}
	var away [maxGhosts]map[int]int
	for k := range away {
		away[k] = aloneFrom(m, to[k])
	}
	first := packed(from)
	steps, seen, layer := moves(m), map[uint64]bool{first: true}, []uint64{first}
	for counts = []int{1}; len(counts) <= depth; counts = append(counts, len(layer)) {
		var next []uint64
		for _, state := range layer {
			for _, n := range steps(state, nil) {
				at := unpacked(n)
				inTime := true
				for k := range away {
					inTime = inTime && away[k][at[k]] <= limit-len(counts)
				}
				if inTime && !seen[n] {
					seen[n] = true
					next = append(next, n)
				}
			}
		}
		layer = next
	}
	return counts
}

// aloneFrom returns how far each place is from one of them, for a ghost that is alone.
func aloneFrom(m *maze, from int) map[int]int {
	away := map[int]int{from: 0}
	for queue := []int{from}; len(queue) > 0; queue = queue[1:] {
		for _, n := range m.around(queue[0], nil) {
			if _, old := away[n]; !old {
				away[n] = away[queue[0]] + 1
				queue = append(queue, n)
			}
		}
	}
	return away
}

// spread against the neighbours of each place, on random sets of places and open places.
func TestSpread(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for round := 0; round < 2000; round++ {
		m, allowed, set, want := &maze{}, placeSet{}, placeSet{}, placeSet{}
		for place := range m.open {
			if m.open[place] = r.Intn(4) > 0; m.open[place] {
				allowed = allowed.with(single(place))
			}
		}
		for place, open := range m.open {
			if open && r.Intn(1+round%9) == 0 {
				set = set.with(single(place))
				for _, p := range m.around(place, nil) {
					want = want.with(single(p))
				}
			}
		}
		if got := set.spread(allowed); got != want {
			t.Fatalf("%016x in %016x spreads to %016x, want %016x", set, allowed, got, want)
		}
	}
}
