package main

import (
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/sliding"
)

// play returns a board as a game. A position is the rank of a board, written as in the
// input: 2 3 4 1 5 x 7 6 8.
func play(values common.Cells) cli.Play {
	s := newSolver()
	return cli.Play{
		Starts: []uint64{uint64(common.Rank(values, cells))},
		Read: func(in *common.Reader) (uint64, error) {
			values, err := readBoard(in)
			if err != nil {
				return 0, err
			}
			return uint64(common.Rank(values, cells)), nil
		},
		Text: func(position uint64) string {
			values, letters := common.Unrank(int(position), cells), make([]string, cells)
			for cell := range letters {
				letters[cell] = string("x12345678"[values.At(cell)])
			}
			return strings.Join(letters, " ")
		},
		Moves: sliding.Moves(side, side),
		Distance: func(position uint64) int {
			return s.distance(newBoard(common.Unrank(int(position), cells)))
		},
	}
}
