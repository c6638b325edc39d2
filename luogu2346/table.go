package main

import "bfspuzzles/common"

// distancesToWon searches from all won positions at once, backwards, and
// returns for each position the number of moves until one is won, or -1 if none
// can be reached. It visits each of the 411,840 positions once; a board then
// costs two looks into the table.
//
// Backwards, the colour that has just moved takes its move back. That is sliding a
// piece too, so the positions before p are those after a move from p.swapped(), each
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
