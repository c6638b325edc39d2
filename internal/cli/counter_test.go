package cli

import (
	"fmt"
	"math/rand"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// counter is a puzzle whose case is a number from 1 to 99. You count to it, up or down, from 0 or
// from 5, and stay between them; or you start at 9 and cannot move. The plain search writes its
// answer with a plus sign, as in +2, so that a test can tell which search has answered.
var counter = Program{
	Name: "counter", About: "Counts.\n",
	Title:   [2]string{"counting", "数数"},
	Answers: answers, Read: readCounter, States: 100,
	Goal: func(g Game) uint64 { return uint64(g.(count)) }, Second: true,
	Forms: []Form{
		{Judge: "Odd", End: "end\n", Text: odd, Random: func(r *rand.Rand, i int) string {
			return fmt.Sprintln(i, r.Intn(9))
		}},
		{Judge: "Any", Random: func(_ *rand.Rand, i int) string {
			return fmt.Sprintln(-i / 3 % 4)
		}},
	},
	Smaller: func(text string) []string { return []string{"7\n", "3\n", "x\n", "3\n", "2\n"} },
}

func answers() common.Answer {
	return func(in *common.Reader) (string, error) {
		n, err := readNumber(in)
		if n > 5 {
			return "-1", err
		}
		return fmt.Sprint(n), err
	}
}

// odd returns an odd number with a leading zero.
func odd(text string) string {
	n := 0
	if fmt.Sscan(text, &n); n%2 == 0 {
		return ""
	}
	return "0" + text
}

func readNumber(in *common.Reader) (uint64, error) {
	n, err := in.Number("a number from 1 to 99", 1, 99)
	return uint64(n), err
}

func readCounter(in *common.Reader) (Game, error) {
	n, err := readNumber(in)
	return count(n), err
}

// count is the Game of a number.
type count uint64

func (n count) Starts() []uint64                       { return []uint64{0, 5, 9} }
func (n count) Solved(at uint64) bool                  { return at == uint64(n) }
func (n count) Read(in *common.Reader) (uint64, error) { return readNumber(in) }
func (n count) Write(at uint64) string                 { return fmt.Sprint(at) }
func (n count) Answer(route []uint64) string           { return fmt.Sprintf("+%d", len(route)-1) }

func (n count) Search(lang view.Language, watch *Recorder) Search {
	s := Search{Backward: []bool{false, true}, Grouped: true,
		States: [][]uint64{{0, 5, 1}, {uint64(n)}},
		Layers: [][]int{{2, 1}, {1}}, Groups: [][]int{{1, 1}, {1}},
		Note: lang.Say("Counted.", "数完了。")}
	watch.Begin(s)
	group := func(half, distance int, states ...uint64) {
		watch.Group(half, distance, states, func() string { return fmt.Sprint(states) })
	}
	group(0, 0, 0, 5)
	group(1, 0, uint64(n))
	watch.Layer(0, 1)
	group(0, 1, uint64(n))
	return s
}

func (n count) Distance(at uint64) int {
	return len(common.NewBFS(100).Route([]uint64{at}, n.Solved, n.Moves)) - 1
}

func (n count) Move(_ view.Language, from, to uint64) string {
	if to < from {
		return "down"
	}
	return "up"
}

func (n count) Reason(lang view.Language) string { return lang.Say("Too many.", "太多了。") }

func (n count) Columns() int { return 1 }

func (n count) Draw(_ view.Language, _, state uint64) view.Frame {
	return view.Frame{Cells: []view.Cell{{Label: fmt.Sprint(state)}}}
}

// Moves appends the neighbours of a number between 0 and 5, and the number itself.
func (n count) Moves(at uint64, next []uint64) []uint64 {
	if at > 0 && at <= 5 {
		next = append(next, at-1)
	}
	if at < 5 {
		next = append(next, at+1)
	}
	return append(next, at)
}

// programs returns the programs that the scripts run: the counter, with and without a bidirectional
// search.
func programs() map[string]Program {
	bare := counter
	bare.Second = false
	return map[string]Program{"counter": counter, "bare": bare}
}
