package main

import (
	"fmt"
	"math/bits"
	"strings"

	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// Search answers the maze by the fast search. It returns the layers of its last search, and in
// words what came before that.
func (g *game) Search(lang view.Language) (ends []cli.End, note string) {
	s := g.solver
	bound, steps := s.load(g.maze), s.distance(g.maze)
	switch {
	case bound == anySteps:
		return nil, lang.Say("A ghost cannot reach its goal even alone.", "有一个鬼即使单独也到不了目标。")
	case g.ghosts == 1:
		return nil, lang.Say("The lower bound is the answer because the ghost is alone.",
			"只有一个鬼，下界就是答案。")
	}
	limit := 0
	var vain []string // the limits within which there is no route
	for _, margin := range margins[:len(margins)-1] {
		if steps >= 0 && steps <= bound+margin {
			limit = bound + margin
			break
		}
		vain = append(vain, fmt.Sprint(bound+margin))
	}
	note = lang.Say("Lower bound, for one ghost alone: %d. ", "下界（单个鬼）：%d。", bound)
	if vain != nil {
		note += lang.Say("Searches within %s steps found no route; this is the next. ",
			"%s 步以内没有路线，之后是这次搜索。", strings.Join(vain, ", "))
	}
	note += lang.Say("The states of a group differ only in the place of %s.",
		"同一组的状态只有 %s 的位置不同。", g.name(0))
	searchLimit := limit
	if limit == 0 {
		searchLimit = anySteps
	}
	for i, layers := range g.replay(searchLimit) {
		ends = append(ends, g.end(layers))
		ends[i].Goal = i == 1
		ends[i].Limit = limit
	}
	return ends, note
}

// name returns the name in the maze of the ghost that the search calls a, b or c: 0, 1 or 2.
func (g *game) name(ghost int) string {
	for k, place := range g.start[:g.ghosts] {
		if g.solver.number[place] == g.solver.ends[0].at[ghost] {
			return ghostName(k)
		}
	}
	return ""
}

// found is a group of a layer, and its places of a.
type found struct {
	group
	depth int
	set   placeSet
}

// replay makes a search again and returns, by end, its layers. This is the loop of search, which
// keeps only the last layers.
func (g *game) replay(limit int) (layers [2][][]found) {
	s := g.solver
	keep := func(e *end) {
		var layer []found
		for _, name := range e.last.groups {
			layer = append(layer, found{name, e.depth, e.last.sets[name.c][name.b]})
		}
		i := 0
		if e == &s.ends[1] {
			i = 1
		}
		layers[i] = append(layers[i], layer)
	}
	s.near, s.far = &s.ends[0], &s.ends[1]
	for i := range s.ends {
		s.begin(&s.ends[i])
		keep(&s.ends[i])
	}
	for s.near.depth+s.far.depth < limit && len(s.near.last.groups) > 0 {
		met := s.grow(limit)
		keep(s.near)
		if met {
			break
		}
		if len(s.far.last.groups) < len(s.near.last.groups) {
			s.near, s.far = s.far, s.near
		}
	}
	return layers
}

// end describes the search from one end by its layers.
func (g *game) end(layers [][]found) (e cli.End) {
	var groups []found
	for _, layer := range layers {
		states := 0
		for _, f := range layer {
			states += sizeOf(f.set)
		}
		e.Layers = append(e.Layers, states)
		e.Groups = append(e.Groups, len(layer))
		groups = append(groups, layer...)
	}
	e.Group = func(k int) (parent int, text string) {
		return g.parent(groups, k), g.describe(groups[k])
	}
	return e
}

// sizeOf returns the number of places in a set.
func sizeOf(s placeSet) int {
	return bits.OnesCount64(s.w0) + bits.OnesCount64(s.w1) +
		bits.OnesCount64(s.w2) + bits.OnesCount64(s.w3)
}

// parent returns the number of the first group of the layer before that leads to a group, -1 for
// the first group of all.
func (g *game) parent(groups []found, k int) int {
	s, to := g.solver, groups[k]
	for i, from := range groups[:k] {
		if from.depth != to.depth-1 || clash(from.b, from.c, to.b, to.c) ||
			!contains(s.after[from.b], to.b) || !contains(s.after[from.c], to.c) {
			continue
		}
		moved := from.set.spread(to.set)
		if to.b != from.b {
			moved = moved.without(s.swapped(from.set, from.b, to.b))
		}
		if to.c != from.c {
			moved = moved.without(s.swapped(from.set, from.c, to.c))
		}
		if !moved.empty() {
			return i
		}
	}
	return -1
}

func contains(list []int, n int) bool {
	for _, other := range list {
		if other == n {
			return true
		}
	}
	return false
}

// describe writes a group: where its ghosts b and c are, and then all places of a.
func (g *game) describe(f found) string {
	s := g.solver
	var ghosts []string
	for _, ghost := range []int{2, 1, 0} {
		name := g.name(ghost)
		if name == "" {
			continue // the maze lacks this one
		}
		set := [...]placeSet{f.set, s.bit[f.b], s.bit[f.c]}[ghost]
		text := name + ":"
		for place := 0; place < places; place++ {
			if !set.and(single(place)).empty() {
				text += fmt.Sprintf(" %d,%d", place%maxSide, place/maxSide)
			}
		}
		ghosts = append(ghosts, text)
	}
	return strings.Join(ghosts, "  ")
}
