package main

import "bfspuzzles/common"

const (
	mostSide   = 16 // the limits of the statement
	mostGhosts = 3
	places     = mostSide * mostSide
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
// ghosts wait that a dataset of one or two does not have, so that every search
// can move three ghosts and need not count.
const nowhere = places

// maze is one dataset.
type maze struct {
	width, height, ghosts int
	open                  cellSet // the places that are not wall
	start, goal           [mostGhosts]int
}

// newMaze returns a maze of walls only.
func newMaze(width, height, ghosts int) *maze {
	m := &maze{width: width, height: height, ghosts: ghosts}
	for k := range m.start {
		m.start[k], m.goal[k] = nowhere+k, nowhere+k
	}
	return m
}

// steps appends where a ghost may be next, its own place first.
func (m *maze) steps(place int, list []int) []int {
	list = append(list, place)
	if place < nowhere && m.open.has(place) {
		for _, other := range &beside[place] {
			if other != common.NoCell && m.open.has(other) {
				list = append(list, other)
			}
		}
	}
	return list
}

// beside holds the neighbours of each place.
var beside = common.Grid(mostSide, mostSide)

// clash tells whether two ghosts that step from p to p2 and from q to q2 end in
// one place or change places.
func clash(p, q, p2, q2 int) bool {
	return p2 == q2 || p2 == q && q2 == p
}
