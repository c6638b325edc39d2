package main

import (
	"math/bits"

	"bfspuzzles/common"
)

const (
	maxSide   = 16 // the limits of the statement
	maxGhosts = 3
	places    = maxSide * maxSide
)

// A place is a number: 16*row + column, so that in hexadecimal the digits are the
// row and the column. A map smaller than 16x16 lies in the top left corner, and
// all around it is wall:
//
//	#####      00 01 02 03 04 ...
//	#A#B#      10 11 12 13 14 ...      a starts on 0x33 and is to reach 0x11,
//	#   #      20 21 22 23 24 ...      b starts on 0x31 and is to reach 0x13
//	#b#a#      30 31 32 33 34 ...
//	#####      40 41 42 43 44 ...
//
// The places from 256 on are nowhere: nothing leads to them or away. There the
// absent ghosts of a dataset of one or two stay, ghost k on nowhere+k.
const nowhere = places

// maze is one dataset.
type maze struct {
	width, height, ghosts int
	open                  cellSet // the places that are not wall
	start, goal           [maxGhosts]int
}

// beside holds the neighbours of each place.
var beside = common.Grid(maxSide, maxSide)

// clash reports whether two ghosts that step from p to p2 and from q to q2 end
// in one place or change places.
func clash(p, q, p2, q2 int) bool {
	return p2 == q2 || p2 == q && q2 == p
}

// cellSet is a set of places, one bit each: place p is bit p%64 of word p/64.
// A word holds four rows of the map:
//
//	w0   bits 63-48   47-32   31-16   15-0
//	     row  3       2       1       0       bit 0 of a row is its column 0
//
// So a shift by 1 moves the whole set a column to the side, and a shift by 16 a
// row up or down. Sets are passed by value: a struct of four words stays in
// registers, where an array would not.
type cellSet struct{ w0, w1, w2, w3 uint64 }

const (
	firstColumn = 0x0001000100010001 // of the four rows of a word
	lastColumn  = firstColumn << 15
)

// only returns the set of one place.
func only(place int) cellSet {
	var w [4]uint64
	w[place/64] = 1 << (uint(place) % 64)
	return cellSet{w[0], w[1], w[2], w[3]}
}

func (s cellSet) empty() bool        { return s.w0|s.w1|s.w2|s.w3 == 0 }
func (s cellSet) has(place int) bool { return !s.and(only(place)).empty() }

func (s cellSet) and(t cellSet) cellSet {
	return cellSet{s.w0 & t.w0, s.w1 & t.w1, s.w2 & t.w2, s.w3 & t.w3}
}
func (s cellSet) or(t cellSet) cellSet {
	return cellSet{s.w0 | t.w0, s.w1 | t.w1, s.w2 | t.w2, s.w3 | t.w3}
}
func (s cellSet) without(t cellSet) cellSet {
	return cellSet{s.w0 &^ t.w0, s.w1 &^ t.w1, s.w2 &^ t.w2, s.w3 &^ t.w3}
}

func (s cellSet) count() int {
	return bits.OnesCount64(s.w0) + bits.OnesCount64(s.w1) + bits.OnesCount64(s.w2) + bits.OnesCount64(s.w3)
}

// first returns the first place of a set, or none of an empty one.
func (s cellSet) first() int {
	for i, w := range [4]uint64{s.w0, s.w1, s.w2, s.w3} {
		if w != 0 {
			return 64*i + bits.TrailingZeros64(w)
		}
	}
	return none
}

// appendTo appends the places of the set to a list, in order.
func (s cellSet) appendTo(list []uint8) []uint8 {
	for i, w := range [4]uint64{s.w0, s.w1, s.w2, s.w3} {
		for ; w != 0; w &= w - 1 {
			list = append(list, uint8(64*i+bits.TrailingZeros64(w)))
		}
	}
	return list
}

// grown returns s and the places beside it, as far as they are in open: where a
// ghost may be after a step from any place of s.
func (s cellSet) grown(open cellSet) cellSet {
	return cellSet{
		spread(0, s.w0, s.w1) & open.w0,
		spread(s.w0, s.w1, s.w2) & open.w1,
		spread(s.w1, s.w2, s.w3) & open.w2,
		spread(s.w2, s.w3, 0) & open.w3,
	}
}

// spread returns a word and the places beside; above and below are the words of
// the rows there, of which it takes the nearest. The columns at the edge are cut
// off before a shift that would carry them into the next row.
func spread(above, w, below uint64) uint64 {
	return w | (w&^lastColumn)<<1 | (w&^firstColumn)>>1 | w<<16 | above>>48 | w>>16 | below<<48
}
