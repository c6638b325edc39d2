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
		Route: func(search *common.BFS) []uint64 { return plainRoute(search, pack(board)) },
		Search: func() (ends []view.End, note string) {
			layers := make([]int, 22) // the boards at 0 to 21 moves
			for _, d := range distances {
				if d >= 0 {
					layers[d]++
				}
			}
			return []view.End{{Name: "goal", Layers: layers, Once: true}},
				"The search from the goal fills a table; " +
					"then each board, this one too, is one look into it."
		},
		Play: func() cli.Play { return play(pack(board)) },
		Film: func(route []uint64, _ int) view.Film {
			return sliding.Film(pack(board), solved, route, columns, rows)
		},
	}, nil
}
