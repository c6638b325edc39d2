package sliding

import (
	"regexp"
	"strconv"
	"testing"

	"bfspuzzles/common"
)

// Whatever the goal, the note counts the inversions against it: their number is
// odd on every 2x3 board that the plain search does not reach from the goal, even
// on the others, and 0 on the goal.
func TestWhyNotForAnyGoal(t *testing.T) {
	const cells, boards = 6, 720
	count := regexp.MustCompile(`other order, is (\d+)\.`)
	for _, goal := range []common.Cells{
		common.PackCells(1, 2, 3, 4, 5, 0),
		common.PackCells(0, 1, 2, 3, 4, 5),
		common.PackCells(5, 3, 0, 1, 4, 2),
	} {
		search := common.NewBFS(boards)
		reached := map[common.Cells]bool{}
		search.Route([]uint64{uint64(common.Rank(goal, cells))}, func(state uint64) bool {
			reached[common.Unrank(int(state), cells)] = true
			return false
		}, Moves(3, 2))
		if len(reached) != boards/2 {
			t.Fatalf("%x: the search reaches %d boards, want half of them", goal, len(reached))
		}
		for rank := 0; rank < boards; rank++ {
			board := common.Unrank(rank, cells)
			note := Film(board, goal, nil, 3, 2).Note
			found := count.FindStringSubmatch(note)
			if found == nil {
				t.Fatalf("there is no count in %q", note)
			}
			inversions, _ := strconv.Atoi(found[1])
			if odd := inversions%2 == 1; odd == reached[board] {
				t.Errorf("%x to %x: %d inversions, reached: %v", board, goal, inversions,
					reached[board])
			}
			if board == goal && inversions != 0 {
				t.Errorf("the goal %x has %d inversions", goal, inversions)
			}
		}
	}
}
