package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// readCase reads a board for the plain search and for drawing its route.
func readCase(in *common.Reader) (cli.Case, error) {
	black, white, err := readBoard(in)
	if err != nil {
		return cli.Case{}, err
	}
	return cli.Case{
		Route: func(search *common.BFS) []uint64 { return plainRoute(search, board(black, white)) },
		Search: func(lang view.Language) (ends []cli.End, note string) {
			s := newSolver()
			s.distance(black, white)
			return []cli.End{{Layers: layersOf(s)}},
				lang.Say("There are two starts, black and white to move, and many goals. The "+
					"program tests positions when it makes them.",
					"有两个起点（黑先和白先）和许多终点。本程序在产生局面时就检查。")
		},
		Play:   func() cli.Play { return play(board(black, white)) },
		Solved: func(position uint64) bool { return unpack(position).fourInLine() },
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

// film draws a route, which every board has. A caption names the colour that moved
// and the direction; the first one names the colour that starts, the last one who wins.
func film(lang view.Language, route []uint64) view.Film {
	f := view.Film{Columns: side}
	var before plainBoard
	for i, state := range route {
		p := unpack(state)
		caption, moved := name(lang, p.mover)+lang.Say(" first", "先"), -1
		if i > 0 {
			var from int
			from, moved = step(before, p)
			caption = name(lang, before.mover) + " " + lang.Direction(from, moved, side)
		}
		f.Frames = append(f.Frames, view.Frame{Caption: caption, Cells: drawCells(p, moved)})
		before = p
	}
	last := &f.Frames[len(route)-1]
	switch winners := markLines(before, last.Cells); {
	case len(winners) == 2:
		last.Caption = lang.Say("both have won", "双方已胜")
	case len(route) == 1:
		last.Caption = name(lang, winners[0]) + lang.Say(" has won", "已胜")
	default:
		last.Caption = name(lang, winners[0]) + lang.Say(" wins", "胜")
	}
	return f
}

// step finds the cells that the piece moved from and to.
func step(before, after plainBoard) (from, to int) {
	for cell := range before.board {
		switch {
		case before.board[cell] == after.board[cell]:
		case after.board[cell] == 'O':
			from = cell
		default:
			to = cell
		}
	}
	return from, to
}

// drawCells draws a board, with a mark on the piece on the cell moved, -1 for none.
func drawCells(p plainBoard, moved int) []view.Cell {
	drawn := make([]view.Cell, cells)
	for cell, letter := range p.board {
		switch letter {
		case 'B':
			drawn[cell] = view.Cell{Label: "B", Colour: view.Black, Shape: view.Disc}
		case 'W':
			drawn[cell] = view.Cell{Label: "W", Colour: view.White, Shape: view.Disc}
		}
	}
	if moved >= 0 {
		drawn[moved].Mark = view.Moved
	}
	return drawn
}

// markLines marks the lines that a colour fills and returns that colour, or both if the
// board given has lines of both. The piece that moved last keeps its own mark, too.
func markLines(p plainBoard, drawn []view.Cell) (winners []byte) {
	for _, letter := range []byte("BW") {
		var colour common.Bitboard
		won := false
		for cell := range p.board {
			if p.board[cell] == letter {
				colour = colour.With(cell)
			}
		}
		for _, line := range newRules().lines {
			if colour&line != line {
				continue
			}
			won = true
			for cell := range drawn {
				if line.Has(cell) {
					drawn[cell].Mark |= view.Lined
				}
			}
		}
		if won {
			winners = append(winners, letter)
		}
	}
	return winners
}

// name returns the name of the colour with a letter.
func name(lang view.Language, letter byte) string {
	if letter == 'B' {
		return lang.Say("black", "黑")
	}
	return lang.Say("white", "白")
}

// before returns the positions one move before: the colour that has just moved takes its
// move back, which is sliding a piece, too.
func before() func(position uint64, next []uint64) []uint64 {
	move := moves()
	const turn = 1 << 24 // see plainBoard.pack
	return func(position uint64, next []uint64) []uint64 {
		next = move(position^turn, next)
		for i := range next {
			next[i] ^= turn
		}
		return next
	}
}
