package main

import "math/bits"

const (
	filled    = cells - 2               // cells with a piece
	choices   = 3432                    // 14 choose 7: which of them hold the pieces to move
	pairs     = cells * (cells - 1) / 2 // 120 pairs of empty cells
	positions = pairs * choices         // 411,840
)

// numbering numbers the positions 0..411,839 without gaps, so that a set of
// positions is a bit set of 51 KB.
//
//	number = pair * 3432 + choice
//
// The pair is the number of the two empty cells: (0,1) (0,2) (1,2) (0,3) ... are pairs
// 0 1 2 3 ... The choice is the number of a word of 14 bits, 7 of them set, counted
// upwards from 0x007f; the word is the bitboard of the colour to move with the two
// empty cells squeezed out.
//
//	B W B O      empty 3 and 15: pair 15*14/2 + 3 = 108
//	W B W B      black 0010 0101 1010 0101, without bits 15 and 3:
//	B W B W            _010 0101 1010 _101 = 01 0010 1101 0101, choice 917
//	W B W O      black to move: number 108*3432 + 917 = 371573
type numbering struct {
	choice [1 << filled]uint16 // number of each word with 7 bits set
}

func newNumbering() *numbering {
	n := &numbering{}
	count := uint16(0)
	for word := range n.choice {
		if bits.OnesCount(uint(word)) == pieces {
			n.choice[word] = count
			count++
		}
	}
	return n
}

// of returns the number of a position.
func (n *numbering) of(p position) int {
	empty := uint16(^(p.mine() | p.theirs()))
	low := bits.TrailingZeros16(empty)
	high := 15 - bits.LeadingZeros16(empty)
	word := p.mine().Squeeze(high).Squeeze(low)
	return (high*(high-1)/2+low)*choices + int(n.choice[word])
}
