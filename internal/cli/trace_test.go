package cli

import (
	"math/rand"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
)

// On 600 random graphs, the traces of the plain search and of the one from both ends list the
// states, their parents and their layers as the two searches of this file find them. Those keep a
// parent for each state, and have no number for it.
func TestTraces(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for n := 0; n < 600; n++ {
		var g graph
		for arcs := nodes/2 + r.Intn(nodes); arcs > 0; arcs-- {
			i, k := uint64(r.Intn(nodes)), uint64(r.Intn(nodes))
			g = append(g, [2]uint64{i, k}, [2]uint64{k, i})
		}
		game := walk{starts: []uint64{0}, solved: []uint64{1}, moves: g.moves(0)}
		plain, both := common.NewBFS(nodes), common.NewBothEnds(nodes)
		Route(plain, game)
		both.Distance(0, 1, game.moves)
		ends := []End{{Layers: plain.Layers(), States: plain.States()}}
		for name, c := range map[string]struct {
			ends []End
			want []step
		}{"plain": {ends, g.oneEnd()}, "both": {Ends(both), g.twoEnds()}} {
			var got []step
			trace := newTrace(&searches{}, game, c.ends, nodes*2)
			for _, f := range trace.found {
				parent := f.state
				if f.Parent >= 0 {
					parent = trace.found[f.Parent].state
				}
				got = append(got, step{f.state, parent, f.Layer, f.End})
			}
			if diff := cmp.Diff(c.want, got, cmp.AllowUnexported(step{})); diff != "" {
				t.Fatalf("graph %d, %s (-want +got):\n%s", n, name, diff)
			}
		}
	}
}

// step is a state that a search has found, with its parent, which for a first state is itself.
type step struct {
	state, parent uint64
	layer, end    int
}

// oneEnd returns the plain search from 0 to 1. It ends when it takes 1 from the queue.
func (g graph) oneEnd() (found []step) {
	found = []step{{}}
	seen := map[uint64]bool{0: true}
	for at := 0; at < len(found) && found[at].state != 1; at++ {
		from := found[at]
		for _, to := range g.moves(0)(from.state, nil) {
			if !seen[to] {
				seen[to] = true
				found = append(found, step{to, from.state, from.layer + 1, 0})
			}
		}
	}
	return found
}

// twoEnds returns the search from both ends. In each turn the end with the smaller last layer makes
// the next one; it ends in the midst of a layer when it finds a state of the other end.
func (g graph) twoEnds() (found []step) {
	found = []step{{0, 0, 0, 0}, {1, 1, 0, 1}}
	last := [2][]step{found[:1], found[1:]}
	seen := [2]map[uint64]bool{{0: true}, {1: true}}
	for end := 0; ; {
		if len(last[1-end]) < len(last[end]) {
			end = 1 - end
		}
		var layer []step
		for _, from := range last[end] {
			for _, to := range g.moves(0)(from.state, nil) {
				if seen[end][to] {
					continue
				}
				seen[end][to] = true
				layer = append(layer, step{to, from.state, from.layer + 1, end})
				if seen[1-end][to] {
					return append(found, layer...)
				}
			}
		}
		if layer == nil {
			return found
		}
		found, last[end] = append(found, layer...), layer
	}
}
