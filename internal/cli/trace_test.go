package cli

import (
	"fmt"
	"math/rand"
	"testing"

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
	starts []uint64
	solved uint64
}

func (w walk) Starts() []uint64                             { return w.starts }
func (w walk) Moves(at uint64, next []uint64) []uint64      { return w.graph.Moves(at, next) }
func (w walk) Solved(at uint64) bool                        { return at == w.solved }
func (w walk) Write(at uint64) string                       { return fmt.Sprint(at) }
func (w walk) Move(_ view.Language, from, to uint64) string { return fmt.Sprint(from, "-", to) }

// On 600 random graphs, the traces of the plain search and of the search from both ends agree with
// a second method: every event, the layers, and the route.
func TestTraces(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	search, two := common.NewBFS(nodes), common.NewBothEnds(nodes)
	for n := 0; n < 600; n++ {
		game := walk{starts: []uint64{0, 2}, solved: 1}
		for arcs := nodes/2 + r.Intn(nodes); arcs > 0; arcs-- {
			game.graph = game.graph.with(r)
		}
		var events []interface{}
		record := func() *Recorder {
			events = nil
			return &Recorder{game: game, most: 2 * nodes,
				print: func(event interface{}) { events = append(events, event) }}
		}
		OneWay(search, game, record(), n%2 == 0)
		game.starts = game.starts[:1]
		BothEnds(two, game, 1, record())
	}
}
