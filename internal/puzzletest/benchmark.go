package puzzletest

import (
	"strings"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// Benchmark is the body of a puzzle's BenchmarkSearches. For each of the named goldens, it measures
// how long the plain search and the fast one take to answer all cases, reading and printing
// included, and reports how many states they visit.
func (s Suite) Benchmark(b *testing.B, names ...string) {
	search := common.NewBFS(s.States)
	plain := func(g cli.Game) int {
		cli.Route(search, g)
		return search.Visited()
	}
	for _, name := range names {
		golden := readGolden(b, name)
		b.Run("Plain/"+name, func(b *testing.B) { s.measure(b, golden.In, s.Plain(search), plain) })
		b.Run("Fast/"+name, func(b *testing.B) { s.measure(b, golden.In, s.Answers(), s.fast()) })
	}
}

// fast returns a function that counts the states which the fast search visits in a case. A search
// that answers all cases at once counts in the first case only.
func (s Suite) fast() func(g cli.Game) int {
	counted := false
	return func(g cli.Game) (states int) {
		search := g.Search(view.English, new(cli.Recorder))
		if !search.Once || !counted {
			states = cli.Sum(search.Layers...)
		}
		counted = true
		return states
	}
}

// measure measures how long it takes to answer an input. It then counts the states of its cases,
// which takes no part in the time.
func (s Suite) measure(b *testing.B, in string, answer common.Answer, count func(g cli.Game) int) {
	for i := 0; i < b.N; i++ {
		s.run(answer, in)
	}
	b.StopTimer()
	states, cases := 0, common.NewReader(strings.NewReader(in))
	for cases.SkipBlanks() {
		g, err := s.Read(cases)
		if err != nil {
			break // 0 0 0 ends the datasets of uva1601
		}
		states += count(g)
	}
	b.ReportMetric(float64(states), "states")
}
