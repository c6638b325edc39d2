package main

import (
	"fmt"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// readCase reads a pair of frames for the plain search and for drawing its route.
func readCase(in *common.Reader) (cli.Case, error) {
	from, to, err := readPair(in)
	if err != nil {
		return cli.Case{}, err
	}
	return cli.Case{
		Route:  func(search *common.BFS) []uint64 { return plainRoute(search, from, to) },
		Answer: answer,
		Search: func(lang view.Language) (ends []cli.End, note string) {
			s := newSolver()
			if s.route(from, to) == nil {
				return nil, lang.Say("The colours differ in number, so there is no route.",
					"两种颜色的块数不同，所以无解。")
			}
			return cli.Ends([2][]int{layersOf(&s.forward), layersOf(&s.backward)}), ""
		},
		Play:   func() cli.Play { return play(from, to) },
		Solved: func(position uint64) bool { return frame(position) == to },
		Moves:  moves(),
		Film: func(lang view.Language, route []uint64, _ int) view.Film {
			if route != nil {
				return film(lang, route)
			}
			f := film(lang, []uint64{uint64(from)})
			f.Note = fmt.Sprintf(lang.Say("No route: %d red and %d blue tiles here, "+
				"%d red and %d blue at the end; a move changes no colour.",
				"无解：起始局面有 %d 红 %d 蓝，目标局面有 %d 红 %d 蓝，移动不改变颜色。"),
				cells-1-from.blues(), from.blues(), cells-1-to.blues(), to.blues())
			return f
		},
	}, nil
}

// layersOf returns how many frames each layer has.
func layersOf(e *end) (sizes []int) {
	for _, layer := range e.layers {
		sizes = append(sizes, len(layer))
	}
	return sizes
}

// film draws a route. A caption is the move as the answer names it, by the way that
// the white cell goes; so it is the white cell that is marked.
func film(lang view.Language, route []uint64) view.Film {
	f := view.Film{Columns: side, Frames: []view.Frame{
		{Caption: lang.Say("begin", "起始"), Cells: draw(frame(route[0]), view.Unmarked)},
	}}
	for i, move := range letters(route) {
		cells := draw(frame(route[i+1]), view.Moved)
		f.Frames = append(f.Frames, view.Frame{Caption: string(move), Cells: cells})
	}
	return f
}

// draw draws a frame, with a mark on the white cell.
func draw(f frame, mark view.Mark) []view.Cell {
	drawn := make([]view.Cell, cells)
	for cell := range drawn {
		drawn[cell] = view.Cell{Label: "r", Colour: view.Red, Shape: view.Tile}
		if f.blue().Has(cell) {
			drawn[cell].Label, drawn[cell].Colour = "b", view.Blue
		}
	}
	drawn[f.white()] = view.Cell{Label: "w", Colour: view.White, Shape: view.Tile, Mark: mark}
	return drawn
}
