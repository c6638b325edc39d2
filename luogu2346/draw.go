package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// readCase reads a board for the plain search and for drawing its route.
func readCase(in *common.Reader) (cli.Case, error) {
	board, err := readBoard(in)
	if err != nil {
		return cli.Case{}, err
	}
	return cli.Case{
		Route: func(search *common.BFS) []uint64 { return plainRoute(search, board) },
		Search: func(lang view.Language) (ends []cli.End, note string) {
			s := newSolver()
			s.distance(board)
			return []cli.End{{Layers: layersOf(s)}},
				lang.Say("There are two starts, black and white to move, and many goals. The "+
					"program tests positions when it makes them.",
					"有两个起点（黑先和白先）和许多终点。本程序在产生局面时就检查。")
		},
		Play:   func() cli.Play { return play(board) },
		Solved: solved,
		Moves:  moves(),
		Before: before(),
		Film: func(lang view.Language, route []uint64, _ int) view.Film {
			return film(lang, route)
		},
	}, nil
}

// layersOf returns how many positions each layer of a search has. The last one, where
// the search ended, is not in s.layers.
func layersOf(s *solver) []int {
	return append(s.layers, len(s.queue.All())-cli.Sum(s.layers))
}

// before returns the moves backwards: the colour that has just moved takes its move back,
// which is sliding a piece, too.
func before() func(state uint64, states []uint64) []uint64 {
	slides := moves()
	return func(state uint64, states []uint64) []uint64 {
		states = slides(state^whiteMoves, states)
		for i := range states {
			states[i] ^= whiteMoves
		}
		return states
	}
}

// film draws a route, which every board has. A caption names the colour that moved
// and the direction; the first one names the colour that starts, the last one who wins.
func film(lang view.Language, route []uint64) view.Film {
	f := view.Film{Columns: side}
	names := map[byte]string{'B': lang.Say("black", "黑"), 'W': lang.Say("white", "白")}
	discs := map[byte]view.Cell{
		'B': {Label: "B", Colour: view.Black, Shape: view.Disc},
		'W': {Label: "W", Colour: view.White, Shape: view.Disc},
	}
	var before plainBoard
	for i, state := range route {
		p, from, to := unpack(state), 0, 0
		drawn := make([]view.Cell, cells)
		for cell, letter := range p.board {
			drawn[cell] = discs[letter]
			switch {
			case i == 0 || letter == before.board[cell]:
			case letter == 'O':
				from = cell
			default:
				to, drawn[cell].Mark = cell, view.Moved
			}
		}
		caption := names[p.mover] + lang.Say(" first", "先")
		if i > 0 {
			caption = names[before.mover] + " " + lang.Direction(from, to, side)
		}
		f.Frames = append(f.Frames, view.Frame{Caption: caption, Cells: drawn})
		before = p
	}
	last := &f.Frames[len(route)-1]
	winners := markLines(route[len(route)-1], last.Cells)
	switch winner := names[winners[0]]; {
	case len(winners) == 2:
		last.Caption = lang.Say("both have won", "双方已胜")
	case len(route) == 1:
		last.Caption = winner + lang.Say(" has won", "已胜")
	default:
		last.Caption = winner + lang.Say(" wins", "胜")
	}
	return f
}

// markLines marks the lines that a colour fills and returns that colour, or both if there
// are lines of both. The piece that moved last keeps its own mark, too.
func markLines(state uint64, drawn []view.Cell) (winners string) {
	rules, board := newRules(), positionOf(state)
	for i, colour := range []common.Bitboard{board.mine(), board.theirs()} {
		if rules.won(colour) {
			winners += "BW"[i : i+1]
		}
		for _, line := range rules.lines {
			for cell := range drawn {
				if colour&line == line && line.Has(cell) {
					drawn[cell].Mark |= view.Lined
				}
			}
		}
	}
	return winners
}
