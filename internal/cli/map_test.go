package cli

import (
	"math/rand"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

const nodes, far = 14, 99

// graph is of random arcs; ways holds all distances.
type graph struct {
	arcs [nodes][]uint64
	ways [nodes][nodes]int
}

// newGraph finds the distances by Floyd's method, which has no queue and no layers.
func newGraph(r *rand.Rand, bothWays bool) *graph {
	g := new(graph)
	for i := range g.ways {
		for k := range g.ways[i] {
			if g.ways[i][k] = far; i == k {
				g.ways[i][k] = 0
			}
		}
	}
	arc := func(i, k int) {
		g.arcs[i], g.ways[i][k] = append(g.arcs[i], uint64(k)), 1
	}
	for n := 0; n < nodes+r.Intn(nodes); n++ {
		if i, k := r.Intn(nodes), r.Intn(nodes); i != k {
			if arc(i, k); bothWays {
				arc(k, i)
			}
		}
	}
	for via := range g.ways {
		for i := range g.ways {
			for k := range g.ways {
				if way := g.ways[i][via] + g.ways[via][k]; way < g.ways[i][k] {
					g.ways[i][k] = way
				}
			}
		}
	}
	return g
}

func (g *graph) next(at uint64, next []uint64) []uint64 { return append(next, g.arcs[at]...) }

func (g *graph) before(at uint64, next []uint64) []uint64 {
	for i := range g.arcs {
		if g.ways[i][at] == 1 {
			next = append(next, uint64(i))
		}
	}
	return next
}

// On random graphs, each state counts where its distances are: from the nearer of two starts, to
// the nearest of some goals. From both ends of a large case, those beyond the other end do not.
func TestPlaces(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	search := common.NewBFS(nodes)
	for n := 0; n < 2000; n++ {
		large := n%2 == 1
		g := newGraph(r, large)
		starts, goals := []uint64{0, 1}, []uint64{2, 3, 4}
		c := Case{Moves: g.next, Before: g.before, Large: large}
		if large {
			starts, goals, c.Before = starts[:1], goals[:1], nil
		}
		last := goals[len(goals)-1]
		c.Play = func() Play { return Play{Starts: starts} }
		c.Solved = func(at uint64) bool { return at >= 2 && at <= last }
		limit := far - 1
		if large && g.ways[0][2] < far {
			limit = g.ways[0][2]
		} else if large {
			goals = nil // there is no route, so no search back
		}
		want := map[view.Place]int{}
		for at := uint64(0); at < nodes; at++ {
			place := view.Place{Start: view.Unknown, Goal: view.Unknown}
			for _, start := range starts {
				nearer(&place.Start, g.ways[start][at], limit)
			}
			for _, goal := range goals {
				nearer(&place.Goal, g.ways[at][goal], limit)
			}
			if place.Start != view.Unknown || large {
				want[place]++
			}
		}
		delete(want, view.Place{Start: view.Unknown, Goal: view.Unknown})
		if diff := cmp.Diff(want, c.places(search, nodes)); diff != "" {
			t.Fatalf("graph %d (-want +got):\n%s", n, diff)
		}
	}
}

// nearer lowers a distance to a way within the limit.
func nearer(distance *int, way, limit int) {
	if way <= limit && (way < *distance || *distance == view.Unknown) {
		*distance = way
	}
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
