// UVa 1601 The Morning after Halloween (万圣节后的早晨)
//
//	https://onlinejudge.org/external/16/1601.pdf (ICPC Tokyo 2007 G)
//	Go is accepted by: AOJ 1281 and Luogu P1778, the same problem; not by UVa and POJ
//	limits: 12 s, 10 cases
//
// Up to three ghosts a, b and c are in a maze of at most 16x16 places. In one step, every ghost
// moves to a free place beside its own or stays. No two ghosts may end a step in the same place,
// and no two may swap places. Find the least number of steps that bring a to A, b to B and c to C,
// or -1 if that is impossible.
//
// Method: bidirectional breadth-first search, as in the post's second program, with three
// differences. First, states that differ only in the place of one ghost form a group, and a group
// moves as a whole. Second, the search looks for a short route first, because then it can prune
// many states. Third, the end with fewer groups makes the next layer, whereas the post's ends take
// turns.
//
// 中文：双向 BFS，同博文的第二个程序，但有三处不同：只有一个鬼的位置不同的状态放在一个 bitset 里，称为一组，
// 一步整体走完；先找步数少的路线，这样可以剪掉来不及到达的状态；每次扩展组数较少的一边，而博文两边轮流。
package main

import (
	"strconv"

	"bfspuzzles/common"
)

// distance returns the least number of steps from start to goal, or -1:
//
//	distance
//		load             number the places; find their distances from the starts and goals
//		search           look for a route within a limit, from both ends
//			grow         make the next layer of one end
//				step     make the steps of a group of states
//
// The bound is a lower bound: the number of steps that the ghost with the longest path needs when
// it is alone. No route is shorter, and most shortest routes are not much longer. So distance tries
// small limits first, because a small limit prunes many states. For each limit, the search begins
// anew (iterative deepening).
//
// The lines marked "idea:", here and in search.go, only save time. The README shows how much.
func (s *solver) distance(m *maze) int {
	bound := s.load(m)
	switch {
	case bound == anySteps:
		return -1 // a ghost cannot reach its goal even alone
	case bound == 0 || m.ghosts == 1:
		return bound // all ghosts are at their goals, or the only ghost has nobody in its way
	}
	for _, margin := range margins {
		steps := s.search(bound + margin)
		if steps >= 0 {
			return steps
		}
		if margin == namesMargin {
			s.chooseNames(bound + margin) // idea: a and b swapped
		}
	}
	return -1
}

// margins are the limits minus the bound. We found 2, 6 and 14 by trial (see BenchmarkProgram).
var margins = []int{
	0, 2, namesMargin, 14, // idea: limits
	anySteps,
}

const (
	namesMargin = 6       // if no route is that close to the bound, other names are worth a try
	anySteps    = 1 << 30 // more than any route needs
)

// chooseNames repeats the last search with the names of a and b swapped, and keeps the names that
// lead to fewer groups, because no choice of names is best for every maze. (The repeated search
// finds no route either, because the names do not change the answer. Only its work counts.)
func (s *solver) chooseNames(limit int) {
	work := s.work
	s.swapNames(0, 1)
	s.search(limit)
	if s.work > work {
		s.swapNames(0, 1)
	}
}

// answers returns a function that answers one dataset after another.
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

// problem and unit name the program and one of its cases in error lines.
const problem, unit = "uva1601", "dataset"

// solve answers the datasets on standard input, one line each. The single file calls it main.
func solve() { common.Run(problem, unit, answers()) }
