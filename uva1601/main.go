package main

import "bfspuzzles/internal/cli"

const about = `UVa 1601 The Morning after Halloween: reads mazes, each a line "w h n" and h
lines of a map, up to 0 0 0 or the end of the input, and prints for each the
least number of steps that bring the ghosts a, b, c to A, B, C, or -1.
`

//go:generate go run ../cmd/bundle -entry solve -o ../submit/uva1601/main.go .

// program describes the command line.
func program() cli.Program {
	return cli.Program{
		Name: problem, About: about,
		Title:   [2]string{"ghosts in a maze", "迷宫里的鬼"},
		Answers: answers, Read: readGame, States: states, Goal: goal, Second: true,
		Forms: forms(), Smaller: smallerMazes,
	}
}

func main() { cli.Main(program(), solve) }
