package cli

import (
	"fmt"
	"math/rand"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

const nodes, far = 14, 99

// graph is its arcs, each from a node to another.
type graph [][2]uint64

// moves returns the moves along the arcs, or, with 1 for from, against them.
func (g graph) moves(from int) func(at uint64, next []uint64) []uint64 {
	return func(at uint64, next []uint64) []uint64 {
		for _, arc := range g {
			if arc[from] == at {
				next = append(next, arc[1-from])
			}
		}
		return next
	}
}

// ways returns the distances of all nodes from the nearest of some. It takes each arc as often as
// there are nodes, which needs no queue and no layers.
func (g graph) ways(from int, starts []uint64) (ways [nodes]int) {
	for at := range ways {
		ways[at] = far
	}
	for _, at := range starts {
		ways[at] = 0
	}
	for range ways {
		for _, arc := range g {
			if way := ways[arc[from]] + 1; way < ways[arc[1-from]] {
				ways[arc[1-from]] = way
			}
		}
	}
	return ways
}

// On random graphs, each state counts where its distances are: from the nearer of two starts, to
// the nearest of some goals. From both ends of a large case, those beyond the other end do not.
func TestPlaces(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	search := common.NewBFS(nodes)
	for n := 0; n < 2000; n++ {
		var g graph
		large := n%2 == 1
		for arcs := nodes + r.Intn(nodes); arcs > 0; arcs-- {
			i, k := uint64(r.Intn(nodes)), uint64(r.Intn(nodes))
			if g = append(g, [2]uint64{i, k}); large {
				g = append(g, [2]uint64{k, i})
			}
		}
		starts, goals := []uint64{0, 1}, []uint64{2, 3, 4}
		game := walk{starts: starts, moves: g.moves(0), solved: goals}
		var c Game = oneWay{game, g.moves(1)}
		most := nodes
		if large {
			goals = goals[:1]
			most = -1
			c = walk{starts: starts[:1], moves: g.moves(0), solved: goals}
		}
		fromStart, limit := g.ways(0, c.Starts()), far-1
		if large && fromStart[2] < far {
			limit = fromStart[2]
		} else if large {
			goals = nil // there is no route, so no search back
		}
		want := map[view.Place]int{}
		for at, goal := range g.ways(1, goals) {
			place := view.Place{Start: within(limit, fromStart[at]), Goal: within(limit, goal)}
			if place.Start != view.Unknown || large && place.Goal != view.Unknown {
				want[place]++
			}
		}
		got, isLarge := Program{States: nodes}.places(c, search, most)
		if diff := cmp.Diff(want, got); diff != "" || isLarge != large {
			t.Fatalf("graph %d (-want +got):\n%s", n, diff)
		}
	}
}

// walk is the state space of a graph; there is more to a Game, but not here.
type walk struct {
	Game
	starts, solved []uint64
	moves          func(at uint64, next []uint64) []uint64
}

func (w walk) Starts() []uint64                        { return w.starts }
func (w walk) Moves(at uint64, next []uint64) []uint64 { return w.moves(at, next) }
func (w walk) Solved(at uint64) bool {
	return at >= w.solved[0] && at <= w.solved[len(w.solved)-1]
}

// oneWay is a walk along arcs, which lead one way only.
type oneWay struct {
	walk
	before func(at uint64, next []uint64) []uint64
}

func (w oneWay) Before(at uint64, next []uint64) []uint64 { return w.before(at, next) }

func within(limit, way int) int {
	if way > limit {
		return view.Unknown
	}
	return way
}

// The states left out are those of the layers that were made, the last ones aside, which the
// program did not visit.
func TestLeftOut(t *testing.T) {
	places := map[view.Place]int{{Start: 0, Goal: 3}: 1, {Start: 1, Goal: 2}: 5,
		{Start: 2, Goal: 1}: 4, {Start: 3, Goal: 0}: 1, {Start: 1, Goal: view.Unknown}: 7}
	ends := []End{{Layers: []int{1, 3, 2}, Limit: 9}, {Goal: true, Layers: []int{1, 1}, Limit: 9}}
	if limit, states := leftOut(ends, places); limit != 9 || states != 5+7-3 {
		t.Errorf("%d left out by the limit %d, want 9 and 9", states, limit)
	}
}

func (w walk) Write(at uint64) string { return fmt.Sprint(at) }

func (w walk) Film(view.Language, []uint64, int) view.Film {
	return view.Film{Frames: make([]view.Frame, 2)}
}
