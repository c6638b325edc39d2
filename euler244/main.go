// The 4x4 red and blue tile puzzle of the blog post "BFS puzzle (2)"
//
//	the puzzle of Project Euler 244, https://projecteuler.net/problem=244
//	Go is accepted by: no judge; it is run locally
//	limits: 2 s (there is no judge)
//
// A 4x4 frame holds one white cell w, the gap, and red and blue tiles r and b.
// A move slides the white cell up, down, left or right (U D L R; Project Euler
// names the way the *tile* goes, the opposite). What is a shortest route from a
// begin frame to an end frame? Of several, it is the first in the order U, D, L, R at
// the first difference. It is -1 if their numbers of blue tiles differ.
//
// Method: a frame takes 20 bits, for where the gap is and for a bitboard of the blue
// tiles. Searches from both ends grow by whole layers until they meet; the route is
// read off from what they have marked. Every frame with the same number of each
// colour can be reached: only half the orders of 15 different tiles can, but here
// some are alike, and swapping two of these leads from one half to the other.
package main

import (
	"io"
	"math/bits"
	"strconv"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

const (
	side   = 4
	cells  = side * side
	packed = cells << cells       // one more than the largest packed frame
	marks  = cells << (cells - 2) // one more than the largest mark
	names  = "UDLR"               // of the directions, in their order
)

// frame packs the blue tiles into the low 16 bits and the white cell into the
// next 4, the cells numbered row by row from 0. What is neither is red:
//
//	w r b b
//	r r b b      white on 0, blue on 2 3 6 7 10 11 14 15
//	r r b b
//	r r b b      packed 0x0cccc
type frame uint32

func pack(white int, blue common.Bitboard) frame {
	return frame(white)<<cells | frame(blue)
}

func (f frame) white() int            { return int(f >> cells) }
func (f frame) blue() common.Bitboard { return common.Bitboard(f) }

// slide moves the white cell to the cell to, and the tile there to where the
// white cell was.
func (f frame) slide(to int) frame { return pack(to, f.blue().Slide(to, f.white())) }

// mark is the number by which a search marks a frame as seen. It has 18 bits, not
// 20, so that the sets are small. The white cell's own bit, always 0, is squeezed out
// of the bitboard, and the last of the 15 tiles is left out, since all frames of a
// search have as many blue ones.
func (f frame) mark() uint64 {
	below := frame(1)<<uint(f.white()) - 1
	blue := frame(f.blue())
	tiles := blue&below | blue>>1&^below
	return uint64(frame(f.white())<<(cells-2) | tiles&(1<<(cells-2)-1))
}

// end is the search from one of the two ends, by whole layers.
type end struct {
	queue  common.Queue  // the frames of the outermost layer, the frontier, wait
	seen   common.BitSet // by mark
	layers []int         // how many frames each layer before the frontier has
}

// start forgets the last search, its marks and no more, and begins one at f.
func (e *end) start(f frame) {
	for _, seen := range e.queue.All() {
		e.seen.Remove(frame(seen).mark())
	}
	e.queue.Reset()
	e.layers = e.layers[:0]
	e.visit(f, f.mark())
}

// visit queues a frame and reports whether it was not seen before.
func (e *end) visit(f frame, mark uint64) bool {
	if e.seen.Has(mark) {
		return false
	}
	e.seen.Add(mark)
	e.queue.Push(uint64(f))
	return true
}

// solver answers one pair of frames after the other and keeps its memory
// between them.
type solver struct {
	beside   [][4]int
	forward  end           // from the begin frame
	backward end           // from the end frame
	parents  []int32       // forward: where in its queue each frame was found from
	bit1     common.BitSet // backward: bit 1 of the layer of each frame seen
}

func newSolver() *solver {
	const room = 1 << 14 // frames; the blog post's pair makes one end visit 11,881
	return &solver{
		beside:   common.Grid(side, side),
		forward:  end{queue: common.NewQueue(room), seen: common.NewBitSet(marks)},
		backward: end{queue: common.NewQueue(room), seen: common.NewBitSet(marks)},
		parents:  make([]int32, 0, room),
		bit1:     common.NewBitSet(marks),
	}
}

// route returns the moves of a shortest route between two frames with the same
// colour counts, the first in the order U, D, L, R; ok is false if there is none.
//
// Both ends grow by whole layers, the smaller frontier first. While no frame is
// seen by both, the distance is more than the sum of the two layers. So at the
// first meeting it is that sum, and the meeting places are the frames that are
// in both frontiers.
func (s *solver) route(from, to frame) (moves string, ok bool) {
	s.forward.start(from)
	s.parents = append(s.parents[:0], -1)
	for _, seen := range s.backward.queue.All() {
		s.bit1.Remove(frame(seen).mark())
	}
	s.backward.start(to)
	at, met := s.meeting()
	for !met {
		switch forward, backward := s.forward.queue.Len(), s.backward.queue.Len(); {
		case forward == 0 || backward == 0:
			return "", false
		case forward <= backward:
			at, met = s.growForward()
		default:
			s.growBackward()
			at, met = s.meeting()
		}
	}
	return s.toMeeting(at) + s.fromMeeting(at), true
}

// growForward visits the next layer of the forward search. It takes the
// directions in order, so that within a layer the queue holds the frames in the
// order of their first routes. It ends at the first frame that the backward search
// has seen, which is the meeting, and returns its place in the queue.
func (s *solver) growForward() (at int32, met bool) {
	e := &s.forward
	e.layers = append(e.layers, e.queue.Len())
	for n := e.queue.Len(); n > 0; n-- {
		parent := int32(len(e.queue.All()) - e.queue.Len())
		f := frame(e.queue.Pop())
		for _, to := range s.beside[f.white()] {
			if to == common.NoCell {
				continue
			}
			next := f.slide(to)
			mark := next.mark()
			if !e.visit(next, mark) {
				continue
			}
			s.parents = append(s.parents, parent)
			if s.backward.seen.Has(mark) {
				return int32(len(s.parents)) - 1, true
			}
		}
	}
	return 0, false
}

// growBackward visits the next layer of the backward search and notes bit 1 of
// its distance.
func (s *solver) growBackward() {
	e := &s.backward
	e.layers = append(e.layers, e.queue.Len())
	for n := e.queue.Len(); n > 0; n-- {
		f := frame(e.queue.Pop())
		for _, to := range s.beside[f.white()] {
			if to == common.NoCell {
				continue
			}
			next := f.slide(to)
			mark := next.mark()
			if e.visit(next, mark) && len(e.layers)&2 != 0 {
				s.bit1.Add(mark)
			}
		}
	}
}

// meeting returns the place in the forward queue of the first frame of the
// forward frontier that the backward search has seen. Since that frontier is in
// the order of first routes, the route asked for goes through this frame: a
// route through another one differs from it before they meet, for the worse.
func (s *solver) meeting() (at int32, met bool) {
	all := s.forward.queue.All()
	for i := len(all) - s.forward.queue.Len(); i < len(all); i++ {
		if s.backward.seen.Has(frame(all[i]).mark()) {
			return int32(i), true
		}
	}
	return 0, false
}

// toMeeting follows the parents from the frame at a place of the forward queue
// back to the begin frame, and returns the moves in their order.
func (s *solver) toMeeting(at int32) string {
	moves := make([]byte, len(s.forward.layers))
	for i := len(moves) - 1; i >= 0; i-- {
		parent := s.parents[at]
		f, next := frame(s.forward.queue.All()[parent]), frame(s.forward.queue.All()[at])
		for direction, to := range s.beside[f.white()] {
			if to == next.white() {
				moves[i] = names[direction]
			}
		}
		at = parent
	}
	return string(moves)
}

// fromMeeting walks on to the end frame, each time to the first frame beside
// that is one nearer to it.
//
// Which one is nearer? The white cell changes the colour of its square, as on a
// chess board, with every move. So beside a frame of layer n there are frames
// of the layers n-1 and n+1 and none of n, and these two differ in bit 1. That
// is why the search keeps this one bit and no distances.
func (s *solver) fromMeeting(at int32) string {
	moves := make([]byte, 0, len(s.backward.layers))
	f := frame(s.forward.queue.All()[at])
	for layer := len(s.backward.layers) - 1; layer >= 0; layer-- {
		for direction, to := range s.beside[f.white()] {
			if to == common.NoCell {
				continue
			}
			next := f.slide(to)
			if s.backward.seen.Has(next.mark()) && s.bit1.Has(next.mark()) == (layer&2 != 0) {
				moves = append(moves, names[direction])
				f = next
				break
			}
		}
	}
	return string(moves)
}

// readFrame reads sixteen characters w, r or b, one of them w, with white space
// anywhere.
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
			return 0, in.Expected("a single w in a frame")
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
func readPair(in *common.Reader) (begin, end frame, err error) {
	if !in.SkipBlanks() {
		return 0, 0, io.EOF
	}
	if begin, err = readFrame(in); err != nil {
		return 0, 0, err
	}
	end, err = readFrame(in)
	return begin, end, err
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

// answers returns the function that answers one pair of frames after the other.
func answers() common.Answer {
	s := newSolver()
	return func(in *common.Reader) (string, error) {
		begin, end, err := readPair(in)
		if err != nil {
			return "", err
		}
		if bits.OnesCount16(uint16(begin.blue())) != bits.OnesCount16(uint16(end.blue())) {
			return answer("", false), nil
		}
		moves, ok := s.route(begin, end)
		return answer(moves, ok), nil
	}
}

// Error lines name the program and the case by these.
const problem, unit = "euler244", "case"

// judge answers the pairs of frames on standard input, a line each.
func judge() { common.Run(problem, unit, answers()) }

const about = `The 4x4 red and blue tile puzzle (Project Euler 244): reads pairs of frames such
as wrbbrrbbrrbbrrbb wbrbbrbrrbrbbrbr and prints for each the least number of
moves of the white cell and the first shortest route in the order U, D, L, R.
`

//go:generate go run ../cmd/bundle -o ../submit/euler244/main.go .

// program is what the command line needs to know; judge uses none of it.
func program() cli.Program {
	return cli.Program{
		Name: problem, Unit: unit, About: about,
		Judge: judge, Answers: answers, Read: readCase, States: packed,
	}
}

func main() { cli.Main(program()) }
