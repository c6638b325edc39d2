package main

import (
	"math/bits"

	"bfspuzzles/common"
)

// board is a board as the search keeps it: not the tiles, but their inversions.
//
// Read the tiles row by row without the blank. The digit of a tile is how many
// of the tiles after it are smaller. The eight digits and the cell of the blank
// determine the board:
//
//	2 3 4       tiles   2 3 4 1 5 7 6 8
//	1 5 x       digits  1 1 1 0 0 1 0 0       blank on cell 5
//	7 6 8
//
//	bits    53-36    35-32   31-28 ... 7-4 3-0
//	        number   blank   digit of the 8th, ..., 2nd, 1st tile
//	here    26474    5       0 0 1 0 0 1 1 1    = 0x676a500100111
//
// The number counts the boards that can be solved, without gaps: 9 for each order
// of the tiles, one for each cell of the blank. The last digit is always 0, and
// the one before it is 0 or 1, whichever makes the sum of the digits even (see
// solvable). The other six are read as a number whose places are worth 2520,
// 360, 60, 12, 3 and 1, that is 7!/2, ..., 2!/2. Here 2520+360+60+1 = 2941, and
// 9*2941 + 5 = 26474.
//
// Why this way? A sideways move leaves the order of the tiles as it is: it just adds
// 1 to the blank and to the number, or subtracts it. An up or down move takes one
// tile past two others, so it changes three digits. In either case nothing has to be
// counted again.
type board uint64

const (
	blankShift  = 32
	numberShift = 36
)

// worth is what each digit is worth in the number of a board: 9 * 7!/2, ...,
// 9 * 2!/2, 0, 0.
var worth = func() (w [tiles]board) {
	w[tiles-3] = cells
	for i := tiles - 3; i > 0; i-- {
		w[i-1] = w[i] * board(tiles-i) // a digit i places from the first is below tiles-i
	}
	return w
}()

// newBoard packs the values of the cells, the blank being 0. It goes from the last
// tile to the first and keeps the set of the tiles it has met.
func newBoard(values common.Cells) board {
	blank := board(values.Blank())
	b := blank<<blankShift | blank<<numberShift
	after, place := uint(0), uint(tiles)
	for i := cells - 1; i >= 0; i-- {
		tile := uint(values.At(i))
		if tile == 0 {
			continue
		}
		place--
		smaller := board(bits.OnesCount(after & (1<<tile - 1)))
		after |= 1 << tile
		b += smaller<<(4*place) + smaller*worth[place]<<numberShift
	}
	return b
}

// number returns the number of a solvable board, 0..181,439. For any other board it
// means nothing.
func (b board) number() uint64 { return uint64(b >> numberShift) }

func (b board) blank() uint { return uint(b >> blankShift & 15) }

// solvable reports whether a board can be solved, which is so if the sum of its
// digits, the number of inversions, is even. A tile that passes two others turns two
// pairs over, so the sum changes by -2, 0 or 2; a sideways move changes nothing. The
// solved board has no inversions, so no odd board can be solved. All even ones can:
// distancesToSolved reaches all 181,440.
func (b board) solvable() bool {
	inversions := board(0)
	for place := uint(0); place < tiles; place++ {
		inversions += b >> (4 * place) & 15
	}
	return inversions%2 == 0
}

// appendMoves appends the two to four boards one move away.
func (b board) appendMoves(next []board) []board {
	const (
		step = 1<<blankShift | 1<<numberShift
		row  = side * step
	)
	blank := b.blank()
	if blank >= side { // up: the tile above passes the two after it
		next = append(next, b.pass(blank-side, true)-row)
	}
	if blank < cells-side { // down: the tile below passes the two before it
		next = append(next, b.pass(blank, false)+row)
	}
	if blank%side > 0 {
		next = append(next, b-step)
	}
	if blank%side < side-1 {
		next = append(next, b+step)
	}
	return next
}

// pass moves one of the three tiles from place on past the other two: the first if
// later is true, else the last. It leaves the blank where it is.
func (b board) pass(place uint, later bool) board {
	x := b >> (4 * place) & 15
	y := b >> (4*place + 4) & 15
	z := b >> (4*place + 8) & 15
	var first, second, third board
	if later {
		first, third = exchange(x, y)
		second, third = exchange(third, z)
	} else {
		first, third = exchange(y, z)
		first, second = exchange(x, first)
	}
	change := (first-x)*worth[place] + (second-y)*worth[place+1] + (third-z)*worth[place+2]
	b = b&^(0xfff<<(4*place)) | (first|second<<4|third<<8)<<(4*place)
	return b + change<<numberShift
}

// exchange returns the digits of two tiles side by side after they have changed
// places; x and y are their digits before.
//
// If x > y, the first tile is the larger: it counts all that the second counts, and
// the second itself, which it no longer does after the exchange. Otherwise the second
// is the larger, and then counts the first as well.
func exchange(x, y board) (first, second board) {
	larger := (y - x) >> 63 // 1 if x > y: what is below 0 has its top bit set
	return y + 1 - larger, x - larger
}
