package main

import (
	"fmt"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// Read reads a state as Write writes it: the litres in both jugs.
func (g game) Read(in *common.Reader) (uint64, error) {
	first, err := in.Number("a number of litres that the first jug can hold", 0, g.a)
	if err != nil {
		return 0, err
	}
	second, err := in.Number("a number of litres that the second jug can hold", 0, g.b)
	return pair{first, second}.number(), err
}

func (g game) Write(state uint64) string {
	p := pairOf(state)
	return fmt.Sprintf("%d %d", p.first, p.second)
}

// Distance answers by the search of solve.go, which the command line calls the fast search. It
// ignores its second parameter, a limit.
func (g game) Distance(state uint64, _ int) int { return g.distance(pairOf(state)) }

// Search returns the layers of the fast search. It takes them from the plain search, which visits
// the same states in the same order.
func (g game) Search(view.Language) (halves []cli.Half, note string) {
	search := common.NewBFS(states)
	cli.Route(search, g) // for the states that it visits
	return []cli.Half{{Layers: search.Layers(), States: search.States()}}, ""
}

// Film draws the states of a route, each as two columns of litres.
func (g game) Film(lang view.Language, route []uint64, _ int) view.Film {
	f := view.Film{Columns: 2}
	if route == nil {
		route = g.Starts()
		f.Note = lang.Say("No route: neither jug ever holds exactly that many litres.",
			"无解：任何一个壶里都不会恰好有这么多水。")
	}
	height := g.a
	if g.b > height {
		height = g.b
	}
	for _, state := range route {
		p := pairOf(state)
		frame := view.Frame{Caption: g.Write(state)}
		for litre := height; litre > 0; litre-- {
			frame.Cells = append(frame.Cells, draw(litre, p.first, g.a),
				draw(litre, p.second, g.b))
		}
		f.Frames = append(f.Frames, frame)
	}
	return f
}

// draw draws one litre of a jug. Litre 1 is at the bottom.
func draw(litre, full, size int) view.Cell {
	switch {
	case litre > size:
		return view.Cell{Label: " "}
	case litre > full:
		return view.Cell{Label: "-", Colour: view.Grey}
	}
	return view.Cell{Label: "~", Colour: view.Blue, Shape: view.Tile}
}
