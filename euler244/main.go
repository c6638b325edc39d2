// The 4x4 red and blue tile puzzle of the blog post "BFS puzzle (2)"
//
//	the puzzle of Project Euler 244, https://projecteuler.net/problem=244
//	Go is accepted by: no judge has this problem; it is run locally
//	limits: 2 s (our choice)
//
// A 4x4 frame holds one white cell w, the gap, and red and blue tiles r and b. A move
// slides the white cell up, down, left or right (U D L R; Project Euler names the way
// the *tile* goes, the opposite). What is a shortest route from a begin frame to an
// end frame? Of several, it is the first in the order U, D, L, R at the first
// difference. It is -1 if the frames differ in their numbers of blue tiles.
//
// Method: a frame takes 20 bits, 4 for where the white cell is and one for each cell, if
// there is a blue tile. A bidirectional search, from both ends, grows by whole layers (a layer
// holds the frames at one distance) until the ends meet, and the route is read off from
// the layers. Every frame with the same number of blue tiles can be reached: of the orders
// of 15 different tiles only half can (parity), but here some tiles are alike, and swapping
// two of these leads from one half to the other.
//
// 中文：一个局面压缩成 20 位：白格的位置 4 位，16 格中哪些是蓝色方块各 1 位。双向 BFS 逐层扩展（距离相同的
// 局面是一层），相遇后从各层中读出路线：所有最短路线中字典序最小（U<D<L<R）的一条。同色的方块没有区别，
// 所以不受奇偶性限制：蓝色方块个数相同的局面都可达。
package main

import (
	"io"
	"math/bits"
	"strconv"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

const (
	side      = 4
	cells     = side * side
	allFrames = cells << cells // one more than the largest packed frame
)

// frame packs the cells of the blue tiles into the low 16 bits and the white cell into the
// next 4; the red tiles are on the other cells. Cells are numbered row by row from 0:
//
//	w r b b
//	r r b b      white on 0
//	r r b b      blue on 2 3 6 7 10 11 14 15: 0xcccc
//	r r b b      packed 0x0cccc
//
// It takes 20 bits, and is a uint64 because the searches of common hold these.
type frame uint64

func pack(white int, blue common.Bitboard) frame { return frame(white)<<cells | frame(blue) }

func (f frame) white() int { return int(f >> cells) }

func (f frame) blue() common.Bitboard { return common.Bitboard(f) }

// blues counts the blue tiles.
func (f frame) blues() int { return bits.OnesCount16(uint16(f)) }

// mark returns the number by which a search marks a frame as seen, in 19 bits. It leaves out the
// bit of cell 0, which the others determine: all frames of a search have the same number of blue
// tiles. So the mark of 0x0cccc is 0x06666.
func mark(f uint64) uint64 { return f >> 1 }

// moves returns the function that appends the frames one move after f: the white cell goes
// up, down, left and right, and the tile that was there comes to where it was.
func moves() func(f uint64, next []uint64) []uint64 {
	var beside [cells][]int // without NoCell, which would have to be tested in each move
	for cell, others := range common.Grid(side, side) {
		for _, other := range others {
			if other != common.NoCell {
				beside[cell] = append(beside[cell], other)
			}
		}
	}
	return func(f uint64, next []uint64) []uint64 {
		white, blue := frame(f).white(), frame(f).blue()
		for _, to := range beside[white] {
			next = append(next, uint64(pack(to, blue.Slide(to, white))))
		}
		return next
	}
}

// end is the search from one of the two ends. (Where append moves frames to a larger array, the
// layers made before keep the old one, which holds the same.)
type end struct {
	moves  func(f uint64, next []uint64) []uint64
	frames []uint64      // all frames seen
	layers [][]uint64    // parts of these, by distance
	seen   common.BitSet // by mark
}

func newEnd() end {
	const room = 1 << 14 // for frames; the blog post's pair makes one end visit 11,881
	return end{moves(), make([]uint64, 0, room), nil, common.NewBitSet(allFrames / 2)}
}

// start clears the marks of the last search, and only those, and begins one at f.
func (e *end) start(f frame) {
	for _, old := range e.frames {
		e.seen.Remove(mark(old))
	}
	e.seen.Add(mark(uint64(f)))
	e.frames = append(e.frames[:0], uint64(f))
	e.layers = append(e.layers[:0], e.frames)
}

// frontier returns the outermost layer.
func (e *end) frontier() []uint64 { return e.layers[len(e.layers)-1] }

// grow adds the next layer.
func (e *end) grow() {
	first := len(e.frames)
	var next []uint64
	for _, f := range e.frontier() {
		next = e.moves(f, next[:0])
		for _, n := range next {
			if !e.seen.Has(mark(n)) {
				e.seen.Add(mark(n))
				e.frames = append(e.frames, n)
			}
		}
	}
	e.layers = append(e.layers, e.frames[first:])
}

// solver answers one pair of frames after the other and keeps its memory
// between them.
type solver struct {
	forward  end // from the begin frame
	backward end // from the end frame
}

func newSolver() *solver { return &solver{newEnd(), newEnd()} }

// route returns the frames of a shortest route, both ends included: of several, the first in
// the order U, D, L, R. It returns nil if there is none, as the numbers of blue tiles differ.
//
// Both ends grow by whole layers as in common.BothEnds, where it is proved that they meet at
// the least number of moves. (These layers are kept, and the last one is finished, as the
// route is read off from them.) As the directions are tried in order, each forward layer is
// in the order of the first routes to its frames. So the route asked for goes through the
// first frame of the forward frontier that the other end has seen, too: a route through
// another one differs from it before the meeting, and comes later in the order.
func (s *solver) route(from, to frame) []uint64 {
	if from.blues() != to.blues() {
		return nil
	}
	s.forward.start(from)
	s.backward.start(to)
	for {
		for _, f := range s.forward.frontier() {
			if s.backward.seen.Has(mark(f)) {
				return s.through(f)
			}
		}
		if len(s.forward.frontier()) <= len(s.backward.frontier()) {
			s.forward.grow()
		} else {
			s.backward.grow()
		}
	}
}

// through returns the first route through a meeting place, with the frames before it and after
// it, one by one. The one before is the first of its layer that is beside: the first route
// comes from there. The one after is the first, in the order U, D, L, R, that is in the next
// layer on the way to the end frame.
func (s *solver) through(meeting uint64) []uint64 {
	route := []uint64{meeting}
	for i := len(s.forward.layers) - 2; i >= 0; i-- {
		beside := s.forward.moves(route[0], nil)
		route = append([]uint64{first(s.forward.layers[i], beside)}, route...)
	}
	for i := len(s.backward.layers) - 2; i >= 0; i-- {
		beside := s.backward.moves(route[len(route)-1], nil)
		route = append(route, first(beside, s.backward.layers[i]))
	}
	return route
}

// first returns the first of some frames that is among others, too. There is one.
func first(some, others []uint64) (f uint64) {
	for _, f = range some {
		for _, other := range others {
			if f == other {
				return f
			}
		}
	}
	return f
}

// readFrame reads sixteen characters, one w and else r or b, with white space anywhere.
func readFrame(in *common.Reader) (frame, error) {
	white := -1
	var blue common.Bitboard
	for cell := 0; cell < cells; cell++ {
		in.SkipBlanks()
		b, _ := in.Peek()
		switch {
		case b != 'w' && b != 'r' && b != 'b':
			return 0, in.Expected("w, r or b")
		case b == 'w' && white >= 0:
			return 0, in.Expected("only one w in a frame")
		case b != 'w' && white < 0 && cell == cells-1:
			return 0, in.Expected("a w in the frame")
		case b == 'w':
			white = cell
		case b == 'b':
			blue = blue.With(cell)
		}
		in.Take()
	}
	return pack(white, blue), nil
}

// readPair reads a begin frame and an end frame. It returns io.EOF if no frame
// follows.
func readPair(in *common.Reader) (from, to frame, err error) {
	if !in.SkipBlanks() {
		return 0, 0, io.EOF
	}
	if from, err = readFrame(in); err != nil {
		return 0, 0, err
	}
	to, err = readFrame(in)
	return from, to, err
}

// answer returns the line to print for a route: the number of moves and the way the white
// cell goes, 0 alone if no move is needed, -1 if there is no route.
func answer(route []uint64) string {
	moves := strconv.Itoa(len(route) - 1)
	if len(route) > 1 {
		moves += " " + letters(route)
	}
	return moves
}

// letters returns the moves of a route, each named by the way the white cell goes.
func letters(route []uint64) (moves string) {
	names := map[int]string{-side: "U", side: "D", -1: "L", 1: "R"}
	for i := 1; i < len(route); i++ {
		moves += names[frame(route[i]).white()-frame(route[i-1]).white()]
	}
	return moves
}

// answers returns a function that answers one pair of frames after the other.
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

// problem and unit name the program and a case of it in error lines.
const problem, unit = "euler244", "case"

// judge answers the pairs of frames on standard input.
func judge() { common.Run(problem, unit, answers()) }

const about = `The 4x4 red and blue tile puzzle (Project Euler 244): reads pairs of frames such
as wrbbrrbbrrbbrrbb wbrbbrbrrbrbbrbr and prints for each the least number of
moves of the white cell and the first shortest route in the order U, D, L, R.
`

//go:generate go run ../cmd/bundle -o ../submit/euler244/main.go .

// program returns what the command line needs to know; judge uses none of it.
func program() cli.Program {
	return cli.Program{
		Name: problem, Unit: unit, About: about,
		Input: "pairs of frames such as wrbbrrbbrrbbrrbb wbrbbrbrrbrbbrbr",
		Title: cli.Title{English: "red and blue tiles", Chinese: "红蓝滑块"},
		Judge: judge, Answers: answers, Read: readCase, States: allFrames,
		Random:  []cli.Random{{Judge: "post", Case: randomPair}},
		Smaller: smallerPairs,
	}
}

func main() { cli.Main(program()) }
