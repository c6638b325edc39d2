// UVa 1601 The Morning after Halloween (万圣节后的早晨)
//
//	https://onlinejudge.org/external/16/1601.pdf (ICPC Tokyo 2007 G)
//	Go is accepted by: AOJ 1281 and Luogu P1778, the same problem; not by UVa and POJ
//	limits: 12 s, many cases
//
// Up to three ghosts a, b, c stand in a maze of at most 16x16 places. In one
// step every ghost moves to a free place beside its own or stays. No two may end
// in one place and no two may change places. What is the least number of steps
// that bring a to A, b to B and c to C? It is -1 if there is no way.
//
// Method: what one ghost needs alone, and two without the third, are lower
// bounds. A depth-first probe tries to meet them and mostly does. Otherwise a
// breadth-first search from both ends by whole layers finds the answer. It moves
// sets of states: up to 256 states that differ only in the place of one ghost,
// in four words (type cellSet). What the bounds rule out is put off.
package main

import (
	"runtime/debug"
	"strconv"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// distance returns the least number of steps from start to goal, or -1 if there
// is no way. The outline of the search is:
//
//	distance
//		alone            one ghost: a lower bound, or -1 if one has no way
//		probe            depth first, for a way as short as that, or as the next lengths
//		together         two ghosts, in tables: a greater bound, or -1
//		probe            once more, with these tables
//		hopeless         -1 if there is no way even in a maze cut short
//		fromBothEnds     breadth first, over sets of states
//			chooseRoles    whose places make the sets
//			level          all ways up to some length; the rest is put off
//				takeUp       what the last level put off and this one needs
//				step         one layer, by stepFrom and stepTo
//
// The first probe is enough for most random mazes; few need the search from both
// ends.
func (s *solver) distance(m *maze) int {
	s.m = m
	length := s.alone()
	if length <= 0 || m.ghosts == 1 {
		return length
	}
	length, found := s.probe(length, 4*length)
	if found {
		return length
	}
	s.numberCells()
	length = s.together(length)
	if length < 0 || m.ghosts == 2 {
		return length
	}
	if length, found = s.probe(length, 500); found {
		return length
	}
	if s.hopeless() {
		return -1
	}
	return s.fromBothEnds(length)
}

// solver answers one maze after the other and keeps its memory between them.
type solver struct {
	m    *maze
	home [maxGhosts][places + maxGhosts]uint16 // by ghost and place: its steps home, alone
	bs   [places]uint8                         // room for the places in a set
	cs   [places]uint8                         // the same

	stack []try    // of the probe: what is still to be tried
	tried [512]try // what it has tried, as far as there is room
	tries int      // their number, in all

	cells   []cell               // the open places, numbered
	moves   [5 * places]uint8    // those of all cells
	number  [places]uint8        // by place: its number in cells, if it is open
	toGoal  [maxGhosts]pairTable // by k: what ghosts k and k+1 need to their goals
	toStart [maxGhosts]pairTable // by k: what they need to their starts
	merged  [places]cellSet      // by cell: what comes together there; empty between layers

	ends    [2]end        // of the search from both ends
	length  int           // that of the ways it searches for
	chained [places]int32 // by b: the chain of its items in the frontier
	rows    []row
	rowOf   [places]int32 // by c: 1 more than the index of its row, of the b at hand
	groups  [places]group // by b; empty between layers
	record  func(*end)    // is called before every step
}

// newSolver makes room for more than the hardest known mazes need. Room that is
// never touched costs nothing, while slices that grow leave garbage.
func newSolver() *solver {
	s := &solver{cells: make([]cell, 0, places), rows: make([]row, 0, 1<<15), record: func(*end) {}}
	for i := range s.ends {
		e := &s.ends[i]
		e.seen, e.frontier = make([]cellSet, 0, 1<<15), make([]item, 0, 1<<15)
		e.putOff, e.ready = make([]item, 0, 1<<15), make([]item, 0, 1<<15)
	}
	return s
}

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
func judge() {
	// newSolver allocates nearly all memory there is, so collecting garbage frees
	// little: do it less often.
	debug.SetGCPercent(400)
	common.Run(problem, unit, answers())
}

const about = `UVa 1601 The Morning after Halloween: reads mazes, each a line "w h n" and h
rows, ended by 0 0 0 or the end of the input, and prints for each the least
number of steps that bring the ghosts a, b, c to A, B, C at once, or -1.
`

//go:generate go run ../cmd/bundle -o ../submit/uva1601/main.go .

// program is what the command line needs to know; judge uses none of it.
func program() cli.Program {
	return cli.Program{
		Name: problem, Unit: unit, About: about,
		Judge: judge, Answers: answers, Read: readCase, States: 1 << (8 * maxGhosts),
	}
}

func main() { cli.Main(program()) }
