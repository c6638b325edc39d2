package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/sliding"
	"bfspuzzles/internal/view"
)

// leetCode is the puzzle for the command line. It writes a board as LeetCode does.
func leetCode() sliding.Puzzle {
	return sliding.Puzzle{
		Columns: columns, Rows: rows, Goal: solved,
		Layout: layout, Tiles: "012345", Unsolvable: true,
		Read: func(in *common.Reader) (common.Cells, error) {
			board, err := readBoard(in)
			if err != nil {
				return 0, err
			}
			return pack(board), nil
		},
		Distance: func(board common.Cells) int { return int(distances[common.Rank(board, cells)]) },
		Route:    plainRoute,
		Search: func(lang view.Language, _ common.Cells) (ends []cli.End, note string) {
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
	}
}
