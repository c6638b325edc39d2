package common

// Places packs the places of up to three movers, 8 bits each, the first mover in the lowest
// bits. With movers on the places 3, 200 and 17:
//
//	mover     2      1      0
//	bits    23-16  15-8   7-0
//	place     17    200     3      = 0x11c803
//
// A 16x16 map has 256 places, so the packed value is also an index below 1<<24. The bits of a
// missing mover are 0.
type Places uint32

// At returns the place of mover k (0..2).
func (p Places) At(k int) int { return int(p >> (8 * uint(k)) & 255) }

// With returns p with mover k (0..2) on a place, which must be in 0..255. The mover's bits must
// still be 0.
func (p Places) With(k, place int) Places { return p | Places(place)<<(8*uint(k)) }
