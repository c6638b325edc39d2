package main

import "bfspuzzles/common"

// bothEnds is the blog post's second program: a breadth-first search from the start and
// one from the goal, in turn, by whole layers. Every step can be undone, so the steps from
// the goal are the same as those from the start: moves, in plain.go, lists both.
//
// 中文：博文的第二个程序，双向 BFS：从起点和终点轮流各搜一整层，直到一方走到另一方走过的状态。每一步都能倒着
// 走，所以从终点出发的走法与从起点出发的一样。必须整层轮流：逐个状态轮流可能多走一步。
type bothEnds struct{ start, goal plainEnd }

// plainEnd is the search from one end.
type plainEnd struct {
	queue  common.Queue  // those of the last layer wait in it; it keeps all others, too
	seen   common.BitSet // by packed state
	layers []int         // how many states each layer has, the end's own first
}

// newBothEnds returns a search that can be used for many mazes, one after the other.
func newBothEnds() *bothEnds {
	const states = 1 << (8 * maxGhosts)
	return &bothEnds{
		plainEnd{seen: common.NewBitSet(states)}, plainEnd{seen: common.NewBitSet(states)},
	}
}

// distance returns the least number of steps, or -1. A route of at most i+j steps has a state
// within i steps from the start and j from the goal. So when the ends have made i and j
// layers, and no state has been seen from both, the answer is more than i+j, and the first
// state that is seen from both gives it. If an end has no new state, there will be none. (If
// the ends took turns state by state, the layer that an end has only begun might hold a
// nearer meeting. See README.md, pitfalls.)
func (s *bothEnds) distance(m *maze) int {
	near, far := &s.start, &s.goal
	near.begin(packed(m, m.start))
	far.begin(packed(m, m.goal))
	for step := moves(m); near.queue.Len() > 0; near, far = far, near {
		if near.grow(far, step) {
			return near.depth() + far.depth()
		}
	}
	return -1
}

// depth returns how many steps the last layer is from the end, whose own layer is the first.
func (e *plainEnd) depth() int { return len(e.layers) - 1 }

// begin forgets the last search and begins one at a state.
func (e *plainEnd) begin(state uint64) {
	for _, old := range e.queue.All() {
		e.seen.Remove(old)
	}
	e.queue.Reset()
	e.queue.Push(state)
	e.seen.Add(state)
	e.layers = append(e.layers[:0], 1)
}

// grow makes the next layer and reports whether it met a state that far has seen; the layer
// is then left unfinished.
func (e *plainEnd) grow(far *plainEnd, step func(state uint64, next []uint64) []uint64) bool {
	e.layers = append(e.layers, 0)
	layer := &e.layers[len(e.layers)-1]
	var next []uint64
	for n := e.queue.Len(); n > 0; n-- {
		next = step(e.queue.Pop(), next[:0])
		for _, state := range next {
			if e.seen.Has(state) {
				continue
			}
			e.seen.Add(state)
			e.queue.Push(state)
			*layer++
			if far.seen.Has(state) {
				return true
			}
		}
	}
	return false
}
