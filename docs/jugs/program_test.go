package main

import (
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
)

func puzzle() puzzletest.Puzzle {
	return puzzletest.Puzzle{
		Program: program(),
		Long:    []string{"100 99 98\n"},
		Bad: [][2]string{
			{"3 5 4\n3 5\n101",
				"6\n" + `! case 2, line 3: expected a number of litres from 1 to 100, found "101"`},
		},
		// No judge has this problem. If one had, its name would stand here, in random.go and in
		// goldens.txt, and its layout in the pattern, for the input with the output behind it.
		Form: puzzletest.ByPattern(map[string]string{
			"example": `^(([1-9]\d?|100) ([1-9]\d?|100) ([1-9]\d?|100)\n)+(-?\d+\n)+$`,
		}),
		Mistakes: []puzzletest.Mistake{{
			What: "c is looked for in the second jug only", Fails: "both-jugs", Passes: "sample1",
			Program: puzzletest.Numbers(func(in *common.Reader) (int, error) {
				p, err := readTask(in)
				route := common.NewBFS(1<<14).Route([]uint64{0},
					func(state uint64) bool { return pair(state).second() == p.c },
					moves(p))
				return len(route) - 1, err
			}),
		}},
	}
}

func TestProgram(t *testing.T) { puzzle().Test(t) }

func FuzzReader(f *testing.F) { puzzle().Fuzz(f) }

func BenchmarkVisited(b *testing.B) { puzzle().Visited(b, "sample1") }

// TestEveryCase checks all jugs of up to 12 litres by arithmetic: c litres can be
// measured if and only if the greatest common divisor of a and b divides c, and a jug
// is large enough.
func TestEveryCase(t *testing.T) {
	gcd := func(a, b int) int {
		for b > 0 {
			a, b = b, a%b
		}
		return a
	}
	search := common.NewBFS(program().States)
	for a := 1; a <= 12; a++ {
		for b := 1; b <= 12; b++ {
			for c := 1; c <= 12; c++ {
				p := task{a, b, c}
				d, _ := p.distance()
				if can := c%gcd(a, b) == 0 && (c <= a || c <= b); can != (d >= 0) {
					t.Errorf("%v: %d; possible by arithmetic: %v", p, d, can)
				}
				if plain := len(plainRoute(search, p)) - 1; d != plain {
					t.Errorf("%v: %d, by the plain search %d", p, d, plain)
				}
			}
		}
	}
}
