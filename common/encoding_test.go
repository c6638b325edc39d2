package common

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestGridOfTwoRows(t *testing.T) {
	want := [][4]int{
		{NoCell, 3, NoCell, 1}, {NoCell, 4, 0, 2}, {NoCell, 5, 1, NoCell},
		{0, NoCell, NoCell, 4}, {1, NoCell, 3, 5}, {2, NoCell, 4, NoCell},
	}
	if diff := cmp.Diff(want, Grid(3, 2)); diff != "" {
		t.Errorf("Grid(3, 2) (-want +got):\n%s", diff)
	}
}

// A step and the step back lead to the same cell, and the number of steps is
// that of the borders between cells, twice.
func TestGridStepsBack(t *testing.T) {
	back := [4]int{1, 0, 3, 2} // of up, down, left, right
	for w := 1; w <= 16; w++ {
		for h := 1; h <= 16; h++ {
			beside, steps := Grid(w, h), 0
			for cell := range beside {
				for direction, other := range beside[cell] {
					if other == NoCell {
						continue
					}
					steps++
					if got := beside[other][back[direction]]; got != cell {
						t.Fatalf("%dx%d: from %d in direction %d to %d, and back to %d", w, h, cell, direction, other, got)
					}
				}
			}
			if want := 2 * (w*(h-1) + h*(w-1)); steps != want {
				t.Errorf("%dx%d: %d steps, want %d", w, h, steps, want)
			}
		}
	}
}

func TestCellsExample(t *testing.T) {
	c := PackCells(4, 1, 2, 5, 0, 3)
	if c != 0x305214 || c.Blank() != 4 || c.At(3) != 5 {
		t.Errorf("got %#x, blank %d, cell 3 holds %d; want 0x305214, 4, 5", uint64(c), c.Blank(), c.At(3))
	}
	if slid := c.Slide(4, 1); slid != PackCells(4, 0, 2, 5, 1, 3) {
		t.Errorf("sliding tile 1 down gives %#x", uint64(slid))
	}
}

// Blank looks at 16 cells at once; a digit of 8 or more has its top bit set.
func TestCellsBlankAmongAllValues(t *testing.T) {
	for blank := 0; blank <= 16; blank++ {
		for v := 1; v < 16; v++ {
			values := make([]int, 16)
			for i := range values {
				if values[i] = v; i == blank {
					values[i] = 0
				}
			}
			if got := PackCells(values...).Blank(); got != blank {
				t.Errorf("blank on %d among cells of %d: found on %d", blank, v, got)
			}
		}
	}
}

// forOrders calls f with every order of 0..n-1, in dictionary order.
func forOrders(n int, f func(order []int)) {
	var extend func(order []int, left []int)
	extend = func(order, left []int) {
		if len(left) == 0 {
			f(order)
		}
		for i, v := range left {
			rest := append(append([]int(nil), left[:i]...), left[i+1:]...)
			extend(append(order, v), rest)
		}
	}
	var all []int
	for i := 0; i < n; i++ {
		all = append(all, i)
	}
	extend(nil, all)
}

// Over all orders of up to nine values: ranks count them in dictionary order,
// Unrank is the inverse, and the cells hold what was packed.
func TestRankCountsAllOrders(t *testing.T) {
	for n := 1; n <= 9; n++ {
		want := 0
		forOrders(n, func(order []int) {
			c := PackCells(order...)
			if got := Rank(c, n); got != want {
				t.Fatalf("order %v: rank %d, want %d", order, got, want)
			}
			if got := Unrank(want, n); got != c {
				t.Fatalf("rank %d of %d values: %#x, want %#x", want, n, uint64(got), uint64(c))
			}
			for i, v := range order {
				if c.At(i) != v {
					t.Fatalf("order %v: cell %d holds %d", order, i, c.At(i))
				}
			}
			want++
		})
	}
}

// Beyond nine values only some orders: up to 16, the most that Cells hold.
func TestRankRoundTripUpTo16(t *testing.T) {
	for n := 10; n <= 16; n++ {
		last := 1
		for i := 2; i <= n; i++ {
			last *= i
		}
		last--
		up, down := make([]int, n), make([]int, n)
		for i := range up {
			up[i], down[i] = i, n-1-i
		}
		if Rank(PackCells(up...), n) != 0 || Rank(PackCells(down...), n) != last {
			t.Errorf("%d values: the first order has rank %d, the last %d, want 0 and %d",
				n, Rank(PackCells(up...), n), Rank(PackCells(down...), n), last)
		}
		for i := 0; i <= 1000; i++ {
			rank := last / 1000 * i
			if got := Rank(Unrank(rank, n), n); got != rank {
				t.Errorf("%d values: rank %d comes back as %d", n, rank, got)
			}
		}
	}
}

// Each cell taken out of each board moves those above it down, cell by cell.
func TestBitboardSqueeze(t *testing.T) {
	if got := Bitboard(0x8421).Squeeze(5); got != 0x4201 { // the example in its comment
		t.Errorf("0x8421 without cell 5 is %#x", got)
	}
	for b := 0; b < 1<<16; b++ {
		for cell := 0; cell < 16; cell++ {
			var want Bitboard
			for from := 0; from < 16; from++ {
				switch {
				case !Bitboard(b).Has(from) || from == cell:
				case from < cell:
					want = want.With(from)
				default:
					want = want.With(from - 1)
				}
			}
			if got := Bitboard(b).Squeeze(cell); got != want {
				t.Fatalf("%#x without cell %d: %#x, want %#x", b, cell, got, want)
			}
		}
	}
}

func TestBitboardSlidesBetweenAllCells(t *testing.T) {
	for from := 0; from < 16; from++ {
		for to := 0; to < 16; to++ {
			b := Bitboard(0).With(from)
			if got, want := b.Slide(from, to), Bitboard(0).With(to); from != to && got != want {
				t.Errorf("piece from %d to %d: %#x, want %#x", from, to, got, want)
			}
			if got := Bitboard(0).Slide(from, to); got != 0 {
				t.Errorf("nothing from %d to %d: %#x", from, to, got)
			}
			if b.Has(to) != (from == to) {
				t.Errorf("a piece on %d: Has(%d) is %v", from, to, b.Has(to))
			}
		}
	}
	if b := Bitboard(0).With(0).With(5).With(10).With(15); b != 0x8421 {
		t.Errorf("the falling diagonal is %#x, want 0x8421", b)
	}
}

// All 2^24 states of three movers.
func TestPositionsRoundTrip(t *testing.T) {
	for a := 0; a < 256; a++ {
		for b := 0; b < 256; b++ {
			pair := Positions(0).With(0, a).With(1, b)
			for c := 0; c < 256; c++ {
				p := pair.With(2, c)
				if p.At(0) != a || p.At(1) != b || p.At(2) != c || int(p) != a|b<<8|c<<16 {
					t.Fatalf("%d %d %d: packed %#x, unpacked %d %d %d", a, b, c, uint32(p), p.At(0), p.At(1), p.At(2))
				}
			}
		}
	}
}

func TestBitSetAgainstMap(t *testing.T) {
	const size = 200
	set, want := NewBitSet(size), map[uint64]bool{}
	for i := uint64(0); i < 5000; i++ {
		n := i * 7919 % size
		if i%3 == 0 {
			set.Remove(n)
			delete(want, n)
		} else {
			set.Add(n)
			want[n] = true
		}
	}
	for n := uint64(0); n < size; n++ {
		if set.Has(n) != want[n] {
			t.Errorf("Has(%d) is %v", n, set.Has(n))
		}
	}
}
