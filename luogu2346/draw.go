package main

import (
	"strings"

	"bfspuzzles/internal/view"
)

// Film draws a route, which every board has. A caption names the colour that moved and the
// direction. The first caption names the colour that starts, and the last one the colour that wins.
func (g game) Film(lang view.Language, route []uint64, _ int) view.Film {
	f := view.Film{Columns: side}
	names := map[byte]string{'B': lang.Say("black", "黑"), 'W': lang.Say("white", "白")}
	discs := map[byte]view.Cell{
		'B': {Label: "B", Colour: view.Black, Shape: view.Disc},
		'W': {Label: "W", Colour: view.White, Shape: view.Disc},
	}
	var before turn
	for i, state := range route {
		t := turnOf(state)
		from, to := 0, 0
		drawn := make([]view.Cell, cells)
		for cell, letter := range t.board {
			drawn[cell] = discs[letter]
			switch {
			case i == 0 || letter == before.board[cell]:
			case letter == 'O':
				from = cell
			default:
				to = cell
				drawn[cell].Mark = view.Moved
			}
		}
		caption := names[t.mover] + lang.Say(" first", "先")
		if i > 0 {
			caption = names[before.mover] + " " + lang.Direction(from, to, side)
		}
		f.Frames = append(f.Frames, view.Frame{Caption: caption, Cells: drawn})
		before = t
	}
	last := &f.Frames[len(route)-1]
	winners := markLines(before.board, last.Cells)
	switch {
	case winners == "":
		return f // a route that ends before anyone has won, such as a single move
	case len(winners) == 2:
		last.Caption = lang.Say("both have won", "双方已胜")
	case len(route) == 1:
		last.Caption = names[winners[0]] + lang.Say(" has won", "已胜")
	default:
		last.Caption = names[winners[0]] + lang.Say(" wins", "胜")
	}
	return f
}

// markLines marks the lines that a colour fills and returns that colour, or both if there are lines
// of both. The piece that moved last also keeps its own mark.
func markLines(b board, drawn []view.Cell) (winners string) {
	for _, l := range lines {
		winner := winner(b, l)
		if winner == 'O' {
			continue
		}
		if strings.IndexByte(winners, winner) < 0 {
			winners += string(rune(winner))
		}
		for i := 0; i < side; i++ {
			drawn[l.first+i*l.step].Mark |= view.Lined
		}
	}
	return winners
}
