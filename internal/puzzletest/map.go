package puzzletest

import (
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// Route returns a shortest route of a case by the plain search.
func (s Suite) Route(g cli.Game) []uint64 { return cli.Route(common.NewBFS(s.States), g) }

// Map returns the map of a case, and all its searches.
func (s Suite) Map(t testing.TB, in string) (m *view.Map, searches []cli.Half) {
	t.Helper()
	g, search := s.first(t, in), common.NewBFS(s.States)
	moves := len(cli.Route(search, g)) - 1
	searches, _ = g.Search(view.English)
	searches = append(append(searches, s.Halves(g)...), cli.Half{Layers: search.Layers()})
	return s.Program.Map(g, view.English, search, moves), searches
}

// checkMap checks the map of a case against its searches. Each layer of a search must be the sum of
// a column or row of the map. The last layer is not checked, because it may be incomplete, and a
// limit may leave out states beyond it. No state may be on a route that is shorter than the
// shortest.
func (s Suite) checkMap(t *testing.T, in string) {
	t.Helper()
	m, searches := s.Map(t, in)
	for at, states := range m.States {
		apart := at.Start + at.Goal - m.Found
		if known(at) && (apart < 0 || s.Parity && apart%2 != 0) {
			t.Errorf("%d states at %v, with a route of %d moves", states, at, m.Found)
		}
	}
	for k, e := range searches {
		for layer, made := range e.Layers[:len(e.Layers)-1] {
			sum, beyond := 0, 0 // states at that distance, and beyond the limit
			for at, states := range m.States {
				distance := at.Start
				if e.Goal {
					distance = at.Goal
				}
				if distance != layer {
					continue
				}
				sum += states
				if e.Limit > 0 && (!known(at) || at.Start+at.Goal > e.Limit) {
					beyond += states
				}
			}
			if made > sum || made < sum-beyond {
				t.Errorf("search %d, layer %d: %d states, want %d, or without %d beyond the limit",
					k, layer, made, sum, beyond)
			}
		}
	}
}

// known reports whether both distances of a place are known.
func known(at view.Place) bool { return at.Start != view.Unknown && at.Goal != view.Unknown }
