package main

import (
	"fmt"
	"strings"

	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// Search answers the maze with the fast search. It returns the layers of the last search, and a
// note about the searches before it.
func (g *game) Search(lang view.Language) (ends []cli.End, note string) {
	s := g.solver
	bound, steps := s.load(g.maze), s.distance(g.maze)
	switch {
	case bound == anySteps:
		return nil, whyNot(lang, g.maze, 0)
	case g.ghosts == 1:
		return nil, lang.Say("The answer is the lower bound, because the ghost is alone.",
			"只有一个鬼，下界就是答案。")
	}
	limit := 0        // of the last search that distance made
	var vain []string // the limits of the searches before it
	for _, margin := range margins {
		limit = bound + margin
		if margin == anySteps || steps >= 0 && steps <= limit {
			break
		}
		vain = append(vain, fmt.Sprint(limit))
	}
	note = lang.Say("The lower bound, for one ghost alone, is %d. ", "下界（单个鬼的最短路）：%d。", bound)
	if vain != nil {
		note += lang.Say("The fast search found no route within %s steps. Its next "+
			"search is counted here. ", "快速解法：上限为 %s 步时没有路线，这里统计的是再放宽后的搜索。",
			strings.Join(vain, ", "))
	}
	note += lang.Say("The states of a group differ only in the place of %s, called a in the code.",
		"同一组的状态只有 %s 的位置不同（代码里把它叫作 a）。", g.name(0))
	return g.replay(limit, steps), note
}

// name returns the name that a ghost of the search (0, 1 or 2) has in the maze.
func (g *game) name(ghost int) string {
	k := 0
	for g.solver.number[g.start[k]] != g.solver.ends[0].at[ghost] {
		k++
	}
	return ghostName(k)
}

// replay repeats a search within a limit and returns the search from each end. It stops when both
// ends together have made as many steps as the answer has, or, if steps is -1, when an end finds
// nothing new. (The search itself keeps only the last layers.)
func (g *game) replay(limit, steps int) []cli.End {
	s := g.solver
	end := cli.End{Write: g.writeGroup}
	if limit < anySteps {
		end.Limit = limit
	}
	ends := []cli.End{end, end}
	ends[1].Goal = true
	s.search(0) // begins, and makes no layer
	for {
		for i := range ends {
			if e := &s.ends[i]; e.depth == len(ends[i].Layers) {
				g.keep(&ends[i], e.last)
			}
		}
		if s.near.depth+s.far.depth == steps || len(s.near.last.groups) == 0 {
			return ends
		}
		s.grow(limit)
	}
}

// keep adds a layer to the search from an end. The states are packed as in the plain search, but
// their ghosts keep the names of the fast search, because Moves does not depend on the names.
func (g *game) keep(e *cli.End, l layer) {
	s := g.solver
	var place [places + 1]int // by number; a missing ghost is in place 0
	for p, open := range g.open {
		if open {
			place[s.number[p]] = p
		}
	}
	states := 0
	for _, in := range l.groups {
		var members []uint64
		for n, a := range s.bit[:s.count] {
			if !a.and(l.sets[in.c][in.b]).empty() {
				ghosts := [maxGhosts]int{place[n], place[in.b], place[in.c]}
				members = append(members, packed(ghosts))
			}
		}
		e.Members = append(e.Members, members)
		states += len(members)
	}
	e.Layers = append(e.Layers, states)
	e.Groups = append(e.Groups, len(l.groups))
}

// writeGroup writes the places of the ghosts in a group: the one place of c, the one place of b,
// and all places of a.
func (g *game) writeGroup(states []uint64) (text string) {
	for ghost := g.ghosts - 1; ghost >= 0; ghost-- {
		text += "  " + g.name(ghost) + ":"
		for i, state := range states {
			if i == 0 || ghost == 0 {
				text += " " + strings.Fields(g.Write(state))[ghost]
			}
		}
	}
	return text[2:]
}
