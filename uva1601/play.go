package main

import (
	"fmt"
	"strconv"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// play returns a maze as a game. A position is a state of the plain search, written as the
// column and the row of each ghost, from 0, in the order a, b, c: 1,3 5,2 7,7. A move is a
// step of all ghosts at once, in which at least one goes to another place.
func play(m *maze) cli.Play {
	s, goal := new(solver), packed(m, m.goal)
	return cli.Play{
		Starts: []uint64{packed(m, m.start)},
		Read:   func(in *common.Reader) (uint64, error) { return readPosition(in, m) },
		Text: func(position uint64) string {
			var places []string
			for k := 0; k < m.ghosts; k++ {
				p := common.Positions(position).At(k)
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
			return bound >= 0 && bound <= steps && (m.ghosts == 1 || s.search(steps) >= 0)
		},
	}
}

// from returns a maze with its ghosts elsewhere.
func from(m *maze, position uint64) *maze {
	there := *m
	for k := range there.start {
		there.start[k] = uint8(common.Positions(position).At(k))
	}
	return &there
}

// readPosition reads the places of the ghosts. A ghost may stand on any open place, on a
// goal, too, but no two on one.
func readPosition(in *common.Reader, m *maze) (uint64, error) {
	var at [maxGhosts]uint8
	for k := range at[:m.ghosts] {
		x, err := readNumber(in, "column of "+ghostName(k), m.width)
		if err != nil {
			return 0, err
		}
		in.SkipBlanks()
		if b, _ := in.Peek(); b != ',' {
			return 0, in.Expected("a comma and the row of " + ghostName(k))
		}
		in.Take()
		y, err := readNumber(in, "row of "+ghostName(k), m.height)
		if err != nil {
			return 0, err
		}
		at[k] = uint8(maxSide*y + x)
		found := ""
		if !has(m.open, int(at[k])) {
			found = "a wall"
		}
		for j := range at[:k] {
			if at[j] == at[k] {
				found = "ghost " + ghostName(j)
			}
		}
		if found != "" {
			found += fmt.Sprintf(" at %d,%d", x, y)
			return 0, common.BadInput(in.Line(), "a free place for "+ghostName(k), found)
		}
	}
	return packed(m, at), nil
}

// readNumber reads the number of a column or a row, of so many.
func readNumber(in *common.Reader, what string, count int) (int, error) {
	what = "the " + what + ", from 0 to " + strconv.Itoa(count-1)
	return common.Number(in, what, 0, count-1)
}
