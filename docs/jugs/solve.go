// Two jugs (倒水问题)
//
//	an old puzzle; POJ 3414 Pots also asks for the steps
//	Go is accepted by: no judge hosts this problem; run it locally
//	limits: 1 s (our choice)
//
// Two empty jugs hold up to a and b litres. A step fills a jug, empties a jug, or pours one jug
// into the other until the first is empty or the second is full. Find the least number of steps
// after which one of the jugs holds exactly c litres, or -1 if that is impossible.
//
// Method: a breadth-first search visits the states, which are the litres in the two jugs, in order
// of their distance from the start. A step leaves a jug empty or full, so at most 2a + 2b states
// can be reached.
//
// 中文：状态是两个壶的水量，按步数从少到多做 BFS。每走一步，总有一个壶是空的或满的，所以最多搜到
// 2a + 2b 种状态。
package main

import (
	"strconv"

	"bfspuzzles/common"
)

const maxLitres = 100

// task is one case: jugs of a and b litres, one of which must hold c litres in the end.
type task struct{ a, b, c int }

// pair is a state: the litres in the first and in the second jug.
type pair struct{ first, second int }

// distance returns the least number of steps from a state, or -1 if c litres cannot be measured
// from there.
func (t task) distance(start pair) int {
	dist := map[pair]int{start: 0} // the distance of each state found
	queue := []pair{start}         // the states found but not yet visited, the nearest first
	for len(queue) > 0 {
		state := queue[0]
		queue = queue[1:]
		if t.solved(state) {
			return dist[state]
		}
		for _, next := range t.steps(state) {
			if _, found := dist[next]; !found {
				dist[next] = dist[state] + 1
				queue = append(queue, next)
			}
		}
	}
	return -1
}

func (t task) solved(p pair) bool { return p.first == t.c || p.second == t.c }

// steps returns the states one step away. A step that changes nothing leads to p itself.
func (t task) steps(p pair) [6]pair {
	// A pour fills the target jug, unless the other jug holds less than the target has room for.
	intoFirst, intoSecond := t.a-p.first, t.b-p.second
	if intoFirst > p.second {
		intoFirst = p.second
	}
	if intoSecond > p.first {
		intoSecond = p.first
	}
	return [6]pair{
		{t.a, p.second}, {p.first, t.b}, // fill
		{0, p.second}, {p.first, 0}, // empty
		{p.first - intoSecond, p.second + intoSecond}, // pour
		{p.first + intoFirst, p.second - intoFirst},
	}
}

// answer reads a case and returns the line to print.
func answer(in *common.Reader) (string, error) {
	t, err := readTask(in)
	if err != nil {
		return "", err
	}
	return strconv.Itoa(t.distance(pair{0, 0})), nil
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

// problem names the program in error lines.
const problem = "jugs"

// solve answers the cases on standard input. In the single file to submit, it is named main.
func solve() { common.Run(problem, answer) }
