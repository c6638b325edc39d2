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
func (g game) Film(lang view.Language, route []uint64, _ int) view.Film {
	return puzzle().Film(lang, g.start, route)
}

// Distance looks a state up in the table of solve.go.
func (g game) Distance(state uint64, _ int) int { return int(distances[state]) }

// Search returns the search that fills the table.
func (g game) Search(lang view.Language) (halves []cli.Half, note string) {
	tree := common.NewBFS(boards) // visits the boards in the order of distancesToSolved
	tree.Route(game{solved}.Starts(), func(uint64) bool { return false }, slide)
	return []cli.Half{{Goal: true, Layers: tree.Layers(), States: tree.States(), Once: true}},
		lang.Say("One search from the goal fills a table; each answer is then a lookup.",
			"从终点搜一次打表，之后每次直接查表。")
}
