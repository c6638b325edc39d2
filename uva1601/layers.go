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
	note = fmt.Sprintf(lang.Say("Lower bound, for one ghost alone: %d. ", "下界（单个鬼）：%d。"), bound)
	if vain != nil {
		note += fmt.Sprintf(lang.Say("Searches within %s steps found no route; this is the next. ",
			"%s 步以内没有路线，之后是这次搜索。"), strings.Join(vain, ", "))
	}
	for k, place := range g.start[:g.ghosts] {
		if s.number[place] == s.ends[0].at[0] {
			note += fmt.Sprintf(lang.Say("The states of a group differ only in the place of %s.",
				"同一组的状态只有 %s 的位置不同。"), ghostName(k))
		}
	}
	for i, e := range s.ends {
		ends = append(ends, cli.End{Goal: i == 1, Layers: e.states, Groups: e.groups, Limit: limit})
	}
	return ends, note
}
