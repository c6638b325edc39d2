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

// grown returns the places that a ghost may be on after one step when it is
// now on any place of s: s itself and the places beside, as far as they are
// open. The columns at the edge are cut off before a shift that would carry
// them into the next row.
func (s *cellSet) grown(open *cellSet) cellSet {
	var g cellSet
	for i, w := range s {
		g[i] = w | (w&^lastColumn)<<1 | (w&^firstColumn)>>1 | w<<16 | w>>16
		if i > 0 {
			g[i] |= s[i-1] >> 48 // row 3 of the word above stands over row 0
		}
		if i < len(s)-1 {
			g[i] |= s[i+1] << 48
		}
		g[i] &= open[i]
	}
	return g
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
