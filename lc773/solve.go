// LeetCode 773 Sliding Puzzle (滑动谜题)
//
//	https://leetcode.com/problems/sliding-puzzle/
//	Go is accepted by: LeetCode, as a function (LintCode 941 is the same problem)
//	limits: 1 s, 1 or 10 cases (our choice, because none are published)
//	same input as LeetCode: LintCode
//
// A 2x3 board holds the tiles 1 to 5 and a blank, written as 0. A move slides a tile into the blank
// beside it. Find the least number of moves to 1 2 3 / 4 5 0, or -1 if that board cannot be
// reached.
//
// Method: there are only 6! = 720 boards, and every move can be undone. So a single
// breadth-first search from the solved board finds the distance of every board that can be
// solved: 360 boards, at most 21 moves away. Each answer is then a table lookup.
//
// 中文：局面只有 6! = 720 个，而且每一步都可以倒着走。所以从终点做一次 BFS 打表，就得到所有有解
// 局面（360 个，最多 21 步）到终点的步数，之后每次直接查表。
package main

import (
	"strconv"

	"bfspuzzles/common"
)

const (
	rows, columns = 2, 3
	cells         = rows * columns
	boards        = 720 // 6!, the permutations of 0..5
)

// A board is packed into 4-bit digits, with cell 0 in the lowest, and numbered by its rank: its
// index among the permutations of 0..5 in dictionary order (see common.Cells and common.Rank).
//
//	4 1 2
//	5 0 3    packed 0x305214, rank 4*5! + 1*4! + 1*3! + 2*2! + 0*1! = 514
//
// Each coefficient in the sum counts the smaller numbers after one number on the board: four after
// the 4, one after the 1, and so on. The last number needs no term, because no number follows it.
//
//	1 2 3
//	4 5 0    packed 0x054321, rank 153: the solved board
var solved = common.PackCells(1, 2, 3, 4, 5, 0)

// distances maps the rank of a board to the least number of moves to the solved board, or -1.
var distances = distancesToSolved()

// distancesToSolved returns the table. It visits every board that can be solved, in order of
// distance.
func distancesToSolved() [boards]int8 {
	var table [boards]int8
	for i := range table {
		table[i] = -1
	}
	beside := common.Grid(columns, rows)
	var queue common.Queue
	table[common.Rank(solved, cells)] = 0
	queue.Push(uint64(solved))
	for queue.Len() > 0 {
		board := common.Cells(queue.Pop())
		distance := table[common.Rank(board, cells)]
		blank := board.Blank()
		for _, tile := range beside[blank] {
			next := board.Slide(tile, blank)
			rank := common.Rank(next, cells)
			if table[rank] < 0 {
				table[rank] = distance + 1
				queue.Push(uint64(next))
			}
		}
	}
	return table
}

// slidingPuzzle returns the least number of moves needed to solve a board, or -1 if it cannot be
// solved. The signature is LeetCode's. The board must have two rows of three numbers, each of 0 to
// 5 once; slidingPuzzle does not check this.
func slidingPuzzle(board [][]int) int {
	return int(distances[common.Rank(pack(board), cells)])
}

func pack(board [][]int) common.Cells {
	return common.PackCells(board[0]...) | common.PackCells(board[1]...)<<(4*columns)
}

// layout is a board as LeetCode's console writes it, with ? in place of each number.
const layout = "[[?,?,?],[?,?,?]]"

// readBoard reads a board, with or without white space between its parts, and with or without the
// name that LeetCode's page gives it, as in board = [[4,1,2],[5,0,3]].
func readBoard(in *common.Reader) ([][]int, error) {
	parts := layout
	if b, _ := in.Peek(); b == 'b' {
		parts = "board=" + layout
	}
	numbers := make([]int, 0, cells)
	seen := [cells]bool{}
	for i := range parts {
		in.SkipBlanks()
		b, _ := in.Peek()
		switch {
		case parts[i] != '?':
			if b != parts[i] {
				return nil, in.Bad("missing %q before %s: a board looks like [[4,1,2],[5,0,3]]",
					parts[i:i+1], in.Found())
			}
		case b < '0' || b >= '0'+cells:
			return nil, in.Expected("a number from 0 to 5")
		case seen[b-'0']:
			return nil, in.Bad("%c appears twice on the board", b)
		default:
			seen[b-'0'] = true
			numbers = append(numbers, int(b-'0'))
		}
		in.Take()
	}
	return [][]int{numbers[:columns], numbers[columns:]}, nil
}

func answer(in *common.Reader) (string, error) {
	board, err := readBoard(in)
	if err != nil {
		return "", err
	}
	return strconv.Itoa(slidingPuzzle(board)), nil
}

// problem names the program in error lines.
const problem = "lc773"

// solve answers the boards on standard input. In the single file to submit, it is named main.
func solve() { common.Run(problem, answer) }
