package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// states is more than the largest state, which has 24 bits.
const states = 1 << (8 * maxGhosts)

// packed returns the state of ghosts in the given places, 8 bits each. A missing ghost is in place
// 0.
func packed(ghosts [maxGhosts]int) uint64 {
	p := common.Places(0).With(0, ghosts[0]).With(1, ghosts[1]).With(2, ghosts[2])
	return uint64(p)
}

// unpacked is the inverse of packed.
func unpacked(state uint64) (ghosts [maxGhosts]int) {
	for k := range ghosts {
		ghosts[k] = common.Places(state).At(k)
	}
	return ghosts
}

// game is a maze as the blog post's two programs see it: where a search starts, which moves there
// are, and when it is done. The first program is common.BFS. The second is common.BothEnds, which
// searches from the start and from the goal. Both ends make the same steps, because every step can
// be undone by a step. (The post's ends take turns. Here the end with fewer new states makes the
// next layer.)
//
// 中文：博文的两个程序只需知道三件事：从哪里出发、一步能到哪里、何时到达终点。第一个是朴素 BFS（common.BFS）；第二个
// 是双向 BFS（common.BothEnds），从起点和终点同时搜索，每次扩展一整层，直到相遇。每一步都能倒着走，所以从终点出发
// 的走法是一样的。博文两边轮流，这里扩展新状态少的一边。
type game struct {
	*maze
	after  [places][]int // by open place: where a ghost can be after a step
	solver *solver
}

func newGame(m *maze) *game {
	g := &game{maze: m, solver: new(solver)}
	for place, open := range m.open {
		if open {
			g.after[place] = m.appendAfter(place, nil)
		}
	}
	return g
}

func readGame(in *common.Reader) (cli.Game, error) {
	m, err := readMaze(in)
	if err != nil {
		return nil, err
	}
	return newGame(m), nil
}

// Starts returns the one state at the start.
func (g *game) Starts() []uint64 { return []uint64{packed(g.start)} }

// Solved reports whether all ghosts are at their goals.
func (g *game) Solved(state uint64) bool { return state == packed(g.goal) }

// goal returns the solved state, from which the post's second program searches back.
func goal(g cli.Game) uint64 { return packed(g.(*game).goal) }

// Moves appends the states one step away. It combines the steps of the three ghosts in nested loops
// and leaves out those that clash. A missing ghost stays in place 0 and is in nobody's way. (The
// post gives it a separate place. Here all 256 places may be open, and 8 bits have no number for
// another.)
//
// 中文：三层循环枚举三个鬼这一步各走到哪里，去掉相撞和互换位置的。
func (g *game) Moves(state uint64, next []uint64) []uint64 {
	from := unpacked(state)
	ways := [maxGhosts][]int{{0}, {0}, {0}}
	for k := 0; k < g.ghosts; k++ {
		ways[k] = g.after[from[k]]
	}
	for _, a := range ways[0] {
		for _, b := range ways[1] {
			if g.ghosts > 1 && clash(from[0], from[1], a, b) {
				continue
			}
			for _, c := range ways[2] {
				if g.ghosts > 2 &&
					(clash(from[0], from[2], a, c) || clash(from[1], from[2], b, c)) {
					continue
				}
				next = append(next, packed([maxGhosts]int{a, b, c}))
			}
		}
	}
	return next
}
