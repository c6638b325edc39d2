package main

import "bfspuzzles/common"

const (
	maxSide, maxGhosts = 16, 3 // the statement's limits
	places             = maxSide * maxSide
	wall               = '#'
)

// maze is one case. Column x of row y is place 16*y + x, so the hexadecimal digits of a place
// are y and x. A map smaller than 16x16 is in the top left corner, and all other places are walls:
//
//	#####      00 01 02 03 04 ...
//	#A#B#      10 11 12 13 14 ...      a starts on 0x33 and its goal is 0x11,
//	#   #      20 21 22 23 24 ...      b starts on 0x31 and its goal is 0x13
//	#b#a#      30 31 32 33 34 ...
//	#####      40 41 42 43 44 ...
type maze struct {
	width, height, ghosts int
	open                  [places]bool   // by place: whether the place is not a wall
	start, goal           [maxGhosts]int // places; 0 for a missing ghost
}

// beside holds the places beside each place.
var beside = common.Grid(maxSide, maxSide)

// appendAfter appends the places where a ghost can be after a step from a place: first the place
// itself, because a ghost may stay, then the open places beside it.
func (m *maze) appendAfter(place int, list []int) []int {
	list = append(list, place)
	for _, other := range beside[place] {
		if m.open[other] {
			list = append(list, other)
		}
	}
	return list
}

// placeSet is a set of places, one bit per place (a bitset). Place p is bit p%64 of word p/64, so a
// word holds four rows of the map, 16 bits each:
//
//	w0   bits 63-48   47-32   31-16   15-0
//	     row  3       2       1       0       bit 0 of a row is its column 0
//
// In the maze above, b starts on 0x31 = 49 and can step to 0x21 = 33. The set of these two places
// has w0 = 1<<49 | 1<<33.
//
// The words are four fields because the compiler keeps fields in registers, but not array elements.
type placeSet struct{ w0, w1, w2, w3 uint64 }

// single returns the set that contains only the given place.
func single(place int) placeSet {
	var words [places / 64]uint64
	words[place/64] = 1 << (uint(place) % 64)
	return placeSet{words[0], words[1], words[2], words[3]}
}

func (s placeSet) with(t placeSet) placeSet {
	return placeSet{s.w0 | t.w0, s.w1 | t.w1, s.w2 | t.w2, s.w3 | t.w3}
}

func (s placeSet) without(t placeSet) placeSet {
	return placeSet{s.w0 &^ t.w0, s.w1 &^ t.w1, s.w2 &^ t.w2, s.w3 &^ t.w3}
}

func (s placeSet) and(t placeSet) placeSet {
	return placeSet{s.w0 & t.w0, s.w1 & t.w1, s.w2 & t.w2, s.w3 & t.w3}
}

func (s placeSet) empty() bool { return s.w0|s.w1|s.w2|s.w3 == 0 }

// spread returns the places in allowed where a ghost can be after a step from a place of s: those
// in s or beside a place of s. A shift by 1 moves a whole set by one column, and a shift by 16
// moves it by one row.
func (s placeSet) spread(allowed placeSet) placeSet {
	return placeSet{
		spreadWord(0, s.w0, s.w1), spreadWord(s.w0, s.w1, s.w2),
		spreadWord(s.w1, s.w2, s.w3), spreadWord(s.w2, s.w3, 0),
	}.and(allowed)
}

// spreadWord returns the places of a word and the places beside them, given the words above and
// below. Only the nearest row of each neighbouring word counts: above>>48 is the last row of above.
// A column at the edge is omitted from the shift that would carry it into another row.
func spreadWord(above, w, below uint64) uint64 {
	const first, last = 0x0001000100010001, 0x8000800080008000 // the columns at the edges
	return w | (w&^last)<<1 | (w&^first)>>1 | w<<16 | above>>48 | w>>16 | below<<48
}
