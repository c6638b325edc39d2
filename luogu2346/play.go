package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// play returns a board as a game. A position of the game is a state of the plain search,
// written as the letters of the board and the colour to move: BWBOWBWBBWBWWBWO B. At the
// start either colour may move; if either has won, the game is over and nobody moves.
func play(board position) cli.Play {
	s, move := newSolver(), moves()
	return cli.Play{
		Starts: starts(board),
		Read:   readState,
		Text: func(state uint64) string {
			p := unpack(state)
			return string(p.board[:]) + " " + string(rune(p.mover))
		},
		Moves: func(state uint64, next []uint64) []uint64 {
			if solved(state) {
				return next
			}
			return move(state, next)
		},
		Distance: func(state uint64) int {
			p := positionOf(state)
			if state&whiteMoves != 0 {
				p = p.swapped()
			}
			return s.search(p)
		},
	}
}

// readState reads a board and the colour to move.
func readState(in *common.Reader) (uint64, error) {
	board, err := readBoard(in)
	if err != nil {
		return 0, err
	}
	in.SkipBlanks()
	mover, _ := in.Peek()
	if mover != 'B' && mover != 'W' {
		return 0, in.Expected("the colour to move, B or W")
	}
	in.Take()
	return plainBoard{lettersOf(board), mover}.pack(), nil
}
