package main

import "math/bits"

// cellSet is a set of places, one bit each: place p is bit p%64 of word p/64.
// A word holds four rows of the map:
//
//	word 0   bits 63-48   47-32   31-16   15-0
//	         row  3       2       1       0       bit 0 of a row is its column 0
//
// So a shift by 1 moves the whole set a column to the side, and a shift by 16 a
// row up or down.
type cellSet [places / 64]uint64

const (
	firstColumn = 0x0001000100010001 // of the four rows of a word
	lastColumn  = firstColumn << 15
)

// add, remove and has leave out the places that are nowhere: these belong to no
// word.
func (s *cellSet) add(place int) {
	if word := uint(place) / 64; word < uint(len(s)) {
		s[word] |= 1 << (uint(place) % 64)
	}
}

func (s *cellSet) remove(place int) {
	if word := uint(place) / 64; word < uint(len(s)) {
		s[word] &^= 1 << (uint(place) % 64)
	}
}

func (s *cellSet) has(place int) bool {
	word := uint(place) / 64
	return word < uint(len(s)) && s[word]>>(uint(place)%64)&1 == 1
}

func (s *cellSet) empty() bool { return s[0]|s[1]|s[2]|s[3] == 0 }

func (s *cellSet) join(t *cellSet) {
	s[0] |= t[0]
	s[1] |= t[1]
	s[2] |= t[2]
	s[3] |= t[3]
}

// meets tells whether the sets have a place in common.
func (s *cellSet) meets(t *cellSet) bool {
	return s[0]&t[0]|s[1]&t[1]|s[2]&t[2]|s[3]&t[3] != 0
}

// grown returns the places that a ghost may be on after one step when it is
// now on any place of s: s itself and the places beside, as far as they are in
// the set open.
func (s *cellSet) grown(open *cellSet) cellSet {
	return cellSet{
		spread(0, s[0], s[1]) & open[0],
		spread(s[0], s[1], s[2]) & open[1],
		spread(s[1], s[2], s[3]) & open[2],
		spread(s[2], s[3], 0) & open[3],
	}
}

// spread returns a word and the places beside; above and below are the words of
// the rows there, of which it takes the nearest. The columns at the edge are cut
// off before a shift that would carry them into the next row.
func spread(above, w, below uint64) uint64 {
	return w | (w&^lastColumn)<<1 | (w&^firstColumn)>>1 | w<<16 | above>>48 | w>>16 | below<<48
}

// single returns the place in the set where there is exactly one, and -1 else.
func (s *cellSet) single() int {
	place := -1
	for i, w := range s {
		if w == 0 {
			continue
		}
		if place >= 0 || w&(w-1) != 0 {
			return -1
		}
		place = 64*i + bits.TrailingZeros64(w)
	}
	return place
}
