package main

import (
	"math/rand"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// The random mazes of -random and of the tests keep the statement's rules: walls all around, a wall
// in every 2x2 block, connected corridors, and a route. Nothing here is submitted.

// forms returns the forms of the judges. UVa, like most judges, ends the input with 0 0 0. Luogu
// does not, and it also gives maps with open 2x2 blocks.
func forms() []cli.Form {
	s := new(solver)
	random := func(r *rand.Rand, i int) string { return dataset(randomMaze(r, i, s)) }
	return []cli.Form{
		{Judge: "UVa", Random: random, End: "0 0 0\n",
			Text: func(text string) string { return lawful(text, false) }},
		{Judge: "Luogu", Random: random,
			Text: func(text string) string { return lawful(text, true) }},
	}
}

// randomMaze returns the i-th random maze. The first mazes are the smallest, from 4x4. After every
// 80 mazes, the sides may be longer by one, up to 16. But from 100 to 200, every 13th maze is
// 16x16: by turns a maze with as many open places as possible, and one with a route of at least 128
// steps. These come early because some programs fail only on them, and far apart so that an input
// of ten has at most one.
func randomMaze(r *rand.Rand, i int, s *solver) *maze {
	longest := 5 + i/80
	if longest > maxSide {
		longest = maxSide
	}
	for {
		m := &maze{width: randomSide(r, longest), height: randomSide(r, longest)}
		k := kinds[r.Intn(len(kinds))]
		m.ghosts = [...]int{1, 2, 2, 3, 3, 3}[r.Intn(6)] // three ghosts find most mistakes
		least := 0                                       // steps of the route
		if 100 <= i && i < 200 && i%13 == 0 {
			m.width, m.height, m.ghosts = maxSide, maxSide, maxGhosts
			k = kinds[i%2]
			least = 128 * (i % 2)
		}
		k.dig(m, r)
		if putGhosts(m, r) && s.distance(m) >= least {
			return m
		}
	}
}

// randomSide returns the length of a side. In half of the cases it is any length, which makes some
// mazes far from square, and otherwise it is near the longest.
func randomSide(r *rand.Rand, longest int) int {
	if r.Intn(2) == 0 {
		return 4 + r.Intn(longest-3)
	}
	return longest - r.Intn(1+longest/4)
}

// kind is a kind of map: a tree of corridors in which some walls are opened. Searches differ the
// most where ghosts can pass each other almost anywhere, or only in few places.
type kind struct {
	tree  float64 // how much of the map its corridors may fill
	turns float64 // how often a corridor turns before it must
	forks float64 // how often a corridor begins before the last one has ended
	loops float64 // how many of the walls that may be opened are opened
}

// kinds lists the kinds of maps. The large mazes are of the first two.
var kinds = []kind{
	{0, 0, 0, 1},    // grid
	{1, 0, 0, 0},    // corridor
	{1, 0, 0, .05},  // ring
	{1, 0, 1, 0},    // comb
	{.3, .3, .1, 0}, // branches
	{1, .3, .1, .5}, // loops
}

// dig makes a map of the kind in a maze that is all wall. It opens places within the border, each
// beside an open one, without making an open 2x2 block.
func (k kind) dig(m *maze, r *rand.Rand) {
	const first = maxSide + 1
	m.open[first] = true
	ends, step := []int{first}, 1
	for n := int(k.tree * float64(m.width*m.height)); n > 0 && len(ends) > 0; n-- {
		i := len(ends) - 1
		if r.Float64() < k.forks {
			i = r.Intn(len(ends))
		}
		at := ends[i]
		var ways []int
		for _, to := range beside[at] {
			if loose(m, to) {
				ways = append(ways, to)
			}
		}
		if len(ways) == 0 {
			ends = append(ends[:i], ends[i+1:]...)
			continue
		}
		to := ways[r.Intn(len(ways))]
		if loose(m, at+step) && r.Float64() >= k.turns {
			to = at + step
		}
		m.open[to] = true
		ends, step = append(ends, to), to-at
	}
	for place, open := range m.open {
		if !open && inside(m, place) && len(m.appendAfter(place, nil)) > 1 && !inBlock(m, place) &&
			r.Float64() < k.loops {
			m.open[place] = true
		}
	}
}

// loose reports whether a place is a wall beside exactly one open place. Opening it makes neither a
// loop nor an open 2x2 block.
func loose(m *maze, place int) bool {
	return inside(m, place) && !m.open[place] && len(m.appendAfter(place, nil)) == 2
}

// inside reports whether a place is within the border.
func inside(m *maze, place int) bool {
	x, y := place%maxSide, place/maxSide
	return 0 < x && x < m.width-1 && 0 < y && y < m.height-1
}

// inBlock reports whether a place within the border is in an open 2x2 block, or would be if it were
// open.
func inBlock(m *maze, place int) bool {
	for _, y := range beside[place][:2] { // above and below
		for _, x := range beside[place][2:] { // on the left and on the right
			if m.open[x] && m.open[y] && m.open[x+y-place] {
				return true
			}
		}
	}
	return false
}

// putGhosts puts the ghosts and their goals in random open places, and reports whether there are
// enough of them.
func putGhosts(m *maze, r *rand.Rand) bool {
	var open []int
	for place := range m.open {
		if m.open[place] {
			open = append(open, place)
		}
	}
	if len(open) < 2*m.ghosts {
		return false
	}
	any := r.Perm(len(open))
	for k := 0; k < m.ghosts; k++ {
		m.start[k], m.goal[k] = open[any[2*k]], open[any[2*k+1]]
	}
	return true
}

// lawful returns the text of a dataset if it keeps the statement's rules, else "". blocks says
// whether open 2x2 blocks are allowed.
func lawful(text string, blocks bool) string {
	m, err := readMaze(common.NewReader(strings.NewReader(text)))
	if err != nil || text != dataset(m) || m.width < 4 || m.height < 4 {
		return ""
	}
	reached := distancesFrom(m, m.start[0])
	for place, open := range m.open {
		_, connected := reached[place]
		if open && !(inside(m, place) && connected && (blocks || !inBlock(m, place))) {
			return ""
		}
	}
	return text
}

// distancesFrom returns how many steps a ghost needs from a place to every place that it can reach,
// when it is alone.
func distancesFrom(m *maze, from int) map[int]int {
	steps := map[int]int{from: 0}
	queue := []int{from}
	for len(queue) > 0 {
		at := queue[0]
		queue = queue[1:]
		for _, place := range m.appendAfter(at, nil) {
			if _, old := steps[place]; !old {
				steps[place] = steps[at] + 1
				queue = append(queue, place)
			}
		}
	}
	return steps
}
