package common

// BothEnds is the bidirectional breadth-first search: one search from the start and one from
// the goal, layer by layer, until they meet. A layer holds the states at one distance. Each
// search covers only about half the distance, within which there are far fewer states.
//
// Every move must have a move that undoes it. Then the search from the goal can use the same
// moves, because a route from the goal to a state, walked in reverse, leads to the goal.
//
// BothEnds keeps no parents, so it finds a distance but no route. It needs two bits of memory
// per number and about 8 bytes per state seen.
//
// 中文：双向 BFS：从起点和终点同时搜索，逐层扩展，每次扩展新状态较少的一边，直到两边相遇。每一步都必须
// 能倒着走。必须整层扩展：逐个状态轮流扩展，答案可能多 1。不记前驱，所以只求步数，不求路线。
type BothEnds struct {
	// Layers holds how many states the last search found at each distance from the start,
	// which is end 0, and from the goal, which is end 1. The first layers are the start and
	// the goal themselves. The state where the ends met counts twice, in the last layer of
	// each. The layer made last may be incomplete, because the search stopped at that state.
	Layers [2][]int

	// Queues[end].All() are the states that the last search found from an end, in order of
	// distance. Only the search may change a queue.
	Queues [2]Queue

	seen [2]BitSet // by end
}

// NewBothEnds returns a search over the states 0..size-1. You can use it for many searches,
// one after another. The time of each depends only on the states that it sees.
func NewBothEnds(size int) *BothEnds {
	return &BothEnds{seen: [2]BitSet{NewBitSet(size), NewBitSet(size)}}
}

// Distance returns the least number of moves from the start to the goal, or -1 if there is
// no route. moves appends to next the states one move away.
//
// The search from the start and the search from the goal are called the two ends. They grow by
// whole layers: in each round, the end whose last layer has fewer states makes its next layer.
//
// Proof. Suppose that the ends have seen all states within i moves of the start and all states
// within j moves of the goal, and that no state has been seen by both. This is true at first,
// with i = j = 0, unless the start is the goal. A route of at most i+j moves would have a state
// within i moves of the start and j moves of the goal, so the answer is more than i+j. Now one
// end makes its next layer:
//
//   - If the other end has seen a state of that layer, a route of at most i+j+1 moves leads
//     through it, so the answer is i+j+1. The state is in the last layer of the other end,
//     because otherwise the route would be shorter.
//   - If that layer is empty, its end has seen all states that it can reach. The other end began
//     at a state that is not among them, so there is no route.
//   - Otherwise the supposition holds again, with i or j larger by one.
//
// The layers must be whole. Suppose that the ends took turns state by state instead:
//
//	      a - b - c
//	    /           \
//	start           goal
//	    \           /
//	      d ----- e
//
// They would expand the start, the goal, a and c, and meet at b, on a route of 4 moves. But the
// route through d and e has 3. With whole layers, the end at the goal expands e as well as c,
// and meets the other end at d.
func (s *BothEnds) Distance(start, goal uint64,
	moves func(state uint64, next []uint64) []uint64) int {
	s.begin(0, start)
	s.begin(1, goal)
	end, other := 0, 1
	for met := start == goal; !met; {
		if s.Queues[other].Len() < s.Queues[end].Len() {
			end, other = other, end
		}
		if s.Queues[end].Len() == 0 {
			return -1
		}
		met = s.expand(end, other, moves)
	}
	return len(s.Layers[0]) + len(s.Layers[1]) - 2 // the first layers are at distance 0
}

// begin forgets the last search from an end and begins a new one from a state.
func (s *BothEnds) begin(end int, state uint64) {
	for _, old := range s.Queues[end].All() {
		s.seen[end].Remove(old)
	}
	s.Queues[end].Reset()
	s.Queues[end].Push(state)
	s.seen[end].Add(state)
	s.Layers[end] = append(s.Layers[end][:0], 1)
}

// expand makes the next layer of an end and reports whether the ends have met. It stops at the
// first state that the other end has seen.
func (s *BothEnds) expand(end, other int, moves func(state uint64, next []uint64) []uint64) bool {
	queue, layer := &s.Queues[end], len(s.Layers[end])
	s.Layers[end] = append(s.Layers[end], 0)
	var next []uint64
	for n := queue.Len(); n > 0; n-- {
		next = moves(queue.Pop(), next[:0])
		for _, state := range next {
			if s.seen[end].Has(state) {
				continue
			}
			s.seen[end].Add(state)
			queue.Push(state)
			s.Layers[end][layer]++
			if s.seen[other].Has(state) {
				return true
			}
		}
	}
	return false
}
