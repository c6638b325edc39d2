package main

import (
	"fmt"
	"io"
	"math/rand"
	"strings"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
)

// All states of one, two and three ghosts on every 5th place.
func TestPlainStatesRoundTrip(t *testing.T) {
	for a := 0; a < places; a++ {
		for b := 0; b < places; b += 5 {
			for c := 0; c < places; c += 5 {
				for count, ghosts := range [][maxGhosts]int{
					1: {a, nowhere + 1, nowhere + 2}, 2: {a, b, nowhere + 2}, 3: {a, b, c},
				} {
					if got := unpack(pack(ghosts, count), count); count > 0 && got != ghosts {
						t.Fatalf("%d ghosts on %v: packed and unpacked %v", count, ghosts, got)
					}
				}
			}
		}
	}
}

// typed is an input of which nothing more has been typed yet.
type typed struct {
	t    *testing.T
	text string
}

func (in *typed) Read(p []byte) (int, error) {
	if in.text == "" {
		in.t.Error("asks for more than one dataset")
		return 0, io.EOF
	}
	n := copy(p, in.text)
	in.text = in.text[n:]
	return n, nil
}

// Who types a dataset gets its answer without having to type more.
func TestAnswersAtOnce(t *testing.T) {
	for _, text := range []string{"5 3 1\n#####\n#a A#\n#####\n", "5 3 1\n\n#####\n#a A#\n#####\n", "5 2 1\n a A \n     \n"} {
		if got, err := answers()(common.NewReader(&typed{t, text})); got != "2" || err != nil {
			t.Errorf("%q: answer %q, error %v, want 2", text, got, err)
		}
	}
}

// Random maps of every kind, one solver for all: the fast search, two plans and
// the plain search agree, the plain one's route is legal, and no ghost is brought
// home in fewer steps than it needs alone.
func TestFastAgainstPlain(t *testing.T) {
	rounds := 30000
	if testing.Short() {
		rounds = 800
	}
	if puzzletest.Long() {
		rounds = 300000
	}
	for _, seed := range []int64{1601, 1602} {
		seed := seed
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			fastAgainstPlain(t, rand.New(rand.NewSource(seed)), rounds/2)
		})
	}
}

func fastAgainstPlain(t *testing.T, r *rand.Rand, rounds int) {
	s, search := newSolver(), common.NewBFS(1<<(8*maxGhosts))
	unsolvable, most := 0, 0
	for round := 0; round < rounds; round++ {
		g := families[round%len(families)].drawn(r, 7)
		text, ok := g.dataset(r, 1+r.Intn(maxGhosts))
		if !ok {
			continue
		}
		m := read(t, text)
		route := plainRoute(search, m)
		want := len(route) - 1
		if got := s.distance(m); got != want {
			t.Fatalf("%d steps, %d by the plain search, in\n%s", got, want, text)
		}
		for i := 0; i < 2; i++ {
			p := plans[(round/len(families)+i)%len(plans)]
			if got := p.distance(s, m); got != want {
				t.Fatalf("%s: %d steps, want %d, in\n%s", p.name, got, want, text)
			}
		}
		checkRoute(t, text, m, route)
		if want < 0 {
			unsolvable++
			continue
		}
		if want > most {
			most = want
		}
		for k := 0; k < m.ghosts; k++ {
			if alone := m.alone(int(m.start[k]))[int(m.goal[k])]; alone > want {
				t.Fatalf("%d steps, but ghost %c alone needs %d, in\n%s", want, 'a'+k, alone, text)
			}
		}
	}
	if unsolvable < rounds/20 || most < 15 {
		t.Errorf("%d of %d maps unsolvable, the longest answer %d: the maps are too easy", unsolvable, rounds, most)
	}
}

// The plain search's routes are legal in wide mazes too.
func TestPlainRoutesOfWideMazes(t *testing.T) {
	r := rand.New(rand.NewSource(1611))
	search, solved := common.NewBFS(1<<(8*maxGhosts)), 0
	rounds := 3 * len(families)
	if testing.Short() {
		rounds = len(families)
	}
	for round := 0; round < rounds; round++ {
		g := families[round%len(families)].drawnLong(r, (round+round/len(families))%2 == 0)
		for i := range g.cells { // the lower half would only take time
			if i/g.w >= 6 {
				g.cells[i] = '#'
			}
		}
		text, ok := g.dataset(r, 1+round%maxGhosts)
		if !ok {
			continue
		}
		m := read(t, text)
		route := plainRoute(search, m)
		checkRoute(t, text, m, route)
		if route != nil {
			solved++
		}
	}
	if solved < rounds/3 {
		t.Errorf("only %d mazes have a way", solved)
	}
}

// checkRoute replays a route on the text of the map, knowing only the rules.
func checkRoute(t *testing.T, text string, m *maze, route []uint64) {
	t.Helper()
	if route == nil {
		return
	}
	rows := strings.Split(text, "\n")[1:]
	at := func(place int) byte { return rows[place/maxSide][place%maxSide] }
	var before [maxGhosts]int
	for i, state := range route {
		now := unpack(state, m.ghosts)
		for k := 0; k < m.ghosts; k++ {
			dx, dy := now[k]%maxSide-before[k]%maxSide, now[k]/maxSide-before[k]/maxSide
			switch {
			case at(now[k]) == wall:
				t.Fatalf("step %d: ghost %c in a wall, in\n%s", i, 'a'+k, text)
			case i == 0 && at(now[k]) != 'a'+byte(k):
				t.Fatalf("ghost %c does not start there, in\n%s", 'a'+k, text)
			case i == len(route)-1 && at(now[k]) != 'A'+byte(k):
				t.Fatalf("ghost %c does not end there, in\n%s", 'a'+k, text)
			case i > 0 && dx*dx+dy*dy > 1:
				t.Fatalf("step %d: ghost %c jumps, in\n%s", i, 'a'+k, text)
			}
			for j := 0; j < k; j++ {
				if now[j] == now[k] || i > 0 && now[j] == before[k] && now[k] == before[j] {
					t.Fatalf("step %d: ghosts %c and %c clash, in\n%s", i, 'a'+j, 'a'+k, text)
				}
			}
		}
		before = now
	}
}

// Mirroring the map, renaming the ghosts, and exchanging starts and
// goals all keep the answer. On maps too large for the plain search.
func TestSymmetries(t *testing.T) {
	rounds := 40
	if testing.Short() {
		rounds = 6
	}
	r := rand.New(rand.NewSource(1602))
	s := newSolver()
	solved := 0
	for round := 0; round < rounds; round++ {
		g := families[round%len(families)].drawnLong(r, (round+round/len(families))%2 == 0)
		if g.w != g.h {
			continue // one or two wide
		}
		text, _ := g.dataset(r, maxGhosts)
		want := s.distance(read(t, text))
		if want >= 0 {
			solved++
		}
		for name, other := range map[string]string{
			"mirrored":                   transform(text, func(x, y, w, h int) (int, int) { return w - 1 - x, y }),
			"upside down":                transform(text, func(x, y, w, h int) (int, int) { return x, h - 1 - y }),
			"transposed":                 transform(text, func(x, y, w, h int) (int, int) { return y, x }),
			"ghosts renamed b c a":       strings.NewReplacer("a", "b", "b", "c", "c", "a", "A", "B", "B", "C", "C", "A").Replace(text),
			"ghosts renamed b a c":       strings.NewReplacer("a", "b", "b", "a", "A", "B", "B", "A").Replace(text),
			"starts and goals exchanged": strings.NewReplacer("a", "A", "b", "B", "c", "C", "A", "a", "B", "b", "C", "c").Replace(text),
		} {
			if got := s.distance(read(t, other)); got != want {
				t.Errorf("%s: %d steps, %d before, in\n%s", name, got, want, text)
			}
		}
	}
	if solved < rounds/4 {
		t.Errorf("only %d of %d maps have a solution", solved, rounds)
	}
}

// transform moves each cell of a square map.
func transform(text string, to func(x, y, w, h int) (int, int)) string {
	lines := strings.Split(text, "\n")
	var w, h, n int
	fmt.Sscan(lines[0], &w, &h, &n)
	g := newGrid(w, h, '#')
	for y := 0; y < h; y++ {
		for x := 0; x < w; x++ {
			x2, y2 := to(x, y, w, h)
			*g.at(x2, y2) = lines[y+1][x]
		}
	}
	out := lines[0] + "\n"
	for y := 0; y < h; y++ {
		out += string(g.cells[y*w:(y+1)*w]) + "\n"
	}
	return out
}

// grown against a neighbour table, on random sets of places and open places.
func TestPlaceSetGrown(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	beside := common.Grid(maxSide, maxSide)
	for round := 0; round < 2000; round++ {
		var s, open, want placeSet
		for place := 0; place < places; place++ {
			if r.Intn(4) > 0 {
				open = open.or(only(uint8(place)))
				if r.Intn(1+round%9) == 0 {
					s = s.or(only(uint8(place)))
				}
			}
		}
		for place := 0; place < places; place++ {
			if !s.has(place) {
				continue
			}
			want = want.or(only(uint8(place)))
			for _, other := range beside[place] {
				if other != common.NoCell && open.has(other) {
					want = want.or(only(uint8(other)))
				}
			}
		}
		if got := s.grown(open); got != want {
			t.Fatalf("%016x in %016x grows to %016x, want %016x", s, open, got, want)
		}
	}
}

func benchmark(b *testing.B, name string, distance func(m *maze)) {
	for _, c := range puzzletest.Goldens(b) {
		if c.Name != name {
			continue
		}
		for i := 0; i < b.N; i++ {
			in := common.NewReader(strings.NewReader(c.In))
			for {
				m, err := readMaze(in)
				if err != nil {
					break
				}
				distance(m)
			}
		}
	}
}

func BenchmarkFast(b *testing.B) {
	s := newSolver()
	for _, name := range []string{"sample1", "hardest-16x16-2", "official-style-wide", "official-style-long", "random-1000"} {
		b.Run(name, func(b *testing.B) { benchmark(b, name, func(m *maze) { s.distance(m) }) })
	}
}

func BenchmarkPlain(b *testing.B) {
	search := common.NewBFS(1 << (8 * maxGhosts))
	for _, name := range []string{"sample1", "hardest-16x16-2", "official-style-wide", "official-style-long", "random-1000"} {
		b.Run(name, func(b *testing.B) { benchmark(b, name, func(m *maze) { plainRoute(search, m) }) })
	}
}

// mazesOf reads the mazes of a golden.
func mazesOf(t testing.TB, name string) (mazes []*maze) {
	for _, c := range puzzletest.Goldens(t) {
		if c.Name != name {
			continue
		}
		in := common.NewReader(strings.NewReader(c.In))
		for {
			m, err := readMaze(in)
			if err != nil {
				return mazes
			}
			mazes = append(mazes, m)
		}
	}
	t.Fatalf("no golden %s", name)
	return nil
}
