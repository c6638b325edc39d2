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
		return t.board.state().swapped()
	}
	return t.board.state()
}

// Distance returns the least number of moves until either colour wins.
func (g game) Distance(n uint64, _ int) int { return newSolver().search(fast(n)) }

// Search answers the board with the fast search. That search does not know which side is black, but
// it makes the same moves in the same order as the plain search. So it visits the same states in
// the same order, and only stops earlier, as TestEveryBoard checks. It does not count its last
// layer, so Search does.
func (g game) Search(lang view.Language) (ends []cli.End, note string) {
	s, plain := newSolver(), common.NewBFS(states)
	if s.distance(g.start) == 0 {
		return nil, lang.Say("The board is won before the first move.", "一开始就已经连成四子。")
	}
	cli.Route(plain, g)
	visited := len(s.queue.All())
	layers := append(s.layers, visited-cli.Sum(s.layers))
	return []cli.End{{Layers: layers, States: plain.States()[:visited]}},
		lang.Say("There are two starts, black and white to move, and many goals. The fast search "+
			"tests a state when it makes it.",
			"有两个起点（黑先和白先）和许多终点。快速解法里，每个状态一生成就判断是否连成。")
}
