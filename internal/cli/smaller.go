package cli

import (
	"encoding/json"
	"fmt"
	"strings"

	"bfspuzzles/common"
)

// printSmaller prints every case that is a step smaller than one, and that the judge could
// give, each as a string of JSON on a line.
func (r run) printSmaller(text string) {
	if r.Smaller == nil {
		return
	}
	answer, out := r.Answers(), json.NewEncoder(r.stdout)
	whole := sizeOf(answer, text)
	for _, smaller := range r.Smaller(text) {
		given := r.form.given(smaller)
		if given != "" && sizeOf(answer, given).below(whole) {
			out.Encode(given)
		}
	}
}

// size is the size of a case: the moves of its answer and, of two with as many, how much
// stands in it.
type size struct{ moves, weight int }

// sizeOf answers a case to find its size. It has -1 moves if it has no answer.
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

// below reports whether a case is smaller than another, and has an answer if that has one.
func (s size) below(t size) bool {
	return s.moves >= 0 == (t.moves >= 0) &&
		(s.moves < t.moves || s.moves == t.moves && s.weight < t.weight)
}

// Slides returns the boards that are a move away from a board of several columns in a text.
// Its cells are the characters of the text that are among those given, the first so many; a
// move exchanges a blank with what is beside it.
func Slides(text, cells, blanks string, columns, many int) (moved []string) {
	var places []int
	for i := range text {
		if strings.IndexByte(cells, text[i]) >= 0 && len(places) < many {
			places = append(places, i)
		}
	}
	for from, to := range common.Grid(columns, len(places)/columns) {
		for _, beside := range to {
			if beside == common.NoCell || strings.IndexByte(blanks, text[places[from]]) < 0 {
				continue
			}
			board := []byte(text)
			a, b := places[from], places[beside]
			board[a], board[b] = board[b], board[a]
			moved = append(moved, string(board))
		}
	}
	return moved
}
