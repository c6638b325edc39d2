package main

// The lesson is solve.go and plain.go. Skip the rest.

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// game describes a pair of frames to the blog post's plain search: the start, the moves and the
// goal. The search itself is common.BFS. It tries the moves in the order U, D, L, R, so it finds
// the first of the shortest routes.
//
// The post keeps the frames it has seen in a hash table keyed by their 16 letters. Here a packed
// frame is a number, and every number has a bit that marks it as seen. The post also remembers the
// previous move so that it never undoes that move. We need no such rule, because the frame before
// that move is already marked.
//
// 中文：博文的朴素 BFS 只需知道三件事：从哪里出发、一步能到哪里、怎样算到达终点；搜索本身在
// common.BFS。白格依次试上、下、左、右，所以得到的是字典序最小（U<D<L<R）的最短路线。博文以十六个字
// 母作状态，用哈希表判重，还记下前一步，以免走回头路；这里每个压缩成整数的局面有一个判重标记，前一
// 个局面已有标记，不必另记。
type game struct{ from, to frame }

func readGame(in *common.Reader) (cli.Game, error) {
	from, to, err := readPair(in)
	return game{from, to}, err
}

// Starts returns the only start, the start frame.
func (g game) Starts() []uint64 { return []uint64{uint64(g.from)} }

// Solved reports whether a state is the end frame.
func (g game) Solved(state uint64) bool { return frame(state) == g.to }

// Moves appends the frames one move away.
func (g game) Moves(state uint64, next []uint64) []uint64 {
	for _, f := range frame(state).appendMoves(nil) {
		next = append(next, uint64(f))
	}
	return next
}
