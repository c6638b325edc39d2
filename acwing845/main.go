// AcWing 845 Eight Puzzle (八数码)
//
//	https://www.acwing.com/problem/content/847/
//	Go is accepted by: AcWing; AOJ ALDS1_13_B, the same with the blank written 0
//	limits: 1 s, 64 MB
//
// A 3x3 board holds the tiles 1 to 8 and a blank x. A move swaps the blank with
// a tile beside it. What is the least number of moves to 1 2 3 / 4 5 6 / 7 8 x?
// It is -1 if that cannot be reached.
//
// Method: half of the 9! = 362,880 boards cannot be solved: those with an odd number
// of inversions. The others are at most 31 moves away. For one board, searches from
// both ends meet after at most 15,881 of the 181,440 boards. Once the searches have
// visited 181,440 boards in all, the program visits every board, just once, and looks
// up all further answers (distancesToSolved). Type board shows how a board is packed.
//
// 中文：逆序数为奇数的局面无解，占一半。单个局面用双向 BFS，逐层扩展，最多访问 15,881 个局面；各次
// 搜索累计访问满 181,440 个局面时打一张表，以后查表。局面怎样压缩和编号见类型 board。
package main

import (
	"io"
	"strconv"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

const (
	side      = 3
	cells     = side * side
	tiles     = cells - 1
	solvables = 181440 // 9!/2, the boards that can be solved
)

var (
	solvedValues = common.PackCells(1, 2, 3, 4, 5, 6, 7, 8, 0)
	solved       = newBoard(solvedValues)
)

// solver answers one board after the other and keeps its memory between them.
type solver struct {
	ends  [2]end  // the searches from the board and from the solved one
	next  []board // the layer that is being made
	spent int     // boards visited by all searches so far
	table []int8  // the answer for each number, or nil until it pays
}

// end is the search from one of the two ends, by whole layers. It keeps only the
// outermost one: memory that is written for the first time is slow, and to keep all boards
// seen would take twice as much.
type end struct {
	frontier []board
	seen     common.BitSet // by number
	layers   []int         // how many boards each layer before the frontier had
}

func newSolver() *solver {
	const room = 1 << 12 // for a layer; those of the hardest boards have up to 3,283
	s := &solver{next: make([]board, 0, room)}
	for i := range s.ends {
		s.ends[i] = end{frontier: make([]board, 0, room), seen: common.NewBitSet(solvables)}
	}
	return s
}

// distance returns the least number of moves that solve a board, or -1 if none do.
func (s *solver) distance(b board) int {
	if !b.solvable() {
		return -1
	}
	if s.table == nil && s.spent >= solvables {
		s.table = distancesToSolved()
	}
	if s.table != nil {
		return int(s.table[b.number()])
	}
	return s.searchBothEnds(b)
}

// searchBothEnds returns the distance of a solvable board from the solved one.
//
// Both ends grow by whole layers, the smaller frontier first. A route of at most i+j
// moves has a board within i moves from the one end and j from the other. So when the
// ends have grown i and j layers, and no board is seen by both, the distance is more
// than i+j, and the first board that is seen by both gives the answer. Growing the
// ends by single boards in turn would break that reasoning.
func (s *solver) searchBothEnds(b board) int {
	near, far := &s.ends[0], &s.ends[1]
	near.start(b)
	far.start(solved)
	s.spent += 2
	for met := b == solved; !met; {
		if len(far.frontier) < len(near.frontier) {
			near, far = far, near
		}
		met = s.growLayer(near, far)
	}
	return len(near.layers) + len(far.layers)
}

// start forgets the last search and begins one at b. Clearing all the marks, 23 KB,
// takes as long as visiting some twenty boards.
func (e *end) start(b board) {
	for i := range e.seen {
		e.seen[i] = 0
	}
	e.seen.Add(b.number())
	e.frontier, e.layers = append(e.frontier[:0], b), e.layers[:0]
}

// growLayer replaces the frontier of near by the next layer and reports whether it met
// a board that far has seen; the layer is then left unfinished.
func (s *solver) growLayer(near, far *end) (met bool) {
	next := s.next[:0]
	var moves [4]board
	for i := 0; i < len(near.frontier) && !met; i++ {
		for _, b := range near.frontier[i].appendMoves(moves[:0]) {
			number := b.number()
			if far.seen.Has(number) {
				met = true
				break
			}
			if !near.seen.Has(number) {
				near.seen.Add(number)
				next = append(next, b)
			}
		}
	}
	near.layers = append(near.layers, len(near.frontier))
	near.frontier, s.next = next, near.frontier
	s.spent += len(next)
	return met
}

// readBoard reads nine characters, 1 to 8 and a blank, x or 0, with white space
// anywhere. It returns io.EOF if no board follows.
func readBoard(in *common.Reader) (common.Cells, error) {
	if !in.SkipBlanks() {
		return 0, io.EOF
	}
	var values common.Cells
	seen := [cells]bool{}
	for i := 0; i < cells; i++ {
		in.SkipBlanks()
		b, _ := in.Peek()
		if b == 'x' {
			b = '0'
		}
		switch {
		case b < '0' || b >= '0'+cells:
			return 0, in.Expected("a tile 1 to 8 or the blank, x or 0")
		case seen[b-'0']:
			return 0, in.Expected("each tile 1 to 8 and the blank only once on a board")
		}
		seen[b-'0'] = true
		values |= common.Cells(b-'0') << (4 * uint(i))
		in.Take()
	}
	return values, nil
}

// answers returns a function that answers one board after the other.
func answers() common.Answer {
	s := newSolver()
	return func(in *common.Reader) (string, error) {
		values, err := readBoard(in)
		if err != nil {
			return "", err
		}
		return strconv.Itoa(s.distance(newBoard(values))), nil
	}
}

// problem and unit name the program and a case of it in error lines.
const problem, unit = "acwing845", "case"

// judge answers the boards on standard input.
func judge() { common.Run(problem, unit, answers()) }

const about = `AcWing 845 Eight Puzzle: reads 3x3 boards such as 2 3 4 1 5 x 7 6 8 and prints
for each the least number of moves to 1 2 3 4 5 6 7 8 x, or -1.
`

//go:generate go run ../cmd/bundle -o ../submit/acwing845/main.go .

// program returns what the command line needs to know; judge uses none of it.
func program() cli.Program {
	return cli.Program{
		Name: problem, Unit: unit, About: about,
		Judge: judge, Answers: answers, Read: readCase, States: ranks,
		Random:  randomForms(),
		Smaller: smallerBoards,
	}
}

func main() { cli.Main(program()) }
