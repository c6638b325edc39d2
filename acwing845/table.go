package main

import "bfspuzzles/common"

// distancesToSolved visits every board that can be solved, from the solved one
// outwards, and returns their distances by number. It costs about as much as a dozen
// of the hardest boards, searched one by one; after that, a board costs one look into
// the table.
func distancesToSolved() []int8 {
	distances := make([]int8, solvables)
	for i := range distances {
		distances[i] = -1
	}
	var queue common.Queue
	distances[solved.number()] = 0
	queue.Push(uint64(solved))
	var moves [4]board
	for queue.Len() > 0 {
		b := board(queue.Pop())
		for _, n := range b.appendMoves(moves[:0]) {
			if distances[n.number()] < 0 {
				distances[n.number()] = distances[b.number()] + 1
				queue.Push(uint64(n))
			}
		}
	}
	return distances
}
