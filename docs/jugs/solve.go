// Two jugs (倒水问题)
//
//	an old puzzle; POJ 3414 Pots also asks for the steps
//	Go is accepted by: no judge has this problem; run it locally
//	limits: 1 s (our choice)
//
// Two empty jugs hold up to a and b litres. A step fills one, empties one, or pours one into
// the other until the first is empty or the second is full. Find the least number of steps
// after which one of them holds exactly c litres, or -1 if that is impossible.
//
// Method: the jugs have at most 101*101 states. A breadth-first search visits them layer by layer,
// and each state at most once. A layer holds the states that take the same number of steps.
//
// 中文：两个壶的水量最多 101*101 种，逐层做 BFS（步数相同的状态是一层），每种状态至多访问一次。
package main

import (
	"strconv"

	"bfspuzzles/common"
)

const maxLitres = 100

// pair packs the litres in both jugs, 7 bits each: 3 and 4 litres are 3 | 4<<7 = 0x203.
type pair uint64

const pairs = 1 << 14 // more than the largest pair

func pack(first, second int) pair { return pair(first | second<<7) }

func (j pair) first() int  { return int(j & 127) }
func (j pair) second() int { return int(j >> 7) }

// task is one case.
type task struct{ a, b, c int }

func (p task) solved(j pair) bool { return j.first() == p.c || j.second() == p.c }

// appendSteps appends the states one step away.
func (p task) appendSteps(j pair, next []pair) []pair {
	first, second := j.first(), j.second()
	both := first + second
	intoFirst, intoSecond := both, both // litres in a jug after the other is poured into it
	if both > p.a {
		intoFirst = p.a
	}
	if both > p.b {
		intoSecond = p.b
	}
	return append(next, pack(p.a, second), pack(first, p.b), pack(0, second), pack(first, 0),
		pack(both-intoSecond, intoSecond), pack(intoFirst, both-intoFirst))
}

// distance returns the least number of steps from a state, or -1 if c litres cannot be measured
// from there.
func (p task) distance(from pair) (steps int) {
	seen := common.NewBitSet(pairs)
	var queue common.Queue
	visit := func(j pair) {
		if !seen.Has(uint64(j)) {
			seen.Add(uint64(j))
			queue.Push(uint64(j))
		}
	}
	visit(from)
	var next []pair
	for ; queue.Len() > 0; steps++ {
		for n := queue.Len(); n > 0; n-- { // the states of a layer
			j := pair(queue.Pop())
			if p.solved(j) {
				return steps
			}
			next = p.appendSteps(j, next[:0])
			for _, to := range next {
				visit(to)
			}
		}
	}
	return -1
}

// readTask reads a, b and c.
func readTask(in *common.Reader) (task, error) {
	var numbers [3]int
	for i := range numbers {
		n, err := in.Number("a number of litres from 1 to 100", 1, maxLitres)
		if err != nil {
			return task{}, err
		}
		numbers[i] = n
	}
	return task{numbers[0], numbers[1], numbers[2]}, nil
}

// answers returns a function that answers one case after another. (In the other programs, this
// function reuses the memory of the search.)
func answers() common.Answer {
	return func(in *common.Reader) (string, error) {
		p, err := readTask(in)
		if err != nil {
			return "", err
		}
		return strconv.Itoa(p.distance(pack(0, 0))), nil
	}
}

// problem and unit name the program and one of its cases in error lines.
const problem, unit = "jugs", "case"

// solve answers the cases on standard input.
func solve() { common.Run(problem, unit, answers()) }
