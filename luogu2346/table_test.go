package main

import (
	"math/bits"

	"bfspuzzles/common"
)

// table is a second method: by number, how many moves each position is from a won one, or
// -1 if none can be reached.
type table struct {
	*numbering
	distances []int8
}

// newTable searches backwards from all won positions at once. To go back, the colour that
// has just moved takes its move back, which is sliding a piece, too. So the positions
// before p are those one move after p.swapped(), each swapped.
func newTable() table {
	r, numbers, distances := newRules(), newNumbering(), make([]int8, positions)
	var queue common.Queue
	allPositions(func(p position) {
		number := numbers.of(p)
		distances[number] = -1
		if r.won(p.mine()) || r.won(p.theirs()) {
			distances[number] = 0
			queue.Push(uint64(p))
		}
	})
	var before [maxMoves]position
	for queue.Len() > 0 {
		p := position(queue.Pop())
		distance := distances[numbers.of(p)]
		for _, b := range r.appendMoves(p.swapped(), before[:0]) {
			b = b.swapped()
			if number := numbers.of(b); distances[number] < 0 {
				distances[number] = distance + 1
				queue.Push(uint64(b))
			}
		}
	}
	return table{numbers, distances}
}

// board returns the answer for a board, on which either colour may start.
func (t table) board(p position) int {
	distance, other := t.distances[t.of(p)], t.distances[t.of(p.swapped())]
	if distance < 0 || other >= 0 && other < distance {
		distance = other
	}
	return int(distance)
}

// swapped is the same board with the other colour to move.
func (p position) swapped() position { return pack(p.theirs(), p.mine()) }

// allPositions calls visit with every position.
func allPositions(visit func(position)) {
	for mine := common.Bitboard(1); mine > 0; mine++ { // after the last comes 0
		if bits.OnesCount16(uint16(mine)) != pieces {
			continue
		}
		for theirs := ^mine; theirs > 0; theirs = (theirs - 1) &^ mine { // all parts of the rest
			if bits.OnesCount16(uint16(theirs)) == pieces {
				visit(pack(mine, theirs))
			}
		}
	}
}
