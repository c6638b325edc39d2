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

// On random graphs, against distances by repeated relaxation: the route is
// legal, ends where it should and is as short as can be; and one search after
// the other is not disturbed by the last.
func TestBFSFindsShortestRoutes(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	const n = 30
	search := NewBFS(n)
	for round := 0; round < 300; round++ {
		var arcs [n][]uint64
		for i := 0; i < n*(1+round%3); i++ {
			from := r.Intn(n)
			arcs[from] = append(arcs[from], uint64(r.Intn(n)))
		}
		starts := []uint64{uint64(r.Intn(n)), uint64(r.Intn(n))}
		goal := uint64(r.Intn(n))
		route := search.Route(starts,
			func(s uint64) bool { return s == goal },
			func(s uint64, next []uint64) []uint64 { return append(next, arcs[s]...) })

		const far = n + 1
		distance := [n]int{}
		for i := range distance {
			distance[i] = far
		}
		distance[starts[0]], distance[starts[1]] = 0, 0
		for changed := true; changed; {
			changed = false
			for from := range arcs {
				for _, to := range arcs[from] {
					if distance[from]+1 < distance[to] {
						distance[to], changed = distance[from]+1, true
					}
				}
			}
		}
		var layers []int // by distance, as far as they are whole
		for d := 0; ; d++ {
			n := 0
			for _, at := range distance {
				if at == d {
					n++
				}
			}
			if n == 0 || d > distance[goal] {
				break
			}
			layers = append(layers, n)
		}
		got, sum := search.Layers(), 0
		for _, n := range got {
			sum += n
		}
		if len(got) > len(layers)+1 || sum != search.Visited() || !cmp.Equal(layers, got[:len(layers)]) {
			t.Fatalf("round %d: layers %v, the whole ones are %v; %d states in all", round, got, layers, search.Visited())
		}
		if distance[goal] == far {
			if len(got) > len(layers) {
				t.Fatalf("round %d: layers %v, want %v", round, got, layers)
			}
			if route != nil {
				t.Fatalf("round %d: route %v to a state that cannot be reached", round, route)
			}
			continue
		}
		if len(route)-1 != distance[goal] || route[len(route)-1] != goal || distance[route[0]] != 0 {
			t.Fatalf("round %d: route %v from %v to %d, %d moves away", round, route, starts, goal, distance[goal])
		}
		for i := 1; i < len(route); i++ {
			legal := false
			for _, to := range arcs[route[i-1]] {
				legal = legal || to == route[i]
			}
			if !legal {
				t.Fatalf("round %d: no arc from %d to %d", round, route[i-1], route[i])
			}
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
