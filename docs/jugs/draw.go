package main

import (
	"fmt"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// readCase reads a case for the plain search and for drawing its route.
func readCase(in *common.Reader) (cli.Case, error) {
	p, err := readTask(in)
	if err != nil {
		return cli.Case{}, err
	}
	return cli.Case{
		Route: func(search *common.BFS) []uint64 { return plainRoute(search, p) },
		Search: func(view.Language) (ends []cli.End, note string) {
			_, layers := p.distance()
			return []cli.End{{Layers: layers}}, ""
		},
		Film: func(_ view.Language, route []uint64, _ int) view.Film { return film(p, route) },
	}, nil
}

// film draws the states of a route, each as two columns of litres.
func film(p task, route []uint64) view.Film {
	f := view.Film{Columns: 2}
	if route == nil {
		route = []uint64{0}
		f.Note = "No route: that many litres are never in a jug."
	}
	height := p.a
	if p.b > height {
		height = p.b
	}
	for _, state := range route {
		j := pair(state)
		frame := view.Frame{Caption: fmt.Sprintf("%d %d", j.first(), j.second())}
		for litre := height; litre > 0; litre-- {
			frame.Cells = append(frame.Cells, draw(litre, j.first(), p.a),
				draw(litre, j.second(), p.b))
		}
		f.Frames = append(f.Frames, frame)
	}
	return f
}

// draw draws a litre of a jug, from 1 at its bottom.
func draw(litre, full, size int) view.Cell {
	switch {
	case litre > size:
		return view.Cell{Label: " "}
	case litre > full:
		return view.Cell{Label: "-", Colour: view.Grey}
	}
	return view.Cell{Label: "~", Colour: view.Blue, Shape: view.Tile}
}
