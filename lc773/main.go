package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

const about = `LeetCode 773 Sliding Puzzle: reads 2x3 boards such as [[4,1,2],[5,0,3]] and
prints the least number of moves from each to [[1,2,3],[4,5,0]], or -1.
`

//go:generate go run ../cmd/bundle -entry solve -o ../submit/lc773/main.go .
//go:generate go run ../cmd/bundle -func slidingPuzzle -package leetcode -o ../submit/lc773/leetcode/slidingpuzzle.go .

// program describes the command line.
func program() cli.Program {
	return cli.Program{
		Name: problem, About: about,
		Title:   [2]string{"2x3 sliding puzzle", "2x3 滑动谜题"},
		Answers: func() common.Answer { return answer },
		Read:    readGame, States: boards, Smaller: puzzle().Smaller, Goal: puzzle().SolvedState,
		Forms: []cli.Form{puzzle().Form("LeetCode", goal, true)},
	}
}

func main() { cli.Main(program(), solve) }
