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
// Method: parity tells which boards cannot be solved, half of all 9! = 362,880: those with
// an odd number of inversions. The others are at most 31 moves away. A bidirectional search,
// from the board and from the solved one (common.BothEnds), finds how many. It visits 15,882
// boards at most where a plain search visits up to 181,440: the layers half as far away are small.
//
// 中文：逆序数为奇数的局面无解，占一半。有解的局面用双向 BFS（common.BothEnds），两边各走一半就相遇，
// 最多访问 15,882 个局面，而单向 BFS 要访问 181,440 个。
package main

import (
	"io"
	"strconv"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

const (
	side   = 3
	cells  = side * side
	boards = 362880 // 9!, the orders of 0..8
)

// A board is packed into 4-bit digits, cell 0 in the lowest and the blank being 0. A state
// of the searches is its rank among the orders of 0..8 (see Cells and Rank):
//
//	2 3 4
//	1 5 x
//	7 6 8    packed 0x867051432, rank 92306
var solved = common.PackCells(1, 2, 3, 4, 5, 6, 7, 8, 0)

// distance returns the least number of moves that solve a board, or -1 if none do.
func distance(search *common.BothEnds, board common.Cells) int {
	if !solvable(board) {
		return -1
	}
	return search.Distance(uint64(common.Rank(board, cells)), uint64(common.Rank(solved, cells)),
		common.SlidingMoves(side, side))
}

// solvable reports whether a board can be solved, by parity: whether its number of
// inversions is even. Read the tiles row by row, without the blank. An inversion is a pair
// of tiles of which the first is the larger; the board above has 4: 2-1, 3-1, 4-1 and 7-6.
//
// A sideways move leaves that order as it is. An up or down move takes one tile past two
// others and turns both pairs over, so the number changes by -2, 0 or 2. The solved board
// has no inversion, so no odd board can be solved. All even ones can: the tests show it.
func solvable(board common.Cells) bool {
	inversions := 0
	for second := 0; second < cells; second++ {
		for first := 0; first < second; first++ {
			if board.At(second) != 0 && board.At(first) > board.At(second) {
				inversions++
			}
		}
	}
	return inversions%2 == 0
}

// readBoard reads nine characters, 1 to 8 and a blank, x or 0, with white space
// anywhere. It returns io.EOF if no board follows.
func readBoard(in *common.Reader) (common.Cells, error) {
	if !in.SkipBlanks() {
		return 0, io.EOF
	}
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
			return 0, in.Expected("a tile 1 to 8 or the blank, x or 0")
		case seen[b-'0']:
			return 0, in.Expected("each tile 1 to 8 and the blank only once on a board")
		}
		seen[b-'0'] = true
		board |= common.Cells(b-'0') << (4 * uint(i))
		in.Take()
	}
	return board, nil
}

// answers returns a function that answers one board after the other.
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
		Input: "3x3 boards such as 2 3 4 1 5 x 7 6 8",
		Title: cli.Title{English: "8-puzzle", Chinese: "八数码", Hardest: 31},
		Judge: judge, Answers: answers, Read: acWing().ReadCase, States: boards,
		Random: randomForms(), Smaller: acWing().Smaller,
	}
}

func main() { cli.Main(program()) }
