package cli

import (
	"fmt"
	"math/rand"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

const nodes = 14

// graph is a list of arcs, each from one node to another.
type graph [][2]uint64

// with adds a random arc and the arc back.
func (g graph) with(r *rand.Rand) graph {
	from, to := uint64(r.Intn(nodes)), uint64(r.Intn(nodes))
	return append(g, [2]uint64{from, to}, [2]uint64{to, from})
}

// Moves appends the nodes one move along the arcs away.
func (g graph) Moves(at uint64, next []uint64) []uint64 {
	for _, arc := range g {
		if arc[0] == at {
			next = append(next, arc[1])
		}
	}
	return next
}

// walk is the state space of a graph with one solved node. It has only the methods of a Game that
// the tests need.
type walk struct {
	Game
	graph
	solved uint64
}

func (w walk) Moves(at uint64, next []uint64) []uint64 { return w.graph.Moves(at, next) }
func (w walk) Solved(at uint64) bool                   { return at == w.solved }
func (w walk) Write(at uint64) string                  { return fmt.Sprint(at) }

func (w walk) Film(view.Language, []uint64, int) view.Film {
	return view.Film{Frames: make([]view.Frame, 2)}
}

// On 600 random graphs, the traces of the plain search and of the search from both ends list the
// states, their parents and their layers in the order in which a witness sees the searches find
// them.
func TestTraces(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	plain, both := common.NewBFS(nodes), common.NewBothEnds(nodes)
	for n := 0; n < 600; n++ {
		var g graph
		for arcs := nodes/2 + r.Intn(nodes); arcs > 0; arcs-- {
			g = g.with(r)
		}
		game := walk{graph: g, solved: 1}
		check := func(saw witness, halves []Half) {
			trace := &trace{run: run{options: options{listed: 2 * nodes}}, Game: game,
				searches: &searches{}, byState: map[bool]map[uint64]*entry{false: {}, true: {}}}
			trace.list(halves)
			trace.link()
			var got []sight
			for _, e := range trace.entries {
				got = append(got, sight{e.states[0], e.Goal, e.Distance, e.Parent})
			}
			if diff := cmp.Diff(saw.seen, got, cmp.AllowUnexported(sight{})); diff != "" {
				t.Fatalf("graph %d, %d ends (-want +got):\n%s", n, len(halves), diff)
			}
		}
		oneEnd := newWitness(g, 0)
		oneEnd.see(sight{state: 2, parent: -1}) // a second start
		plain.Route([]uint64{0, 2}, game.Solved, oneEnd.moves)
		check(*oneEnd, []Half{{Layers: plain.Layers(), States: plain.States()}})
		twoEnds := newWitness(g, 0, 1)
		both.Distance(0, 1, twoEnds.moves)
		check(*twoEnds, Halves(both))
	}
}

// sight is a state that a search has found.
type sight struct {
	state         uint64
	goal          bool // it was found from the goal
	layer, parent int
}

// witness gives a search the moves of a graph, and so sees which states the search finds.
type witness struct {
	graph
	seen    []sight
	numbers map[bool]map[uint64]int // by goal
	met     bool                    // this ends the search in the middle of a layer
}

// newWitness returns the witness of a search that begins at each end with one of the states.
func newWitness(g graph, states ...uint64) *witness {
	w := &witness{graph: g, numbers: map[bool]map[uint64]int{false: {}, true: {}}}
	for end, state := range states {
		w.see(sight{state: state, goal: end == 1, parent: -1})
	}
	return w
}

func (w *witness) see(s sight) {
	if _, again := w.numbers[s.goal][s.state]; again || w.met {
		return
	}
	w.numbers[s.goal][s.state] = len(w.seen)
	w.seen = append(w.seen, s)
	_, w.met = w.numbers[!s.goal][s.state]
}

// moves gives the moves from a state. Until the searches meet, only one end has found the state.
func (w *witness) moves(at uint64, next []uint64) []uint64 {
	next = w.graph.Moves(at, next)
	for goal := range w.numbers {
		if n, from := w.numbers[goal][at]; from {
			for _, to := range next {
				w.see(sight{to, goal, w.seen[n].layer + 1, n})
			}
		}
	}
	return next
}
