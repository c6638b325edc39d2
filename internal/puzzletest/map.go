package puzzletest

import (
	"strings"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// Map returns the map of a case, and the layers of the plain search.
func (p Puzzle) Map(t testing.TB, in string) (m *view.Map, c cli.Case, plain []int) {
	t.Helper()
	c, err := p.Read(common.NewReader(strings.NewReader(in)))
	if err != nil {
		t.Fatal(err)
	}
	search := common.NewBFS(p.States)
	moves := len(c.Route(search)) - 1
	plain = search.Layers()
	return p.Program.Map(c, view.English, search, moves), c, plain
}

// checkMap checks the map of a case against its searches. Their layers, but for the last ones,
// which may be cut short, are the sums of the columns and rows; a limit leaves out only states
// beyond it. No route over a state is shorter than the shortest. With one start and one goal, the
// distances of a state differ by at most the moves between these.
func (p Puzzle) checkMap(t *testing.T, in string) {
	t.Helper()
	m, c, plain := p.Map(t, in)
	sums, beyond := [2]map[int]int{{}, {}}, [2]map[int]int{{}, {}} // by end and distance
	oneOfEach := c.Before == nil && len(c.Play().Starts) == 1
	for at, states := range m.States {
		known := at.Start != view.Unknown && at.Goal != view.Unknown
		for end, distance := range []int{at.Start, at.Goal} {
			sums[end][distance] += states
			if !known || at.Start+at.Goal > m.Limit {
				beyond[end][distance] += states
			}
		}
		apart := at.Start - at.Goal
		if known && (at.Start+at.Goal < m.Found || oneOfEach && apart*apart > m.Found*m.Found ||
			p.Parity && (apart+m.Found)%2 != 0) {
			t.Errorf("%d states at %v, with a route of %d moves", states, at, m.Found)
		}
	}
	ends, _ := c.Search(view.English)
	if c.BothEnds != nil {
		ends = append(ends, c.BothEnds()...)
	}
	for _, e := range append(ends, cli.End{Layers: plain}) {
		end := 0
		if e.Goal {
			end = 1
		}
		for i, states := range e.Layers[:len(e.Layers)-1] {
			left, may := sums[end][i]-states, 0
			if e.Limit > 0 {
				may = beyond[end][i]
			}
			if left < 0 || left > may {
				t.Errorf("end %d, layer %d: %d of %d states are left out, at most %d may be",
					end, i, left, sums[end][i], may)
			}
		}
	}
}
