package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// Write writes the letters of the board and the colour to move: BWBOWBWBBWBWWBWO B.
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

// fast returns a state of the plain search as one of the fast search.
func fast(n uint64) state {
	t := turnOf(n)
	if t.mover == 'W' {
		return t.board.blackToMove().swapped()
	}
	return t.board.blackToMove()
}

// Distance returns the least number of moves until either colour wins. It ignores its second
// parameter, a limit.
func (g game) Distance(n uint64, _ int) int { return newSolver().search(fast(n)) }

// Search returns the layers of the fast search. It takes them from the plain search, which has the
// same starts and tries the moves in the same order, so it finds the same states in the same order.
// The fast search only ends earlier: it stops when it finds a won state, not when it visits it.
// TestEveryState and TestEveryBoard check this.
func (g game) Search(lang view.Language) (halves []cli.Half, note string) {
	if won(g.start) {
		return nil, lang.Say("The board is won before the first move.", "一开始就已经连成四子。")
	}
	plain := common.NewBFS(states)
	moves := len(cli.Route(plain, g)) - 1
	found := 1
	for !g.Solved(plain.States()[found-1]) {
		found++
	}
	whole := plain.Layers()[:moves] // all but the layer of the won state
	layers := append(whole, found-cli.Sum(whole))
	return []cli.Half{{Layers: layers, States: plain.States()[:found]}},
		lang.Say("There are two starts, black and white to move, and many goals. The fast search "+
			"tests a state when it makes it.",
			"有两个起点（黑先和白先）和许多终点。快速解法里，每个状态一生成就判断是否连成。")
}
