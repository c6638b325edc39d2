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

// hints plays the cases of sample1 by hints alone. Each takes as many moves as its answer says.
func (p Puzzle) hints(t *testing.T) {
	g := readGolden(t, "sample1")
	if p.firstCase(t, g.In).Play == nil {
		return // it cannot be played
	}
	for k, answer := range strings.Split(strings.TrimSpace(g.Out), "\n") {
		ask, left := []string{"-hint", "-case", strconv.Itoa(k + 1)}, 0
		fmt.Sscan(answer, &left) // a route may follow
		at := p.command(g.In, ask...)
		for ; at != "" && left > 0; left-- {
			at = p.command(g.In, append(ask, "-at", at)...)
		}
		if at != "" || left != 0 {
			t.Errorf("case %d, %s: by hints at %q with %d moves left", k+1, answer, at, left)
		}
	}
}

// CheckPlay checks what -next and -hint print from positions of a case, each written as -at
// takes it. Distance and next know the rules by another method: the least number of moves
// from a position, -1 if there is no route, and the positions one move away.
func (p Puzzle) CheckPlay(t *testing.T, in string, positions []string,
	distance func(at string) int, next func(at string) []string) {
	t.Helper()
	for _, at := range positions {
		left, want := distance(at), next(at)
		printed := p.command(in, "-next", "-at", at)
		got := strings.Split(strings.TrimSpace(printed), "\n")
		sort.Strings(got[1:])
		sort.Strings(want)
		if diff := cmp.Diff(append([]string{strconv.Itoa(left)}, want...), got); diff != "" {
			t.Fatalf("-next from %s of (-want +got):\n%s\n%s", at, in, diff)
		}
		hint := p.command(in, "-hint", "-at", at)
		if (hint != "") != (left > 0) || !strings.Contains(printed, "\n"+hint) ||
			hint != "" && distance(strings.TrimSpace(hint)) != left-1 {
			t.Fatalf("-hint from %s, %d moves from the goal: %q, of\n%s", at, left, hint, in)
		}
	}
}

// CheckNoPositions checks what is said of texts after -at that are no position of a case.
func (p Puzzle) CheckNoPositions(t *testing.T, in string, expected map[string]string) {
	t.Helper()
	for at, want := range expected {
		want = "! " + p.Name + ": -at: expected " + want + "\n"
		if diff := cmp.Diff(want, p.command(in, "-next", "-at", at)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", at, diff)
		}
	}
}

// CheckSlidingPlay is CheckPlay on every step-th board of a sliding puzzle.
func (p Puzzle) CheckSlidingPlay(t *testing.T, in string, boards []SlidingBoard, step int) {
	t.Helper()
	play := p.firstCase(t, in).Play()
	board := func(at string) SlidingBoard {
		position, _ := play.Read(common.NewReader(strings.NewReader(at)))
		return boards[position]
	}
	var positions []string
	for i := 0; i < len(boards); i += step {
		positions = append(positions, play.Text(uint64(i)))
	}
	distance := func(at string) int { return board(at).Distance }
	p.CheckPlay(t, in, positions, distance, func(at string) (next []string) {
		for _, after := range board(at).Moves {
			next = append(next, play.Text(after))
		}
		return next
	})
}
