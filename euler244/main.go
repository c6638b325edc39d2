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
// Method: a frame takes 19 bits, 4 for where the white cell is and one for the colour
// of each tile. A bidirectional search, from both ends, grows by whole layers (a layer
// holds the frames at one distance) until the ends meet, and the route is read off from
// the layers. Every frame with the same number of blue tiles can be reached: of the orders
// of 15 different tiles only half can (parity), but here some tiles are alike, and swapping
// two of these leads from one half to the other.
//
// 中文：一个局面压缩成 19 位：白格的位置 4 位，15 个方块的颜色各 1 位。双向 BFS 逐层扩展（距离相同的
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
	tiles     = cells - 1
	allMarks  = cells << (tiles - 1) // how many marks there are: see mark
	names     = "UDLR"               // of the directions, in their order
	opposites = "DURL"               // the opposite of each
)

// frame packs the colours of the tiles, read row by row without the white cell, into
// the low 15 bits, with 1 for blue, and the white cell into the next 4. Cells are
// numbered row by row from 0:
//
//	w r b b
//	r r b b      white on 0, tiles r b b r r b b r r b b r r b b
//	r r b b
//	r r b b      packed 0x06666
type frame uint32

// pack squeezes the white cell's own bit out of the cells of the blue tiles.
func pack(white int, blue common.Bitboard) frame {
	return frame(white)<<tiles | frame(blue.Squeeze(white))
}

func (f frame) white() int { return int(f >> tiles) }

// blues counts the blue tiles.
func (f frame) blues() int { return bits.OnesCount32(uint32(f) % (1 << tiles)) }

// slide moves the white cell to the cell to beside it. A sideways move leaves the order
// of the tiles as it is; an up or down move takes one tile past three others. (To put new
// bits in the place of old ones, XOR with the bits in which they differ.)
func (f frame) slide(to int) frame {
	white := f.white()
	switch to - white {
	case -side: // up: the first of four comes last
		four := f >> uint(to) & 15
		f ^= (four ^ (four>>1 | four<<3&15)) << uint(to)
	case side: // down: the last of four comes first
		four := f >> uint(white) & 15
		f ^= (four ^ (four<<1&15 | four>>3)) << uint(white)
	}
	return f + frame(to-white)<<tiles
}

// mark returns the number by which a search marks a frame as seen. It leaves out the
// first tile, which the others determine: all frames of a search have the same number
// of blue tiles.
func (f frame) mark() uint64 { return uint64(f >> 1) }

// end is the search from one of the two ends, by whole layers.
type end struct {
	frames []frame       // all frames seen, layer after layer
	layers []int         // where in frames each layer begins
	seen   common.BitSet // by mark
}

func newEnd() end {
	const room = 1 << 14 // for frames; the blog post's pair makes one end visit 11,881
	return end{frames: make([]frame, 0, room), seen: common.NewBitSet(allMarks)}
}

// start clears the marks of the last search, and only those, and begins one at f.
func (e *end) start(f frame) {
	for _, seen := range e.frames {
		e.seen.Remove(seen.mark())
	}
	e.seen.Add(f.mark())
	e.frames, e.layers = append(e.frames[:0], f), append(e.layers[:0], 0)
}

// layer returns the frames at distance i.
func (e *end) layer(i int) []frame {
	if i == len(e.layers)-1 {
		return e.frames[e.layers[i]:]
	}
	return e.frames[e.layers[i]:e.layers[i+1]]
}

// frontier returns the outermost layer.
func (e *end) frontier() []frame { return e.layer(len(e.layers) - 1) }

// solver answers one pair of frames after the other and keeps its memory
// between them.
type solver struct {
	beside   [][4]int
	forward  end // from the begin frame
	backward end // from the end frame
}

func newSolver() *solver {
	return &solver{common.Grid(side, side), newEnd(), newEnd()}
}

// route returns the moves of a shortest route between two frames with the same number
// of blue tiles, so that there is one: the first in the order U, D, L, R.
//
// Both ends grow by whole layers as in common.BothEnds, where it is proved that they meet at
// the least number of moves. The meeting places are the frames in both frontiers. (These
// layers are kept, and the last one is finished, as the route is read off from them.)
//
// The forward frontier is in the order of the first routes to its frames. So the route
// asked for goes through the first meeting place there: a route through another one
// differs from it before the meeting, and comes later in the order.
func (s *solver) route(from, to frame) string {
	s.forward.start(from)
	s.backward.start(to)
	for met := from == to; !met; {
		if len(s.forward.frontier()) <= len(s.backward.frontier()) {
			met = s.grow(&s.forward, &s.backward)
		} else {
			met = s.grow(&s.backward, &s.forward)
		}
	}
	places := s.forward.frontier()
	for !s.backward.seen.Has(places[0].mark()) {
		places = places[1:]
	}
	return s.toMeeting(places[0]) + s.fromMeeting(places[0])
}

// grow adds the next layer to near and reports whether far has seen one of its frames.
// It tries the directions in order, so a forward layer is in the order of the first
// routes to its frames, and the forward search can stop at the first meeting place.
func (s *solver) grow(near, far *end) (met bool) {
	frontier := near.frontier()
	near.layers = append(near.layers, len(near.frames))
	for _, f := range frontier {
		for _, to := range s.beside[f.white()] {
			if to == common.NoCell {
				continue
			}
			next := f.slide(to)
			mark := next.mark()
			if near.seen.Has(mark) {
				continue
			}
			near.seen.Add(mark)
			near.frames = append(near.frames, next)
			if far.seen.Has(mark) {
				met = true
				if near == &s.forward {
					return true
				}
			}
		}
	}
	return met
}

// toMeeting returns the moves from the begin frame to a meeting place. It walks back,
// each time to that frame one move away which stands first in the layer before: the
// first route comes from there.
func (s *solver) toMeeting(f frame) string {
	moves := make([]byte, len(s.forward.layers)-1)
	for i := len(moves) - 1; i >= 0; i-- {
		layer, before := s.forward.layer(i), f
		for direction, to := range s.beside[f.white()] {
			if to == common.NoCell {
				continue
			}
			if place := find(layer, f.slide(to)); place >= 0 {
				before, moves[i] = layer[place], opposites[direction]
				layer = layer[:place] // only a frame that stands before this one is better
			}
		}
		f = before
	}
	return string(moves)
}

// fromMeeting returns the moves from a meeting place to the end frame, each time the
// first in the order U, D, L, R that leads to the next layer on the way there.
func (s *solver) fromMeeting(f frame) string {
	var moves []byte
	for i := len(s.backward.layers) - 2; i >= 0; i-- {
		layer := s.backward.layer(i)
		for direction, to := range s.beside[f.white()] {
			if to != common.NoCell && find(layer, f.slide(to)) >= 0 {
				f, moves = f.slide(to), append(moves, names[direction])
				break
			}
		}
	}
	return string(moves)
}

// find returns the place of a frame in a layer, or -1 if it is not there.
func find(layer []frame, f frame) int {
	for place, other := range layer {
		if other == f {
			return place
		}
	}
	return -1
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

// answer returns the line to print: the number of moves and the route, 0 alone
// if no move is needed, -1 if there is no route.
func answer(moves string, ok bool) string {
	switch {
	case !ok:
		return "-1"
	case moves == "":
		return "0"
	}
	return strconv.Itoa(len(moves)) + " " + moves
}

// answers returns a function that answers one pair of frames after the other.
func answers() common.Answer {
	s := newSolver()
	return func(in *common.Reader) (string, error) {
		from, to, err := readPair(in)
		if err != nil {
			return "", err
		}
		if from.blues() != to.blues() {
			return answer("", false), nil
		}
		return answer(s.route(from, to), true), nil
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
