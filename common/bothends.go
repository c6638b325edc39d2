package common

// BothEnds is the bidirectional breadth-first search: a forward search from the start and a
// backward search from the goal, which continue until they meet. Each covers only about half the
// distance, and far fewer states are within that distance.
//
// Both searches find their states layer by layer. A layer holds the states at the same distance
// from the state where the search began. The outermost layer is the frontier. To expand it is to
// find the next layer, which holds the new states one move away.
//
// For every move there must be a move that undoes it. Then the backward search can use the same
// moves, because a route from the goal to a state, walked in reverse, leads from the state to the
// goal.
//
// BothEnds keeps no parents, so it finds a distance but no route. It needs two bits of memory per
// possible state and about 8 bytes per state found.
//
// 中文：双向 BFS：正向搜索从起点出发，反向搜索从终点出发，都逐层扩展，最外面的一层叫前沿，每次扩展前沿
// 较小的一边，直到两边相遇。每一步都必须能倒着走。必须整层扩展：逐个状态轮流扩展，答案可能多 1。
// 不记前驱，所以只求步数，不求路线。
type BothEnds struct{ Forward, Backward Half }

// Half is one of the two searches.
type Half struct {
	// Layers holds the number of states that the last search found at each distance, beginning with
	// the one state at distance 0. The state where the two searches met is in both frontiers. The
	// layer found last may be incomplete, because the search stopped at that state.
	Layers []int

	// Queue.All() returns the states that the last search found, in order of distance. Whenever
	// expand is called, the states waiting in the queue are exactly the frontier, because each call
	// pops the whole frontier and pushes the next layer. Only the search may change the queue.
	Queue Queue

	seen BitSet // the states found
}

// NewBothEnds returns a search over the states 0..size-1. You can use it for many searches. Each
// search first clears the states of the previous one, so its time depends on how many states it
// and the previous search find, not on size.
func NewBothEnds(size int) *BothEnds {
	return &BothEnds{Half{seen: NewBitSet(size)}, Half{seen: NewBitSet(size)}}
}

// Distance returns the least number of moves from the start to the goal, or -1 if there is no
// route. In each round, the search with the smaller frontier expands it. If both frontiers are
// equally large, the search that expanded last expands again.
//
// Proof. The invariant is that the forward search has found all states within i moves of the start,
// that the backward search has found all states within j moves of the goal, and that no state has
// been found by both. Initially it holds with i = j = 0, unless the start is the goal. A route of
// at most i+j moves would contain a state within i moves of the start and within j moves of the
// goal, so the answer is more than i+j. Now one search expands its frontier:
//
//   - If the other search has found a state of the new layer, a route of at most i+j+1 moves leads
//     through that state, so the answer is i+j+1. The state is in the frontier of the other search,
//     because otherwise the route would be shorter.
//   - If the new layer is empty, the search has found all states that it can reach. The other
//     search began at a state that is not among them, so there is no route. In the next round, the
//     empty layer is the smaller frontier.
//   - Otherwise the invariant holds again, with i or j increased by one.
//
// The searches must expand whole layers. Suppose instead that they took turns state by state:
//
//	      a - b - c
//	    /           \
//	start           goal
//	    \           /
//	      d ----- e
//
// They would expand the start, the goal, a and c, and meet at b, on a route of 4 moves. But the
// route through d and e has 3 moves. With whole layers, the backward search expands e as well as c,
// and meets the forward search at d.
func (s *BothEnds) Distance(start, goal uint64, moves Moves) int {
	s.Forward.begin(start)
	s.Backward.begin(goal)
	smaller, other := &s.Forward, &s.Backward
	for met := start == goal; !met; {
		if other.Queue.Len() < smaller.Queue.Len() {
			smaller, other = other, smaller
		}
		if smaller.Queue.Len() == 0 {
			return -1
		}
		met = smaller.expand(other, moves)
	}
	return len(s.Forward.Layers) + len(s.Backward.Layers) - 2 // both begin with distance 0
}

// begin discards the previous search and begins a new one at state.
func (h *Half) begin(state uint64) {
	for _, old := range h.Queue.All() {
		h.seen.Remove(old)
	}
	h.Queue.Reset()
	h.Queue.Push(state)
	h.seen.Add(state)
	h.Layers = append(h.Layers[:0], 1)
}

// expand expands the frontier and reports whether the searches have met. It stops at the first
// state that the other search has found.
func (h *Half) expand(other *Half, moves Moves) bool {
	layer := len(h.Layers)
	h.Layers = append(h.Layers, 0)
	var next []uint64
	for n := h.Queue.Len(); n > 0; n-- { // the frontier, not the states pushed meanwhile
		next = moves(h.Queue.Pop(), next[:0])
		for _, state := range next {
			if h.seen.Has(state) {
				continue
			}
			h.seen.Add(state)
			h.Queue.Push(state)
			h.Layers[layer]++
			if other.seen.Has(state) {
				return true
			}
		}
	}
	return false
}
