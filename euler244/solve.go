// The 4x4 red and blue tile puzzle of the blog post "BFS puzzle (2)"
//
//	the puzzle of Project Euler 244, https://projecteuler.net/problem=244
//	Go is accepted by: no judge hosts this problem; run it locally
//	limits: 2 s (our choice)
//
// A 4x4 frame holds red tiles r, blue tiles b and one white cell w, the gap. A move swaps the white
// cell with the tile above, below, left or right of it, and is named after the direction of the
// white cell: U, D, L or R. (Project Euler names a move after the tile, which goes in the opposite
// direction.) Find a shortest route from a start frame to an end frame. If there are several, find
// the first in dictionary order, where U comes before D, D before L, and L before R. Print -1 if
// the frames have different numbers of blue tiles.
//
// Method: a forward search from the start frame and a backward search from the end frame find one
// layer after another until they meet. A layer holds the frames at the same distance. Then the
// backward search continues to the start frame. It needs only the frames that the forward search
// has found, because every shortest route lies within them up to the meeting point. Its layers then
// show which moves lead closer to the end frame, and the route always takes the first of these
// moves. A packed frame has 20 bits: 4 for the white cell, and one per cell, which is set if its
// tile is blue.
//
// TestRoutesToEveryFrame checks that frames with the same number of blue tiles can be reached from
// each other. With 15 different tiles, parity would exclude half of the arrangements. But tiles of
// the same colour are alike, and swapping two of them changes the parity without changing the
// frame.
//
// 中文：双向 BFS：正向搜索从起点出发，反向搜索从终点出发，都逐层扩展（距离相同的局面是一层），直到
// 相遇。然后反向搜索继续扩展，直到搜到起点，但只走正向搜索搜到过的局面，因为最短路线在相遇之前经过
// 的局面，正向搜索都搜到过。这样就知道哪些走法离终点更近：从起点出发，每次取其中的第一个，就是字典
// 序最小（U<D<L<R）的最短路线。一个局面压缩成 20 位：白格的位置 4 位，每格是不是蓝块各 1 位。同色
// 的方块没有区别，交换两个同色方块，局面不变而奇偶性改变，所以不受奇偶性限制：蓝块个数相同的局面都
// 能互相到达。
package main

import (
	"math/bits"
	"strconv"

	"bfspuzzles/common"
)

const (
	side         = 4
	cells        = side * side
	frameNumbers = 1 << 20 // a packed frame has 20 bits
)

// frame packs the cells of the blue tiles into the low 16 bits and the number of the white cell
// into the next 4. The red tiles are on the other cells. Cells are numbered row by row from 0:
//
//	w r b b
//	r r b b      white on 0
//	r r b b      blue on 2 3 6 7 10 11 14 15: 0xcccc
//	r r b b      packed 0x0cccc
type frame uint32

func pack(white int, blue common.Bitboard) frame { return frame(white)<<cells | frame(blue) }

func (f frame) white() int { return int(f >> cells) }

func (f frame) blue() common.Bitboard { return common.Bitboard(f) }

// blues returns the number of blue tiles.
func (f frame) blues() int { return bits.OnesCount16(uint16(f)) }

// beside holds the cells above, below, left and right of each cell, in that order.
var beside = common.Grid(side, side)

// appendMoves appends the frames one move away, in the order U, D, L, R. Every move can be undone,
// so these are also the frames from which one move leads to f.
func (f frame) appendMoves(next []frame) []frame {
	white, blue := f.white(), f.blue()
	for _, to := range beside[white] {
		next = append(next, pack(to, blue.Slide(to, white)))
	}
	return next
}

// half is the forward or the backward search.
type half struct {
	layers   [][]frame     // layers[i] holds the frames at distance i
	frontier []frame       // the last layer
	seen     common.BitSet // the frames in all layers

	// moves is appendMoves, or a function that does the same and records the moves for a trace.
	moves func(f frame, next []frame) []frame
}

func newHalf() half {
	return half{seen: common.NewBitSet(frameNumbers), moves: frame.appendMoves}
}

// begin discards the previous search and begins a new one at a frame.
func (h *half) begin(at frame) {
	for i := range h.seen {
		h.seen[i] = 0
	}
	h.seen.Add(uint64(at))
	h.frontier = []frame{at}
	h.layers = [][]frame{h.frontier}
}

// expand finds the next layer: the new frames one move away from the frontier. If other is not
// nil, expand keeps only the frames that the other search has found.
func (h *half) expand(other *half) {
	var layer, moves []frame
	for _, f := range h.frontier {
		moves = h.moves(f, moves[:0])
		for _, n := range moves {
			next := uint64(n)
			if !h.seen.Has(next) && (other == nil || other.seen.Has(next)) {
				h.seen.Add(next)
				layer = append(layer, n)
			}
		}
	}
	h.frontier = layer
	h.layers = append(h.layers, layer)
}

// meets reports whether the other search has found a frame of the frontier.
func (h *half) meets(other *half) bool {
	for _, f := range h.frontier {
		if other.seen.Has(uint64(f)) {
			return true
		}
	}
	return false
}

// solver answers one pair of frames after another and reuses its memory.
type solver struct{ forward, backward half }

func newSolver() *solver {
	return &solver{newHalf(), newHalf()}
}

// search runs the forward and the backward search until they meet. In each round, as in
// common.BothEnds, the search with the smaller frontier expands it. The frames must have the same
// number of blue tiles. Then the searches always meet, because such frames can be reached from each
// other. Unlike common.BothEnds, search also completes the last layer, because route needs whole
// layers.
func (s *solver) search(from, to frame) {
	s.forward.begin(from)
	s.backward.begin(to)
	smaller, other := &s.forward, &s.backward
	for !smaller.meets(other) {
		if len(other.frontier) < len(smaller.frontier) {
			smaller, other = other, smaller
		}
		smaller.expand(nil)
	}
}

// route returns the frames on the first of the shortest routes, both ends included, or nil if the
// numbers of blue tiles differ.
//
// Suppose that the searches meet when the forward search has reached distance i and the backward
// search distance j. Then every shortest route has i+j moves, as proved for common.BothEnds. Now
// the backward search continues until it finds the start frame, but only within the frames that the
// forward search has found. This misses no frame of a shortest route, because the first i frames of
// such a route are fewer than i moves from the start frame, so the forward search has found them.
// Therefore a frame of a shortest route that is k moves from the end frame is in layer k of the
// backward search. For k up to j, this holds because these layers are complete, and for larger k by
// induction: the next frame of the route is in layer k-1, and expanding that layer adds this frame,
// which the forward search has found.
//
// From every frame of layer k, k moves lead to the end frame. So the shortest routes are exactly
// those that enter the next lower layer with each move, and no such move spoils the rest. The first
// of the shortest routes always takes the first such move in the order U, D, L, R.
func (s *solver) route(from, to frame) []frame {
	if from.blues() != to.blues() {
		return nil
	}
	s.search(from, to)
	for !s.backward.seen.Has(uint64(from)) {
		s.backward.expand(&s.forward)
	}
	route := []frame{from}
	for k := len(s.backward.layers) - 2; k >= 0; k-- {
		from = firstIn(s.backward.layers[k], from.appendMoves(nil))
		route = append(route, from)
	}
	return route
}

// firstIn returns the first of the moves that leads into the layer.
func firstIn(layer, moves []frame) frame {
	for _, next := range moves {
		for _, f := range layer {
			if f == next {
				return next
			}
		}
	}
	return 0 // not reached, because a shortest route enters each layer
}

// readFrame reads sixteen letters, one w and the others r or b, with white space allowed anywhere.
func readFrame(in *common.Reader) (frame, error) {
	white := -1 // no w so far
	var blue common.Bitboard
	for cell := 0; cell < cells; cell++ {
		in.SkipBlanks()
		b, _ := in.Peek()
		switch {
		case b == 'w' && white >= 0:
			return 0, in.Bad("w appears twice in the frame")
		case b == 'w':
			white = cell
		case b == 'b':
			blue = blue.With(cell)
		case b != 'r':
			return 0, in.Expected("w, r or b")
		}
		in.Take()
	}
	if white < 0 {
		return 0, in.Bad("the frame has no w")
	}
	return pack(white, blue), nil
}

// readPair reads a start frame and an end frame.
func readPair(in *common.Reader) (from, to frame, err error) {
	from, err = readFrame(in)
	if err == nil {
		to, err = readFrame(in)
	}
	return from, to, err
}

// answer returns the line to print for a route: the number of moves and their letters, 0 alone if
// no move is needed, or -1 if there is no route.
func answer(route []frame) string {
	line := strconv.Itoa(len(route) - 1) // -1 if the route is nil
	if len(route) > 1 {
		line += " " + letters(route)
	}
	return line
}

// letters returns the moves of a route, each named after the direction of the white cell.
func letters(route []frame) (moves string) {
	names := map[int]string{-side: "U", side: "D", -1: "L", 1: "R"}
	for i := 1; i < len(route); i++ {
		moves += names[route[i].white()-route[i-1].white()]
	}
	return moves
}

// answers returns a function that answers one pair of frames after another.
func answers() common.Answer {
	s := newSolver()
	return func(in *common.Reader) (string, error) {
		from, to, err := readPair(in)
		if err != nil {
			return "", err
		}
		return answer(s.route(from, to)), nil
	}
}

// problem names the program in error lines.
const problem = "euler244"

// solve answers the pairs of frames on standard input. In the single file to submit, it is
// named main.
func solve() { common.Run(problem, answers()) }
