package common

import (
	"math/rand"
	"testing"
)

const nodes = 65 // of a random graph; a BitSet of 65 numbers uses only one bit of its last word

// graph is an adjacency matrix: graph[i][j] says whether an edge leads from node i to node j.
type graph [nodes][nodes]bool

func (arcs *graph) moves(node uint64, next []uint64) []uint64 {
	for to, arc := range arcs[node] {
		if arc {
			next = append(next, uint64(to))
		}
	}
	return next
}

// distances returns the distance of each node from the nearest start, or -1 if the node is
// unreachable, and the number of nodes at each distance. It scans all edges once per distance.
func (arcs *graph) distances(starts ...uint64) (distances, counts [nodes]int) {
	for i := range distances {
		distances[i] = -1
	}
	for _, s := range starts {
		distances[s] = 0
	}
	for d := range counts {
		for from := range arcs {
			if distances[from] != d {
				continue
			}
			counts[d]++
			for to, arc := range arcs[from] {
				if arc && distances[to] < 0 {
					distances[to] = d + 1
				}
			}
		}
	}
	return distances, counts
}

// BFS agrees with distances on random graphs. The route is legal, ends at the goal and is as short
// as possible, all layers up to the goal are complete, and no search disturbs the next one.
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
		distances, counts := arcs.distances(starts...)
		want := distances[goal]
		if len(route)-1 != want {
			t.Fatalf("round %d: route %v from %v to %d, want %d moves",
				round, route, starts, goal, want)
		}
		for i, s := range route {
			if distances[s] != i || i > 0 && !arcs[route[i-1]][s] || i == want && s != goal {
				t.Fatalf("round %d: state %d of route %v is wrong", round, i, route)
			}
		}
		var layers [nodes]int
		copy(layers[:], search.Layers())
		for d, n := range layers {
			if n > counts[d] || n < counts[d] && (d <= want || want < 0) {
				t.Fatalf("round %d: layers %v, want %v", round, layers, counts)
			}
		}
	}
}

// BothEnds agrees with distances on random undirected graphs, on the distance and on the layers of
// both searches. All layers are complete, except perhaps the one in which the searches met.
func TestBothEndsFindsDistances(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	search := NewBothEnds(nodes)
	for round := 0; round < 600; round++ {
		var arcs graph
		for i := 0; i < nodes*(2+round%3)/3; i++ {
			from, to := r.Intn(nodes), r.Intn(nodes)
			arcs[from][to], arcs[to][from] = true, true
		}
		start, goal := uint64(r.Intn(nodes)), uint64(r.Intn(nodes))
		distances, fromStart := arcs.distances(start)
		_, fromGoal := arcs.distances(goal)
		want, got, cut := distances[goal], search.Distance(start, goal, arcs.moves), 0
		layersOf := [2][]int{search.Forward.Layers, search.Backward.Layers}
		for i, counts := range [2][nodes]int{fromStart, fromGoal} {
			layers := layersOf[i]
			for d, n := range layers {
				if n < counts[d] && d == len(layers)-1 {
					cut++
				} else if n != counts[d] {
					t.Fatalf("round %d: layers %v, want %v", round, layers, counts)
				}
			}
		}
		if got != want || cut > 1 || cut > 0 && got < 0 {
			t.Fatalf("round %d: distance %d, want %d; layers %v", round, got, want, layersOf)
		}
	}
}
