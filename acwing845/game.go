package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/sliding"
	"bfspuzzles/internal/view"
)

// goal is the solved board as AcWing writes it.
const goal = "1 2 3 4 5 6 7 8 x"

// puzzle describes the puzzle to package sliding, which holds the methods shared with lc773.
func puzzle() sliding.Puzzle {
	return sliding.Puzzle{Columns: side, Goal: goal, ReadBoard: readBoard}
}

func (g game) Read(in *common.Reader) (uint64, error) { return puzzle().Read(in) }
func (g game) Write(state uint64) string              { return puzzle().Write(state) }
func (g game) Film(lang view.Language, route []uint64, _ int) view.Film {
	return puzzle().Film(lang, g.start, route)
}

// Distance answers by the search of solve.go.
func (g game) Distance(state uint64, _ int) int {
	return distance(common.NewBothEnds(boards), common.Unrank(int(state), cells))
}

// Search returns the search of solve.go, or nothing if the parity gives the answer.
func (g game) Search(lang view.Language) (halves []cli.Half, note string) {
	both := common.NewBothEnds(boards)
	if distance(both, g.start) < 0 {
		return nil, lang.Say("The number of inversions is odd, so there is no route.",
			"逆序数是奇数，所以无解。")
	}
	return cli.Halves(both), ""
}
