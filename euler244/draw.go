package main

import (
	"fmt"
	"math/bits"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// readCase reads a pair of frames for the plain search and for drawing its route.
func readCase(in *common.Reader) (cli.Case, error) {
	begin, end, err := readPair(in)
	if err != nil {
		return cli.Case{}, err
	}
	return cli.Case{
		Route:  func(search *common.BFS) []uint64 { return plainRoute(search, begin, end) },
		Answer: func(route []uint64) string { return answer(letters(route), route != nil) },
		Search: func() (ends []view.End, note string) {
			if reds(begin) != reds(end) {
				return nil, "The colours differ in number, so there is no route."
			}
			s := newSolver()
			s.route(begin, end)
			return []view.End{{Name: "begin frame", Layers: layersOf(&s.forward)}, {Name: "end frame", Layers: layersOf(&s.backward), Back: true}},
				"The begin frame's last layer may be cut short: it stopped at the first frame that both ends had seen."
		},
		Film: func(route []uint64, _ int) view.Film {
			if route == nil {
				return view.Film{
					Columns: side,
					Frames:  []view.Frame{{Caption: "begin", Cells: draw(begin, view.Unmarked)}},
					Note: fmt.Sprintf("No route: %d red and %d blue tiles here, %d red and %d blue at the end; "+
						"a move changes no colour.", reds(begin), cells-1-reds(begin), reds(end), cells-1-reds(end)),
				}
			}
			return film(route)
		},
	}, nil
}

// layersOf returns how many frames each layer has, the frontier included.
func layersOf(e *end) []int {
	return append(e.layers, len(e.queue.All())-view.Sum(e.layers))
}

// reds counts the red tiles of a frame.
func reds(f frame) int { return cells - 1 - bits.OnesCount16(uint16(f.blue())) }

// film draws a route. A caption is the move as the answer names it, by the way
// that the white cell goes; so it is the white cell that is marked.
func film(route []uint64) view.Film {
	f := view.Film{Columns: side, Frames: []view.Frame{{Caption: "begin", Cells: draw(frame(route[0]), view.Unmarked)}}}
	for i, move := range letters(route) {
		f.Frames = append(f.Frames, view.Frame{Caption: string(move), Cells: draw(frame(route[i+1]), view.Moved)})
	}
	return f
}

// draw draws a frame, with a mark on the white cell.
func draw(f frame, mark view.Mark) []view.Cell {
	drawn := make([]view.Cell, cells)
	for cell := range drawn {
		switch {
		case cell == f.white():
			drawn[cell] = view.Cell{Label: "w", Colour: view.White, Shape: view.Tile, Mark: mark}
		case f.blue().Has(cell):
			drawn[cell] = view.Cell{Label: "b", Colour: view.Blue, Shape: view.Tile}
		default:
			drawn[cell] = view.Cell{Label: "r", Colour: view.Red, Shape: view.Tile}
		}
	}
	return drawn
}
