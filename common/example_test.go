package common_test

import (
	"fmt"

	"bfspuzzles/common"
)

// Each step adds 1 to a number or doubles it. What is the shortest route from 1 to 11?
func ExampleBFS() {
	search := common.NewBFS(23) // states are numbers below 23
	route := search.Route([]uint64{1},
		func(n uint64) bool { return n == 11 },
		func(n uint64, next []uint64) []uint64 {
			if n > 11 {
				return next // past the goal; no step leads back
			}
			return append(next, n+1, 2*n)
		})
	fmt.Println(len(route)-1, "steps:", route)
	fmt.Println("seen at 0, 1, 2, ... steps:", search.Layers()) // the last layer is incomplete
	// Output:
	// 5 steps: [1 2 4 5 10 11]
	// seen at 0, 1, 2, ... steps: [1 1 2 3 5 4]
}

// How many moves does a knight need to get from the middle of a chessboard to a corner?
func ExampleBothEnds() {
	search := common.NewBothEnds(64)
	distance := search.Distance(27, 63, func(square uint64, next []uint64) []uint64 {
		for to := uint64(0); to < 64; to++ {
			x, y := int(to%8)-int(square%8), int(to/8)-int(square/8)
			if x*x+y*y == 5 { // two squares along one axis and one along the other
				next = append(next, to)
			}
		}
		return next
	})
	fmt.Println(distance, "moves; squares found from each end:", search.Forward.Layers,
		search.Backward.Layers)
	// Output: 4 moves; squares found from each end: [1 8 10] [1 2 9]
}

// The six permutations of 0, 1 and 2 in dictionary order.
func ExampleRank() {
	for rank := 0; rank < 6; rank++ {
		c := common.Unrank(rank, 3)
		fmt.Println(c.At(0), c.At(1), c.At(2), "has rank", common.Rank(c, 3))
	}
	// Output:
	// 0 1 2 has rank 0
	// 0 2 1 has rank 1
	// 1 0 2 has rank 2
	// 1 2 0 has rank 3
	// 2 0 1 has rank 4
	// 2 1 0 has rank 5
}

// The cells above, below, left and right of each cell in a grid of 3 columns and 2 rows.
func ExampleGrid() {
	for cell, beside := range common.Grid(3, 2) {
		fmt.Println(cell, beside)
	}
	// Output:
	// 0 [3 1]
	// 1 [4 0 2]
	// 2 [5 1]
	// 3 [0 4]
	// 4 [1 3 5]
	// 5 [2 4]
}

// A 2x3 board before and after tile 1 slides down.
func ExampleCells() {
	board := common.PackCells(
		4, 1, 2,
		5, 0, 3)
	fmt.Printf("%#x, the blank is on cell %d\n", uint64(board), board.Blank())
	fmt.Printf("%#x\n", uint64(board.Slide(1, 4)))
	// Output:
	// 0x305214, the blank is on cell 4
	// 0x315204
}

// The diagonal 0, 5, 10, 15, first with cell 5 added again, then with the piece on cell 5 moved to
// cell 4.
func ExampleBitboard() {
	diagonal := common.Bitboard(0x8421)
	fmt.Printf("%#x %#x\n", diagonal.With(5), diagonal.Slide(5, 4))
	// Output: 0x8421 0x8411
}
