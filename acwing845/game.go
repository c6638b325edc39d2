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
func (g game) Reason(lang view.Language) string       { return puzzle().Reason(lang, g.start) }
func (g game) Columns() int                           { return puzzle().Columns }
func (g game) Move(lang view.Language, from, to uint64) string {
	return puzzle().Move(lang, from, to)
}
func (g game) Draw(_ view.Language, before, state uint64) view.Frame {
	return puzzle().Draw(before, state)
}

// Distance answers by the search of solve.go.
func (g game) Distance(state uint64, _ int) int {
	return distance(common.NewBothEnds(boards), common.Unrank(int(state), cells))
}

// Search makes the search of solve.go, unless the parity gives the answer.
func (g game) Search(_ view.Language, watch *cli.Recorder) cli.Search {
	if !solvable(g.start) {
		return cli.Search{}
	}
	return cli.BothEnds(g, boards, watch, puzzle().Solved(g))
}
