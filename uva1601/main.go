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
// Method: breadth-first search from the start and from the goal, layer by layer, until the
// two meet. It differs from the post's second program (bothends.go) chiefly in two things:
// states that differ only in the place of one ghost are a set, which is moved at once; and it
// looks for a route of few steps first, and so leaves out states that are too far away.
//
// 中文：双向 BFS，每次把新状态少的一端整层扩展，直到两端相遇。与博文的第二个程序（bothends.go）有两处不同：两个鬼位置相同的状态放在
// 一个 bitset 里，一步整体走完；先找步数少的路线，来不及到达的状态不搜。
package main

import (
	"strconv"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// distance returns the least number of steps from start to goal, or -1:
//
//	distance
//		load               number the places; the bound is what the slowest ghost needs alone
//		search             for a route within a limit, from both ends
//			grow           the next layer of one end
//				step       what a line, a set of states, becomes in a step
//				collect    what is new of that, in rows and in columns
//
// No route is shorter than the bound, and most are not much longer. A small limit leaves out
// many states, so the limits grow; each search begins anew.
func (s *solver) distance(m *maze) int {
	bound := s.load(m)
	if bound < 0 || m.ghosts == 1 {
		return bound
	}
	for _, spare := range spareSteps {
		if steps := s.search(bound + spare); steps >= 0 {
			return steps
		}
	}
	return -1
}

const anySteps = 1 << 30 // more than any route needs

// spareSteps are the steps that a route may have beyond the bound, in one search after the
// other. (The 2, 6 and 14 were tried out: BenchmarkSpare shows what others would do.)
var spareSteps = [...]int{0, 2, 6, 14, anySteps}

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
rows, up to 0 0 0 or the end of the input, and prints for each the least number
of steps that bring the ghosts a, b, c to A, B, C at once, or -1.
`

//go:generate go run ../cmd/bundle -o ../submit/uva1601/main.go .

// program is what the command line needs to know; judge uses none of it.
func program() cli.Program {
	return cli.Program{
		Name: problem, Unit: unit, About: about,
		Judge: judge, Answers: answers, Read: readCase, States: 1 << (8 * maxGhosts),
		Both:    func() common.Answer { return answersBy(newBothEnds().distance) },
		Random:  randomForms(),
		Smaller: smallerMazes,
	}
}

func main() { cli.Main(program()) }
