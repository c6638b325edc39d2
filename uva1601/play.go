package main

import (
	"fmt"
	"strings"

	"bfspuzzles/common"
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
	m := at(g.maze, state)
	switch {
	case limit >= anySteps || g.ghosts == 1:
		return g.solver.distance(m)
	case g.Solved(state):
		return 0
	}
	g.solver.load(m)
	return g.solver.search(limit)
}

// at returns the maze with its ghosts where they are in a state.
func at(m *maze, state uint64) *maze {
	there := *m
	there.start = unpacked(state)
	return &there
}
