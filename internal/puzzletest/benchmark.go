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
	record, answer := new(cli.Recorder), s.Plain(common.NewBFS(s.States)) // record records nothing
	plain := func(g cli.Game) cli.Search { return cli.PlainSearch(g, s.States, record, false) }
	fast := func(g cli.Game) cli.Search { return g.Search(view.English, record) }
	for _, name := range names {
		golden := readGolden(b, name)
		b.Run("Plain/"+name, func(b *testing.B) { s.measure(b, golden.In, answer, plain) })
		b.Run("Fast/"+name, func(b *testing.B) { s.measure(b, golden.In, s.Answers(), fast) })
	}
}

// measure measures how long it takes to answer an input. It then counts the states of its cases,
// which takes no part in the time. A search that answers all cases at once is made only once.
func (s Suite) measure(b *testing.B, in string, answer common.Answer,
	search func(g cli.Game) cli.Search) {
	for i := 0; i < b.N; i++ {
		s.run(answer, in)
	}
	b.StopTimer()
	states, cases := 0, common.NewReader(strings.NewReader(in))
	for once := false; !once && cases.SkipBlanks(); {
		g, err := s.Read(cases)
		if err != nil {
			break // 0 0 0 ends the datasets of uva1601
		}
		found := search(g)
		states += cli.Sum(found.Layers...)
		once = found.Once
	}
	b.ReportMetric(float64(states), "states")
}
