// UVa 1601 The Morning after Halloween (万圣节后的早晨)
//
//	https://onlinejudge.org/external/16/1601.pdf (ICPC Tokyo 2007 G)
//	Go is accepted by: AOJ 1281 and Luogu P1778, the same problem; not by UVa and POJ
//	limits: 12 s, many cases
//
// Up to three ghosts a, b, c stand in a maze of at most 16x16 places. In one
// step every ghost moves to a free place beside its own or stays. No two may end
// in one place and no two may change places. What is the least number of steps
// that bring a to A, b to B and c to C? -1 where nothing does.
//
// Method: what one ghost needs alone, and two with the third away, is found out
// first; the answer is no less. Then a probe tries to bring all home in just as
// many steps. Where it cannot, a breadth-first search from both ends by whole
// layers does, first up to that length, then up to greater ones. Probe and
// search move sets of states at once: up to 256 states that differ only in the
// place of one ghost, in four words (type cellSet).
package main

import (
	"strconv"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// answers returns the function that answers one dataset after the other.
func answers() common.Answer {
	s := newSolver()
	return func(in *common.Reader) (string, error) {
		m, err := readMaze(in)
		if err != nil {
			return "", err
		}
		return strconv.Itoa(s.distance(m)), nil
	}
}

// Error lines name the program and the case by these.
const problem, unit = "uva1601", "dataset"

// judge answers the datasets on standard input, a line each.
func judge() { common.Run(problem, unit, answers()) }

const about = `UVa 1601 The Morning after Halloween: reads mazes, each a line "w h n" and h
rows, ended by 0 0 0 or the end of the input, and prints for each the least
number of steps that bring the ghosts a, b, c to A, B, C at once, or -1.
`

//go:generate go run ../cmd/bundle -o ../submit/uva1601/main.go .

// program is what the command line needs to know; judge uses none of it.
func program() cli.Program {
	return cli.Program{
		Name: problem, Unit: unit, About: about,
		Judge: judge, Answers: answers, Read: readCase, States: 1 << (8 * mostGhosts),
	}
}

func main() { cli.Main(program()) }
