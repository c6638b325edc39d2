package common

// Queue is the first-in, first-out queue of a breadth-first search: an array of packed states and
// the index of the next state to pop.
//
//	states  s0 s1 s2 s3 s4 s5
//	                 ^head     popped: s0 s1 s2    waiting: s3 s4 s5
//
// A popped state stays in the array, and a search pushes each state only once. So the array is also
// the list of all states seen, in order of distance, and each layer is a contiguous part of it. Pop
// takes O(1) time, and Push takes amortized O(1). The zero value is an empty queue ready to use.
//
// 中文：用数组实现的队列：一个状态数组，加上队首的下标。出队只移动下标，状态仍留在数组里；搜索时每
// 个状态只入队一次，所以这个数组也就是按距离排好的所有搜到的状态，每一层是其中连续的一段。出队
// O(1)，入队均摊 O(1)。
type Queue struct {
	states []uint64
	head   int
}

// Push adds a state to the end of the queue.
func (q *Queue) Push(state uint64) { q.states = append(q.states, state) }

// Pop removes the oldest waiting state from the queue and returns it. It panics if no state is
// waiting.
func (q *Queue) Pop() uint64 {
	state := q.states[q.head]
	q.head++
	return state
}

// Len returns the number of waiting states.
func (q *Queue) Len() int { return len(q.states) - q.head }

// All returns every state pushed since the last Reset, popped or not, oldest first. The slice is
// valid only until the next Push or Reset.
func (q *Queue) All() []uint64 { return q.states }

// Reset empties the queue but keeps its memory.
func (q *Queue) Reset() { q.states, q.head = q.states[:0], 0 }
