package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/sliding"
	"bfspuzzles/internal/view"
)

// acWing is the puzzle for the command line. It writes a board as AcWing does.
func acWing() sliding.Puzzle {
	return sliding.Puzzle{
		Columns: side, Rows: side, Goal: solved,
		Layout: "? ? ? ? ? ? ? ? ?", Tiles: "x12345678", Unsolvable: true,
		Read: readBoard,
		Distance: func(board common.Cells) int {
			return distance(common.NewBothEnds(boards), board)
		},
		Route: plainRoute,
		Search: func(lang view.Language, board common.Cells) (ends []cli.End, note string) {
			search := common.NewBothEnds(boards)
			if distance(search, board) < 0 {
				return nil, lang.Say("The parity of the inversions says that there is no route.",
					"逆序数的奇偶性说明无解。")
			}
			return cli.Ends(search.Layers), ""
		},
	}
}

// randomForms returns the random boards of each judge. AOJ's have a solution, three rows, and 0
// for the blank.
func randomForms() []cli.Random {
	aoj := acWing()
	aoj.Layout, aoj.Tiles, aoj.Unsolvable = "? ? ?\n? ? ?\n? ? ?", "012345678", false
	return []cli.Random{
		{Judge: "AcWing", Case: acWing().Random, Text: acWing().Rewrite},
		{Judge: "AOJ", Case: aoj.Random, Text: aoj.Rewrite},
	}
}
