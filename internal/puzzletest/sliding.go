//go:build go1.24

package puzzletest

import (
	"slices"
	"strings"
	"testing"

	"bfspuzzles/common"
)

// SlidingBoard is a board of a sliding puzzle. SlidingBoards returns all boards.
type SlidingBoard struct {
	Cells    common.Cells // 0 is the blank
	Distance int          // in moves from the solved board; -1 if it cannot be solved
	Moves    []uint64     // numbers of the boards after the blank moves up, down, left and right
}

// SlidingBoards returns all boards of a sliding puzzle in dictionary order, so the number of a
// board is its common.Rank. The solved board is given row by row, for example as 123450 with 3
// columns. Its digits are 0, which is the blank, and the tiles, up to 8.
//
// This is a second method, different in kind, with which the programs are compared. A board is a
// string of digits, and there are neither queues nor ranks. For one distance after another,
// SlidingBoards examines every board that has no distance yet, and assigns it this distance if a
// move leads to a board at the previous distance.
func SlidingBoards(solved string, columns int) []SlidingBoard {
	texts := []string{""}
	for range solved { // one digit longer each time
		var longer []string
		for _, text := range texts {
			for _, digit := range "012345678"[:len(solved)] {
				if !strings.ContainsRune(text, digit) {
					longer = append(longer, text+string(digit))
				}
			}
		}
		texts = longer
	}
	number := map[string]uint64{}
	for i, text := range texts {
		number[text] = uint64(i)
	}
	boards := make([]SlidingBoard, len(texts))
	for i, text := range texts {
		boards[i].Distance = -1
		for cell := range text {
			boards[i].Cells |= common.PackCells(int(text[cell]-'0')) << (4 * uint(cell))
		}
		for _, direction := range []byte("UDLR") {
			if after, ok := Slide(text, columns, '0', direction); ok {
				boards[i].Moves = append(boards[i].Moves, number[after])
			}
		}
	}
	boards[number[solved]].Distance = 0
	for last, found := 0, true; found; last++ {
		found = false
		for i := range boards {
			for _, after := range boards[i].Moves {
				if boards[i].Distance < 0 && boards[after].Distance == last {
					boards[i].Distance, found = last+1, true
				}
			}
		}
	}
	return boards
}

// Slide moves the blank of a board of letters up, down, left or right: U, D, L or R. It uses only
// the rules, and no packed boards.
func Slide(board string, columns int, blank, direction byte) (after string, ok bool) {
	from := strings.IndexByte(board, blank)
	to := from + map[byte]int{'U': -columns, 'D': columns, 'L': -1, 'R': 1}[direction]
	if to < 0 || to >= len(board) || from/columns != to/columns && from%columns != to%columns {
		return "", false // neither in its row nor in its column
	}
	letters := []byte(board)
	letters[from], letters[to] = letters[to], blank
	return string(letters), true
}

// CheckSlidingMoves checks the moves of a plain search, whose states are ranks, on all boards. The
// moves must be the ones that the rules allow, in the same order.
func CheckSlidingMoves(t testing.TB, boards []SlidingBoard, moves common.Moves) {
	t.Helper()
	for i, board := range boards {
		if got := moves(uint64(i), nil); !slices.Equal(got, board.Moves) {
			t.Fatalf("board %#x: moves to the boards %d, want %d", uint64(board.Cells), got,
				board.Moves)
		}
	}
}
