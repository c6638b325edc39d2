package common

// Positions packs the places of up to three movers, 8 bits each, the first
// mover in the lowest bits. With movers on the cells 3, 200 and 17:
//
//	mover     2      1      0
//	bits    23-16  15-8   7-0
//	cell      17    200     3      = 0x11c803
//
// A 16x16 map has 256 cells, so the packed value is also an index below 1<<24.
// The bits of absent movers are 0.
type Positions uint32

// At returns the cell of mover k (0..2).
func (p Positions) At(k int) int { return int(p >> (8 * uint(k)) & 255) }

// With returns p with mover k (0..2) put on a cell, which must be in 0..255. The mover's
// bits must still be 0.
func (p Positions) With(k, cell int) Positions { return p | Positions(cell)<<(8*uint(k)) }
