package common

// Cells packs up to 16 small numbers, one per cell of a board, into one word of 4-bit digits. Cell
// 0 is the lowest digit, so the board
//
//	4 1 2
//	5 0 3
//
// reads backwards in hexadecimal:
//
//	cell     5    4    3    2    1    0
//	bits  23-20 ...             7-4  3-0
//	digit    3    0    5    2    1    4    = 0x305214
//
// Blank and Slide require the blank of a sliding puzzle to be 0.
type Cells uint64

// PackCells packs one value per cell. Each value must be in 0..15.
func PackCells(values ...int) Cells {
	var c Cells
	for i, v := range values {
		c |= Cells(v) << (4 * uint(i))
	}
	return c
}

// At returns the value in cell i.
func (c Cells) At(i int) int { return int(c >> (4 * uint(i)) & 15) }

// Blank returns the lowest cell that holds 0, or 16 if no cell does.
func (c Cells) Blank() int {
	cell := 0
	for cell < 16 && c.At(cell) != 0 {
		cell++
	}
	return cell
}

// Slide returns the board after a tile has moved into the blank; tile and blank are the numbers of
// their cells. Since the blank is 0, flipping the tile's bits in both cells swaps the values.
func (c Cells) Slide(tile, blank int) Cells {
	v := c >> (4 * uint(tile)) & 15
	return c ^ (v<<(4*uint(tile)) | v<<(4*uint(blank)))
}
