package main

import (
	"fmt"
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
	return g.replay(limit), note
}

// name returns the name in the maze of the ghost that the search calls a, b or c: 0, 1 or 2.
func (g *game) name(ghost int) string {
	k := 0
	for g.solver.number[g.start[k]] != g.solver.ends[0].at[ghost] {
		k++
	}
	return ghostName(k)
}

// history is the search from one end, group by group.
type history struct {
	*game
	cli.End
	states [][]uint64     // by group: its states, packed as for the plain search
	group  map[uint64]int // by state: its group
}

// replay makes a search again, within a limit unless that is 0, and returns the search from each
// end. This is the loop of search, which keeps only the last layers.
func (g *game) replay(limit int) []cli.End {
	s := g.solver
	found := map[*end]*history{}
	for i := range s.ends {
		e := &s.ends[i]
		h := &history{game: g, group: map[uint64]int{}}
		h.End = cli.End{Goal: i == 1, Limit: limit, Group: h.describe}
		found[e] = h
		s.begin(e)
		h.keep(e.last)
	}
	if limit == 0 {
		limit = anySteps
	}
	s.near, s.far = &s.ends[0], &s.ends[1]
	for s.near.depth+s.far.depth < limit && len(s.near.last.groups) > 0 {
		met := s.grow(limit)
		found[s.near].keep(s.near.last)
		if met {
			break
		}
		if len(s.far.last.groups) < len(s.near.last.groups) {
			s.near, s.far = s.far, s.near
		}
	}
	return []cli.End{found[&s.ends[0]].End, found[&s.ends[1]].End}
}

// keep adds a layer.
func (h *history) keep(l layer) {
	count := 0
	for _, name := range l.groups {
		states := h.statesOf(name, l.sets[name.c][name.b])
		for _, state := range states {
			h.group[state] = len(h.states)
		}
		h.states = append(h.states, states)
		count += len(states)
	}
	h.Layers = append(h.Layers, count)
	h.Groups = append(h.Groups, len(l.groups))
}

// statesOf returns the states of a group. Their ghosts have the names that the search gives them,
// which makes no difference to their moves.
func (g *game) statesOf(name group, set placeSet) (states []uint64) {
	ghosts := [maxGhosts]int{1: placesIn(g.solver.bit[name.b])[0]}
	if g.ghosts == maxGhosts {
		ghosts[2] = placesIn(g.solver.bit[name.c])[0]
	}
	for _, ghosts[0] = range placesIn(set) {
		states = append(states, packed(ghosts))
	}
	return states
}

// placesIn lists the places of a set.
func placesIn(set placeSet) (list []int) {
	for place := 0; place < places; place++ {
		if !set.and(single(place)).empty() {
			list = append(list, place)
		}
	}
	return list
}

// describe returns the number of the first group that leads to the k-th one, and the places of the
// ghosts in that one: those of c and b, which are the same in all its states, and all those of a.
// Because a step leads at most one layer on, no group leads there before one of the layer before.
func (h *history) describe(k int) (parent int, text string) {
	parent = k
	for _, state := range h.states[k] {
		for _, before := range h.Moves(state, nil) { // every step can be undone
			if i, seen := h.group[before]; seen && i < parent {
				parent = i
			}
		}
	}
	if parent == k {
		parent = -1 // the first group of all
	}
	for ghost := h.ghosts - 1; ghost >= 0; ghost-- {
		text += "  " + h.name(ghost) + ":"
		for i, state := range h.states[k] {
			if place := unpacked(state)[ghost]; i == 0 || ghost == 0 {
				text += fmt.Sprintf(" %d,%d", place%maxSide, place/maxSide)
			}
		}
	}
	return parent, text[2:]
}
