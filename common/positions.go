package common

// Positions packs the places of up to three movers, 8 bits each, the first
// mover in the lowest bits. With movers on the cells 3, 200 and 17:
//
//	mover     2      1      0
//	bits    23-16  15-8   7-0
//	cell      17    200     3      = 0x11c803
//
// All 256 cells of a 16x16 map have a number, so the packed value is also an
// index below 1<<24. The bits of a mover that there is not are 0.
type Positions uint32

// At returns the cell of mover k (0..2).
func (p Positions) At(k int) int { return int(p >> (8 * uint(k)) & 255) }

// With returns p with mover k, whose place must still be 0, put on the cell.
func (p Positions) With(k, cell int) Positions { return p | Positions(cell)<<(8*uint(k)) }
