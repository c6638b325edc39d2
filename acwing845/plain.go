package main

// The lesson is solve.go and plain.go. Skip the rest.

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// game describes a case to the blog post's plain search: the start, the moves and the goal. The
// search itself is common.BFS. A state is the rank of a board.
//
// The post keeps the distances in a hash table keyed by the board as a string, in which 0 means
// "not seen". Because the start has distance 0, it is queued twice. Here every rank has a bit that
// marks it as seen.
//
// 中文：博文的朴素 BFS 只需知道三件事：从哪里出发、一步能到哪里、怎样算到达终点；搜索本身在
// common.BFS。状态是局面的康托展开值。博文把距离存在以字符串为键的哈希表里，0 表示“没访问过”；起点
// 的距离就是 0，所以会入队两次。这里每个状态有一个判重标记，没有这个问题。
type game struct{ start common.Cells } // the board of the case

func readGame(in *common.Reader) (cli.Game, error) {
	start, err := readBoard(in)
	return played{game{start}, puzzle()}, err // see game.go
}

// Starts returns the only start, the board of the case.
func (g game) Starts() []uint64 { return []uint64{uint64(common.Rank(g.start, cells))} }

// Solved reports whether a state is the solved board.
func (g game) Solved(state uint64) bool { return state == uint64(common.Rank(solved, cells)) }

var slide = common.SlidingMoves(side, side)

// Moves appends the boards one move away: the blank moves up, down, left or right.
func (g game) Moves(state uint64, next []uint64) []uint64 { return slide(state, next) }
