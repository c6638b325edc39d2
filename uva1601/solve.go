// UVa 1601 The Morning after Halloween (万圣节后的早晨)
//
//	https://onlinejudge.org/external/16/1601.pdf (ICPC Tokyo 2007 G)
//	Go is accepted by: AOJ 1281 and Luogu P1778, the same problem; not by UVa and POJ
//	limits: 12 s, 10 cases
//	same input as UVa: AOJ POJ LiveArchive BOJ
//
// Up to three ghosts a, b and c are in a maze of at most 16x16 places. In one step, every ghost
// moves to a free place beside its own or stays. No two ghosts may end a step in the same place,
// and no two may swap places. Find the least number of steps that bring a to A, b to B and c to C,
// or -1 if that is impossible.
//
// Method: bidirectional breadth-first search, as in the post's second program, with three
// differences. First, states that differ only in the place of one ghost form a group, and a group
// moves as a whole. Second, the search begins by looking for a short route, because then it can
// prune many states. Third, the half with fewer groups in its frontier expands it, whereas the
// post's halves take turns.
//
// Read the files in this order: maze.go, read.go, search.go, and limits.go, which only saves time.
// (The README begins with plain.go.)
//
// 中文：双向 BFS，同博文的第二个程序，但有三处不同：只有一只鬼的位置不同的状态放在一个 bitset 里，
// 称为一组，一步整体走完；先找步数少的路线，这样可以剪掉来不及到达的状态；每次扩展组数较少的一边，
// 而博文两边轮流。阅读顺序：maze.go、read.go、search.go，最后是只为提速的 limits.go。
package main

import (
	"strconv"

	"bfspuzzles/common"
)

// distance returns the least number of steps from start to goal, or -1. In outline:
//
//	distance
//		load             number the open places
//		limits           choose the limits to try
//		search           look for a route within a limit
//			expand       expand the frontier of the forward or the backward search
//				step     take the steps of a group of states
func (s *solver) distance(m *maze) int {
	s.load(m)
	for _, limit := range s.limits(m.ghosts) {
		steps := s.search(limit)
		if steps >= 0 {
			return steps
		}
	}
	return -1
}

// answers returns a function that answers one case after another.
func answers() common.Answer {
	s := new(solver)
	return func(in *common.Reader) (string, error) {
		m, err := readMaze(in)
		if err != nil {
			return "", err
		}
		return strconv.Itoa(s.distance(m)), nil
	}
}

// problem names the program in error lines.
const problem = "uva1601"

// solve answers the cases on standard input. In the single file to submit, it is named main.
func solve() { common.Run(problem, answers()) }
