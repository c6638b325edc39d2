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
		Search: func(lang view.Language) (ends []cli.End, note string) {
			layers := make([]int, 22) // the boards at 0 to 21 moves
			for _, d := range distances {
				if d >= 0 {
					layers[d]++
				}
			}
			return []cli.End{{Goal: true, Layers: layers, Once: true}},
				lang.Say("One search from the goal fills a table; then each board is one look "+
					"into it.", "从终点搜一次，打一张表，以后每个局面查一次表。")
		},
		Play: func() cli.Play { return play(pack(board)) },
		Solved: func(position uint64) bool {
			return position == uint64(common.Rank(solved, cells))
		},
		Moves: common.SlidingMoves(columns, rows),
		Film: func(lang view.Language, route []uint64, _ int) view.Film {
			return sliding.Film(lang, pack(board), solved, route, columns, rows)
		},
	}, nil
}
