package cli

import (
	"fmt"
	"strings"

	"bfspuzzles/common"
)

// printSmaller prints every case that is one step smaller than a given case and that the judge
// could give.
func (r run) printSmaller(text string) {
	answer := r.Answers()
	whole := sizeOf(answer, text)
	printed := map[string]bool{"": true} // the judge gives no such case
	for _, smaller := range r.Smaller(text) {
		given := r.form.given(smaller)
		if !printed[given] && sizeOf(answer, given).below(whole) {
			printed[given] = true
			r.write(given)
		}
	}
}

// size is the size of a case: the number of moves in its answer, or -1 if it has no answer; and its
// weight, which decides between cases with equally many moves.
type size struct{ moves, weight int }

// sizeOf answers a case to find its size. The weight is the length of the text, except that a wall,
// which leaves less to search, counts as half a character, and a letter as one and a half.
func sizeOf(answer common.Answer, text string) size {
	s := size{moves: -1, weight: 2*len(text) - strings.Count(text, "#")}
	for _, b := range text {
		if b >= 'A' {
			s.weight++
		}
	}
	if line, err := answer(common.NewReader(strings.NewReader(text))); err == nil {
		fmt.Sscan(line, &s.moves)
	}
	return s
}

// below reports whether a case is smaller than another, and has an answer if and only if the other
// has one.
func (s size) below(t size) bool {
	switch {
	case s.moves >= 0 != (t.moves >= 0):
		return false
	case s.moves != t.moves:
		return s.moves < t.moves
	}
	return s.weight < t.weight
}

// Slides returns the boards that are one move away from a board in a text. The cells are the first
// count characters of the text that are in letters, row by row; the text may hold other characters
// as well. A move swaps a cell that holds a character of blanks with a cell beside it.
func Slides(text, letters, blanks string, columns, count int) (moved []string) {
	var cells []int // the index of each in the text
	for i := range text {
		if strings.IndexByte(letters, text[i]) >= 0 && len(cells) < count {
			cells = append(cells, i)
		}
	}
	for from, to := range common.Grid(columns, len(cells)/columns) {
		if strings.IndexByte(blanks, text[cells[from]]) < 0 {
			continue
		}
		for _, beside := range to {
			board := []byte(text)
			a, b := cells[from], cells[beside]
			board[a], board[b] = board[b], board[a]
			moved = append(moved, string(board))
		}
	}
	return moved
}
