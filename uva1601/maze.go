package main

import (
	"math/bits"

	"bfspuzzles/common"
)

const (
	maxSide, maxGhosts = 16, 3 // the limits of the statement
	places             = maxSide * maxSide
	wall               = '#'
)

// maze is one dataset. The place in column x of line y is 16*y + x, so that in
// hexadecimal the digits are y and x. A map smaller than 16x16 lies in the top left
// corner, and all around it is wall:
//
//	#####      00 01 02 03 04 ...
//	#A#B#      10 11 12 13 14 ...      a starts on 0x33 and is to reach 0x11,
//	#   #      20 21 22 23 24 ...      b starts on 0x31 and is to reach 0x13
//	#b#a#      30 31 32 33 34 ...
//	#####      40 41 42 43 44 ...
type maze struct {
	width, height, ghosts int
	open                  [places]bool   // whether a place is not wall
	start, goal           [maxGhosts]int // places; 0 for a ghost that the maze lacks
}

// beside holds, for each place, those beside it.
var beside = common.Grid(maxSide, maxSide)

// around appends to list where a ghost may be after a step: on its own place, which comes
// first, or on an open one beside it.
func (m *maze) around(place int, list []int) []int {
	list = append(list, place)
	for _, other := range beside[place] {
		if other != common.NoCell && m.open[other] {
			list = append(list, other)
		}
	}
	return list
}

// clash reports whether two ghosts that step from p to p2 and from q to q2 end in one place or
// change places.
func clash(p, q, p2, q2 int) bool { return p2 == q2 || p2 == q && q2 == p }

// placeSet is a set of places, one bit each (a bitset). Place p is bit p%64 of word p/64, of
// w, x, y and z. So a word holds four lines of the map, 16 bits each:
//
//	w    bits 63-48   47-32   31-16   15-0
//	     line 3       2       1       0       bit 0 of a line is its column 0
//
// In the maze above, b may be on 0x31 = 49 or beside it, on 0x21 = 33: w is 1<<49 | 1<<33.
type placeSet struct{ w, x, y, z uint64 }

// single returns the set of one place.
func single(place int) placeSet {
	var words [places / 64]uint64
	words[place/64] = 1 << (uint(place) % 64)
	return placeSet{words[0], words[1], words[2], words[3]}
}

func (s placeSet) with(t placeSet) placeSet {
	return placeSet{s.w | t.w, s.x | t.x, s.y | t.y, s.z | t.z}
}

func (s placeSet) without(t placeSet) placeSet {
	return placeSet{s.w &^ t.w, s.x &^ t.x, s.y &^ t.y, s.z &^ t.z}
}

func (s placeSet) and(t placeSet) placeSet {
	return placeSet{s.w & t.w, s.x & t.x, s.y & t.y, s.z & t.z}
}

func (s placeSet) empty() bool { return s.w|s.x|s.y|s.z == 0 }

// count returns the number of places in the set.
func (s placeSet) count() int {
	return bits.OnesCount64(s.w) + bits.OnesCount64(s.x) +
		bits.OnesCount64(s.y) + bits.OnesCount64(s.z)
}

// spread returns where a ghost that is on a place of s may be after a step: on the places
// of s and those beside them, as far as they are in allowed. A shift by 1 moves a set a
// column to the side, and one by 16 moves it a line up or down.
func (s placeSet) spread(allowed placeSet) placeSet {
	return placeSet{
		spreadWord(0, s.w, s.x), spreadWord(s.w, s.x, s.y),
		spreadWord(s.x, s.y, s.z), spreadWord(s.y, s.z, 0),
	}.and(allowed)
}

// spreadWord returns the places of a word and those beside them: above>>48 is the last line
// above it. The edge columns are left out of the shifts that would carry them into another line.
func spreadWord(above, w, below uint64) uint64 {
	const first, last = 0x0001000100010001, 0x8000800080008000 // the edge columns of four lines
	return w | (w&^last)<<1 | (w&^first)>>1 | w<<16 | above>>48 | w>>16 | below<<48
}
