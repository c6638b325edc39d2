package main

import (
	"fmt"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// play returns a maze as a game. A position is a state of the plain search. It is written as
// the places of a, b and c, each as x,y: 1,3 5,2 7,7. The place at the top left is 0,0. A move is
// a step of all ghosts at once, in which at least one goes to another place.
func play(m *maze) cli.Play {
	s := new(solver)
	return cli.Play{
		Starts: []uint64{packed(m.start)},
		Read:   func(in *common.Reader) (uint64, error) { return readPosition(in, m) },
		Text: func(position uint64) string {
			var places []string
			ghosts := unpacked(position)
			for _, p := range ghosts[:m.ghosts] {
				places = append(places, fmt.Sprintf("%d,%d", p%maxSide, p/maxSide))
			}
			return strings.Join(places, " ")
		},
		Moves:    moves(m),
		Distance: func(position uint64) int { return s.distance(at(m, position)) },
		Within: func(position uint64, steps int) bool {
			bound := s.load(at(m, position))
			return bound <= steps && (bound == 0 || m.ghosts == 1 || s.search(steps) >= 0)
		},
	}
}

// at returns a maze with its ghosts elsewhere.
func at(m *maze, position uint64) *maze {
	there := *m
	there.start = unpacked(position)
	return &there
}

// readPosition reads the places of the ghosts. No two may be on one place; a ghost may stand on
// a goal.
func readPosition(in *common.Reader, m *maze) (uint64, error) {
	var ghosts [maxGhosts]int
	for k := 0; k < m.ghosts; k++ {
		what := "x,y of a free place for " + ghostName(k)
		x, err := common.Number(in, what, 0, m.width-1)
		if err != nil {
			return 0, err
		}
		if b, _ := in.Peek(); b != ',' {
			return 0, in.Expected(what)
		}
		in.Take()
		y, err := common.Number(in, what, 0, m.height-1)
		if err != nil {
			return 0, err
		}
		ghosts[k] = maxSide*y + x
		free := m.open[ghosts[k]]
		for _, other := range ghosts[:k] {
			free = free && other != ghosts[k]
		}
		if !free {
			return 0, common.BadInput(in.Line(), what, fmt.Sprintf("%d,%d", x, y))
		}
	}
	return packed(ghosts), nil
}
