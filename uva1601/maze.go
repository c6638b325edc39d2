package main

import "math/bits"

const (
	maxSide, maxGhosts     = 16, 3 // the limits of the statement
	places                 = maxSide * maxSide
	noLimit                = 1 << 30  // more steps than any route needs
	unreached              = 1<<8 - 1 // of a pair that is not in a table, which counts to 254
	mostLeft               = 24       // hopeless looks at mazes with no more places left (up to 64 would do, the bits of a word)
	firstTries, laterTries = 100, 50  // of the first probe and of later ones, besides one for each step of the bound (tried out)
	wall                   = '#'
)

var spareSteps = [...]int{0, 3, 12, 24} // of the later probes, in turn: with some, ghosts can make room for others (tried out)

// maze is one dataset. A place is a number, 16*row + column, so that in hexadecimal the digits are the row and
// the column. A map smaller than 16x16 lies in the top left corner, and all around it is wall:
//
//	#####      00 01 02 03 04 ...
//	#A#B#      10 11 12 13 14 ...      a starts on 0x33 and is to reach 0x11,
//	#   #      20 21 22 23 24 ...      b starts on 0x31 and is to reach 0x13
//	#b#a#      30 31 32 33 34 ...
//	#####      40 41 42 43 44 ...
type maze struct {
	width, height, ghosts int
	open                  placeSet // the places that are not wall
	start, goal           [maxGhosts]uint8
}

// placeSet is a set of places, one bit each: place p is bit p%64 of word p/64, of w, x, y and z. A word holds
// four rows of the map:
//
//	w    bits 63-48   47-32   31-16   15-0
//	     row  3       2       1       0       bit 0 of a row is its column 0
//
// So a shift by 1 moves the set a column to the side, by 16 a row. (A struct is passed in registers, an array is not.)
type placeSet struct{ w, x, y, z uint64 }

func (s placeSet) empty() bool { return s.folded() == 0 }
func (s placeSet) and(t placeSet) placeSet {
	return placeSet{s.w & t.w, s.x & t.x, s.y & t.y, s.z & t.z}
}
func (s placeSet) without(t placeSet) placeSet {
	return placeSet{s.w &^ t.w, s.x &^ t.x, s.y &^ t.y, s.z &^ t.z}
}
func (s placeSet) or(t placeSet) placeSet { s.add(t); return s }
func (s *placeSet) add(t placeSet)        { s.w |= t.w; s.x |= t.x; s.y |= t.y; s.z |= t.z }

// count returns the number of places in the set.
func (s placeSet) count() int {
	return bits.OnesCount64(s.w) + bits.OnesCount64(s.x) + bits.OnesCount64(s.y) + bits.OnesCount64(s.z)
}

// folded returns the words of the set one over the other: bit p%64 for place p. A place and those beside it have bits
// of their own there, so a set of these is place p alone if it is folded to 1<<(p%64).
func (s placeSet) folded() uint64 { return s.w | s.x | s.y | s.z }

// list lists the places of the set in the room given, in order: those of w, in the innermost call, come first.
func (s placeSet) list(room *[places]uint8) []uint8 {
	return room[:list(s.z, 192, room, list(s.y, 128, room, list(s.x, 64, room, list(s.w, 0, room, 0))))]
}

// list adds the places of a word, the first of which is given, to the n in room, and returns how many there are now.
func list(w uint64, first int, room *[places]uint8, n int) int {
	for ; w != 0; w &= w - 1 {
		room[uint8(n)] = uint8(first + bits.TrailingZeros64(w)) // uint8(n): no bounds check
		n++
	}
	return n
}

// words is a placeSet in memory, where its words can be indexed.
type words [places / 64]uint64

func (s placeSet) words() words { return words{s.w, s.x, s.y, s.z} }
func (w *words) get() placeSet  { return placeSet{w[0], w[1], w[2], w[3]} }
func (w *words) add(s placeSet) { w[0] |= s.w; w[1] |= s.x; w[2] |= s.y; w[3] |= s.z }
func (w *words) mark(p uint8)   { w[p/64] |= 1 << (p % 64) }

// only returns the set of a place alone.
func only(p uint8) placeSet { var w words; w.mark(p); return w.get() }

// grown returns where a ghost on a place of s may be after a step: s and the places beside it, if they are in open.
func (s placeSet) grown(open placeSet) placeSet {
	return placeSet{spread(0, s.w, s.x), spread(s.w, s.x, s.y), spread(s.x, s.y, s.z), spread(s.y, s.z, 0)}.and(open)
}

// spread returns a word and the places beside it; above and below are the words there. (A shift would carry an edge column into the next row.)
func spread(above, w, below uint64) uint64 {
	const first, last = 0x0001000100010001, 0x8000800080008000 // the columns of four rows
	return w | (w&^last)<<1 | (w&^first)>>1 | w<<16 | above>>48 | w>>16 | below<<48
}
