package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/sliding"
	"bfspuzzles/internal/view"
)

// readCase reads a board for the plain search and for drawing its route.
func readCase(in *common.Reader) (cli.Case, error) {
	board, err := readBoard(in)
	if err != nil {
		return cli.Case{}, err
	}
	return cli.Case{
		Route: func(search *common.BFS) []uint64 { return plainRoute(search, board) },
		Search: func(lang view.Language) (ends []cli.End, note string) {
			search := common.NewBothEnds(boards)
			if distance(search, board) < 0 {
				return nil, lang.Say("The parity of the inversions says that there is no route.",
					"逆序数的奇偶性说明无解。")
			}
			return cli.Ends(search.Layers), ""
		},
		Play: func() cli.Play { return play(board) },
		Solved: func(position uint64) bool {
			return position == uint64(common.Rank(solved, cells))
		},
		Moves: common.SlidingMoves(side, side),
		Film: func(lang view.Language, route []uint64, _ int) view.Film {
			return sliding.Film(lang, board, solved, route, side, side)
		},
	}, nil
}
