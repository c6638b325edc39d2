package main

import (
	"strconv"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// play returns a board as a game. A position is the rank of a board, written as in the
// input: [[4,1,2],[5,0,3]].
func play(board common.Cells) cli.Play {
	return cli.Play{
		Starts: []uint64{uint64(common.Rank(board, cells))},
		Read: func(in *common.Reader) (uint64, error) {
			board, err := readBoard(in)
			if err != nil {
				return 0, err
			}
			return uint64(common.Rank(pack(board), cells)), nil
		},
		Text: func(position uint64) string {
			text, board := layout, common.Unrank(int(position), cells)
			for cell := 0; cell < cells; cell++ {
				text = strings.Replace(text, "?", strconv.Itoa(board.At(cell)), 1)
			}
			return text
		},
		Moves:    common.SlidingMoves(columns, rows),
		Distance: func(position uint64) int { return int(distances[position]) },
	}
}
