package common

import (
	"math/rand"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestQueueKeepsOrderAndHistory(t *testing.T) {
	for _, q := range []Queue{{}, {states: make([]uint64, 0, 2)}} {
		var pushed, popped []uint64
		for i := uint64(0); i < 50; i++ {
			q.Push(i * i)
			pushed = append(pushed, i*i)
			if i%3 == 0 {
				popped = append(popped, q.Pop())
			}
		}
		if diff := cmp.Diff(pushed[:len(popped)], popped); diff != "" {
			t.Errorf("popped (-want +got):\n%s", diff)
		}
		if diff := cmp.Diff(pushed, q.All()); diff != "" {
			t.Errorf("All (-want +got):\n%s", diff)
		}
		if want := len(pushed) - len(popped); q.Len() != want {
			t.Errorf("Len %d, want %d", q.Len(), want)
		}
		q.Reset()
		if q.Len() != 0 || len(q.All()) != 0 {
			t.Errorf("after Reset: Len %d, All %v", q.Len(), q.All())
		}
	}
}

// On random graphs, against distances by repeated relaxation: the route is legal, ends where
// it should and is as short as can be; and one search after the other is not disturbed by the
// last.
func TestBFSFindsShortestRoutes(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	const nodes = 30
	search := NewBFS(nodes)
	for round := 0; round < 300; round++ {
		arcs := make([][]uint64, nodes)
		for i := 0; i < nodes*(1+round%3); i++ {
			from := r.Intn(nodes)
			arcs[from] = append(arcs[from], uint64(r.Intn(nodes)))
		}
		starts := []uint64{uint64(r.Intn(nodes)), uint64(r.Intn(nodes))}
		goal := uint64(r.Intn(nodes))
		route := search.Route(starts,
			func(s uint64) bool { return s == goal },
			func(s uint64, next []uint64) []uint64 { return append(next, arcs[s]...) })

		distances := relaxed(arcs, starts)
		far := distances[goal] // -1 if it cannot be reached
		if len(route)-1 != far {
			t.Fatalf("round %d: route %v from %v, want %d moves to %d", round, route, starts, far,
				goal)
		}
		for i, s := range route {
			if distances[s] != i || i == far && s != goal || i > 0 && !has(arcs[route[i-1]], s) {
				t.Fatalf("round %d: state %d of the route %v is wrong", round, i, route)
			}
		}
		counts := make([]int, nodes+2) // of states, by distance
		for _, d := range distances {
			if d >= 0 {
				counts[d]++
			}
		}
		layers, sum := search.Layers(), 0
		for d, n := range layers {
			sum += n
			if n > counts[d] || n < counts[d] && (far < 0 || d <= far) {
				t.Fatalf("round %d: layers %v, want %v", round, layers, counts)
			}
		}
		last := len(layers) // the first distance that no state has, or the one after the goal's
		if sum != search.Visited() || (far < 0 || last <= far) && counts[last] > 0 {
			t.Fatalf("round %d: layers %v, want %v; %d in all", round, layers, counts,
				search.Visited())
		}
	}
}

// relaxed returns the distance of each node from the starts, or -1.
func relaxed(arcs [][]uint64, starts []uint64) []int {
	distances := make([]int, len(arcs))
	for i := range distances {
		distances[i] = -1
	}
	for _, s := range starts {
		distances[s] = 0
	}
	for changed := true; changed; {
		changed = false
		for from, list := range arcs {
			for _, to := range list {
				d := distances[from] + 1
				if d > 0 && (distances[to] < 0 || distances[to] > d) {
					distances[to], changed = d, true
				}
			}
		}
	}
	return distances
}

func has(list []uint64, state uint64) bool {
	for _, s := range list {
		if s == state {
			return true
		}
	}
	return false
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
