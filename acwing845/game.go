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
	return sliding.Puzzle{Width: side, Goal: goal, ReadBoard: readBoard}
}

// played is a case as the command line plays and draws it: the game of plain.go with the methods of
// the puzzle.
type played struct {
	game
	sliding.Puzzle
}

func (p played) Reason(lang view.Language) string { return p.Puzzle.Reason(lang, p.start) }

// Distance uses the search in solve.go.
func (p played) Distance(state uint64) int {
	return distance(common.NewBothEnds(boards), common.Unrank(int(state), cells))
}

// Search runs the search in solve.go, unless the parity alone gives the answer.
func (p played) Search(_ view.Language, watch *cli.Recorder) cli.Search {
	if !solvable(p.start) {
		return cli.Search{}
	}
	return cli.BothEnds(p, boards, watch, p.SolvedState(p))
}
