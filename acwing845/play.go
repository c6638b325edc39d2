package main

import (
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// play returns a board as a game. A position is the rank of a board, written as in the
// input: 2 3 4 1 5 x 7 6 8.
func play(board common.Cells) cli.Play {
	search := common.NewBothEnds(boards)
	return cli.Play{
		Starts: []uint64{uint64(common.Rank(board, cells))},
		Read: func(in *common.Reader) (uint64, error) {
			board, err := readBoard(in)
			if err != nil {
				return 0, err
			}
			return uint64(common.Rank(board, cells)), nil
		},
		Text: func(position uint64) string {
			board, letters := common.Unrank(int(position), cells), make([]string, cells)
			for cell := range letters {
				letters[cell] = string("x12345678"[board.At(cell)])
			}
			return strings.Join(letters, " ")
		},
		Moves: common.SlidingMoves(side, side),
		Distance: func(position uint64) int {
			return distance(search, common.Unrank(int(position), cells))
		},
	}
}
