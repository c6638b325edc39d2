package main

import (
	"fmt"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// Read reads a state in the format of Write: the litres in both jugs.
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

// Distance uses the search in solve.go, which the command line calls the fast search.
func (g game) Distance(state uint64) int { return g.distance(pairOf(state)) }

// Search runs the plain search, because the fast search visits the same states in the same order.
func (g game) Search(_ view.Language, watch *cli.Recorder) cli.Search {
	return cli.PlainSearch(g, states, watch, false)
}

// Move names a step.
func (g game) Move(lang view.Language, from, to uint64) string {
	before, after := pairOf(from), pairOf(to)
	switch more := after.first + after.second - before.first - before.second; {
	case more > 0:
		return lang.Say("fill", "装满")
	case more < 0:
		return lang.Say("empty", "倒空")
	}
	return lang.Say("pour", "互倒")
}

// Reason says why a case has no route.
func (g game) Reason(lang view.Language) string {
	return lang.Say("No route: neither jug ever holds exactly that many litres.",
		"无解：任何一个壶里都不会恰好有这么多水。")
}

func (g game) Columns() int { return 2 }

// Draw draws a state as two columns of litres.
func (g game) Draw(_ view.Language, _, state uint64) view.Frame {
	p, f := pairOf(state), view.Frame{Caption: g.Write(state)}
	height := g.a
	if g.b > height {
		height = g.b
	}
	for litre := height; litre > 0; litre-- {
		f.Cells = append(f.Cells, draw(litre, p.first, g.a), draw(litre, p.second, g.b))
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
