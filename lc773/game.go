package main

import (
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/sliding"
	"bfspuzzles/internal/view"
)

// goal is the solved board as LeetCode writes it.
const goal = "[[1,2,3],[4,5,0]]"

// puzzle describes the puzzle to package sliding, which holds the methods shared with acwing845.
func puzzle() sliding.Puzzle {
	return sliding.Puzzle{Width: columns, Goal: goal, ReadBoard: readPacked}
}

// played is a case as the command line plays and draws it: the game of plain.go with the methods of
// the puzzle.
type played struct {
	game
	sliding.Puzzle
}

func (p played) Reason(lang view.Language) string { return p.Puzzle.Reason(lang, p.start) }

// Distance looks up a state in the table in solve.go.
func (p played) Distance(state uint64) int { return int(distances[state]) }

// Search repeats the search that fills the table. It visits the boards in the same order as
// distancesToSolved.
func (p played) Search(lang view.Language, watch *cli.Recorder) cli.Search {
	s := cli.Search{Backward: []bool{true}, Once: true,
		Note: lang.Say("One search from the goal fills a table; each answer is then a lookup.",
			"从终点搜一次打表，之后每次直接查表。")}
	never := func(uint64) bool { return false }
	return cli.OneWay(boards, watch, s, game{solved}.Starts(), never, slide)
}
