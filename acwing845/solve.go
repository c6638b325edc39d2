// AcWing 845 Eight Puzzle (八数码)
//
//	https://www.acwing.com/problem/content/847/
//	Go is accepted by: AcWing; AOJ ALDS1_13_B, the same with the blank written as 0
//	limits: 1 s, 64 MB
//
// A 3x3 board holds the tiles 1 to 8 and a blank, x. A move swaps the blank with a tile beside it.
// Find the least number of moves to 1 2 3 / 4 5 6 / 7 8 x, or -1 if that board cannot be reached.
//
// Method: an inversion is a pair of tiles, read row by row, in which the first is larger. Half of
// the 9! = 362,880 boards have an odd number of inversions, and these boards cannot be solved. The
// others are at most 31 moves from the solved board. A bidirectional search (common.BothEnds) from
// the given board and the solved one finds the number of moves. It visits at most 15,882 boards,
// because the layers at the halfway point are still small. (A layer holds the boards at the same
// distance.) A plain search visits up to 181,440 boards.
//
// 中文：逆序数为奇数的局面无解，占一半。有解的局面用双向 BFS（common.BothEnds），两边各走一半就相遇，
// 最多访问 15,882 个局面，而单向 BFS 最多要访问 181,440 个。
package main

import (
	"strconv"

	"bfspuzzles/common"
)

const (
	side   = 3
	cells  = side * side
	boards = 362880 // 9!, the permutations of 0..8
)

// A board is packed into 4-bit digits, with cell 0 in the lowest; the blank is 0. A state of the
// searches is the rank of a board: its index among the permutations of 0..8 in dictionary order
// (see common.Cells and common.Rank).
//
//	2 3 4
//	1 5 x
//	7 6 8    packed 0x867051432, rank 92306
var solved = common.PackCells(1, 2, 3, 4, 5, 6, 7, 8, 0)

// distance returns the least number of moves needed to solve a board, or -1 if it cannot be solved.
func distance(search *common.BothEnds, board common.Cells) int {
	if !solvable(board) {
		return -1
	}
	return search.Distance(uint64(common.Rank(board, cells)), uint64(common.Rank(solved, cells)),
		common.SlidingMoves(side, side))
}

// solvable reports whether a board can be solved, which is determined by the parity of its number
// of inversions. The board 2 3 4 / 1 5 x / 7 6 8, read row by row without the blank, has 4
// inversions: 2-1, 3-1, 4-1 and 7-6.
//
// In three columns, a move changes the number of inversions by -2, 0 or 2 (see common.Inversions).
// The solved board has no inversions, so no board with an odd number can be solved. TestEveryBoard
// checks that every board with an even number can be solved. The answers do not depend on this
// claim, because the search itself returns -1 if there is no route.
func solvable(board common.Cells) bool { return common.Inversions(board, cells)%2 == 0 }

// readBoard reads nine characters, the tiles 1 to 8 and a blank, x or 0, with white space allowed
// anywhere.
func readBoard(in *common.Reader) (common.Cells, error) {
	var board common.Cells
	seen := [cells]bool{}
	for i := 0; i < cells; i++ {
		in.SkipBlanks()
		b, _ := in.Peek()
		if b == 'x' {
			b = '0'
		}
		switch {
		case b < '0' || b >= '0'+cells:
			return 0, in.Expected("a tile from 1 to 8 or the blank, x or 0")
		case seen[b-'0'] && b == '0':
			return 0, in.Bad("the blank appears twice on the board")
		case seen[b-'0']:
			return 0, in.Bad("tile %c appears twice on the board", b)
		}
		seen[b-'0'] = true
		board |= common.Cells(b-'0') << (4 * uint(i))
		in.Take()
	}
	return board, nil
}

// answers returns a function that answers one board after another.
func answers() common.Answer {
	search := common.NewBothEnds(boards)
	return func(in *common.Reader) (string, error) {
		board, err := readBoard(in)
		if err != nil {
			return "", err
		}
		return strconv.Itoa(distance(search, board)), nil
	}
}

// problem names the program in error lines.
const problem = "acwing845"

// solve answers the boards on standard input. In the single file to submit, it is named main.
func solve() { common.Run(problem, answers()) }
