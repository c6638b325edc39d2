package common

import (
	"fmt"
	"strconv"
	"testing"
)

// Up, down, left and right of each cell of every grid, by columns and rows.
func TestGrid(t *testing.T) {
	for w := 1; w <= 16; w++ {
		for h := 1; h <= 16; h++ {
			grid := Grid(w, h)
			if len(grid) != w*h {
				t.Fatalf("%dx%d: %d cells", w, h, len(grid))
			}
			for cell, beside := range grid {
				for i, step := range [4][2]int{{0, -1}, {0, 1}, {-1, 0}, {1, 0}} {
					x, y := cell%w+step[0], cell/w+step[1]
					want := y*w + x
					if x < 0 || x >= w || y < 0 || y >= h {
						want = NoCell
					}
					if beside[i] != want {
						t.Fatalf("%dx%d: beside %d is %v", w, h, cell, beside)
					}
				}
			}
		}
	}
}

// Blank looks at 16 cells at once; a digit of 8 or more has its top bit set.
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

// All orders of up to nine values: n! ranks are those of n! different orders, for each is
// one, and comes after the one before in the dictionary. Beyond that some 1,000 orders each,
// of up to the 16 values that Cells hold.
func TestRankCountsAllOrders(t *testing.T) {
	orders := 1
	for n := 1; n <= 16; n++ {
		orders *= n
		step, before := 1, ""
		if n > 9 {
			step = orders / 1000
		}
		for rank := 0; rank < orders; rank += step {
			c := Unrank(rank, n)
			order, values := "", 0
			for i := 0; i < n; i++ {
				order += strconv.FormatInt(int64(c.At(i)), 16)
				values |= 1 << uint(c.At(i))
			}
			if order <= before || values != 1<<uint(n)-1 || Rank(c, n) != rank {
				t.Fatalf("rank %d of %d values: %s after %s; its rank is %d",
					rank, n, order, before, Rank(c, n))
			}
			before = order
		}
	}
}

// A cell taken out of each board is a digit taken out of its bits.
func TestBitboardSqueeze(t *testing.T) {
	for b := 0; b < 1<<16; b++ {
		digits := fmt.Sprintf("%016b", b)
		for cell := 0; cell < 16; cell++ {
			want, _ := strconv.ParseUint(digits[:15-cell]+digits[16-cell:], 2, 16)
			if got := Bitboard(b).Squeeze(cell); uint64(got) != want {
				t.Fatalf("%#x without cell %d: %#x, want %#x", b, cell, got, want)
			}
		}
	}
}

func TestBitboardSlidesBetweenAllCells(t *testing.T) {
	for from := 0; from < 16; from++ {
		for to := 0; to < 16; to++ {
			b, diagonal := Bitboard(0).With(from), Bitboard(0x8421)
			if b.Has(to) != (from == to) {
				t.Errorf("a piece on %d: Has(%d) is %v", from, to, b.Has(to))
			}
			if got := b.Slide(from, to); from != to && got != Bitboard(0).With(to) {
				t.Errorf("a piece from %d to %d: %#x", from, to, got)
			}
			if got := diagonal.Slide(from, to); got != diagonal && !diagonal.Has(from) {
				t.Errorf("nothing from %d to %d: %#x", from, to, got)
			}
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

func TestBitSetAgainstMap(t *testing.T) {
	const size = 200
	set, want := NewBitSet(size), map[uint64]bool{}
	for i := uint64(0); i < 5000; i++ {
		n := i * 7919 % size
		if want[n] = i%3 > 0; want[n] {
			set.Add(n)
		} else {
			set.Remove(n)
		}
	}
	for n := uint64(0); n < size; n++ {
		if set.Has(n) != want[n] {
			t.Errorf("Has(%d) is %v", n, set.Has(n))
		}
	}
}
