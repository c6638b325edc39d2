package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/sliding"
	"bfspuzzles/internal/view"
)

// goal is the solved board as LeetCode writes it.
const goal = "[[1,2,3],[4,5,0]]"

// puzzle describes the puzzle to package sliding, which holds the methods shared with acwing845.
func puzzle() sliding.Puzzle {
	return sliding.Puzzle{Columns: columns, Goal: goal, ReadBoard: readPacked}
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

// Distance looks a state up in the table of solve.go.
func (g game) Distance(state uint64, _ int) int { return int(distances[state]) }

// Search makes the search that fills the table. It visits the boards in the order of
// distancesToSolved.
func (g game) Search(lang view.Language, watch *cli.Recorder) cli.Search {
	s := cli.Search{Backward: []bool{true}, Once: true,
		Note: lang.Say("One search from the goal fills a table; each answer is then a lookup.",
			"从终点搜一次打表，之后每次直接查表。")}
	never := func(uint64) bool { return false }
	return cli.OneWay(boards, watch, s, game{solved}.Starts(), never, slide)
}
