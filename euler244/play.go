package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// play returns a pair of frames as a game. A position is a packed frame, written as in the
// input: wrbbrrbbrrbbrrbb. If it has other tiles than the end frame, there is no route.
func play(from, to frame) cli.Play {
	s := newSolver()
	return cli.Play{
		Starts: []uint64{uint64(from)},
		Read: func(in *common.Reader) (uint64, error) {
			f, err := readFrame(in)
			return uint64(f), err
		},
		Text: func(position uint64) (text string) {
			for _, cell := range draw(frame(position), view.Unmarked) {
				text += cell.Label
			}
			return text
		},
		Moves:    moves(),
		Distance: func(position uint64) int { return len(s.route(frame(position), to)) - 1 },
	}
}
