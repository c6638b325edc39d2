package common

import "testing"

// Blank finds the blank on any cell, or on none, whichever value the other cells hold.
func TestBlankAmongAllValues(t *testing.T) {
	for blank := 0; blank <= 16; blank++ {
		for v := 1; v < 16; v++ {
			c := Cells(v) * 0x1111111111111111 &^ (15 << (4 * blank)) // no blank if blank is 16
			if got := c.Blank(); got != blank {
				t.Errorf("Cells(%#x).Blank() = %d, want %d", uint64(c), got, blank)
			}
		}
	}
}

// Unrank returns a permutation for every rank, each later in dictionary order than the one before,
// so the n! ranks have n! different permutations. Rank is the inverse of Unrank. The test covers
// all ranks for n up to 9, and about 1,000 for each larger n, up to the 16 values that Cells holds.
func TestRankOfAllPermutations(t *testing.T) {
	orders := 1
	for n := 1; n <= 16; n++ {
		orders *= n
		step, before := 1, Cells(0)
		if n > 9 {
			step = orders / 1000
		}
		for rank := 0; rank < orders; rank += step {
			c := Unrank(rank, n)
			// order has the first cell as its highest digit; values has one bit per value.
			order, values := Cells(0), 0
			for i := 0; i < n; i++ {
				order = order<<4 | Cells(c.At(i))
				values |= 1 << uint(c.At(i))
			}
			if rank > 0 && order <= before || values != 1<<uint(n)-1 || Rank(c, n) != rank {
				t.Fatalf("Unrank(%d, %d) = %x, after %x; its Rank is %d",
					rank, n, order, before, Rank(c, n))
			}
			before = order
		}
	}
}
