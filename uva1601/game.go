package main

import (
	"fmt"
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
		places = append(places, fmt.Sprintf("%d,%d", p%maxSide, p/maxSide))
	}
	return strings.Join(places, " ")
}

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

// Search answers the maze with the fast search. It returns the layers of the last search, and a
// note about the searches before it.
func (g *game) Search(lang view.Language) (halves []cli.Half, note string) {
	s := g.solver
	s.load(g.maze)
	limits := s.limits(g.ghosts)
	if limits == nil {
		return nil, whyNot(lang, g.maze, 0)
	}
	note = lang.Say("The lower bound, for one ghost alone, is %d. ", "下界（单个鬼的最短路）：%d。",
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
	note += lang.Say("The states of a group differ only in the place of %s, called a in the code.",
		"同一组的状态只有 %s 的位置不同（代码里把它叫作 a）。", ghostName(g.ghost(0)))
	return g.replay(limit, steps), note
}

// ghost returns the ghost of the maze to which the search gave the name of number k: 0 for a.
func (g *game) ghost(k int) (ghost int) {
	place := g.openPlaces()[g.solver.forward.from[k]]
	for g.start[ghost] != place {
		ghost++
	}
	return ghost
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

// replay repeats a search within a limit and returns both its halves. It ends when they have made
// as many steps as the answer has, or, if steps is -1, when a frontier is empty. (The search itself
// keeps only the frontiers.)
func (g *game) replay(limit, steps int) []cli.Half {
	s := g.solver
	forward, backward := cli.Half{Write: g.writeGroup}, cli.Half{Write: g.writeGroup, Goal: true}
	if limit < anySteps {
		forward.Limit, backward.Limit = limit, limit
	}
	f, b := &s.forward, &s.backward
	near, far := s.begin()
	for {
		if f.depth == len(forward.Layers) {
			g.keep(&forward, f.frontier)
		}
		if b.depth == len(backward.Layers) {
			g.keep(&backward, b.frontier)
		}
		near, far = fewerGroups(near, far)
		if len(near.frontier.groups) == 0 || near.depth+far.depth == steps {
			return []cli.Half{forward, backward}
		}
		s.expand(near, far, limit)
	}
}

// keep adds a layer to one half. The states are packed as in the plain search, but their ghosts
// keep the names of the fast search, because Moves does not depend on the names.
func (g *game) keep(half *cli.Half, layer layer) {
	s, place, states := g.solver, g.openPlaces(), 0
	for _, in := range layer.groups {
		var members []uint64
		for n, a := range s.bit[:s.size] {
			if !a.and(layer.a[in.b][in.c]).empty() {
				ghosts := [maxGhosts]int{place[n], place[in.b], place[in.c]}
				members = append(members, packed(ghosts))
			}
		}
		half.Members = append(half.Members, members)
		states += len(members)
	}
	half.Layers = append(half.Layers, states)
	half.Groups = append(half.Groups, len(layer.groups))
}

// writeGroup writes the places of the ghosts in a group: the one place of b, the one place of c,
// and all places of a.
func (g *game) writeGroup(states []uint64) (text string) {
	for _, k := range [...]int{1, 2, 0} {
		if k >= g.ghosts {
			continue
		}
		text += "  " + ghostName(g.ghost(k)) + ":"
		for i, state := range states {
			if i == 0 || k == 0 {
				text += " " + strings.Fields(g.Write(state))[k]
			}
		}
	}
	return text[2:]
}
