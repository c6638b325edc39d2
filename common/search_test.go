package common

import (
	"math/rand"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const (
	nodes = 30 // of a random graph
	far   = 31 // the distance of what cannot be reached
)

// A graph has an arc from one node to another, or not.
type graph [nodes][nodes]bool

func (arcs *graph) moves(node uint64, next []uint64) []uint64 {
	for to, arc := range arcs[node] {
		if arc {
			next = append(next, uint64(to))
		}
	}
	return next
}

// On random graphs, against distances by repeated relaxation: the route is legal, ends where
// it should and is as short as can be; and one search after the other is not disturbed by the
// last.
func TestBFSFindsShortestRoutes(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	search := NewBFS(nodes)
	for round := 0; round < 300; round++ {
		var arcs graph
		for i := 0; i < nodes*(1+round%3); i++ {
			arcs[r.Intn(nodes)][r.Intn(nodes)] = true
		}
		starts := []uint64{uint64(r.Intn(nodes)), uint64(r.Intn(nodes))}
		goal := uint64(r.Intn(nodes))
		route := search.Route(starts, func(s uint64) bool { return s == goal }, arcs.moves)
		distances, counts := relaxed(&arcs, starts)
		want, got := distances[goal], len(route)-1
		if route == nil {
			got = far
		}
		if got != want {
			t.Fatalf("round %d: route %v from %v to %d, want %d", round, route, starts, goal, want)
		}
		for i, s := range route {
			if distances[s] != i || i > 0 && !arcs[route[i-1]][s] || i == want && s != goal {
				t.Fatalf("round %d: state %d of the route %v is wrong", round, i, route)
			}
		}
		var layers [far]int
		copy(layers[:], search.Layers())
		visited := 0
		for d, n := range layers {
			visited += n
			if n > counts[d] || n < counts[d] && d <= want {
				t.Fatalf("round %d: layers %v, want %v", round, layers, counts)
			}
		}
		if visited != search.Visited() {
			t.Fatalf("round %d: %d visited, layers %v", round, search.Visited(), layers)
		}
	}
}

// relaxed returns the distance of each node from the starts, and how many are at each distance.
func relaxed(arcs *graph, starts []uint64) (distances [nodes]int, counts [far + 1]int) {
	for i := range distances {
		distances[i] = far
	}
	for _, s := range starts {
		distances[s] = 0
	}
	for round := 0; round < nodes; round++ {
		for from := range arcs {
			for to, arc := range arcs[from] {
				if arc && distances[to] > distances[from]+1 {
					distances[to] = distances[from] + 1
				}
			}
		}
	}
	for _, d := range distances {
		counts[d]++
	}
	return distances, counts
}

// On random graphs whose arcs lead both ways, against distances by repeated relaxation: the
// distance, and the layers of both ends. All are whole but the last one made.
func TestBothEndsFindsDistances(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	search := NewBothEnds(nodes)
	outcomes := map[int]int{}
	for round := 0; round < 600; round++ {
		var arcs graph
		for i := 0; i < nodes*(2+round%3)/3; i++ {
			from, to := r.Intn(nodes), r.Intn(nodes)
			arcs[from][to], arcs[to][from] = true, true
		}
		ends := [2]uint64{uint64(r.Intn(nodes)), uint64(r.Intn(nodes))}
		distances, fromStart := relaxed(&arcs, ends[:1])
		_, fromGoal := relaxed(&arcs, ends[1:])
		want := distances[ends[1]]
		got := search.Distance(ends[0], ends[1], arcs.moves)
		if outcomes[got]++; got < 0 {
			got = far
		}
		cut, moves := 0, -2
		for end, counts := range [2][far + 1]int{fromStart, fromGoal} {
			layers := search.Layers[end]
			moves += len(layers)
			for d, n := range layers {
				if n < counts[d] && n > 0 && d > 0 && d == len(layers)-1 {
					cut++
				} else if n != counts[d] {
					t.Fatalf("round %d: layers %v, want %v", round, search.Layers, counts)
				}
			}
		}
		if got != want || cut > 1 || got != far && moves != got || got == far && cut > 0 {
			t.Fatalf("round %d: distance %d, want %d; layers %v", round, got, want, search.Layers)
		}
	}
	for _, outcome := range []int{-1, 0, 1, 2, 8} {
		if outcomes[outcome] == 0 {
			t.Errorf("no graph has the distance %d: %v", outcome, outcomes)
		}
	}
}

// Of several shortest routes the first in the order of the moves is returned.
func TestBFSPrefersEarlierMoves(t *testing.T) {
	arcs := map[uint64][]uint64{0: {2, 1}, 1: {3}, 2: {4, 3}, 3: {5}, 4: {5}}
	route := NewBFS(6).Route([]uint64{0},
		func(s uint64) bool { return s == 5 },
		func(s uint64, next []uint64) []uint64 { return append(next, arcs[s]...) })
	if diff := cmp.Diff([]uint64{0, 2, 4, 5}, route); diff != "" {
		t.Errorf("route (-want +got):\n%s", diff)
	}
}
