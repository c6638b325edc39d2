package common

// BFS is the plain breadth-first search of the blog posts: one queue, a mark
// on every state seen, and for every state the one it was found from. The
// puzzles differ only in what a state is, which moves it has and when it is
// solved, so that is all that each plain.go says.
//
// States are numbers below a size that the puzzle chooses. Memory: one bit for
// each number, and 12 bytes for each state seen.
//
// 中文：博文里的朴素 BFS：一个队列，每个状态一个判重标记，并记下它的前驱。各题的 plain.go 只需
// 说明状态是什么、一步能到哪些状态、何时算到达目标。状态是小于 size 的整数：每个整数占一位，每个
// 访问过的状态占 12 字节。Route 返回一条最短路线上的所有状态，步数等于其长度减一。
type BFS struct {
	queue   Queue   // the states seen, in order of distance
	parents []int32 // for each of these, the place in queue of the one before it; -1 for a start
	seen    BitSet
}

// NewBFS returns a search over the states 0..size-1. It can be used for many
// searches, one after the other; each pays only for the states it saw.
func NewBFS(size int) *BFS { return &BFS{seen: NewBitSet(size)} }

// States returns the states that the last search saw, in order of distance; Layers says how many
// there are at each.
func (b *BFS) States() []uint64 { return b.queue.All() }

// Visited returns the number of states that the last search saw.
func (b *BFS) Visited() int { return len(b.queue.All()) }

// Layers returns how many states the last search saw at each distance. The layer
// after the solved state's own may be cut short: the search ended while it was being made.
func (b *BFS) Layers() []int {
	var layers []int
	first := int32(0) // the place in queue where the current layer begins
	for i, parent := range b.parents {
		if i == 0 || parent >= first { // the first state found from the current layer
			layers, first = append(layers, 0), int32(i)
		}
		layers[len(layers)-1]++
	}
	return layers
}

// Route searches from the starts, all at distance 0, until it pops a solved state.
// It returns the states on a shortest route from a start to that state, both
// included, or nil if no solved state can be reached. The number of moves is
// len(route)-1.
//
// moves appends to next the states one move away. Of several shortest routes
// the one returned is the first in the order of the starts and then, at the
// first difference, in the order of moves: the queue keeps that order within a
// layer.
func (b *BFS) Route(
	starts []uint64,
	solved func(state uint64) bool,
	moves func(state uint64, next []uint64) []uint64,
) []uint64 {
	for _, state := range b.queue.All() {
		b.seen.Remove(state)
	}
	b.queue.Reset()
	b.parents = b.parents[:0]
	for _, start := range starts {
		b.reach(start, -1)
	}
	var next []uint64
	for at := int32(0); b.queue.Len() > 0; at++ {
		state := b.queue.Pop()
		if solved(state) {
			return b.routeTo(at)
		}
		next = moves(state, next[:0])
		for _, n := range next {
			b.reach(n, at)
		}
	}
	return nil
}

// reach queues a state unless it was seen before. The first time, it is reached by a
// shortest route.
func (b *BFS) reach(state uint64, parent int32) {
	if b.seen.Has(state) {
		return
	}
	b.seen.Add(state)
	b.queue.Push(state)
	b.parents = append(b.parents, parent)
}

// routeTo follows the parents from a place in queue back to a start, and returns the
// states on the way in their order.
func (b *BFS) routeTo(at int32) []uint64 {
	length := 0
	for i := at; i >= 0; i = b.parents[i] {
		length++
	}
	route := make([]uint64, length)
	for i := at; i >= 0; i = b.parents[i] {
		length--
		route[length] = b.queue.All()[i]
	}
	return route
}
