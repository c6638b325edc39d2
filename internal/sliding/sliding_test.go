package sliding

import (
	"regexp"
	"strconv"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
	"bfspuzzles/internal/view"
)

// Whatever the goal, the note counts the inversions against it: their number is odd on every
// 2x3 board from which the goal cannot be reached, even on the others, and 0 on the goal.
func TestWhyNotForAnyGoal(t *testing.T) {
	count := regexp.MustCompile(`other order, is (\d+)\.`)
	for solved, goal := range map[string]common.Cells{
		"123450": common.PackCells(1, 2, 3, 4, 5, 0),
		"012345": common.PackCells(0, 1, 2, 3, 4, 5),
		"530142": common.PackCells(5, 3, 0, 1, 4, 2),
	} {
		for _, b := range puzzletest.SlidingBoards(solved, 3) {
			note := Film(view.English, b.Cells, goal, nil, 3, 2).Note
			found := count.FindStringSubmatch(note)
			if found == nil {
				t.Fatalf("there is no count in %q", note)
			}
			n, _ := strconv.Atoi(found[1])
			if n%2 == 1 != (b.Distance < 0) || b.Distance == 0 && n != 0 {
				t.Errorf("%x to %s: %d inversions, distance %d", b.Cells, solved, n, b.Distance)
			}
		}
	}
}
