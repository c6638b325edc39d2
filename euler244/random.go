package main

import (
	"bytes"
	"math/rand"

	"bfspuzzles/internal/cli"
)

// randomPair returns the i-th random pair of frames for -random: a frame with 7 red and 8 blue
// tiles, as in the blog post, and a frame reached from it by up to 1+i/4 random moves.
func randomPair(r *rand.Rand, i int) string {
	frame := []byte("wrrrrrrrbbbbbbbb")
	r.Shuffle(cells, func(i, k int) { frame[i], frame[k] = frame[k], frame[i] })
	begin, white := string(frame), bytes.IndexByte(frame, 'w')
	for _, to := range cli.RandomWalk(r, 1+i/4, white, side, side) {
		frame[white], frame[to] = frame[to], 'w'
		white = to
	}
	return begin + " " + string(frame) + "\n"
}

// smallerPairs returns the pairs in which the start frame has been changed by one move.
func smallerPairs(text string) []string { return cli.Slides(text, "wrb", "w", side, cells) }
