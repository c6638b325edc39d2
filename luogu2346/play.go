package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// play returns a board as a game. A position is a state of the plain search, written as the
// letters of the board and the colour to move: BWBOWBWBBWBWWBWO B. At the start either
// colour may move; if either has won, the game is over and nobody moves.
func play(start [cells]byte) cli.Play {
	s, move := newSolver(), moves()
	return cli.Play{
		Starts: starts(start),
		Read:   readPosition,
		Text: func(position uint64) string {
			p := unpack(position)
			return string(p.board[:]) + " " + string(rune(p.mover))
		},
		Moves: func(position uint64, next []uint64) []uint64 {
			if unpack(position).fourInLine() {
				return next
			}
			return move(position, next)
		},
		Distance: func(position uint64) int {
			if unpack(position).fourInLine() {
				return 0
			}
			black := common.Bitboard(position) // the bits are drawn at plainBoard
			white := ^(black | 1<<(position>>16&15) | 1<<(position>>20&15))
			if position>>24 == 1 {
				return s.search(pack(white, black))
			}
			return s.search(pack(black, white))
		},
	}
}

// readPosition reads a board and the colour to move.
func readPosition(in *common.Reader) (uint64, error) {
	black, white, err := readBoard(in)
	if err != nil {
		return 0, err
	}
	in.SkipBlanks()
	mover, _ := in.Peek()
	if mover != 'B' && mover != 'W' {
		return 0, in.Expected("the colour to move, B or W")
	}
	in.Take()
	return plainBoard{board(black, white), mover}.pack(), nil
}
