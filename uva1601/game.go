package main

import (
	"fmt"
	"math/bits"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// Write writes the places of a, b and c as x,y, for example 1,3 5,2 7,7. The top left place is 0,0.
func (g *game) Write(state uint64) string {
	var places []string
	ghosts := unpacked(state)
	for _, p := range ghosts[:g.ghosts] {
		places = append(places, fmt.Sprintf("%d,%d", p%maxSide, p/maxSide))
	}
	return strings.Join(places, " ")
}

// Read reads the places of the ghosts. No two ghosts may share a place, but a ghost may be on any
// goal.
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

// Distance returns the least number of steps from a state to the goal, or -1.
func (g *game) Distance(state uint64) int { return g.solver.distance(at(g.maze, state)) }

// at returns the maze with its ghosts placed as in a state.
func at(m *maze, state uint64) *maze {
	there := *m
	there.start = unpacked(state)
	return &there
}

// Search answers the maze with the fast search, and then repeats the last of its searches for the
// recorder.
func (g *game) Search(lang view.Language, watch *cli.Recorder) cli.Search {
	s := g.solver
	s.load(g.maze)
	limits := s.limits(g.ghosts)
	if limits == nil {
		return cli.Search{}
	}
	limit, vain := 0, "" // the limit of the last search, and a list of the earlier ones
	for _, limit = range limits {
		if s.search(limit) >= 0 || limit == anySteps {
			break
		}
		vain += fmt.Sprint(", ", limit)
	}
	search := g.replay(limit, watch)
	search.Note = lang.Say(
		"The states of a group differ only in the place of %s, called a in the code.",
		"同一组的状态只有 %s 的位置不同（代码里把它叫作 a）。", ghostName(g.ghost(0)))
	if vain != "" {
		search.Note += lang.Say(" Earlier searches, within %s steps, found no route.",
			"此前，%s 步以内的搜索没有找到路线。", vain[2:])
	}
	return search
}

// replay repeats the search in search.go and keeps all layers, because the search itself keeps only
// the frontiers. Beyond the limit, every ghost is late, so the frontiers are empty.
func (g *game) replay(limit int, watch *cli.Recorder) cli.Search {
	s, r := g.solver, &replay{game: g, watch: watch}
	r.places = append(openPlaces(g.maze), 0, 0) // the last two are for a missing b and c
	for k := range r.names {
		r.names[k] = g.ghost(k)
	}
	r.Backward, r.Grouped = []bool{false, true}, true
	r.States, r.Layers, r.Groups = make([][]uint64, 2), make([][]int, 2), make([][]int, 2)
	watch.Begin(r.Search)
	near, far := s.begin()
	r.keep(near)
	r.keep(far)
	for met := near.from == far.from; !met; {
		near, far = fewerGroups(near, far)
		if len(near.frontier.groups) == 0 {
			break
		}
		met = s.expand(near, far, limit)
		r.keep(near)
	}
	return r.Search
}

// replay records a repeated search.
type replay struct {
	*game
	cli.Search
	watch  *cli.Recorder
	places []int          // by number
	names  [maxGhosts]int // the ghosts that the search calls a, b and c
}

// openPlaces returns the open places, indexed by their numbers in the search.
func openPlaces(m *maze) (list []int) {
	for place, open := range m.open {
		if open {
			list = append(list, place)
		}
	}
	return list
}

// keep adds the frontier of a half as a layer.
func (r *replay) keep(h *half) {
	k := 0
	if h == &r.solver.backward {
		k = 1
	}
	if h.depth > 0 {
		r.watch.Layer(k, h.depth)
	}
	before := len(r.States[k])
	for _, in := range h.frontier.groups {
		first := len(r.States[k])
		a := h.frontier.a[in.b][in.c]
		for i, word := range [...]uint64{a.w0, a.w1, a.w2, a.w3} {
			for ; word != 0; word &= word - 1 { // removes the lowest place
				place := 64*i + bits.TrailingZeros64(word)
				var ghosts [maxGhosts]int
				a, b, c := r.names[0], r.names[1], r.names[2]
				ghosts[a], ghosts[b], ghosts[c] = place, r.places[in.b], r.places[in.c]
				r.States[k] = append(r.States[k], packed(ghosts))
			}
		}
		group := r.States[k][first:]
		r.watch.Group(k, h.depth, group, func() string { return r.write(group) })
	}
	r.Layers[k] = append(r.Layers[k], len(r.States[k])-before)
	r.Groups[k] = append(r.Groups[k], len(h.frontier.groups))
}

// ghost returns the ghost to which the search gave name number k, where name 0 is a. A missing
// ghost keeps its name.
func (g *game) ghost(k int) int {
	if k >= g.ghosts {
		return k
	}
	place := openPlaces(g.maze)[g.solver.forward.from[k]]
	ghost := 0
	for ghost < g.ghosts-1 && g.start[ghost] != place {
		ghost++
	}
	return ghost
}

// write writes the places of the ghosts in a group: the one place of b, the one place of c, and all
// places of a.
func (r *replay) write(states []uint64) (text string) {
	for _, k := range [...]int{1, 2, 0} {
		if k >= r.ghosts {
			continue
		}
		ghost := r.names[k]
		text += "  " + ghostName(ghost) + ":"
		for i, state := range states {
			if i == 0 || k == 0 {
				text += " " + strings.Fields(r.Write(state))[ghost]
			}
		}
	}
	return text[2:]
}
