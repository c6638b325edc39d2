package cli

import (
	"fmt"
	"io"
	"math/rand"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// counter is a puzzle whose case is a number from 1 to 99. One counts to it, up or down, from 0 or
// from 5 and between these; or one starts at 9, and cannot move. Its programs answer differently.
var counter = Program{
	Name: "counter", Unit: "number", About: "Counts.\n", States: 100,
	Input:   "numbers such as 2",
	Title:   Title{English: "counting", Chinese: "数数", Hardest: 2},
	Answers: answers(""), Both: answers("both "), Read: readCounter,
	Random: []Random{
		{Judge: "Odd", End: "end\n", Text: odd, Case: func(r *rand.Rand, i int) string {
			return fmt.Sprintln(i, r.Intn(9))
		}},
		{Judge: "Any", Case: func(_ *rand.Rand, i int) string { return fmt.Sprintln(-i) }},
	},
	Smaller: func(text string) []string { return []string{"7\n", "3\n", "x\n", "2\n"} },
}

func answers(sign string) func() common.Answer {
	return func() common.Answer {
		return func(in *common.Reader) (string, error) {
			n, err := readNumber(in)
			if n > 5 {
				return sign + "-1", err
			}
			return fmt.Sprint(sign, n), err
		}
	}
}

// odd returns an odd number with a zero before it.
func odd(text string) string {
	n := 0
	if fmt.Sscan(text, &n); n%2 == 0 {
		return ""
	}
	return "0" + text
}

func readNumber(in *common.Reader) (uint64, error) {
	if !in.SkipBlanks() {
		return 0, io.EOF
	}
	n, err := common.Number(in, "a number from 1 to 99", 1, 99)
	return uint64(n), err
}

func readCounter(in *common.Reader) (Case, error) {
	n, err := readNumber(in)
	starts := []uint64{0, 5, 9}
	solved := func(at uint64) bool { return at == n }
	return Case{
		Route:  func(search *common.BFS) []uint64 { return search.Route(starts, solved, beside) },
		Answer: func(route []uint64) string { return fmt.Sprint("+", len(route)-1) },
		Search: func(lang view.Language) (ends []End, note string) {
			return Ends([2][]int{{3, 2}, {1}}), lang.Say("Counted.", "数完了。")
		},
		Play: func() Play {
			return Play{
				Starts: starts, Moves: beside, Read: readNumber,
				Text: func(at uint64) string { return fmt.Sprint(at) },
				Distance: func(at uint64) int {
					return len(common.NewBFS(100).Route([]uint64{at}, solved, beside)) - 1
				},
			}
		},
		Solved: solved,
		Moves:  beside,
		Film: func(_ view.Language, route []uint64, _ int) view.Film {
			film := view.Film{Columns: 1}
			for _, n := range route {
				cells := []view.Cell{{Label: fmt.Sprint(n)}}
				film.Frames = append(film.Frames, view.Frame{Caption: "up", Cells: cells})
			}
			return film
		},
	}, err
}

// beside appends the numbers that one can count to, and the number itself.
func beside(at uint64, next []uint64) []uint64 {
	if at > 0 && at <= 5 {
		next = append(next, at-1)
	}
	if at < 5 {
		next = append(next, at+1)
	}
	return append(next, at)
}

// programs are those of the scripts: also the counter without all that a program need not have.
func programs() map[string]Program {
	bare := counter
	bare.Both = nil
	bare.Read = func(in *common.Reader) (Case, error) {
		c, err := readCounter(in)
		c.Play, c.Solved = nil, nil
		return c, err
	}
	return map[string]Program{"counter": counter, "bare": bare}
}
