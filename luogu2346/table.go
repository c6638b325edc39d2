package main

import "bfspuzzles/common"

// distancesToWon searches backwards from all won positions at once. It returns, by
// number, how many moves each position is from a won one, or -1 if none can be
// reached. It visits each of the 411,840 positions once; after that, a board costs two
// looks into the table.
//
// To go back, the colour that has just moved takes its move back, which is sliding a
// piece, too. So the positions before p are those one move after p.swapped(), each
// swapped.
func distancesToWon(r *rules, numbers *numbering) []int8 {
	distances := make([]int8, positions)
	var queue common.Queue
	numbers.all(func(p position) {
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
	return distances
}
