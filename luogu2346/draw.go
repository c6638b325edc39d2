package main

import (
	"strings"

	"bfspuzzles/internal/view"
)

// Move names the colour that moved and the direction of its move.
func (g game) Move(lang view.Language, from, to uint64) string {
	before, after := turnOf(from), turnOf(to)
	was, is := 0, 0
	for cell, letter := range before.board {
		switch {
		case letter == after.board[cell]:
		case letter == 'O':
			is = cell
		default:
			was = cell
		}
	}
	return colour(lang, before.mover) + " " + lang.Direction(was, is, side)
}

func colour(lang view.Language, letter byte) string {
	if letter == 'B' {
		return lang.Say("black", "黑")
	}
	return lang.Say("white", "白")
}

// Reason is never called, because every board has a route.
func (g game) Reason(view.Language) string { return "" }

func (g game) Columns() int { return side }

// Draw draws a board. The caption says which colour has won.
func (g game) Draw(lang view.Language, before, state uint64) view.Frame {
	discs := map[byte]view.Cell{
		'B': {Label: "B", Colour: view.Black, Shape: view.Disc},
		'W': {Label: "W", Colour: view.White, Shape: view.Disc},
	}
	board, old := turnOf(state).board, turnOf(before).board
	f := view.Frame{Cells: make([]view.Cell, cells)}
	for cell, letter := range board {
		f.Cells[cell] = discs[letter]
		if letter != old[cell] && letter != 'O' {
			f.Cells[cell].Mark = view.Moved
		}
	}
	switch winners := markLines(board, f.Cells); {
	case winners == "":
	case before != state:
		f.Caption = lang.Say("wins", "胜")
	case len(winners) == 2:
		f.Caption = lang.Say("both have won", "双方已胜")
	default:
		f.Caption = colour(lang, winners[0]) + lang.Say(" has won", "已胜")
	}
	return f
}

// markLines marks the lines that a colour fills, and returns the colours that fill lines. The piece
// that moved last keeps its own mark as well.
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
