package main

import "math/bits"

const (
	maxSide, maxGhosts = 16, 3 // the limits of the statement
	places             = maxSide * maxSide
	wall               = '#'
)

// maze is one dataset. A place is written 16*row + column, so that in hexadecimal the
// digits are the row and the column. A map smaller than 16x16 lies in the top left
// corner, and all around it is wall:
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

// placeSet is a set of places, one bit each. Place p is bit p%64 of word p/64, of w, x,
// y and z, so a word holds four rows of the map:
//
//	w    bits 63-48   47-32   31-16   15-0
//	     row  3       2       1       0       bit 0 of a row is its column 0
//
// In the maze above, b may be on 0x31 = 49 or beside it, on 0x21 = 33: w is 1<<49 | 1<<33.
// (A struct of four words is kept in registers, an array is not.)
type placeSet struct{ w, x, y, z uint64 }

func (s placeSet) or(t placeSet) placeSet {
	return placeSet{s.w | t.w, s.x | t.x, s.y | t.y, s.z | t.z}
}

func (s placeSet) and(t placeSet) placeSet {
	return placeSet{s.w & t.w, s.x & t.x, s.y & t.y, s.z & t.z}
}

func (s placeSet) without(t placeSet) placeSet {
	return placeSet{s.w &^ t.w, s.x &^ t.x, s.y &^ t.y, s.z &^ t.z}
}

func (s placeSet) empty() bool {
	return s.w|s.x|s.y|s.z == 0
}

// count returns the number of places in the set.
func (s placeSet) count() int {
	return bits.OnesCount64(s.w) + bits.OnesCount64(s.x) +
		bits.OnesCount64(s.y) + bits.OnesCount64(s.z)
}

// grown returns where a ghost that is on a place of s may be after a step: on the places
// of s and those beside them, as far as they are in allowed. A shift by 1 moves a set a
// column to the side, and one by 16 moves it a row.
func (s placeSet) grown(allowed placeSet) placeSet {
	return placeSet{
		spread(0, s.w, s.x), spread(s.w, s.x, s.y), spread(s.x, s.y, s.z), spread(s.y, s.z, 0),
	}.and(allowed)
}

// spread returns a word and the places beside it. Above>>48 is the last of the rows above it.
// The edge columns are left out of the shifts that would carry them into another row.
func spread(above, w, below uint64) uint64 {
	const first, last = 0x0001000100010001, 0x8000800080008000 // the edge columns of four rows
	return w | (w&^last)<<1 | (w&^first)>>1 | w<<16 | above>>48 | w>>16 | below<<48
}

// words is a placeSet in memory, where single bits are set and read by index.
type words [places / 64]uint64

func (w *words) set() placeSet {
	return placeSet{w[0], w[1], w[2], w[3]}
}

func (w *words) has(p uint8) bool {
	return w[p/64]>>(p%64)&1 != 0
}

func (w *words) add(s placeSet) {
	w[0] |= s.w
	w[1] |= s.x
	w[2] |= s.y
	w[3] |= s.z
}

// single returns the set of one place.
func single(p uint8) placeSet {
	var w words
	w[p/64] = 1 << (p % 64)
	return w.set()
}

// list lists the places of the set in order, in the room given.
func (s placeSet) list(room *[places]uint8) []uint8 {
	n := 0
	for i, w := range [...]uint64{s.w, s.x, s.y, s.z} {
		for ; w != 0; w &= w - 1 { // w & (w-1) is w without its lowest bit
			room[n] = uint8(64*i + bits.TrailingZeros64(w))
			n++
		}
	}
	return room[:n]
}

// graph is a maze without its walls: the open places are numbered from 0 in reading order,
// so that tables of places have no room for walls. (The post takes them out, too: 把障碍物抽掉.)
// Number count, after the last place, is the stand-in, for a ghost that a maze of two
// ghosts lacks: from there no step leads anywhere else.
type graph struct {
	count  int
	place  [places + 1]uint8    // by number
	number [places]int          // by place
	self   [places + 1]placeSet // by number: the place alone; of the stand-in, no place
	near   [places + 1]placeSet // by number: the place and the open ones beside it
	moves  [places + 1][]int    // near, as a list of numbers
}

// build makes g the graph of the open places.
func (g *graph) build(open placeSet) {
	var room, roomNear [places]uint8
	list := open.list(&room)
	g.count = len(list)
	for n, place := range list {
		g.place[n] = place
		g.number[place] = n
	}
	for n, place := range list {
		g.self[n] = single(place)
		g.near[n] = single(place).grown(open)
		g.moves[n] = g.moves[n][:0]
		for _, p := range g.near[n].list(&roomNear) {
			g.moves[n] = append(g.moves[n], g.number[p])
		}
	}
	n := g.count
	g.self[n] = placeSet{}
	g.near[n] = placeSet{}
	g.moves[n] = append(g.moves[n][:0], n)
}
