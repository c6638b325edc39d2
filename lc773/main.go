package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/sliding"
	"bfspuzzles/internal/view"
)

const about = `LeetCode 773 Sliding Puzzle: reads 2x3 boards such as [[4,1,2],[5,0,3]] and
prints for each the least number of moves to [[1,2,3],[4,5,0]], or -1.
`

//go:generate go run ../cmd/bundle -entry solve -o ../submit/lc773/main.go .
//go:generate go run ../cmd/bundle -func slidingPuzzle -package leetcode -o ../submit/lc773/leetcode/slidingpuzzle.go .

// goal is the solved board as LeetCode writes it.
const goal = "[[1,2,3],[4,5,0]]"

// leetCode describes the puzzle to package sliding, which holds the code shared with acwing845.
func leetCode() sliding.Puzzle {
	return sliding.Puzzle{Columns: columns, Goal: goal, Read: readPacked, Search: search}
}

func readPacked(in *common.Reader) (common.Cells, error) {
	board, err := readBoard(in)
	if err != nil {
		return 0, err
	}
	return pack(board), nil
}

// search answers a board with the fast search, a table lookup. See sliding.Puzzle.
func search(lang view.Language, board common.Cells) (moves int, ends []cli.End, note string) {
	tree := common.NewBFS(boards) // visits the boards in the order of distancesToSolved
	tree.Route(newGame(solved).Starts(), func(uint64) bool { return false }, slide)
	return int(distances[common.Rank(board, cells)]),
		[]cli.End{{Goal: true, Layers: tree.Layers(), States: tree.States(), Once: true}},
		lang.Say("One search from the goal fills a table; each answer is then a lookup.",
			"从终点搜一次打表，之后每次直接查表。")
}

// program describes the command line.
func program() cli.Program {
	p := leetCode()
	return cli.Program{
		Name: problem, Unit: unit, About: about,
		Title: [2]string{"2x3 sliding puzzle", "2x3 滑动谜题"}, Hardest: 21,
		Answers: func() common.Answer { return answer },
		Read:    readGame, States: boards, Smaller: p.Smaller,
		Forms: []cli.Form{p.Form("LeetCode", goal, true)},
	}
}

func main() { cli.Main(program(), solve) }
