package common

// BothEnds is the breadth-first search from both ends, or bidirectional search: one from
// the start and one from the goal, layer by layer, until they meet. (A layer holds the
// states at one distance.) Each goes only half as far, and far fewer states are that near.
//
// Every move must have one that undoes it: then the moves from the goal are the same as
// those from the start, and a way from the goal to a state is also a way back.
//
// It keeps no parents, so it finds a distance but no route. Memory: two bits for each
// number, and 8 bytes for each state seen.
//
// 中文：双向 BFS：从起点和终点各搜一边，逐层扩展，每次扩展新状态较少的一边，直到两边相遇。每一步都必须
// 能倒着走。必须整层轮流：逐个状态轮流可能多走一步。不记前驱，所以只求步数，不求路线。
type BothEnds struct {
	// Layers says how many states the last search found at each distance from the start and
	// from the goal, with a layer for these themselves. The state of the meeting counts
	// twice, in the last layer of each end; the search stopped there, so the one made last
	// may be cut short.
	Layers [2][]int

	queues [2]Queue  // by end: the states seen; those of the last layer wait
	seen   [2]BitSet // by end
}

// NewBothEnds returns a search over the states 0..size-1. It can be used for many
// searches, one after the other; each pays only for the states it saw.
func NewBothEnds(size int) *BothEnds {
	return &BothEnds{seen: [2]BitSet{NewBitSet(size), NewBitSet(size)}}
}

// Distance returns the least number of moves from the start to the goal, or -1 if there is
// no route. moves appends to next the states one move away.
//
// The ends grow by whole layers, the one with fewer new states first. A route of at most
// i+j moves has a state within i moves from the start and j from the goal. So when the ends
// have made i and j layers, and no state has been seen from both, the answer is more than
// i+j. A state of the next layer that the other end has seen gives a route of i+j+1 moves,
// which is then the answer. If an end finds no new state, it has seen all that can be
// reached, and the other end is not among it.
//
// (If the ends took turns state by state, a layer that an end has only begun might hold a
// nearer meeting.)
func (s *BothEnds) Distance(start, goal uint64,
	moves func(state uint64, next []uint64) []uint64) int {
	s.begin(0, start)
	s.begin(1, goal)
	end, other := 0, 1
	for met := start == goal; !met; {
		if s.queues[other].Len() < s.queues[end].Len() {
			end, other = other, end
		}
		if s.queues[end].Len() == 0 {
			return -1
		}
		met = s.expand(end, other, moves)
	}
	return len(s.Layers[0]) + len(s.Layers[1]) - 2 // the ends' own layers are no moves
}

// begin forgets the last search from an end, and begins one at a state.
func (s *BothEnds) begin(end int, state uint64) {
	for _, old := range s.queues[end].All() {
		s.seen[end].Remove(old)
	}
	s.queues[end].Reset()
	s.queues[end].Push(state)
	s.seen[end].Add(state)
	s.Layers[end] = append(s.Layers[end][:0], 1)
}

// expand makes the next layer of an end, and reports whether it met a state that the other end
// has seen; it then leaves the layer unfinished.
func (s *BothEnds) expand(end, other int, moves func(state uint64, next []uint64) []uint64) bool {
	queue, layer := &s.queues[end], len(s.Layers[end])
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
