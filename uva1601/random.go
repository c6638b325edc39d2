package main

import (
	"math/rand"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// Random mazes for -random and for the tests; nothing here is submitted. They keep the
// statement's rules: walls all around, a wall in every 2x2 block, corridors that are
// connected, and a route.

// randomForms returns the random mazes of each judge: of UVa, as of most others, with
// 0 0 0 at the end of the input, of Luogu without, and also with open 2x2 blocks.
func randomForms() []cli.Random {
	s := new(solver)
	random := func(r *rand.Rand, i int) string { return dataset(randomMaze(r, i, s)) }
	return []cli.Random{
		{Judge: "UVa", Case: random, End: "0 0 0\n",
			Text: func(text string) string { return lawful(text, false) }},
		{Judge: "Luogu", Case: random,
			Text: func(text string) string { return lawful(text, true) }},
	}
}

// randomMaze returns the i-th maze. The first are the smallest, from 4x4. Every 80 mazes the sides
// may be longer by one, up to 16. But from 100 to 200 each 13th is 16x16, in turn with as many open
// places as can be and with a route of 128 steps or more. Some programs fail on these only. So they
// come early; and apart, so that an input of ten has one at most.
func randomMaze(r *rand.Rand, i int, s *solver) *maze {
	large, most, least := 100 <= i && i < 200 && i%13 == 0, 5+i/80, 0
	if most > maxSide {
		most = maxSide
	}
	side := func() int {
		if r.Intn(2) == 0 { // for mazes that are not nearly square
			return 4 + r.Intn(most-3)
		}
		return most - r.Intn(1+most/4) // so at first 4 or 5
	}
	for {
		m, k := &maze{width: side(), height: side()}, kinds[r.Intn(len(kinds))]
		m.ghosts = [...]int{1, 2, 2, 3, 3, 3}[r.Intn(6)] // three find most mistakes
		if large {
			m.width, m.height, m.ghosts = maxSide, maxSide, maxGhosts
			k, least = kinds[i%2], 128*(i%2)
		}
		k.dig(m, r)
		if putGhosts(m, r) && s.distance(m) >= least {
			return m
		}
	}
}

// kind is a kind of maps: a tree of corridors, in which some walls are opened. Searches differ
// the most where ghosts can pass each other nearly anywhere, or in few places only.
type kind struct {
	name  string
	tree  float64 // how much of the map its corridors may take
	turns float64 // how often one turns before it must
	forks float64 // how often one begins before the last is at its end
	loops float64 // how many of the walls that may be opened are
}

// kinds begin with the two of the large mazes.
var kinds = []kind{
	{"grid", 0, 0, 0, 1},
	{"corridor", 1, 0, 0, 0},
	{"ring", 1, 0, 0, .05},
	{"comb", 1, 0, 1, 0},
	{"branches", .3, .3, .1, 0},
	{"loops", 1, .3, .1, .5},
}

// dig makes a map of the kind in a maze that is all wall. It opens places within the border, from
// the first on. Each is beside an open one, and none makes an open 2x2 block.
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
		if !open && inside(m, place) && len(m.around(place, nil)) > 1 && !inBlock(m, place) &&
			r.Float64() < k.loops {
			m.open[place] = true
		}
	}
}

// loose reports whether a place is a wall beside just one open place, so that to open it makes
// no loop and no 2x2 block.
func loose(m *maze, place int) bool {
	return inside(m, place) && !m.open[place] && len(m.around(place, nil)) == 2
}

// inside reports whether a place is within the border.
func inside(m *maze, place int) bool {
	x, y := place%maxSide, place/maxSide
	return 0 < x && x < m.width-1 && 0 < y && y < m.height-1
}

// inBlock reports whether a place within the border is in an open 2x2 block, or would be if it
// were opened.
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

// putGhosts puts the ghosts and their goals on any open places, and reports whether there
// are enough.
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

// lawful returns a dataset as it stands if it keeps the statement's rules, else "". Open 2x2
// blocks may be allowed.
func lawful(text string, blocks bool) string {
	m, err := readMaze(common.NewReader(strings.NewReader(text)))
	if err != nil || text != dataset(m) || m.width < 4 || m.height < 4 {
		return ""
	}
	reached := stepsFrom(m, m.start[0])
	for place, open := range m.open {
		_, connected := reached[place]
		if open && !(inside(m, place) && connected && (blocks || !inBlock(m, place))) {
			return ""
		}
	}
	return text
}

// stepsFrom returns how many steps a ghost that is alone needs from a place to each that it
// can reach.
func stepsFrom(m *maze, from int) map[int]int {
	steps := map[int]int{from: 0}
	for queue := []int{from}; len(queue) > 0; queue = queue[1:] {
		for _, place := range m.around(queue[0], nil) {
			if _, old := steps[place]; !old {
				steps[place] = steps[queue[0]] + 1
				queue = append(queue, place)
			}
		}
	}
	return steps
}
