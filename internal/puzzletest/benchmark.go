package puzzletest

import (
	"strings"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// Benchmark is the body of a puzzle's BenchmarkSearches. For each of the named goldens, it measures
// the time that the searches take to answer all cases, including reading and printing, and reports
// the number of states that they visit. The name random means 1,000 random cases.
func (s Suite) Benchmark(b *testing.B, names ...string) {
	record, answer := new(cli.Recorder), s.Plain(common.NewBFS(s.States)) // record records nothing
	plain := func(g cli.Game) cli.Search { return cli.PlainSearch(g, s.States, record, false) }
	fast := func(g cli.Game) cli.Search { return g.Search(view.English, record) }
	both := func(g cli.Game) cli.Search { return cli.BothEnds(g, s.States, record, s.Goal(g)) }
	for _, name := range names {
		in := ""
		if name == "random" {
			in = s.command("", "-random", "1000")
		} else {
			in = readGolden(b, name).In
		}
		b.Run("Plain/"+name, func(b *testing.B) { s.measure(b, in, answer, plain) })
		if s.Second {
			b.Run("Both/"+name, func(b *testing.B) { s.measure(b, in, s.Both(), both) })
		}
		b.Run("Fast/"+name, func(b *testing.B) { s.measure(b, in, s.Answers(), fast) })
	}
}

// measure measures the time that it takes to answer an input. It then counts the states that the
// searches visit, outside the measured time. A search that answers all cases at once runs only
// once.
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
			break // 0 0 0 ends the cases of uva1601
		}
		found := search(g)
		states += cli.Sum(found.Layers...)
		once = found.Once
	}
	b.ReportMetric(float64(states), "states")
}
