package main

// The lesson is solve.go and plain.go. Skip the rest.

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// game describes a case to the blog post's plain search: the start, the moves and the goal. The
// search itself is common.BFS. A state is the rank of a board.
//
// The post lists the neighbours of the six cells by hand; common.SlidingMoves computes them.
//
// 中文：博文的朴素 BFS 只需知道三件事：从哪里出发、一步能到哪里、怎样算到达终点；搜索本身在
// common.BFS。状态是局面的康托展开值。博文手写了六个格子的相邻格，这里由 common.SlidingMoves 算出。
type game struct{ start common.Cells } // the board of the case

func readGame(in *common.Reader) (cli.Game, error) {
	start, err := readPacked(in)
	return played{game{start}, puzzle()}, err // see game.go
}

// Starts returns the only start, the board of the case.
func (g game) Starts() []uint64 { return []uint64{uint64(common.Rank(g.start, cells))} }

// Solved reports whether a state is the solved board.
func (g game) Solved(state uint64) bool { return state == uint64(common.Rank(solved, cells)) }

var slide = common.SlidingMoves(columns, rows)

// Moves appends the boards one move away: the blank moves up, down, left or right.
func (g game) Moves(state uint64, next []uint64) []uint64 { return slide(state, next) }

func readPacked(in *common.Reader) (common.Cells, error) {
	board, err := readBoard(in)
	if err != nil {
		return 0, err
	}
	return pack(board), nil
}
