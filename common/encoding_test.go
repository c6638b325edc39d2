package common

import "testing"

// Blank tests 16 cells at once, and a digit of 8 or more has its top bit set from the start.
func TestCellsBlankAmongAllValues(t *testing.T) {
	for blank := 0; blank <= 16; blank++ {
		for v := 1; v < 16; v++ {
			c := Cells(v) * 0x1111111111111111 &^ (15 << (4 * blank)) // no cell is number 16
			if got := c.Blank(); got != blank {
				t.Errorf("blank on %d among cells of %d: found on %d", blank, v, got)
			}
		}
	}
}

// All orders of up to nine values: each rank gives an order of the values, and each order
// comes after the one before in the dictionary, so the n! ranks have n! different orders. Of
// more values, up to the 16 that Cells holds, about 1,000 orders each.
func TestRankCountsAllOrders(t *testing.T) {
	orders := 1
	for n := 1; n <= 16; n++ {
		orders *= n
		step, before := 1, Cells(0)
		if n > 9 {
			step = orders / 1000
		}
		for rank := 0; rank < orders; rank += step {
			c := Unrank(rank, n)
			order, values := Cells(0), 0 // the first cell as the highest digit; a bit for each
			for i := 0; i < n; i++ {
				order = order<<4 | Cells(c.At(i))
				values |= 1 << uint(c.At(i))
			}
			if rank > 0 && order <= before || values != 1<<uint(n)-1 || Rank(c, n) != rank {
				t.Fatalf("rank %d of %d values: %x after %x; its rank is %d",
					rank, n, order, before, Rank(c, n))
			}
			before = order
		}
	}
}

// All 2^24 states of three movers.
func TestPositionsRoundTrip(t *testing.T) {
	for p := Positions(0); p < 1<<24; p++ {
		a, b, c := p.At(0), p.At(1), p.At(2)
		packed := Positions(0).With(0, a).With(1, b).With(2, c)
		if packed != p || a|b<<8|c<<16 != int(p) {
			t.Fatalf("%#x: on %d, %d and %d, packed %#x", uint32(p), a, b, c, uint32(packed))
		}
	}
}
