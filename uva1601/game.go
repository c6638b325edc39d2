package main

import (
	"fmt"
	"math/bits"
	"sort"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// Write writes the places of a, b and c, each as x,y: 1,3 5,2 7,7. The top left place is 0,0.
func (g *game) Write(state uint64) string {
	var places []string
	ghosts := unpacked(state)
	for _, p := range ghosts[:g.ghosts] {
		places = append(places, coordinates(p))
	}
	return strings.Join(places, " ")
}

func coordinates(place int) string { return fmt.Sprintf("%d,%d", place%maxSide, place/maxSide) }

// Read reads the places of the ghosts. No two may share a place. A ghost may be on any goal.
func (g *game) Read(in *common.Reader) (uint64, error) {
	var ghosts [maxGhosts]int
	free := g.open
	for k := 0; k < g.ghosts; k++ {
		what := "x,y of a free place for " + ghostName(k)
		x, err := in.Number(what, 0, g.width-1)
		if err != nil {
			return 0, err
		}
		if b, _ := in.Peek(); b != ',' {
			return 0, in.Expected(what)
		}
		in.Take()
		y, err := in.Number(what, 0, g.height-1)
		if err != nil {
			return 0, err
		}
		ghosts[k] = maxSide*y + x
		if !free[ghosts[k]] {
			return 0, in.Bad("not %s: %d,%d", what, x, y)
		}
		free[ghosts[k]] = false
	}
	return packed(ghosts), nil
}

// Distance returns the least number of steps from a state to the goal, or -1 if there is no route
// within the limit. If there is a limit, a single search is enough.
func (g *game) Distance(state uint64, limit int) int {
	m, s := at(g.maze, state), g.solver
	if limit >= anySteps {
		return s.distance(m)
	}
	s.load(m)
	if s.limits(m.ghosts) == nil {
		return -1
	}
	return s.search(limit)
}

// at returns the maze with its ghosts where they are in a state.
func at(m *maze, state uint64) *maze {
	there := *m
	there.start = unpacked(state)
	return &there
}

// Search answers the maze with the fast search, and then repeats the last of its searches for the
// recorder. The note says which searches came before it.
func (g *game) Search(lang view.Language, watch *cli.Recorder) cli.Search {
	s := g.solver
	s.load(g.maze)
	limits := s.limits(g.ghosts)
	if limits == nil {
		return cli.Search{}
	}
	note := lang.Say("The lower bound, for one ghost alone, is %d. ", "下界（单个鬼的最短路）：%d。",
		limits[0])
	limit, steps := 0, -1 // of the last search
	var vain []string     // the limits of the searches before it
	for _, limit = range limits {
		steps = s.search(limit)
		if steps >= 0 || limit == anySteps {
			break
		}
		vain = append(vain, fmt.Sprint(limit))
	}
	if vain != nil {
		note += lang.Say("The fast search found no route within %s steps. Its next "+
			"search is counted here. ", "快速解法：上限为 %s 步时没有路线，这里统计的是再放宽后的搜索。",
			strings.Join(vain, ", "))
	}
	search := g.replay(limit, steps, watch)
	search.Note = note + lang.Say(
		"The states of a group differ only in the place of %s, called a in the code.",
		"同一组的状态只有 %s 的位置不同（代码里把它叫作 a）。", ghostName(g.names()[0]))
	return search
}

// names returns the ghosts that the search calls a, b and c. A missing ghost keeps its name.
func (g *game) names() (names [maxGhosts]int) {
	open := g.openPlaces()
	for k, n := range g.solver.forward.from {
		names[k] = k
		for ghost := range g.start[:g.ghosts] {
			if k < g.ghosts && g.start[ghost] == open[n] {
				names[k] = ghost
			}
		}
	}
	return names
}

// openPlaces returns the open places by their numbers in the search. The numbers of missing ghosts
// follow, all of them with place 0, as in a packed state.
func (g *game) openPlaces() (list []int) {
	for place, open := range g.open {
		if open {
			list = append(list, place)
		}
	}
	return append(list, make([]int, maxGhosts)...)
}

// replay repeats a search within a limit, because the search itself keeps only the frontiers. It
// ends when the halves have made as many steps as the answer has, or, if steps is -1, when a
// frontier is empty.
func (g *game) replay(limit, steps int, watch *cli.Recorder) cli.Search {
	s := g.solver
	r := &replay{game: g, watch: watch, open: g.openPlaces(), names: g.names()}
	r.Backward, r.Grouped = []bool{false, true}, true
	r.Layers, r.Groups = make([][]int, 2), make([][]int, 2)
	if limit < anySteps {
		r.Limit = limit
	}
	watch.Begin(r.Search)
	near, far := s.begin()
	r.keep(near)
	r.keep(far)
	for {
		near, far = fewerGroups(near, far)
		if len(near.frontier.groups) == 0 || near.depth+far.depth == steps {
			break
		}
		watch.Layer(r.index(near), near.depth+1)
		s.expand(near, far, limit)
		r.keep(near)
	}
	if steps >= 0 {
		r.Route = r.route()
	}
	return r.Search
}

// replay is a search that is repeated.
type replay struct {
	*game
	cli.Search
	watch *cli.Recorder
	open  []int          // the open places by their numbers
	names [maxGhosts]int // the ghosts that the search calls a, b and c

	layers  [2][]map[group]placeSet // by half: where a is in the groups of each layer
	numbers [2]map[group]int        // by half: the numbers of the groups of its frontier
}

// index returns 0 for the forward search and 1 for the backward one.
func (r *replay) index(h *half) int {
	if h == &r.solver.forward {
		return 0
	}
	return 1
}

// keep adds the frontier of a half to its layers.
func (r *replay) keep(h *half) {
	k, states := r.index(h), 0
	layer, numbers := map[group]placeSet{}, map[group]int{}
	for _, g := range h.frontier.groups {
		a := h.frontier.a[g.b][g.c]
		layer[g] = a
		states += a.size()
		numbers[g] = r.watch.Group(k, h.depth, func() string { return r.write(g, a) })
		if other := r.layers[1-k]; other != nil && !a.and(other[len(other)-1][g]).empty() {
			r.watch.Meet(numbers[g], r.numbers[1-k][g])
		}
	}
	r.numbers[k], r.layers[k] = numbers, append(r.layers[k], layer)
	r.Layers[k] = append(r.Layers[k], states)
	r.Groups[k] = append(r.Groups[k], len(layer))
}

// size returns the number of places in a set.
func (s placeSet) size() int {
	return bits.OnesCount64(s.w0) + bits.OnesCount64(s.w1) + bits.OnesCount64(s.w2) +
		bits.OnesCount64(s.w3)
}

// write writes the places of the ghosts in a group: the one place of b, the one place of c, and all
// places of a.
func (r *replay) write(g group, a placeSet) (text string) {
	for k, n := range [...]number{1: g.b, 2: g.c} {
		if k > 0 && k < r.ghosts {
			text += ghostName(r.names[k]) + ": " + coordinates(r.open[n]) + "  "
		}
	}
	text += ghostName(r.names[0]) + ":"
	for _, place := range members(a) {
		text += " " + coordinates(place)
	}
	return text
}

// members returns the places of a set.
func members(a placeSet) (list []int) {
	for place := 0; place < places; place++ {
		if !a.and(single(place)).empty() {
			list = append(list, place)
		}
	}
	return list
}

// route returns a route through a state of both frontiers. Up to the end, the ghosts in its states
// are in the order of the names that the search gave them, which does not matter to Moves.
func (r *replay) route() (route []uint64) {
	var met uint64
	last := r.solver.backward.frontier.a
	for _, g := range r.solver.forward.frontier.groups {
		a := members(r.solver.forward.frontier.a[g.b][g.c].and(last[g.b][g.c]))
		if len(a) > 0 {
			met = packed([maxGhosts]int{a[0], r.open[g.b], r.open[g.c]})
			break
		}
	}
	route = append(cli.Reversed(r.back(0, met)), met)
	route = append(route, r.back(1, met)...)
	for i, state := range route {
		var ghosts [maxGhosts]int
		for k, place := range unpacked(state) {
			ghosts[r.names[k]] = place
		}
		route[i] = packed(ghosts)
	}
	return route
}

// back returns the states from a state of the last layer of a half to where that half began. Each
// is the first of the moves that leads to the layer before.
func (r *replay) back(k int, state uint64) (route []uint64) {
	for d := len(r.layers[k]) - 2; d >= 0; d-- {
		for _, to := range r.Moves(state, nil) {
			if r.isIn(r.layers[k][d], to) {
				state = to
				break
			}
		}
		route = append(route, state)
	}
	return route
}

// isIn reports whether a layer holds a state.
func (r *replay) isIn(layer map[group]placeSet, state uint64) bool {
	ghosts, in := unpacked(state), r.solver.forward.from // for missing ghosts
	for k := range ghosts[:r.ghosts] {
		in[k] = number(sort.SearchInts(r.open[:len(r.open)-maxGhosts], ghosts[k]))
	}
	return !layer[group{in[1], in[2]}].and(single(ghosts[0])).empty()
}
