package main

import (
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/puzzletest"
)

func suite() puzzletest.Suite {
	return puzzletest.Suite{
		Program: program(),
		Long:    []string{"100 99 98\n"},
		// No judge hosts this problem. If one did, you would name it here, in main.go and in
		// goldens.txt, and write the rules of its statement here.
		Judge: puzzletest.ByRules(map[string]puzzletest.Rules{
			"example": {Case: `(([1-9]\d?|100) ){2}([1-9]\d?|100)\n`, Answer: `-?\d+`},
		}),
	}
}

func TestProgram(t *testing.T) { suite().Test(t) }

func FuzzReader(f *testing.F) { suite().Fuzz(f) }

func BenchmarkSearches(b *testing.B) { suite().Benchmark(b, "sample1") }

// TestEveryCase checks all jugs of up to 12 litres by arithmetic: c litres can be measured if and
// only if the greatest common divisor of a and b divides c and a jug is large enough. The plain
// search must find the same number of steps. If there is no route, it must visit all states that
// can be reached. Their number is 2(a + b) divided by that divisor.
func TestEveryCase(t *testing.T) {
	gcd := func(a, b int) int {
		for b > 0 {
			a, b = b, a%b
		}
		return a
	}
	search := common.NewBFS(states)
	for a := 1; a <= 12; a++ {
		for b := 1; b <= 12; b++ {
			for c := 1; c <= 12; c++ {
				p := task{a, b, c}
				d := p.distance(pair{0, 0})
				if can := c%gcd(a, b) == 0 && (c <= a || c <= b); can != (d >= 0) {
					t.Errorf("%v: distance = %d; possible by arithmetic: %v", p, d, can)
				}
				route := cli.Route(search, game{p})
				if d != len(route)-1 {
					t.Fatalf("%v: distance = %d, want %d", p, d, len(route)-1)
				}
				if all := 2 * (a + b) / gcd(a, b); d < 0 && search.Visited() != all {
					t.Fatalf("%v: %d states can be reached, want %d", p, search.Visited(), all)
				}
			}
		}
	}
}
