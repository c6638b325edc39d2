package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/sliding"
	"bfspuzzles/view"
)

// readFilm reads a board and returns the function that searches its route and
// draws it.
func readFilm(in *common.Reader) (func() view.Film, error) {
	board, err := readBoard(in)
	if err != nil {
		return nil, err
	}
	return func() view.Film {
		return sliding.Film(board, plainRoute(common.NewBFS(ranks), board), side, side)
	}, nil
}
