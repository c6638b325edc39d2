package main

import "bfspuzzles/internal/cli"

const about = `Luogu P2346 Four in a Row: reads 4x4 boards of 7 B, 7 W and 2 O, such as
BWBO WBWB BWBW WBWO, and prints for each the least number of moves until either
colour fills a row, a column or a long diagonal. Either colour may start. In
drawings, ( ) marks four pieces that have won, and { } the one that moved.
`

//go:generate go run ../cmd/bundle -entry solve -o ../submit/luogu2346/main.go .

// program describes the command line.
func program() cli.Program {
	return cli.Program{
		Name: problem, About: about,
		Title:   [2]string{"four in a row", "四子连棋"},
		Answers: answers, Read: readGame, States: states, Smaller: smallerBoards,
		Forms: []cli.Form{{Judge: "Luogu", Random: randomBoard, Text: unwon}},
	}
}

func main() { cli.Main(program(), solve) }
