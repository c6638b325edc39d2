package common

import "math/bits"

// Rank numbers the n! orders of the values 0..n-1 in the first n cells of c
// from 0 (0 1 2 ...) to n!-1 (... 2 1 0), in dictionary order: it is the lexicographic
// rank of a permutation (康托展开). A table over all boards is then a plain array with no
// gaps.
//
// Each cell gives a digit: the number of values in later cells that are smaller than its
// own. The digits have the place values (n-1)!, ..., 2!, 1!, 0!. For 2 0 1 they are 2 0 0:
//
//	rank = 2*2! + 0*1! + 0*0! = 4
//	     = (2*2 + 0)*1 + 0          by Horner's rule, as the code computes it
//
// The complexity is O(n); n is at most 16, or 12 if an int has 32 bits. The first n
// cells must hold 0..n-1, each once.
func Rank(c Cells, n int) int {
	rank, placed := 0, uint(0)
	for i := 0; i < n; i++ {
		v := uint(c & 15)
		c >>= 4
		smaller := int(v) - bits.OnesCount(placed&((1<<v)-1)) // of 0..v-1, those not yet placed
		rank = rank*(n-i) + smaller
		placed |= 1 << v
	}
	return rank
}

// Unrank is the inverse of Rank: it returns the order of 0..n-1 that has the given
// rank, which must be in 0..n!-1. The complexity is O(n).
func Unrank(rank, n int) Cells {
	// The digits of the rank, the last one first: Horner's rule run backwards. The digit of
	// cell i is below n-i, by which Rank multiplied before adding it.
	var smaller [16]int
	for i := n - 1; i >= 0; i-- {
		smaller[i] = rank % (n - i)
		rank /= n - i
	}
	// Cell i holds the value that has smaller[i] smaller ones among those not yet placed.
	var c Cells
	left := Cells(0xfedcba9876543210) // the values not yet placed, in order
	for i := 0; i < n; i++ {
		place := 4 * uint(smaller[i])
		c |= ((left >> place) & 15) << (4 * uint(i))
		below := (Cells(1) << place) - 1
		// Without its digit at place, such as 0x3210 without the 1: the digits above it
		// move down, and 0x320 is left.
		left = (left & below) | ((left >> 4) &^ below)
	}
	return c
}
