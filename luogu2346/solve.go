// Luogu P2346 Four in a Row (四子连棋)
//
//	https://www.luogu.com.cn/problem/P2346
//	Go is accepted by: Luogu (codevs 1004 is the same problem)
//	limits: 1 s, 125 MB
//
// A 4x4 board has 7 black pieces, 7 white pieces and 2 empty cells. A move slides a piece into an
// empty cell beside it. The colours take turns, and either may start. Find the least number of
// moves until either colour fills a row, a column or a long diagonal. It is 0 if one of them has
// done so at the start.
//
// Method: a state is a board and the side to move. It is packed into two bitboards, sets of cells
// with one bit per cell: the pieces of the side to move and the pieces of the other side. It does
// not record which side is black, because both colours win in the same way. Since either may start,
// there are two starts. A single breadth-first search begins with both and marks states in one set,
// because what follows a state does not depend on the start. It needs at most 7 layers. (A layer
// holds the states at one distance.)
//
// 中文：状态是棋盘加上轮到谁走，用两个位棋盘（bitboard，每格一位）表示：轮到走的一方的棋子，和另一方的
// 棋子。双方连成的条件一样，不必记谁是黑方；哪一方先走都可以，所以从两个起点同时逐层搜索，最多 7 层。
package main

import (
	"math/bits"
	"strconv"
	"strings"

	"bfspuzzles/common"
)

const (
	side     = 4
	cells    = side * side
	pieces   = 7     // of each colour
	maxMoves = 2 * 4 // into each empty cell from four sides
)

// board holds the letter of each cell, B, W or O. Cells are numbered row by row from 0.
type board [cells]byte

// state packs the pieces of the side to move into the low 16 bits and the pieces of the other side
// into the next 16. A cell in neither is empty.
//
//	B W B O
//	W B W B      black on 0 2 5 7 8 10 13     0x25a5
//	B W B W      white on 1 4 6 9 11 12 14    0x5a52
//	W B W O      black to move                0x5a5225a5
//
// A state has 32 bits. It is a uint64 because that is what a Queue holds.
type state uint64

func pack(mine, theirs common.Bitboard) state { return state(mine) | state(theirs)<<16 }

func (s state) mine() common.Bitboard   { return common.Bitboard(s) }
func (s state) theirs() common.Bitboard { return common.Bitboard(s >> 16) }

// swapped returns the state of the same board with the other side to move.
func (s state) swapped() state { return pack(s.theirs(), s.mine()) }

// state returns the state of a board with black to move.
func (b board) state() state {
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

// mark returns the number by which the search marks a state as visited. It begins with 4 bits for
// each of the two empty cells. One bit for each of the other 14 cells follows, which is 1 if the
// piece there belongs to the side to move. Seven of these 14 bits are 1. So the lowest follows from
// the others and is left out, which makes 21 bits.
//
//	B W B O      the empty cells are 15 and 3       1111 0011
//	W B W B      black pieces                       0010 0101 1010 0101
//	B W B W      without the bits of 15 and 3       _010 0101 1010 _101
//	W B W O      which are 14 bits                  01 0010 1101 0101
//	             without the lowest                 0 1001 0110 1010
//	             all together, black to move        1111 0011 0 1001 0110 1010 = 0x1e696a
func (s state) mark() uint64 {
	empty := uint16(^(s.mine() | s.theirs()))
	first, second := bits.TrailingZeros16(empty), bits.Len16(empty)-1
	// The higher cell comes first, because Squeeze moves the bits above a cell down.
	others := s.mine().Squeeze(second).Squeeze(first)
	return uint64(second<<17 | first<<13 | int(others>>1))
}

const allMarks = cells << 17 // more than the largest mark

// rules holds the tables that follow from the shape of the board.
type rules struct {
	beside [cells]common.Bitboard // the cells beside each cell
	lines  []common.Bitboard      // the ten lines of four
}

func newRules() *rules {
	r := &rules{}
	for cell, neighbours := range common.Grid(side, side) {
		for _, other := range neighbours {
			if other != common.NoCell {
				r.beside[cell] = r.beside[cell].With(other)
			}
		}
	}
	for i := uint(0); i < side; i++ {
		r.lines = append(r.lines, 0x000f<<(side*i), 0x1111<<i) // a row and a column
	}
	r.lines = append(r.lines, 0x8421, 0x1248) // the long diagonals
	return r
}

// won reports whether the pieces of one side fill a line.
func (r *rules) won(pieces common.Bitboard) bool {
	for _, line := range r.lines {
		if pieces&line == line {
			return true
		}
	}
	return false
}

// appendMoves appends the states one move after s. In each, a piece of the side to move has slid
// into an empty cell beside it, and the other side is to move.
func (r *rules) appendMoves(s state, next []state) []state {
	mine, theirs := s.mine(), s.theirs()
	for empty := ^(mine | theirs); empty != 0; empty &= empty - 1 { // takes the lowest bit out
		to := bits.TrailingZeros16(uint16(empty))
		for movers := r.beside[to] & mine; movers != 0; movers &= movers - 1 {
			from := bits.TrailingZeros16(uint16(movers))
			next = append(next, pack(theirs, mine.Slide(from, to)))
		}
	}
	return next
}

// solver answers one board after another, in the same memory.
type solver struct {
	*rules
	queue  common.Queue
	seen   common.BitSet // by mark
	layers []int         // how many states each layer of the search had, except for the last
}

func newSolver() *solver {
	return &solver{rules: newRules(), seen: common.NewBitSet(allMarks)}
}

// distance returns the least number of moves until either colour fills a line, if either may start.
func (s *solver) distance(b board) int { return s.search(b.state(), b.state().swapped()) }

// search visits states layer by layer, beginning with the starts, until it finds one that is won.
//
// It tests a state when it makes it, not when it takes it from the queue. So it need not finish the
// last layer, which is nearly always the largest. It tests only the side that has just moved,
// because the other side's pieces have not changed.
//
// If the side to move cannot move, the search cannot continue from that state. But every board can
// be won from one of its two starts, as TestEveryBoard checks, so distance never returns -1.
func (s *solver) search(starts ...state) int {
	s.forget()
	for _, start := range starts {
		if s.won(start.mine()) || s.won(start.theirs()) {
			return 0
		}
		s.visit(start)
	}
	var moves [maxMoves]state
	for s.queue.Len() > 0 {
		s.layers = append(s.layers, s.queue.Len())
		for n := s.queue.Len(); n > 0; n-- {
			for _, next := range s.appendMoves(state(s.queue.Pop()), moves[:0]) {
				s.visit(next) // even if it is won, so that it is counted
				if s.won(next.theirs()) {
					return len(s.layers)
				}
			}
		}
	}
	return -1
}

// visit queues a state unless it was visited before.
func (s *solver) visit(next state) {
	if mark := next.mark(); !s.seen.Has(mark) {
		s.seen.Add(mark)
		s.queue.Push(uint64(next))
	}
}

// forget clears only the marks that the last search set.
func (s *solver) forget() {
	for _, old := range s.queue.All() {
		s.seen.Remove(state(old).mark())
	}
	s.queue.Reset()
	s.layers = s.layers[:0]
}

// readBoard reads sixteen characters, seven B, seven W and two O, with white space anywhere.
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

// problem and unit name the program and one of its cases in error lines.
const problem, unit = "luogu2346", "case"

// solve answers the boards on standard input. The single file calls it main.
func solve() { common.Run(problem, unit, answers()) }
