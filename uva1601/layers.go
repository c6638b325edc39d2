package main

import (
	"fmt"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// bothEndsLayers answers a maze by the post's second program and returns its layers.
func bothEndsLayers(m *maze) []cli.End {
	search := common.NewBothEnds(states)
	bothEnds(search, m)
	return cli.Ends(search.Layers)
}

// searchLayers answers a maze and returns the layers of the last search, and in words what
// came before it.
func searchLayers(lang view.Language, m *maze) (ends []cli.End, note string) {
	s := new(solver)
	bound, steps := s.load(m), s.distance(m)
	switch {
	case bound == anySteps:
		return nil, lang.Say("A ghost cannot reach its goal even alone.", "有一个鬼即使单独也到不了目标。")
	case m.ghosts == 1:
		return nil, lang.Say("The lower bound, that of the ghost alone, is the answer.",
			"下界，即这个鬼单独走的步数，就是答案。")
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
		note += fmt.Sprintf(lang.Say("No route within %s; then came this search. ",
			"%s 步以内没有路线，之后是这次搜索。"), strings.Join(vain, ", "))
	}
	for k, place := range m.start[:m.ghosts] {
		if s.number[place] == s.ends[0].at[0] {
			note += fmt.Sprintf(lang.Say("A set holds places of %s, with the others on one each.",
				"一组是 %s 的一些位置，其余的鬼各在一处。"), ghostName(k))
		}
	}
	for i, e := range s.ends {
		ends = append(ends, cli.End{Goal: i == 1, Layers: e.states, Sets: e.rows, Limit: limit})
	}
	return ends, note
}
