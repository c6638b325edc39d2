package main

import (
	"fmt"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// play returns a maze as a game. A position is a state of the plain search, written as the
// column and the row of each ghost, from 0, in the order a, b, c: 1,3 5,2 7,7. A move is a
// step of all ghosts at once, in which at least one goes to another place.
func play(m *maze) cli.Play {
	s, goal := new(solver), packed(m.goal)
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
		Moves: moves(m),
		Distance: func(position uint64) int {
			if position == goal {
				return 0 // the search takes it that a ghost has to move
			}
			return s.distance(from(m, position))
		},
		Within: func(position uint64, steps int) bool {
			if position == goal {
				return true
			}
			bound := s.load(from(m, position))
			return bound <= steps && (m.ghosts == 1 || s.search(steps) >= 0)
		},
	}
}

// from returns a maze with its ghosts elsewhere.
func from(m *maze, position uint64) *maze {
	there := *m
	there.start = unpacked(position)
	return &there
}

// readPosition reads the places of the ghosts. No two may be on one place; a ghost may stand on
// a goal.
func readPosition(in *common.Reader, m *maze) (uint64, error) {
	var at [maxGhosts]int
	for k := 0; k < m.ghosts; k++ {
		what := "column,row of a free place for " + ghostName(k)
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
		at[k] = maxSide*y + x
		free := m.open[at[k]]
		for j := range at[:k] {
			free = free && at[j] != at[k]
		}
		if !free {
			return 0, common.BadInput(in.Line(), what, fmt.Sprintf("%d,%d", x, y))
		}
	}
	return packed(at), nil
}
