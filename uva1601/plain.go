package main

// The lesson is solve.go and plain.go, with maze.go, read.go, search.go and limits.go. Skip the
// rest.

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// states is greater than the largest state, which has 24 bits.
const states = 1 << (8 * maxGhosts)

// packed returns the state of ghosts in the given places, 8 bits each:
//
//	ghost     c      b      a
//	bits    23-16  15-8   7-0
//	place    21     31     33      = 0x213133
//
// A place is two hexadecimal digits, as in the drawing in maze.go. The bits of a missing ghost are
// 0.
func packed(ghosts [maxGhosts]int) uint64 {
	return uint64(ghosts[0] | ghosts[1]<<8 | ghosts[2]<<16)
}

// unpacked is the inverse of packed.
func unpacked(state uint64) [maxGhosts]int {
	return [maxGhosts]int{int(state & 255), int(state >> 8 & 255), int(state >> 16)}
}

// game describes a maze to the blog post's two programs: the start, the moves and the goal. The
// first program is common.BFS. The second is common.BothEnds, a bidirectional search. Its forward
// and backward searches make the same moves, because every step can be undone by another step. (The
// post's two searches take turns. Here the search with the smaller frontier expands it.)
//
// 中文：博文的两个程序只需知道三件事：从哪里出发、一步能到哪里、怎样算到达终点。第一个是朴素 BFS
// （common.BFS）；第二个是双向 BFS（common.BothEnds），从起点和终点同时搜索，每次扩展一整层，直到相
// 遇。每一步都能倒着走，所以从终点出发的走法是一样的。博文两边轮流，这里扩展前沿较小的一边。
type game struct {
	*maze
	after  [places][]int // by open place: where a ghost can be after a step
	solver *solver       // the fast search, for the methods in game.go
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

// Starts returns the only start.
func (g *game) Starts() []uint64 { return []uint64{packed(g.start)} }

// Solved reports whether all ghosts are at their goals.
func (g *game) Solved(state uint64) bool { return state == packed(g.goal) }

// goal returns the solved state. With -both, the command line passes it to common.BothEnds.
func goal(g cli.Game) uint64 { return packed(g.(*game).goal) }

// clash reports whether two ghosts that step from p to p2 and from q to q2 end in the same place or
// swap places.
func clash(p, q, p2, q2 int) bool { return p2 == q2 || p2 == q && q2 == p }

// Moves appends the states one step away. It combines the steps of the three ghosts in nested loops
// and skips the combinations that clash. A missing ghost stays in place 0, and no rule applies to
// it. (The post gives such a ghost a place of its own. Here all 256 places may be open, so 8 bits
// leave no number for another place.)
//
// 中文：三层循环枚举三只鬼这一步各走到哪里，跳过相撞的和互换位置的走法。
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
