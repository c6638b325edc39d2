// UVa 1601 The Morning after Halloween (万圣节后的早晨)
//
//	https://onlinejudge.org/external/16/1601.pdf (ICPC Tokyo 2007 G)
//	Go is accepted by: AOJ 1281 and Luogu P1778, the same problem; not by UVa and POJ
//	limits: 12 s, many cases
//
// Up to three ghosts a, b, c stand in a maze of at most 16x16 places. In one step every ghost moves to a
// free place beside its own or stays. No two may end in one place and no two may change places. What is the
// least number of steps that bring a to A, b to B and c to C? It is -1 if there is no route.
//
// Method: the steps that one or two ghosts need without the others are a lower bound. Depth-first probes mostly find a
// route, and often one no longer than that. If there is none, a look at the corridors mostly proves it. What is still open,
// a search from both ends decides, with bit sets of states.
package main

import (
	"strconv"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// distance returns the least number of steps from start to goal, or -1. It tries in turn:
//
//	distance
//		alone            one ghost: a lower bound, or -1 if one has no route
//		probe            depth first, for a route of that length, which is the answer
//		together         two ghosts, in tables: mostly a higher bound, of two ghosts the answer; or -1
//		probe            for any route, of that length or with steps to spare; then for shorter ones, down to that length
//		hopeless         if none is found: -1 if a maze with shorter corridors proves that there is none
//		limitBelow       where each ghost must be, after each step, to be in time for a shorter route
//		asB              which ghost is to be b in the search
//		search           for a shorter route, or for any: breadth first from both ends, until they meet or it is clear that they do not
//			advance      the next layer of an end: many states at once, as sets
func (s *solver) distance(m *maze) int {
	s.m = m
	alone := s.alone()
	if alone < 0 || m.ghosts == 1 {
		return alone
	}
	s.numberPlaces()
	if s.probe(alone, alone+firstTries) >= 0 {
		return alone
	}
	length := s.together(alone)
	if length < 0 || m.ghosts == 2 {
		return length // with no third ghost, the bound is exact
	}
	known := -1
	for i := 0; known < 0 && i < len(spareSteps); i++ {
		known = s.probe(length+spareSteps[i], length+laterTries)
	}
	for shorter := known; shorter > length; {
		if shorter = s.probe(known-1, length+laterTries); shorter >= 0 {
			known = shorter
		}
	}
	if known == length || known < 0 && s.hopeless() {
		return known
	}
	s.limitBelow(known)
	return s.search(s.asB(), length, known)
}

// solver answers one maze after the other, in the same memory. (Its fields: skip them at first.)
type solver struct {
	m              *maze                      // the one at hand
	self, near     [places]placeSet           // by open place: it alone; with the open places beside it
	moves          [places][]uint8            // near as a list: where a ghost on it may be next
	number         [places]uint8              // of each open place, in reading order
	count          uint16                     // how many places are open
	movesRoom      [5 * places]uint8          // memory for moves
	home           [maxGhosts][places]uint16  // by ghost and place: 1 more than its steps home, alone, or 0
	toGoal         [maxGhosts]pairTable       // by k: the steps of ghosts k and k+1 (0 after 2) to their goals
	filling        [3][places]placeSet        // memory of fill
	as, bs, cs     [places]uint8              // memory for lists of places, one for each loop inside another
	stack          []try                      // of the probe: what is still to be tried; of hopeless: b and c
	tried          [1024]try                  // what it has tried, by hash: only the last of each
	tries          int                        // how many states it has tried, in all
	cutNear        [places]placeSet           // near, in the maze with shorter corridors
	reached, fresh [mostLeft][mostLeft]uint64 // there, by b and c: where a has been; where it has come to since
	ends           [2]end                     // the start and the goal
	b, limit       int                        // which ghost is b; the search is for routes of no more steps
	may            [2]words                   // by way: where its ghost may come to: in time, alone, and not b's place
	short          int                        // a line with up to so many quarters as many states as there are lines is short
	spare          *layer                     // memory for the next layer
	arrived        [2 * places]words          // by line: states after a step, with b on the place at hand; for turn; empty after use
	touched        [2]placeSet                // by way: no other lines of arrived have states
	ours, theirs   table                      // with b on the place at hand: old states and new columns; the other end's
	met, mayMeet   bool                       // the ends meet in this step; they may, by the lower bound
	whole          bool                       // the layer in which they meet is made whole, to be shown
	record         func(k int)                // called when end k has a new layer, also its first
}

// newSolver makes room for nearly all that mazes may need, its lists below 128 KiB each: larger ones take Go longer.
func newSolver() *solver {
	s := &solver{short: 2, record: func(int) {}, stack: make([]try, 0, 1<<12)}
	for _, l := range [...]**layer{&s.spare, &s.ends[0].layer, &s.ends[0].before, &s.ends[1].layer, &s.ends[1].before} {
		*l = &layer{items: make([]item, 0, 3000)}
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

const problem, unit = "uva1601", "dataset" // error lines name the program and the case by these

// judge answers the datasets on standard input, a line each.
func judge() { common.Run(problem, unit, answers()) }

const about = `UVa 1601 The Morning after Halloween: reads mazes, each a line "w h n" and h
rows, up to 0 0 0 or the end of the input, and prints for each the least number
of steps that bring the ghosts a, b, c to A, B, C at once, or -1.
`

//go:generate go run ../cmd/bundle -o ../submit/uva1601/main.go .

// program is what the command line needs to know; judge uses none of it.
func program() cli.Program {
	return cli.Program{Name: problem, Unit: unit, About: about, Judge: judge, Answers: answers, Read: readCase, States: 1 << (8 * maxGhosts), Random: randomForms()}
}

func main() { cli.Main(program()) }
