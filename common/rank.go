package common

import "math/bits"

// Rank returns the lexicographic rank (康托展开) of the permutation of 0..n-1 in the first n cells
// of c. Ranks number the n! permutations in dictionary order: 0 1 2 ... has rank 0, and ... 2 1 0
// has rank n!-1. A table of all boards, indexed by rank, is therefore an array without gaps.
//
// Each cell contributes a digit: the number of smaller values in later cells. The digits have the
// place values (n-1)!, ..., 2!, 1!, 0!. For 2 0 1, they are 2 0 0:
//
//	rank = 2*2! + 0*1! + 0*0! = 4
//	     = (2*2 + 0)*1 + 0          by Horner's rule, which the code uses
//
// Rank takes O(n) time; n must be at most 16, or at most 12 if int has 32 bits. The first n cells
// must hold 0..n-1, each once.
func Rank(c Cells, n int) int {
	rank, placed := 0, uint(0)
	for i := 0; i < n; i++ {
		v := uint(c & 15)
		c >>= 4
		smaller := int(v) - bits.OnesCount(placed&((1<<v)-1)) // the numbers below v not yet placed
		rank = rank*(n-i) + smaller
		placed |= 1 << v
	}
	return rank
}

// Unrank is the inverse of Rank: it returns the permutation of 0..n-1 that has the given rank,
// which must be in 0..n!-1. It takes O(n) time.
func Unrank(rank, n int) Cells {
	// Find the digits of the rank, the last one first, by running Horner's rule backwards. The
	// digit of cell i is below n-i, and Rank multiplies by n-i before it adds the digit.
	var smaller [16]int
	for i := n - 1; i >= 0; i-- {
		smaller[i] = rank % (n - i)
		rank /= n - i
	}
	// Cell i holds the value that has smaller[i] smaller values among those not yet placed.
	var c Cells
	left := Cells(0xfedcba9876543210) // the values not yet placed, in ascending order
	for i := 0; i < n; i++ {
		place := 4 * uint(smaller[i])
		c |= ((left >> place) & 15) << (4 * uint(i))
		below := (Cells(1) << place) - 1
		// Remove the digit at place and move the digits above it down: 0x3210 without the
		// 1 is 0x320.
		left = (left & below) | ((left >> 4) &^ below)
	}
	return c
}
