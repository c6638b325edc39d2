package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/sliding"
	"bfspuzzles/internal/view"
)

const about = `AcWing 845 Eight Puzzle: reads 3x3 boards such as 2 3 4 1 5 x 7 6 8 and prints
for each the least number of moves to 1 2 3 4 5 6 7 8 x, or -1.
`

//go:generate go run ../cmd/bundle -entry solve -o ../submit/acwing845/main.go .

// goal is the solved board as AcWing writes it.
const goal = "1 2 3 4 5 6 7 8 x"

// acWing describes the puzzle to package sliding, which holds the code shared with lc773.
func acWing() sliding.Puzzle {
	return sliding.Puzzle{Columns: side, Goal: goal, Read: readBoard, Search: search}
}

// search answers a board with the fast search. See sliding.Puzzle.
func search(lang view.Language, board common.Cells) (moves int, ends []cli.End, note string) {
	both := common.NewBothEnds(boards)
	moves = distance(both, board)
	if moves < 0 {
		return moves, nil, lang.Say("The number of inversions is odd, so there is no route.",
			"逆序数是奇数，所以无解。")
	}
	return moves, cli.Ends(both), ""
}

// program describes the command line.
func program() cli.Program {
	p := acWing()
	return cli.Program{
		Name: problem, Unit: unit, About: about,
		Title: [2]string{"8-puzzle", "八数码"}, Hardest: 31,
		Answers: answers, Read: readGame, States: boards, Smaller: p.Smaller,
		// AOJ writes the blank as 0, and all its boards can be solved.
		Forms: []cli.Form{
			p.Form("AcWing", goal, true), p.Form("AOJ", "1 2 3\n4 5 6\n7 8 0", false),
		},
	}
}

func main() { cli.Main(program(), solve) }
