package puzzletest

import (
	"io"
	"strings"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// Visited is the body of BenchmarkVisited, which cmd/bench reads: for each of
// the named goldens, how many states the plain search and the fast one visit in
// all its cases.
func (p Puzzle) Visited(b *testing.B, names ...string) {
	for _, g := range Goldens(b) {
		for _, name := range names {
			if g.Name != name {
				continue
			}
			plain, fast := p.visited(b, g.In)
			for kind, states := range map[string]int{"plain": plain, "fast": fast} {
				b.Run(name+"/"+kind, func(b *testing.B) { b.ReportMetric(float64(states), "states") })
			}
		}
	}
}

func (p Puzzle) visited(t testing.TB, in string) (plain, fast int) {
	search, r := common.NewBFS(p.States), common.NewReader(strings.NewReader(in))
	for first := true; ; first = false {
		c, err := p.Read(r)
		if err == io.EOF {
			return plain, fast
		}
		if err != nil {
			t.Fatal(err)
		}
		if c.Search == nil {
			t.Fatal("readCase gives no Search, which -layers and BenchmarkVisited need")
		}
		c.Route(search)
		plain += search.Visited()
		ends, _ := c.Search()
		for _, e := range ends {
			if first || !e.Once {
				fast += view.Sum(e.Layers)
			}
		}
	}
}
