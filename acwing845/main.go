package main

import (
	"bfspuzzles/internal/cli"
)

const about = `AcWing 845 Eight Puzzle: reads 3x3 boards such as 2 3 4 1 5 x 7 6 8 and prints
the least number of moves from each to 1 2 3 4 5 6 7 8 x, or -1.
`

//go:generate go run ../cmd/bundle -entry solve -o ../submit/acwing845/main.go .

// program describes the command line.
func program() cli.Program {
	return cli.Program{
		Name: problem, About: about,
		Title:   [2]string{"8-puzzle", "八数码"},
		Answers: answers, Read: readGame, States: boards,
		Smaller: puzzle().Smaller, Goal: puzzle().SolvedState,
		// AOJ writes the blank as 0, and all its boards can be solved.
		Forms: []cli.Form{
			puzzle().Form("AcWing", goal, true), puzzle().Form("AOJ", "1 2 3\n4 5 6\n7 8 0", false),
		},
	}
}

func main() { cli.Main(program(), solve) }
