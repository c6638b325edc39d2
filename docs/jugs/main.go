// Two jugs (倒水问题)
//
//	an old puzzle; POJ 3414 Pots asks for the steps, too
//	Go is accepted by: no judge asks for the number alone; it is run locally
//	limits: 1 s (our choice)
//
// Two empty jugs hold up to a and b litres. A step fills one, empties one, or pours
// one into the other until the first is empty or the second is full. What is the least
// number of steps until one of them has c litres? It is -1 if none ever has.
//
// Method: the jugs are in one of at most 101*101 states, and a breadth-first search by
// layers visits each at most once.
//
// 中文：两个壶的水量最多 101*101 种，逐层做 BFS，每种状态至多访问一次。
package main

import (
	"io"
	"strconv"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

const maxLitres = 100

// pair packs the litres in both jugs, 7 bits each: 3 and 4 litres are 3 | 4<<7 = 0x203.
type pair uint64

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
	intoFirst, intoSecond := both, both // litres in a jug after the other was poured into it
	if both > p.a {
		intoFirst = p.a
	}
	if both > p.b {
		intoSecond = p.b
	}
	return append(next, pack(p.a, second), pack(first, p.b), pack(0, second), pack(first, 0),
		pack(both-intoSecond, intoSecond), pack(intoFirst, both-intoFirst))
}

// distance returns the least number of steps, or -1 if c litres cannot be measured,
// and how many states each layer of the search has, for -layers.
func (p task) distance() (steps int, layers []int) {
	seen := common.NewBitSet(1 << 14)
	var queue common.Queue
	visit := func(j pair) {
		if !seen.Has(uint64(j)) {
			seen.Add(uint64(j))
			queue.Push(uint64(j))
		}
	}
	visit(pack(0, 0))
	var next []pair
	for ; queue.Len() > 0; steps++ {
		layers = append(layers, queue.Len())
		for n := queue.Len(); n > 0; n-- {
			j := pair(queue.Pop())
			if p.solved(j) {
				return steps, layers
			}
			next = p.appendSteps(j, next[:0])
			for _, to := range next {
				visit(to)
			}
		}
	}
	return -1, layers
}

// readTask reads a, b and c. It returns io.EOF if no case follows.
func readTask(in *common.Reader) (p task, err error) {
	if !in.SkipBlanks() {
		return p, io.EOF
	}
	for _, n := range []*int{&p.a, &p.b, &p.c} {
		*n, err = common.Number(in, "a number of litres from 1 to 100", 1, maxLitres)
		if err != nil {
			return p, err
		}
	}
	return p, nil
}

// From here on there is only the command line, the same in all programs. A first reader may
// stop here, or go on to plain.go.

// answers returns a function that answers one case after the other.
func answers() common.Answer {
	return func(in *common.Reader) (string, error) {
		p, err := readTask(in)
		if err != nil {
			return "", err
		}
		steps, _ := p.distance()
		return strconv.Itoa(steps), nil
	}
}

// problem and unit name the program and a case of it in error lines.
const problem, unit = "jugs", "case"

// judge answers the cases on standard input.
func judge() { common.Run(problem, unit, answers()) }

const about = `Two jugs: reads a, b and c, such as 3 5 4, and prints the least number of steps
until one of two jugs of a and b litres has c litres, or -1.
`

// This line makes the single file, once the directory stands at the top level and the line
// has lost its first two slashes:
//
// //go:generate go run ../cmd/bundle -o ../submit/jugs/main.go .

// program returns what the command line needs to know; judge uses none of it.
func program() cli.Program {
	return cli.Program{
		Name: problem, Unit: unit, About: about,
		Input: "a, b and c, such as 3 5 4",
		Judge: judge, Answers: answers, Read: readCase, States: 1 << 14,
		Random: []cli.Random{{Judge: "example", Case: randomTask}},
	}
}

func main() { cli.Main(program()) }
