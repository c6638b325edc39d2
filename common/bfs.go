package common

// BFS is the plain breadth-first search of the blog posts. It is the search in docs/jugs, except
// that states are numbers, and a bit set, not a map, marks the states found. The search also
// records each state's parent, the state from which it was found, so it can return the route. The
// puzzle supplies the starts, the moves and the test for a solved state.
//
// The states are below a size that the puzzle chooses. The search needs one bit of memory per
// possible state and about 12 bytes per state found.
//
// 中文：博文里的朴素 BFS，也就是 docs/jugs 里的搜索，只是状态用整数表示，用 bitset 判重，并记下每
// 个状态的前驱。它不依赖具体题目：起点、一步能到哪些状态、怎样算到达终点，都由各题给出。状态是小于
// size 的整数：每个整数占一位，每个搜到的状态约占 12 字节。Route 返回一条最短路线上的所有状态，步
// 数等于其长度减一。
type BFS struct {
	queue   Queue   // the states found, in order of distance; a popped state stays in All()
	seen    BitSet  // the same states
	parents []int32 // by index in queue: the index of the parent, or -1 for a start
}

// NewBFS returns a search over the states 0..size-1. You can use it for many searches. Each search
// first clears the states of the previous one, so its time depends on how many states the two find,
// not on size.
func NewBFS(size int) *BFS { return &BFS{seen: NewBitSet(size)} }

// A Moves function appends to next the states one move away from state and returns the result.
type Moves func(state uint64, next []uint64) []uint64

// Route searches from the starts, all at distance 0, until it pops a solved state. It returns
// the states on a shortest route from a start to that state, both included, or nil if no
// solved state can be reached. The number of moves is len(route)-1.
//
// If there are several shortest routes, Route returns the first. Routes are ordered by their
// starts, and routes from the same start by the first move in which they differ.
//
// Proof. Call the first of the shortest routes to a state its first route. We show by induction
// that each layer is ordered by the first routes to its states. This holds for the starts. Suppose
// that it holds for one layer. Take the first route to a state of the next layer. Without its last
// move, it is the first route to a state of this layer. Otherwise an earlier route would lead to
// that state, and with the same last move it would be an earlier route to the state of the next
// layer. The search expands the states of this layer in order, and tries the moves from each in
// order. So it first reaches each state of the next layer by its first route, and finds these
// states in the order of their first routes. A state found again keeps its first route. Therefore
// the first solved state that the search pops has the first of all shortest routes.
func (b *BFS) Route(starts []uint64, solved func(state uint64) bool, moves Moves) []uint64 {
	for _, state := range b.queue.All() {
		b.seen.Remove(state)
	}
	b.queue.Reset()
	b.parents = b.parents[:0]
	for _, start := range starts {
		b.reach(start, -1)
	}
	var next []uint64
	for at := int32(0); b.queue.Len() > 0; at++ { // at is the index of state in queue
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

// reach queues a state unless it has already been found. The search first reaches each state by a
// shortest route, because the queue is in order of distance.
func (b *BFS) reach(state uint64, parent int32) {
	if b.seen.Has(state) {
		return
	}
	b.seen.Add(state)
	b.queue.Push(state)
	b.parents = append(b.parents, parent)
}

// routeTo returns the route to the state at index at of queue. It follows the parents back to a
// start.
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

// States returns the states that the last search found, in order of distance.
func (b *BFS) States() []uint64 { return b.queue.All() }

// Visited returns the number of states that the last search found.
func (b *BFS) Visited() int { return len(b.States()) }

// Layers returns the number of states that the last search found at each distance. If the search
// found a solved state, the last layer may be incomplete, because the search then stopped.
func (b *BFS) Layers() []int {
	var layers []int
	first := int32(0) // the index in queue where the current layer begins
	for i, parent := range b.parents {
		// The first state begins layer 0. The next layer begins with the first state whose parent
		// is in the current layer, that is, at index first or later.
		if i == 0 || parent >= first {
			layers = append(layers, 0)
			first = int32(i)
		}
		layers[len(layers)-1]++
	}
	return layers
}
