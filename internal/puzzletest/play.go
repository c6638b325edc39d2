package puzzletest

import (
	"fmt"
	"sort"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
)

// hints plays the first case of sample1 using only hints. The game must take as many moves as the
// answer says.
func (s Suite) hints(t *testing.T) {
	g, left := readGolden(t, "sample1"), 0
	fmt.Sscan(g.Out, &left) // a route may follow
	at := s.command(g.In, "-hint")
	for ; at != "" && left > 0; left-- {
		at = s.command(g.In, "-hint", "-at", at)
	}
	if at != "" || left > 0 { // without a solution, there is no hint
		t.Errorf("the hints lead to %q with %d moves left", at, left)
	}
}

// CheckPlay checks the output of -next and -hint for states of a case. It compares the output with
// another method: distance returns the least number of moves from a state, or -1 if there is no
// route, and next returns the states one move away. A solved game has no moves, because it is over.
func (s Suite) CheckPlay(t *testing.T, in string, states []uint64,
	distance func(state uint64) int, next func(state uint64) []uint64) {
	t.Helper()
	game := s.first(t, in)
	for _, state := range states {
		at, left, want := game.Write(state), distance(state), []string(nil)
		if left != 0 {
			for _, after := range next(state) {
				want = append(want, game.Write(after))
			}
		}
		printed := s.command(in, "-next", "-at", at)
		got := strings.Split(strings.TrimSpace(printed), "\n")
		sort.Strings(got[1:])
		sort.Strings(want)
		if diff := cmp.Diff(append([]string{strconv.Itoa(left)}, want...), got); diff != "" {
			t.Fatalf("-next from %s in\n%s\n(-want +got):\n%s", at, in, diff)
		}
		hint := s.command(in, "-hint", "-at", at)
		best, _ := game.Read(common.NewReader(strings.NewReader(hint)))
		if (hint != "") != (left > 0) || !strings.Contains(printed, "\n"+hint) ||
			hint != "" && distance(best) != left-1 {
			t.Fatalf("-hint from %s, %d moves from the goal, is %q in\n%s", at, left, hint, in)
		}
	}
}

// CheckSlidingPlay calls CheckPlay for every step-th board of a sliding puzzle.
func (s Suite) CheckSlidingPlay(t *testing.T, in string, boards []SlidingBoard, step int) {
	t.Helper()
	var states []uint64
	for i := 0; i < len(boards); i += step {
		states = append(states, uint64(i))
	}
	distance := func(state uint64) int { return boards[state].Distance }
	next := func(state uint64) []uint64 { return boards[state].Moves }
	s.CheckPlay(t, in, states, distance, next)
}
