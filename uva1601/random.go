package main

import (
	"math/rand"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// The mazes of -random and -smaller keep the statement's rules:
//
//   - The outermost places are walls.
//   - The open places are 4-connected, and so are the walls.
//   - Each 2x2 block contains a wall.
//   - There is a route.
//
// So the open places form a tree, because a ring of open places would separate the walls inside it
// from the walls around it. Nothing in this file is submitted.

// forms returns the forms of the judges, which share the same rules. UVa, like most judges, ends
// the input with 0 0 0, but Luogu does not.
func forms() []cli.Form {
	s := new(solver)
	random := func(r *rand.Rand, i int) string { return dataset(randomMaze(r, i, s)) }
	return []cli.Form{
		{Judge: "UVa", Random: random, Text: lawful, End: "0 0 0\n"},
		{Judge: "Luogu", Random: random, Text: lawful},
	}
}

// randomMaze returns the i-th random maze. The first mazes are the smallest, at least 4x4. After
// every 80 mazes, the sides may be one longer, up to 16. But from maze 100 to maze 200, every 13th
// maze is 16x16: alternately a maze with about as many open places as possible, and one with a
// route of at least 128 steps. These mazes come early because some programs fail only on them, and
// far apart so that an input of ten mazes has at most one.
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

// randomSide returns the length of a side. Half of the lengths are arbitrary, so some mazes are far
// from square; the others are close to longest.
func randomSide(r *rand.Rand, longest int) int {
	if r.Intn(2) == 0 {
		return 4 + r.Intn(longest-3)
	}
	return longest - r.Intn(1+longest/4)
}

// kind is a kind of map: a tree that grows from a random place, one place at a time.
type kind struct {
	fill  float64 // how long it grows: at 1, until no other place may be opened
	turns float64 // how often a corridor turns before it must
	forks float64 // how often a new corridor begins before the last one has ended
}

// kinds lists the kinds of maps. The early 16x16 mazes are of the first two kinds.
var kinds = []kind{
	{1, .3, .1},  // corridors and dead ends
	{1, 0, 0},    // spirals
	{1, .5, 0},   // long corridors
	{1, 0, 1},    // combs
	{1, 1, 1},    // caves of dead ends
	{.2, .5, 0},  // one corridor
	{.3, .3, .2}, // a few branches
}

// dig grows a map of the kind in a maze that has only walls.
func (k kind) dig(m *maze, r *rand.Rand) {
	first := (1+r.Intn(m.height-2))*maxSide + 1 + r.Intn(m.width-2)
	m.open[first] = true
	tips, step := []int{first}, 1 // where the tree may still grow, and its last step
	for n := int(k.fill * float64(m.width*m.height)); n > 0 && len(tips) > 0; n-- {
		i := len(tips) - 1
		if r.Float64() < k.forks {
			i = r.Intn(len(tips))
		}
		at := tips[i]
		var ways []int
		for _, to := range beside[at] {
			if mayOpen(m, at, to) {
				ways = append(ways, to)
			}
		}
		if len(ways) == 0 {
			tips = append(tips[:i], tips[i+1:]...)
			continue
		}
		to := ways[r.Intn(len(ways))]
		if mayOpen(m, at, at+step) && r.Float64() >= k.turns {
			to = at + step
		}
		m.open[to] = true
		tips, step = append(tips, to), to-at
	}
}

// mayOpen reports whether to, a place beside the open place from, may be opened. If from is above
// to, the places marked # must be walls, and those marked ? may be open:
//
//	? from ?
//	#  to  #
//	#  #   #
//
// The walls stay connected, because a path of walls that led through to can go around it, along the
// places marked #. The open places stay a tree without an open 2x2 block, because to is beside no
// other open place.
func mayOpen(m *maze, from, to int) bool {
	if !inside(m, to) || m.open[to] {
		return false
	}
	ahead, side := to-from, 1
	if ahead == 1 || ahead == -1 {
		side = maxSide
	}
	return !m.open[to-side] && !m.open[to+side] &&
		!m.open[to+ahead-side] && !m.open[to+ahead] && !m.open[to+ahead+side]
}

// inside reports whether a place is within the border.
func inside(m *maze, place int) bool {
	x, y := place%maxSide, place/maxSide
	return 0 < x && x < m.width-1 && 0 < y && y < m.height-1
}

// putGhosts puts the ghosts and their goals in random open places, and reports whether there are
// enough open places.
func putGhosts(m *maze, r *rand.Rand) bool {
	open := openPlaces(m)
	if len(open) < 2*m.ghosts {
		return false
	}
	any := r.Perm(len(open))
	for k := 0; k < m.ghosts; k++ {
		m.start[k], m.goal[k] = open[any[2*k]], open[any[2*k+1]]
	}
	return true
}

// lawful returns the text of a case if its map keeps the statement's rules, or "".
func lawful(text string) string {
	m, err := readMaze(common.NewReader(strings.NewReader(text)))
	if err != nil || text != dataset(m) || m.width < 4 || m.height < 4 || !keepsRules(m) {
		return ""
	}
	return text
}

// keepsRules reports whether a map keeps the statement's rules. It does not look for a route.
func keepsRules(m *maze) bool {
	walls, count := *m, 0 // in walls, ghosts move through the walls of m
	for place, open := range m.open {
		walls.open[place] = !open
		if !open {
			continue
		}
		count++
		right, below := place+1, place+maxSide
		if !inside(m, place) || m.open[right] && m.open[below] && m.open[below+1] {
			return false
		}
	}
	return len(distancesFrom(m, m.start[0])) == count &&
		len(distancesFrom(&walls, 0)) == places-count
}

// distancesFrom returns the number of steps that a ghost needs, when it is alone, from a place to
// each place that it can reach.
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

// smallerMazes returns mazes that differ only slightly from the maze of a case, for -smaller:
// without a row or a column, without a ghost, with a letter moved, or with a wall added or removed.
// Some of these mazes break the rules, and lawful rejects them.
func smallerMazes(text string) (mazes []string) {
	m, err := readMaze(common.NewReader(strings.NewReader(text)))
	if err != nil {
		return nil
	}
	add := func(ghosts int, drawn string) { mazes = append(mazes, withHead(ghosts, drawn)) }
	const names = "aAbBcC"
	drawn := drawing(m)
	lines := strings.SplitAfter(drawn, "\n")[:m.height]
	for y := range lines {
		add(m.ghosts, strings.Join(lines[:y], "")+strings.Join(lines[y+1:], ""))
	}
	for x := 0; x < m.width; x++ {
		rest := ""
		for _, line := range lines {
			rest += line[:x] + line[x+1:]
		}
		add(m.ghosts, rest)
	}
	for _, others := range []string{"  aAbB", "aA  bB", "aAbB  "} {
		add(m.ghosts-1, renamed(drawn, names, others))
	}
	for _, moved := range cli.Slides(drawn, "# "+names, names, m.width, len(drawn)-m.height) {
		add(m.ghosts, moved)
	}
	for _, change := range []string{" #", "# "} { // the second replaces the first
		for i := range drawn {
			if drawn[i] == change[0] {
				add(m.ghosts, drawn[:i]+change[1:]+drawn[i+1:])
			}
		}
	}
	return mazes
}

// renamed returns a map with each character of letters replaced by the character at the same index
// in others.
func renamed(drawn, letters, others string) string {
	return strings.Map(func(c rune) rune {
		if i := strings.IndexRune(letters, c); i >= 0 {
			return rune(others[i])
		}
		return c
	}, drawn)
}
