package main

// The lesson is solve.go and plain.go. Skip the rest.

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// turn is a state of the blog post's plain search: a board and the colour to move, B or W. The
// states of common.BFS are numbers, so number packs a turn into 25 bits:
//
//	bit   24      23-20    19-16    15-0
//	      white   second   first    black pieces
//	      moves   empty    empty
//
// All other cells hold white pieces.
type turn struct {
	board
	mover byte
}

const (
	whiteMoves = 1 << 24
	states     = 1 << 25 // more than the largest number, for common.NewBFS
)

func (t turn) number() (n uint64) {
	shift := uint(16) // of the next empty cell
	for cell, letter := range t.board {
		switch letter {
		case 'B':
			n |= 1 << uint(cell)
		case 'O':
			n |= uint64(cell) << shift
			shift += 4
		}
	}
	if t.mover == 'W' {
		n |= whiteMoves
	}
	return n
}

// turnOf is the inverse of number.
func turnOf(n uint64) turn {
	t := turn{mover: 'B'}
	if n&whiteMoves != 0 {
		t.mover = 'W'
	}
	for cell := range t.board {
		switch {
		case n>>uint(cell)&1 == 1:
			t.board[cell] = 'B'
		case cell == int(n>>16&15) || cell == int(n>>20&15):
			t.board[cell] = 'O'
		default:
			t.board[cell] = 'W'
		}
	}
	return t
}

// line is a row, a column or a long diagonal: a cell on the edge and three more in equal steps.
type line struct{ first, step int }

var lines = [...]line{
	{0, 1}, {4, 1}, {8, 1}, {12, 1}, // rows
	{0, 4}, {1, 4}, {2, 4}, {3, 4}, // columns
	{0, 5}, {3, 3}, // diagonals
}

// winner returns the colour that fills a line, B or W, or O if neither does. (Two empty cells
// cannot fill a line.)
func winner(b board, l line) byte {
	for cell := l.first; cell <= l.first+3*l.step; cell += l.step {
		if b[cell] != b[l.first] {
			return 'O'
		}
	}
	return b[l.first]
}

// won reports whether either colour fills a line.
func won(b board) bool {
	for _, l := range lines {
		if winner(b, l) != 'O' {
			return true
		}
	}
	return false
}

// game describes a board to the blog post's plain search: the starts, the moves and the goals. The
// search itself is common.BFS.
//
// 中文：博文的朴素 BFS 只需知道三件事：从哪里出发（黑先和白先，两个起点同时入队）、一步能到哪里、何时结束
// （连成四子）；搜索本身在 common.BFS。状态是棋子的摆法加上轮到哪一方走。
type game struct{ start board }

func readGame(in *common.Reader) (cli.Game, error) {
	b, err := readBoard(in)
	return game{b}, err
}

// Starts returns the two starts: the board with black to move and with white to move.
func (g game) Starts() []uint64 {
	return []uint64{turn{g.start, 'B'}.number(), turn{g.start, 'W'}.number()}
}

// Solved reports whether either colour fills a line.
func (g game) Solved(state uint64) bool { return won(turnOf(state).board) }

// Moves appends the states after each move by the side to move. It tries the empty cells in order,
// and for each of them the pieces beside it, also in order of their cells.
func (g game) Moves(state uint64, next []uint64) []uint64 {
	t := turnOf(state)
	for empty, letter := range t.board {
		if letter != 'O' {
			continue
		}
		for cell, letter := range t.board {
			if letter == t.mover && beside(cell, empty) {
				after := t
				after.board[cell], after.board[empty] = 'O', t.mover
				next = append(next, after.number()^whiteMoves) // the other colour is to move
			}
		}
	}
	return next
}

// beside reports whether two cells share an edge: either their rows or their columns differ by 1,
// and the others are equal. Only then do the squares of the two differences add up to 1.
func beside(a, b int) bool {
	rows, columns := a/side-b/side, a%side-b%side
	return rows*rows+columns*columns == 1
}
