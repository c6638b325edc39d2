//go:build go1.24

package main

import (
	"math/rand"
	"strings"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/puzzletest"
)

// agreement returns a function that answers a maze and fails the test unless all three programs
// agree. Each program answers all mazes in the same memory, so anything left over from one maze
// could affect the next.
func agreement(t *testing.T) func(m *maze) (steps int) {
	fast, both, plain := new(solver), common.NewBothEnds(states), common.NewBFS(states)
	return func(m *maze) int {
		want := len(cli.Route(plain, newGame(m))) - 1
		if fast, both := fast.distance(m), bothEnds(both, m); fast != want || both != want {
			t.Fatalf("fast search %d, both ends %d, want %d, in\n%s", fast, both, want, m)
		}
		return want
	}
}

// Unpacking any of the 2^24 states of three ghosts and packing it again gives the same state.
func TestPackedStates(t *testing.T) {
	for state := uint64(0); state < states; state++ {
		ghosts := unpacked(state)
		for _, place := range ghosts {
			if place < 0 || place >= places || packed(ghosts) != state {
				t.Fatalf("unpacked(%#x) = %d, which packs to %#x", state, ghosts, packed(ghosts))
			}
		}
	}
}

// bothEnds answers a maze with the post's second program.
func bothEnds(search *common.BothEnds, m *maze) int {
	return search.Distance(packed(m.start), packed(m.goal), newGame(m).Moves)
}

func (m *maze) String() string { return dataset(m) }

// read reads the cases in a text, up to the first error.
func read(text string) (mazes []*maze) {
	in := common.NewReader(strings.NewReader(text))
	for m, err := readMaze(in); err == nil; m, err = readMaze(in) {
		mazes = append(mazes, m)
	}
	return mazes
}

// The three programs agree on every maze of these sizes with one to three ghosts. Except in long
// mode, only every 499th maze is tested.
func TestEveryTinyMaze(t *testing.T) {
	t.Parallel()
	agree, every := agreement(t), puzzletest.Every(499)
	for _, size := range []struct{ width, height, mazes int }{
		{3, 3, 589824}, {2, 4, 111104}, {8, 1, 111104}, {5, 2, 2764800},
	} {
		count, ghosts, whole := 0, 0, (size.width+1)*size.height
		var fill func(drawn, missing string) // generates all maps that begin with drawn
		fill = func(drawn, missing string) {
			switch {
			case whole-len(drawn) < len(missing):
				return // no room for all letters
			case len(drawn) == whole:
				if count++; count%every == 0 {
					agree(read(withHead(ghosts, drawn))[0])
				}
				return
			case len(drawn)%(size.width+1) == size.width:
				fill(drawn+"\n", missing)
				return
			}
			fill(drawn+" ", missing)
			fill(drawn+"#", missing)
			for i := range missing {
				fill(drawn+missing[i:i+1], missing[:i]+missing[i+1:])
			}
		}
		for ghosts = 1; ghosts <= maxGhosts; ghosts++ {
			fill("", "abc"[:ghosts]+"ABC"[:ghosts])
		}
		if count != size.mazes {
			t.Errorf("%d mazes of %dx%d, want %d", count, size.width, size.height, size.mazes)
		}
	}
}

// anyMaze returns a maze of any kind with the ghosts anywhere, so the maze often has no route. In
// half of the mazes, anyMaze opens some walls, from a few to nearly all, even at the border and
// against the statement's rules.
func anyMaze(r *rand.Rand, width, height, ghosts int) *maze {
	for {
		m := &maze{width: width, height: height, ghosts: ghosts}
		kinds[r.Intn(len(kinds))].dig(m, r)
		opened := 2*r.Float64() - 1 // the share of walls to open, none in half of the mazes
		for i := 0; i < width*height; i++ {
			if r.Float64() < opened {
				m.open[i/width*maxSide+i%width] = true
			}
		}
		if putGhosts(m, r) {
			return m
		}
	}
}

// The three programs agree on random small mazes of every kind.
func TestSmallMazes(t *testing.T) {
	t.Parallel()
	rounds := 2000
	if puzzletest.Long() {
		rounds = 300000
	}
	r, agree := rand.New(rand.NewSource(1601)), agreement(t)
	unsolvable, longest := 0, 0
	for i := 0; i < rounds; i++ {
		steps := agree(anyMaze(r, 3+r.Intn(5), 3+r.Intn(5), 1+r.Intn(maxGhosts)))
		if steps < 0 {
			unsolvable++
		}
		longest = max(longest, steps)
	}
	if unsolvable < rounds/50 || longest < 15 {
		t.Errorf("too easy: %d of %d mazes have no route, the longest route has %d steps",
			unsolvable, rounds, longest)
	}
}

// The fast search agrees with the post's second program on mazes of up to 16x16 places from
// -random, all of which have a route.
func TestLargeMazes(t *testing.T) {
	r, fast, both := rand.New(rand.NewSource(1603)), new(solver), common.NewBothEnds(states)
	for i := 0; i < 40; i++ {
		m := randomMaze(r, 900, fast)
		if got, want := fast.distance(m), bothEnds(both, m); got != want || got < 1 {
			t.Fatalf("fast search %d, both ends %d, in\n%s", got, want, m)
		}
	}
}

// Each layer of a search has the states of the corresponding layer of the plain search, except for
// those in which a ghost is late (see limits.go). So no state is lost, no state is in two groups,
// and no ghost has the name of another. The depths of both halves add up to the answer.
func TestLayersOfSearches(t *testing.T) {
	r, plain, met := rand.New(rand.NewSource(1605)), common.NewBFS(states), 0
	never := func(state uint64) bool { return false }
	for i := 0; i < 400; i++ {
		m := anyMaze(r, 3+r.Intn(4), 3+r.Intn(4), 1+r.Intn(maxGhosts))
		g := newGame(m)
		g.solver.load(m)
		limits := g.solver.limits(m.ghosts)
		if limits == nil {
			continue
		}
		bound := limits[0]
		for k, halves := range [][2][maxGhosts]int{{m.start, m.goal}, {m.goal, m.start}} {
			plain.Route([]uint64{packed(halves[0])}, never, g.Moves)
			left := atLeast(m, halves[1])
			for _, limit := range []int{bound, bound + 1, bound + 3, anySteps} {
				steps := g.solver.search(limit)
				if steps >= 0 {
					met++
				}
				replayed := g.replay(limit, new(cli.Recorder))
				made := len(replayed.Layers[0]) + len(replayed.Layers[1]) - 2
				if steps >= 0 && made != steps {
					t.Fatalf("limit %d: %d layers, want %d, in\n%s", limit, made, steps, m)
				}
				checkLayers(t, replayed, k, plain, func(d int, state uint64) bool {
					return d+left(state) <= limit
				})
				if t.Failed() {
					t.Fatalf("limit %d, half %d, in\n%s", limit, k, m)
				}
			}
		}
	}
	if met < 400 {
		t.Errorf("the halves met only %d times, want 400", met)
	}
}

// checkLayers checks that each layer of a half has the states that the plain search found at the
// same distance, except for the late states.
func checkLayers(t *testing.T, search cli.Search, half int, plain *common.BFS,
	inTime func(distance int, state uint64) bool) {
	t.Helper()
	rest, got := plain.States(), search.States[half]
	for d, size := range append(plain.Layers(), 0)[:len(search.Layers[half])] {
		want := map[uint64]bool{}
		for _, state := range rest[:size] {
			if inTime(d, state) {
				want[state] = true
			}
		}
		found := search.Layers[half][d]
		right := found == len(want) && search.Groups[half][d] <= found
		for _, state := range got[:found] {
			right = right && want[state]
			delete(want, state)
		}
		if !right {
			t.Errorf("layer %d: %d states, but not those of the plain search", d, found)
		}
		rest, got = rest[size:], got[found:]
	}
}

// atLeast returns a function that gives a lower bound on the number of steps from a state to the
// places in to: the length of the longest path, with each ghost alone.
func atLeast(m *maze, to [maxGhosts]int) func(state uint64) int {
	var away [maxGhosts]map[int]int
	for k, place := range to {
		away[k] = distancesFrom(m, place)
	}
	return func(state uint64) (most int) {
		for k, place := range unpacked(state) {
			most = max(most, away[k][place])
		}
		return most
	}
}
