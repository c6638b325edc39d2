package common

import "math/bits"

// Cells packs up to 16 small numbers, one to a cell of a board, into one word
// of 4-bit digits. Cell 0 is the lowest digit, so that in hexadecimal a board
// reads backwards:
//
//	board     cell   5    4    3    2    1    0
//	4 1 2     bits 23-20 ...            7-4  3-0
//	5 0 3     digit  3    0    5    2    1    4    = 0x305214
//
// In a sliding puzzle 0 is the blank, as Blank and Slide expect.
type Cells uint64

// PackCells packs one value a cell, each in 0..15. Values outside that range
// spill into other cells; the caller checks them.
func PackCells(values ...int) Cells {
	var c Cells
	for i, v := range values {
		c |= Cells(v) << (4 * uint(i))
	}
	return c
}

// At returns the value in cell i.
func (c Cells) At(i int) int { return int(c >> (4 * uint(i)) & 15) }

// Blank returns the lowest cell that holds 0, or 16 if there is none. It tests all
// cells at once: subtracting 1 from each digit sets the top bit of a 0, but not of 1
// to 8, and &^c leaves out 8 to 15. A 0 borrows from the digits above it, so only the
// lowest cell found is sure to hold 0.
func (c Cells) Blank() int {
	const ones, tops = 0x1111111111111111, 0x8888888888888888
	return bits.TrailingZeros64(uint64((c-ones)&^c&tops)) / 4
}

// Slide moves the tile in cell tile into the blank cell blank. Since the blank
// is 0, flipping the tile's bits in both cells swaps them.
func (c Cells) Slide(blank, tile int) Cells {
	v := c >> (4 * uint(tile)) & 15
	return c ^ (v<<(4*uint(blank)) | v<<(4*uint(tile)))
}
