package main

import (
	"fmt"
	"math/bits"

	"bfspuzzles/common"
	"bfspuzzles/view"
)

// readFilm reads a pair of frames and returns the function that searches its
// route and draws it.
func readFilm(in *common.Reader) (func() view.Film, error) {
	begin, end, err := readPair(in)
	if err != nil {
		return nil, err
	}
	return func() view.Film {
		if b, e := reds(begin), reds(end); b != e {
			return view.Film{
				Columns: side,
				Frames:  []view.Frame{{Caption: "begin", Cells: draw(begin, -1)}},
				Note: fmt.Sprintf("No route: %d red and %d blue tiles here, %d red and %d blue at the end; "+
					"a move changes no colour.", b, cells-1-b, e, cells-1-e),
			}
		}
		return film(plainRoute(common.NewBFS(frames), begin, end))
	}, nil
}

// reds counts the red tiles of a frame.
func reds(f frame) int { return cells - 1 - bits.OnesCount16(uint16(f.blue())) }

// film draws a route. A caption is the move as the answer names it, by the way
// the white cell goes; the mark is on the tile that went the other way.
func film(route []uint64) view.Film {
	f := view.Film{Columns: side, Frames: []view.Frame{{Caption: "begin", Cells: draw(frame(route[0]), -1)}}}
	for i, move := range letters(route) {
		before, after := frame(route[i]), frame(route[i+1])
		f.Frames = append(f.Frames, view.Frame{Caption: string(move), Cells: draw(after, before.white())})
	}
	return f
}

// draw draws a frame; the tile in the cell moved, which may be -1, is marked.
func draw(f frame, moved int) []view.Cell {
	drawn := make([]view.Cell, cells)
	for cell := range drawn {
		switch {
		case cell == f.white():
			drawn[cell] = view.Cell{Label: "w", Colour: view.White, Shape: view.Tile}
		case f.blue().Has(cell):
			drawn[cell] = view.Cell{Label: "b", Colour: view.Blue, Shape: view.Tile}
		default:
			drawn[cell] = view.Cell{Label: "r", Colour: view.Red, Shape: view.Tile}
		}
	}
	if moved >= 0 {
		drawn[moved].Mark = view.Moved
	}
	return drawn
}
