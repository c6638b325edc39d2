// Luogu P2346 Four in a Row (四子连棋)
//
//	https://www.luogu.com.cn/problem/P2346
//	Go is accepted by: Luogu (codevs 1004 is the same problem)
//	limits: 1 s, 125 MB
//	same input as Luogu: codevs
//
// A 4x4 board has 7 black pieces, 7 white pieces and 2 empty cells. A move slides a piece into an
// empty cell beside it. The colours take turns, and either may start. Find the least number of
// moves until either colour fills a row, a column or a long diagonal. The answer is 0 if either
// colour does so at the start.
//
// Method: a state is a board and the side to move. It is packed into two bitboards, sets of cells
// with one bit per cell: the pieces of the side to move and the pieces of the other side. The state
// does not record which side is black, because both colours win in the same way. Since either
// colour may start, there are two starts. A single breadth-first search begins with both and keeps
// all states that it finds in one set, because the moves from a state do not depend on the start.
// The search needs at most 7 layers. (A layer holds the states at the same distance.)
//
// 中文：状态是棋盘加上轮到谁走，用两个 bitboard（状压，每格一位）表示：当前走子方的棋子，和对方的
// 棋子。双方连成的条件一样，不必记谁是黑方；哪一方先走都可以，所以从两个起点同时逐层搜索，最多 7 层。
package main

import (
	"strconv"
	"strings"

	"bfspuzzles/common"
)

const (
	side   = 4
	cells  = side * side
	pieces = 7 // of each colour
)

// board holds the letter of each cell, B, W or O. Cells are numbered row by row from 0.
type board [cells]byte

// state packs the pieces of the side to move into the low 16 bits and the pieces of the other side
// into the next 16. A cell in neither set is empty.
//
//	B W B O
//	W B W B      black on 0 2 5 7 8 10 13     0x25a5
//	B W B W      white on 1 4 6 9 11 12 14    0x5a52
//	W B W O      black to move                0x5a5225a5
type state uint32

func pack(mine, theirs common.Bitboard) state { return state(mine) | state(theirs)<<16 }

func (s state) mine() common.Bitboard   { return common.Bitboard(s) }
func (s state) theirs() common.Bitboard { return common.Bitboard(s >> 16) }

// swapped returns the state of the same board with the other side to move.
func (s state) swapped() state { return pack(s.theirs(), s.mine()) }

// blackToMove returns the state of a board with black to move.
func (b board) blackToMove() state {
	var black, white common.Bitboard
	for cell, letter := range b {
		switch letter {
		case 'B':
			black = black.With(cell)
		case 'W':
			white = white.With(cell)
		}
	}
	return pack(black, white)
}

// solver answers one board after another.
type solver struct {
	beside [cells]common.Bitboard // the cells beside each cell
	lines  []common.Bitboard      // the ten lines of four
	found  map[state]bool         // by the last search, except the won state that ended it
}

func newSolver() *solver {
	s := &solver{}
	for cell, neighbours := range common.Grid(side, side) {
		for _, other := range neighbours {
			s.beside[cell] = s.beside[cell].With(other)
		}
	}
	for i := uint(0); i < side; i++ {
		s.lines = append(s.lines, 0x000f<<(side*i), 0x1111<<i) // a row and a column
	}
	s.lines = append(s.lines, 0x8421, 0x1248) // the long diagonals
	return s
}

// distance returns the least number of moves until either colour fills a line; either may start.
func (s *solver) distance(b board) int {
	black := b.blackToMove()
	return s.search(black, black.swapped())
}

// search returns the least number of moves from the starts to a won state, or -1.
//
// It tests a state when the state is found, not when it is visited. So it need not finish the last
// layer, which is nearly always the largest. It tests only the side that has just moved, whose
// pieces are next.theirs() because it is now the other side's turn. The other side's pieces have
// not changed.
//
// If the side to move cannot move, the search cannot continue from that state. But TestEveryBoard
// checks that every board can be won from one of its two starts, so distance never returns -1.
func (s *solver) search(starts ...state) int {
	s.found = map[state]bool{}
	for _, start := range starts {
		if s.won(start.mine()) || s.won(start.theirs()) {
			return 0
		}
		s.found[start] = true
	}
	layer := starts
	for steps := 1; len(layer) > 0; steps++ {
		var nextLayer []state
		for _, from := range layer {
			for _, next := range s.moves(from) {
				if s.won(next.theirs()) {
					return steps
				}
				if !s.found[next] {
					s.found[next] = true
					nextLayer = append(nextLayer, next)
				}
			}
		}
		layer = nextLayer
	}
	return -1
}

// won reports whether the pieces of one side fill a line.
func (s *solver) won(pieces common.Bitboard) bool {
	for _, line := range s.lines {
		if pieces&line == line {
			return true
		}
	}
	return false
}

// moves returns the states one move away. In each of them, a piece of the side to move has slid
// into an empty cell beside it, and the other side is to move. The moves are ordered by empty cell,
// and the moves into the same cell by piece.
func (s *solver) moves(from state) (next []state) {
	mine, theirs := from.mine(), from.theirs()
	for empty := 0; empty < cells; empty++ {
		if (mine | theirs).Has(empty) {
			continue // not empty
		}
		movers := mine & s.beside[empty]
		for cell := 0; cell < cells; cell++ {
			if movers.Has(cell) {
				next = append(next, pack(theirs, mine.Slide(cell, empty)))
			}
		}
	}
	return next
}

// readBoard reads sixteen letters, seven B, seven W and two O, with white space allowed anywhere.
func readBoard(in *common.Reader) (b board, err error) {
	const letters = "BWO"
	left := [...]int{pieces, pieces, cells - 2*pieces}
	for cell := range b {
		in.SkipBlanks()
		letter, _ := in.Peek()
		k := strings.IndexByte(letters, letter)
		if k < 0 {
			return b, in.Expected("B, W or O")
		}
		if left[k] == 0 {
			return b, in.Bad("too many %c: a board has 7 B, 7 W and 2 O", letter)
		}
		left[k]--
		b[cell] = letter
		in.Take()
	}
	return b, nil
}

// answers returns a function that answers one board after another.
func answers() common.Answer {
	s := newSolver()
	return func(in *common.Reader) (string, error) {
		b, err := readBoard(in)
		if err != nil {
			return "", err
		}
		return strconv.Itoa(s.distance(b)), nil
	}
}

// problem names the program in error lines.
const problem = "luogu2346"

// solve answers the boards on standard input. In the single file to submit, it is named main.
func solve() { common.Run(problem, answers()) }
