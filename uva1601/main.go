// UVa 1601 The Morning after Halloween (万圣节后的早晨)
//
//	https://onlinejudge.org/external/16/1601.pdf (ICPC Tokyo 2007 G)
//	Go is accepted by: AOJ 1281 and Luogu P1778, the same problem; not by UVa and POJ
//	limits: 12 s, 10 cases
//
// Up to three ghosts a, b, c stand in a maze of at most 16x16 places. In one step every
// ghost moves to a free place beside its own or stays. No two may end in one place and no
// two may change places. What is the least number of steps that bring a to A, b to B and c
// to C? It is -1 if there is no route.
//
// Method: bidirectional breadth-first search, as in the post's second program (bothends.go),
// with two differences: states that differ only in the place of one ghost are a set, which
// moves at once; and a route of few steps is looked for first, which leaves out many states.
//
// 中文：双向 BFS，同博文的第二个程序（bothends.go），但有两处不同：只有一个鬼位置不同的状态放在一个 bitset
// 里，一步整体走完；先找步数少的路线，来不及到达的状态不搜。
package main

import (
	"strconv"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// distance returns the least number of steps from start to goal, or -1:
//
//	distance
//		load             number the places; how far is each from each ghost's start and goal?
//		search           for a route within a limit, from both ends
//			grow         the next layer of one end
//				step     what a row, a set of states, becomes in a step
//
// The steps that the ghost with the longest way needs alone are a lower bound, and most routes
// are not much longer. As a small limit leaves out many states, the limits grow, and each
// search begins anew (iterative deepening). What "idea:" marks, here and in search.go, only
// saves time: the README's table says how much.
func (s *solver) distance(m *maze) int {
	bound := s.load(m)
	switch {
	case bound == anySteps:
		return -1 // a ghost has no way
	case bound == 0 || m.ghosts == 1:
		return bound // all are there, or nobody is in the way
	}
	for i, margin := range margins {
		if steps := s.search(bound + margin); steps >= 0 {
			return steps
		}
		if i == 2 { // there is no route of up to 6 steps more
			s.chooseSet(bound + margin) // idea: a and b exchanged
		}
	}
	return -1
}

// margins say by how many steps a route may be longer than the bound, in one search after the
// other. (The 2, 6 and 14 were tried out: BenchmarkProgram takes the times.)
var margins = []int{
	0, 2, 6, 14, // idea: limits
	anySteps,
}

const anySteps = 1 << 30 // more than any route needs

// chooseSet makes the last search once more, with a and b exchanged, and keeps the names that
// lead to fewer rows: no rule for the names is right on all maps.
func (s *solver) chooseSet(limit int) {
	rows := s.rows
	s.exchange(0, 1)
	s.search(limit)
	if s.rows > rows {
		s.exchange(0, 1)
	}
}

// answers returns the function that answers one dataset after the other.
func answers() common.Answer { return answersBy(new(solver).distance) }

func answersBy(distance func(m *maze) int) common.Answer {
	return func(in *common.Reader) (string, error) {
		m, err := readMaze(in)
		if err != nil {
			return "", err
		}
		return strconv.Itoa(distance(m)), nil
	}
}

// problem and unit name the program and a case of it in error lines.
const problem, unit = "uva1601", "dataset"

// judge answers the datasets on standard input, a line each.
func judge() { common.Run(problem, unit, answers()) }

const about = `UVa 1601 The Morning after Halloween: reads mazes, each a line "w h n" and h
lines of a map, up to 0 0 0 or the end of the input, and prints for each the
least number of steps that bring the ghosts a, b, c to A, B, C, or -1.
`

//go:generate go run ../cmd/bundle -o ../submit/uva1601/main.go .

// program is what the command line needs to know; judge uses none of it.
func program() cli.Program {
	return cli.Program{
		Name: problem, Unit: unit, About: about,
		Input: "mazes, each a line \"w h n\" and h lines",
		Title: cli.Title{English: "ghosts in a maze", Chinese: "迷宫里的鬼"},
		Judge: judge, Answers: answers, Read: readCase, States: states,
		Both:   bothEndsAnswers,
		Random: randomForms(), Smaller: smallerMazes,
	}
}

func main() { cli.Main(program()) }
