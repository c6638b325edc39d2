// Luogu P2346 Four in a Row (四子连棋)
//
//	https://www.luogu.com.cn/problem/P2346
//	Go is accepted by: Luogu (codevs 1004 is the same problem)
//	limits: 1 s, 125 MB
//
// A 4x4 board holds 7 black pieces, 7 white ones and 2 empty cells. A move
// slides a piece into an empty cell beside it; the colours take turns, and
// either may start. What is the least number of moves until either colour has
// four in a row, a column or a long diagonal? It is 0 if one has at the start.
//
// Method: a position is two bitboards, sets of cells with a bit for each cell: the pieces
// of the colour to move and those of the other. Both colours win alike, so which of them
// is black does not matter, and "either may start" means two starting positions. A
// breadth-first search begins with both and takes at most 7 layers.
//
// 中文：一个局面用两个位棋盘（bitboard，每格一位）表示：轮到走的一方的棋子，和另一方的棋子。双方连成的
// 条件一样，不必记谁是黑方；哪一方先走都可以，所以从两个起点同时逐层搜索，最多 7 层。
package main

import (
	"io"
	"math/bits"
	"strconv"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

const (
	side     = 4
	cells    = side * side
	pieces   = 7     // of each colour
	maxMoves = 2 * 4 // into each empty cell from four sides
)

// position packs the pieces of the colour to move into the low 16 bits and
// those of the other colour into the next 16; a cell in neither is empty. Cells are
// numbered row by row from 0:
//
//	B W B O
//	W B W B      black on 0 2 5 7 8 10 13     0x25a5
//	B W B W      white on 1 4 6 9 11 12 14    0x5a52
//	W B W O      black to move                0x5a5225a5
//
// It takes 32 bits, and is a uint64 because a Queue holds these.
type position uint64

func pack(mine, theirs common.Bitboard) position {
	return position(mine) | position(theirs)<<16
}

func (p position) mine() common.Bitboard   { return common.Bitboard(p) }
func (p position) theirs() common.Bitboard { return common.Bitboard(p >> 16) }

// swapped is the same board with the other colour to move.
func (p position) swapped() position { return pack(p.theirs(), p.mine()) }

// mark returns the number by which a search marks a position as seen, in 21 bits: the two
// empty cells, 4 bits each, and whose the other 14 are, 1 for the colour to move. The lowest
// of these is left out: the others determine it, as seven of the 14 are 1.
//
//	B W B O      empty 15 and 3: 1111 0011
//	W B W B      black 0010 0101 1010 0101, without bits 15 and 3:
//	B W B W            _010 0101 1010 _101 = 01 0010 1101 0101
//	W B W O      black to move: 1111 0011 0 1001 0110 1010 = 0x1e696a
func (p position) mark() uint64 {
	empty := uint16(^(p.mine() | p.theirs()))
	first, second := bits.TrailingZeros16(empty), bits.Len16(empty)-1
	others := p.mine().Squeeze(second).Squeeze(first) // the higher first: the lower stays in place
	return uint64(second<<17 | first<<13 | int(others>>1))
}

const allMarks = cells << 17 // one more than the largest

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

// won reports whether the pieces of a colour fill a line.
func (r *rules) won(colour common.Bitboard) bool {
	for _, line := range r.lines {
		if colour&line == line {
			return true
		}
	}
	return false
}

// appendMoves appends the positions one move after p. For each, a piece of the colour to
// move slides into an empty cell beside it; then the other colour is to move.
func (r *rules) appendMoves(p position, next []position) []position {
	mine, theirs := p.mine(), p.theirs()
	for empty := ^(mine | theirs); empty != 0; empty &= empty - 1 { // takes the lowest bit out
		to := bits.TrailingZeros16(uint16(empty))
		for movers := r.beside[to] & mine; movers != 0; movers &= movers - 1 {
			from := bits.TrailingZeros16(uint16(movers))
			next = append(next, pack(theirs, mine.Slide(from, to)))
		}
	}
	return next
}

// solver answers one board after the other and keeps its memory between them.
type solver struct {
	*rules
	queue  common.Queue
	seen   common.BitSet // by mark
	layers []int         // how many positions each layer of the search had, but the last
}

func newSolver() *solver {
	return &solver{rules: newRules(), seen: common.NewBitSet(allMarks)}
}

// distance returns the least number of moves until either colour has four in a line,
// if either may start.
func (s *solver) distance(board position) int { return s.search(board, board.swapped()) }

// search visits the positions by layers from the two starts until one is won.
//
// It tests a position when it is made, so the last layer, the largest, is never
// stored; and it tests only the colour that just moved, since the other has not
// changed. If a colour cannot move, the search from that start ends there; but every
// board can be won from one of the two, so -1 is never returned.
func (s *solver) search(starts ...position) int {
	s.forget()
	for _, p := range starts {
		if s.won(p.mine()) || s.won(p.theirs()) {
			return 0
		}
		s.visit(p)
	}
	var moves [maxMoves]position
	for s.queue.Len() > 0 {
		s.layers = append(s.layers, s.queue.Len())
		for n := s.queue.Len(); n > 0; n-- {
			for _, p := range s.appendMoves(position(s.queue.Pop()), moves[:0]) {
				if s.won(p.theirs()) {
					return len(s.layers)
				}
				s.visit(p)
			}
		}
	}
	return -1
}

// visit queues a position unless it was seen before.
func (s *solver) visit(p position) {
	if mark := p.mark(); !s.seen.Has(mark) {
		s.seen.Add(mark)
		s.queue.Push(uint64(p))
	}
}

// forget clears the marks of the last search, and only those.
func (s *solver) forget() {
	for _, p := range s.queue.All() {
		s.seen.Remove(position(p).mark())
	}
	s.queue.Reset()
	s.layers = s.layers[:0]
}

// readBoard reads sixteen characters, seven B, seven W and two O, with white space
// anywhere, as the position with black to move. It returns io.EOF if no board follows.
func readBoard(in *common.Reader) (position, error) {
	if !in.SkipBlanks() {
		return 0, io.EOF
	}
	const letters = "BWO"
	left := [...]int{pieces, pieces, cells - 2*pieces}
	var colours [len(letters)]common.Bitboard
	for cell := 0; cell < cells; cell++ {
		in.SkipBlanks()
		b, _ := in.Peek()
		colour := strings.IndexByte(letters, b)
		if colour < 0 {
			return 0, in.Expected("B, W or O")
		}
		if left[colour] == 0 {
			return 0, in.Expected("7 B, 7 W and 2 O on a board, so no more " + string(rune(b)))
		}
		left[colour]--
		colours[colour] = colours[colour].With(cell)
		in.Take()
	}
	return pack(colours[0], colours[1]), nil
}

// answers returns a function that answers one board after the other.
func answers() common.Answer {
	s := newSolver()
	return func(in *common.Reader) (string, error) {
		board, err := readBoard(in)
		if err != nil {
			return "", err
		}
		return strconv.Itoa(s.distance(board)), nil
	}
}

// problem and unit name the program and a case of it in error lines.
const problem, unit = "luogu2346", "case"

// judge answers the boards on standard input.
func judge() { common.Run(problem, unit, answers()) }

const about = `Luogu P2346 Four in a Row: reads 4x4 boards of 7 B, 7 W and 2 O, such as
BWBO WBWB BWBW WBWO, and prints for each the least number of moves until either
colour has four in a row, a column or a long diagonal; either may start. Drawn
boards have ( ) around four that have won, and { } around one that has moved, too.
`

//go:generate go run ../cmd/bundle -o ../submit/luogu2346/main.go .

// program returns what the command line needs to know; judge uses none of it.
func program() cli.Program {
	return cli.Program{
		Name: problem, Unit: unit, About: about,
		Input: "4x4 boards such as BWBO WBWB BWBW WBWO",
		Title: cli.Title{English: "four in a row", Chinese: "四子连棋", Hardest: 7},
		Judge: judge, Answers: answers, Read: readCase,
		States:  1 << 25, // see plainBoard
		Random:  []cli.Random{{Judge: "Luogu", Case: randomBoard}},
		Smaller: smallerBoards,
	}
}

func main() { cli.Main(program()) }
