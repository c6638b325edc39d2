package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// Write writes the letters of the board and the colour to move, as in BWBOWBWBBWBWWBWO B.
func (g game) Write(state uint64) string {
	t := turnOf(state)
	return string(t.board[:]) + " " + string(rune(t.mover))
}

// Read reads a board and the colour to move.
func (g game) Read(in *common.Reader) (uint64, error) {
	b, err := readBoard(in)
	if err != nil {
		return 0, err
	}
	in.SkipBlanks()
	mover, _ := in.Peek()
	if mover != 'B' && mover != 'W' {
		return 0, in.Expected("a colour to move, B or W")
	}
	in.Take()
	return turn{b, mover}.number(), nil
}

// fast converts a state of the plain search to a state of the fast search.
func fast(n uint64) state {
	t := turnOf(n)
	if t.mover == 'W' {
		return t.board.blackToMove().swapped()
	}
	return t.board.blackToMove()
}

// Distance returns the least number of moves until either colour wins.
func (g game) Distance(n uint64) int { return newSolver().search(fast(n)) }

// Search repeats the fast search on the states of the plain search, which record the colours. Both
// start from the same states and try the moves in the same order, so they find the same states, as
// TestEveryState and TestEveryBoard verify. When moves finds a won state, it returns no state after
// that one, and the search ends.
func (g game) Search(lang view.Language, watch *cli.Recorder) cli.Search {
	if won(g.start) {
		return cli.Search{Note: lang.Say("The board is won before the first move.", "一开始就已经连成四子。")}
	}
	s := cli.Search{Backward: []bool{false}, Stops: true,
		Note: lang.Say("There are two starts, black and white to move, and many goals. The fast "+
			"search tests a state when it finds it.",
			"有两个起点（黑先和白先）和许多终点。快速解法里，每个状态一生成就判断是否连成。")}
	ended := false
	moves := func(state uint64, next []uint64) []uint64 {
		next = g.Moves(state, next)
		for i, after := range next {
			if g.Solved(after) {
				ended = true
				return next[:i+1]
			}
		}
		return next
	}
	isOver := func(uint64) bool { return ended }
	s = cli.OneWay(states, watch, s, g.Starts(), isOver, moves)
	watch.Reach(s.States[0][len(s.States[0])-1])
	s.Route = nil // it leads to the state that the search popped next, not to the won state
	return s
}
