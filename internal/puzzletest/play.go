package puzzletest

import (
	"sort"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// hints plays the cases of sample1 by hints alone. Each takes as many moves as its answer says.
func (p Puzzle) hints(t *testing.T) {
	g := readGolden(t, "sample1")
	c, err := p.Read(common.NewReader(strings.NewReader(g.In)))
	if err != nil || c.Play == nil {
		return // it cannot be played
	}
	for k, answer := range strings.Split(strings.TrimSpace(g.Out), "\n") {
		ask := []string{"-hint", "-case", strconv.Itoa(k + 1)}
		made := 0
		for at := p.output(t, g.In, ask...); at != ""; made++ {
			at = p.output(t, g.In, append(ask, "-at", at)...)
		}
		if want, _, _ := strings.Cut(answer, " "); strconv.Itoa(made) != want {
			t.Errorf("case %d: %d moves by hints, want %s", k+1, made, want)
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
		got := strings.Split(strings.TrimSpace(p.output(t, in, "-next", "-at", at)), "\n")
		sort.Strings(got[1:])
		sort.Strings(want)
		if diff := cmp.Diff(append([]string{strconv.Itoa(left)}, want...), got); diff != "" {
			t.Fatalf("-next from %s of (-want +got):\n%s\n%s", at, in, diff)
		}
		hint := strings.TrimSpace(p.output(t, in, "-hint", "-at", at))
		i := sort.SearchStrings(want, hint)
		listed := i < len(want) && want[i] == hint
		if listed != (left > 0) || listed && distance(hint) != left-1 || !listed && hint != "" {
			t.Fatalf("-hint from %s, %d moves from the goal: %q, of\n%s", at, left, hint, in)
		}
	}
}

// CheckNoPositions checks what is said of texts after -at that are no position of a case.
func (p Puzzle) CheckNoPositions(t *testing.T, in string, expected map[string]string) {
	t.Helper()
	for at, want := range expected {
		var stdout, stderr strings.Builder
		args := []string{"-next", "-at", at}
		status := p.Run(args, strings.NewReader(in), &stdout, &stderr, view.Terminal{})
		want = p.Name + ": -at: expected " + want + "\n"
		if diff := cmp.Diff(want, stdout.String()+stderr.String()); diff != "" || status != 1 {
			t.Errorf("%q: status %d, want 1 (-want +got):\n%s", at, status, diff)
		}
	}
}

// CheckSlidingPlay is CheckPlay on some boards of a sliding puzzle, which text writes.
func (p Puzzle) CheckSlidingPlay(t *testing.T, in string, boards []SlidingBoard, step int,
	text func(board common.Cells) string) {
	t.Helper()
	number := map[string]uint64{} // of the boards written so far
	write := func(i uint64) string {
		board := text(boards[i].Cells)
		number[board] = i
		return board
	}
	var positions []string
	for i := 0; i < len(boards); i += step {
		positions = append(positions, write(uint64(i)))
	}
	distance := func(at string) int { return boards[number[at]].Distance }
	p.CheckPlay(t, in, positions, distance, func(at string) (next []string) {
		for _, after := range boards[number[at]].Moves {
			next = append(next, write(after))
		}
		return next
	})
}
