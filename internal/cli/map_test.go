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

// with adds a random arc and, if back is true, the arc back.
func (g graph) with(r *rand.Rand, back bool) graph {
	from, to := uint64(r.Intn(nodes)), uint64(r.Intn(nodes))
	g = append(g, [2]uint64{from, to})
	if back {
		g = append(g, [2]uint64{to, from})
	}
	return g
}

// moves appends the nodes one move along the arcs away, or, with 1 for from, against them.
func (g graph) moves(from int, at uint64, next []uint64) []uint64 {
	for _, arc := range g {
		if arc[from] == at {
			next = append(next, arc[1-from])
		}
	}
	return next
}

// ways returns the distance of each node from the nearest of some starts, up to a limit. It takes
// all arcs once for each distance, so it needs no queue.
func (g graph) ways(from int, starts []uint64, limit int) (ways [nodes]int) {
	for at := range ways {
		ways[at] = view.Unknown
	}
	for _, at := range starts {
		ways[at] = 0
	}
	for way := 0; way < limit; way++ {
		for _, arc := range g {
			if to := &ways[arc[1-from]]; ways[arc[from]] == way && *to == view.Unknown {
				*to = way + 1
			}
		}
	}
	return ways
}

// On random graphs, each state is counted at the place of its distances: from the nearer of two
// starts, and to the nearest of some goals. In a large case, states beyond the other end are not
// counted.
func TestPlaces(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	search := common.NewBFS(nodes)
	for n := 0; n < 2000; n++ {
		c := walk{starts: []uint64{0, 1}, solved: []uint64{2, 3, 4}}
		large, most := n%2 == 1, nodes
		for arcs := nodes + r.Intn(nodes); arcs > 0; arcs-- {
			c.graph = c.with(r, large)
		}
		goals, limit := c.solved, nodes
		if large {
			c.starts, c.solved, most = c.starts[:1], c.solved[:1], -1
			goals = c.solved
			if way := c.ways(0, c.starts, nodes)[goals[0]]; way != view.Unknown {
				limit = way
			} else {
				goals = nil // there is no route, so no search back
			}
		}
		want := map[view.Place]int{}
		toGoal := c.ways(1, goals, limit)
		for at, start := range c.ways(0, c.starts, limit) {
			if start != view.Unknown || large && toGoal[at] != view.Unknown {
				want[view.Place{Start: start, Goal: toGoal[at]}]++
			}
		}
		got, isLarge := Program{States: nodes}.places(c, search, most)
		if diff := cmp.Diff(want, got); diff != "" || isLarge != large {
			t.Fatalf("graph %d (-want +got):\n%s", n, diff)
		}
	}
}

// walk is the state space of a graph. It has only the methods of a Game that the tests need.
type walk struct {
	Game
	graph
	starts, solved []uint64
}

func (w walk) Starts() []uint64                         { return w.starts }
func (w walk) Moves(at uint64, next []uint64) []uint64  { return w.moves(0, at, next) }
func (w walk) Before(at uint64, next []uint64) []uint64 { return w.moves(1, at, next) }
func (w walk) Solved(at uint64) bool {
	return at >= w.solved[0] && at <= w.solved[len(w.solved)-1]
}

func (w walk) Write(at uint64) string { return fmt.Sprint(at) }

func (w walk) Film(view.Language, []uint64, int) view.Film {
	return view.Film{Frames: make([]view.Frame, 2)}
}
