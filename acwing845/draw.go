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
		Search: func() (ends []view.End, note string) {
			search := common.NewBothEnds(boards)
			if distance(search, board) < 0 {
				return nil, "The parity of the inversions says that there is no route."
			}
			return []view.End{
					{Name: "board", Layers: search.Layers[0]},
					{Name: "goal", Layers: search.Layers[1], Back: true},
				}, "The layer of the meeting may be cut short: " +
					"the search stopped at the first board that both ends had seen."
		},
		Play: func() cli.Play { return play(board) },
		Film: func(route []uint64, _ int) view.Film {
			return sliding.Film(board, solved, route, side, side)
		},
	}, nil
}
