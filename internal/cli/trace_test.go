package cli

import (
	"math/rand"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
)

// On 600 random graphs, the traces of the plain search and of the search from both ends list the
// states, their parents and their layers in the order in which a witness sees the searches find
// them.
func TestTraces(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	plain, both := common.NewBFS(nodes), common.NewBothEnds(nodes)
	for n := 0; n < 600; n++ {
		var g graph
		for arcs := nodes/2 + r.Intn(nodes); arcs > 0; arcs-- {
			g = g.with(r, true)
		}
		game := walk{graph: g, solved: []uint64{1}}
		check := func(saw witness, ends []End) {
			trace := &trace{searches: &searches{}, game: game}
			trace.list(ends, nodes*2)
			var got []found
			for _, f := range trace.found {
				f = found{states: f.states, End: f.End, Layer: f.Layer, Parent: f.Parent}
				got = append(got, f)
			}
			if diff := cmp.Diff(saw.found, got, cmp.AllowUnexported(found{})); diff != "" {
				t.Fatalf("graph %d, %d ends (-want +got):\n%s", n, len(ends), diff)
			}
		}
		oneEnd := newWitness(g, 0)
		oneEnd.see(2, found{Parent: -1}) // a second start
		plain.Route([]uint64{0, 2}, game.Solved, oneEnd.moves)
		check(*oneEnd, []End{{Layers: plain.Layers(), States: plain.States()}})
		twoEnds := newWitness(g, 0, 1)
		both.Distance(0, 1, twoEnds.moves)
		check(*twoEnds, Ends(both))
	}
}

// witness gives a search the moves of a graph, and so sees which states the search finds.
type witness struct {
	graph
	found   []found
	numbers [2]map[uint64]int // by end
	met     bool              // this ends the search in the middle of a layer
}

// newWitness returns the witness of a search that begins at each end with one of the states.
func newWitness(g graph, states ...uint64) *witness {
	w := &witness{graph: g, numbers: [2]map[uint64]int{{}, {}}}
	for end, state := range states {
		w.see(state, found{End: end, Parent: -1})
	}
	return w
}

func (w *witness) see(state uint64, f found) {
	if _, again := w.numbers[f.End][state]; again || w.met {
		return
	}
	f.states = []uint64{state}
	w.numbers[f.End][state] = len(w.found)
	w.found = append(w.found, f)
	_, w.met = w.numbers[1-f.End][state]
}

func (w *witness) moves(at uint64, next []uint64) []uint64 {
	next = w.graph.moves(0, at, next)
	for end := range w.numbers {
		if n, from := w.numbers[end][at]; from {
			for _, to := range next {
				w.see(to, found{End: end, Layer: w.found[n].Layer + 1, Parent: n})
			}
		}
	}
	return next
}
