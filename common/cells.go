package common

import "math/bits"

// Cells packs up to 16 small numbers, one per cell of a board, into one word
// of 4-bit digits. Cell 0 is the lowest digit, so a board reads backwards in
// hexadecimal:
//
//	board     cell   5    4    3    2    1    0
//	4 1 2     bits 23-20 ...            7-4  3-0
//	5 0 3     digit  3    0    5    2    1    4    = 0x305214
//
// In a sliding puzzle the blank must be 0, because Blank and Slide rely on it.
type Cells uint64

// PackCells packs one value per cell. Each must be in 0..15.
func PackCells(values ...int) Cells {
	var c Cells
	for i, v := range values {
		c |= Cells(v) << (4 * uint(i))
	}
	return c
}

// At returns the value in cell i.
func (c Cells) At(i int) int { return int(c >> (4 * uint(i)) & 15) }

// Blank returns the lowest cell that holds 0, or 16 if no cell does. It tests all cells at
// once, by subtracting 1 from every digit of the word. For the board drawn above:
//
//	  0x305214
//	- 0x111111
//	= 0x1f4103    the digit of cell 4 was 0 and is f
//
// The word has ten more digits, for cells that this board lacks. They are 0 as well, but they
// are higher.
//
// The lowest 0 becomes f, whose top bit is set. No digit below it borrows. So a digit from 1 to
// 7 has no top bit afterwards, and a digit from 8 to 15 is excluded by &^c, because it had its
// top bit before. Above the lowest 0, a 1 may become f as well, because the 0 borrows from it.
// That does no harm, because only the lowest top bit counts. If no digit is 0, no top bit is
// left. Then TrailingZeros64 returns 64, and 64/4 is 16.
func (c Cells) Blank() int {
	const ones, tops = 0x1111111111111111, 0x8888888888888888
	return bits.TrailingZeros64(uint64((c-ones)&^c&tops)) / 4
}

// Slide moves the tile in cell from into the blank cell to. Since the blank is 0,
// flipping the tile's bits in both cells swaps them.
func (c Cells) Slide(from, to int) Cells {
	v := c >> (4 * uint(from)) & 15
	return c ^ (v<<(4*uint(from)) | v<<(4*uint(to)))
}
