package main

import "bfspuzzles/internal/cli"

const about = `The 4x4 red and blue tile puzzle (Project Euler 244): reads pairs of frames such
as wrbbrrbbrrbbrrbb wrbbrbrrbrbbrbbr and prints for each the least number of
moves of the white cell and the first shortest route in the order U, D, L, R.
`

//go:generate go run ../cmd/bundle -entry solve -o ../submit/euler244/main.go .

// program describes the command line.
func program() cli.Program {
	return cli.Program{
		Name: problem, About: about,
		Title:   [2]string{"red and blue tiles", "红蓝方块"},
		Answers: answers, Read: readGame, States: frameNumbers, Smaller: smallerPairs,
		Goal:  func(g cli.Game) uint64 { return uint64(g.(game).to) },
		Forms: []cli.Form{{Judge: "post", Random: randomPair}},
	}
}

func main() { cli.Main(program(), solve) }
