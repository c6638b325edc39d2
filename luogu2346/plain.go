package main

import "bfspuzzles/common"

// plainBoard is a board as the blog post keeps it: sixteen letters and the colour to
// move. To mark it as seen, the plain search packs it into 25 bits:
//
//	bit   24      23-20    19-16    15-0
//	      white   second   first    black pieces
//	      moves   empty    empty
type plainBoard struct {
	board [cells]byte // 'B', 'W' or 'O'
	mover byte        // 'B' or 'W'
}

const whiteMoves = 1 << 24

func (p plainBoard) pack() (state uint64) {
	shift := uint(16)
	for cell, c := range p.board {
		switch c {
		case 'B':
			state |= 1 << uint(cell)
		case 'O':
			state |= uint64(cell) << shift
			shift += 4
		}
	}
	if p.mover == 'W' {
		state |= whiteMoves
	}
	return state
}

func unpack(state uint64) plainBoard {
	p := plainBoard{lettersOf(positionOf(state)), 'B'}
	if state&whiteMoves != 0 {
		p.mover = 'W'
	}
	return p
}

// positionOf returns the board of a state as a position of main.go, with black to move.
func positionOf(state uint64) position {
	black := common.Bitboard(state)
	return pack(black, ^(black | 1<<(state>>16&15) | 1<<(state>>20&15)))
}

// lettersOf returns the letters of a position with black to move.
func lettersOf(p position) (letters [cells]byte) {
	for cell := range letters {
		switch {
		case p.mine().Has(cell):
			letters[cell] = 'B'
		case p.theirs().Has(cell):
			letters[cell] = 'W'
		default:
			letters[cell] = 'O'
		}
	}
	return letters
}

// fourInLine reports whether either colour fills a row, a column or a long diagonal:
// a cell on the edge and the three that follow it in equal steps.
func (p plainBoard) fourInLine() bool {
	line := func(start, step int) bool {
		first := p.board[start]
		return first != 'O' && first == p.board[start+step] &&
			first == p.board[start+2*step] && first == p.board[start+3*step]
	}
	for i := 0; i < side; i++ {
		if line(side*i, 1) || line(i, side) {
			return true
		}
	}
	return line(0, side+1) || line(side-1, side-1)
}

// plainRoute is the blog post's method: a breadth-first search from the board with
// either colour to move, two starts in one queue, to a board with four in a line. It
// returns the packed states of a shortest route, both ends included.
//
// 中文：博文的做法：朴素 BFS，黑先和白先两个起点同时入队；状态是棋子的摆法加上轮到哪一方走，
// 出队的局面已连成四子时结束。返回一条最短路线上的所有状态（含两端）。
func plainRoute(search *common.BFS, start position) []uint64 {
	return search.Route(starts(start), solved, moves())
}

// starts returns the states of a board with black and with white to move.
func starts(board position) []uint64 {
	letters := lettersOf(board)
	return []uint64{plainBoard{letters, 'B'}.pack(), plainBoard{letters, 'W'}.pack()}
}

func solved(state uint64) bool { return unpack(state).fourInLine() }

// moves returns the moves of the colour whose turn it is.
func moves() func(state uint64, next []uint64) []uint64 {
	beside := common.Grid(side, side)
	return func(state uint64, next []uint64) []uint64 {
		p := unpack(state)
		after := plainBoard{mover: 'B' + 'W' - p.mover}
		for to, c := range p.board {
			if c != 'O' {
				continue
			}
			for _, from := range beside[to] {
				if from != common.NoCell && p.board[from] == p.mover {
					after.board = p.board
					after.board[from], after.board[to] = 'O', p.mover
					next = append(next, after.pack())
				}
			}
		}
		return next
	}
}
