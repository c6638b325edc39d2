package sliding

import (
	"bfspuzzles/common"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// Moves on the 2x3 board whose blank is in a corner and in the middle.
func TestMoves(t *testing.T) {
	moves := Moves(3, 2)
	rank := func(values ...int) uint64 { return uint64(common.Rank(common.PackCells(values...), 6)) }
	for _, c := range []struct{ board, want []uint64 }{
		{[]uint64{rank(1, 2, 3, 4, 5, 0)}, []uint64{rank(1, 2, 0, 4, 5, 3), rank(1, 2, 3, 4, 0, 5)}},
		{[]uint64{rank(1, 0, 3, 4, 2, 5)}, []uint64{rank(1, 2, 3, 4, 0, 5), rank(0, 1, 3, 4, 2, 5), rank(1, 3, 0, 4, 2, 5)}},
	} {
		if diff := cmp.Diff(c.want, moves(c.board[0], nil)); diff != "" {
			t.Errorf("moves of %v (-want +got):\n%s", c.board, diff)
		}
	}
}
