package common

// Bitboard is a set of cells of a 4x4 board, one bit per cell, with cell 0 (top left) in the lowest
// bit:
//
//	 0  1  2  3       X . . .
//	 4  5  6  7       . X . .      cells 0, 5, 10 and 15:
//	 8  9 10 11       . . X .      1<<0 | 1<<5 | 1<<10 | 1<<15 = 0x8421
//	12 13 14 15       . . . X
type Bitboard uint16

// Has reports whether cell (0..15) is in the set.
func (b Bitboard) Has(cell int) bool { return b>>uint(cell)&1 == 1 }

// With returns the set with cell (0..15) added.
func (b Bitboard) With(cell int) Bitboard { return b | 1<<uint(cell) }

// Slide returns the set after a piece has moved from cell piece to cell empty. If the set does not
// contain cell piece, Slide returns it unchanged.
func (b Bitboard) Slide(piece, empty int) Bitboard {
	// The %16 tells the compiler that the shift counts are below 16. Otherwise the compiler would
	// have to add a check, because in Go a larger count yields 0.
	from, to := uint(piece)%16, uint(empty)%16
	moved := b >> from & 1 // 0 if the set does not contain cell piece
	return b ^ (moved<<from | moved<<to)
}
