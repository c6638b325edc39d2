package puzzletest

import (
	"io"
	"strings"
	"testing"

	"bfspuzzles/common"
)

// Visited is the body of BenchmarkVisited, which cmd/bench reads: for each of
// the named goldens, how many states the plain search and the fast one visit in
// all its cases. fast returns the states of the fast search for an input.
func (p Puzzle) Visited(b *testing.B, fast func(in string) int, names ...string) {
	for _, g := range Goldens(b) {
		for _, name := range names {
			if g.Name != name {
				continue
			}
			for kind, visited := range map[string]func(in string) int{"plain": p.plainVisited, "fast": fast} {
				b.Run(name+"/"+kind, func(b *testing.B) {
					for i := 0; i < b.N; i++ {
						b.ReportMetric(float64(visited(g.In)), "states")
					}
				})
			}
		}
	}
}

func (p Puzzle) plainVisited(in string) (states int) {
	search := common.NewBFS(p.States)
	EachCase(in, func(in *common.Reader) error {
		c, err := p.Read(in)
		if err == nil {
			c.Route(search)
			states += search.Visited()
		}
		return err
	})
	return states
}

// EachCase calls visit until it returns an error, which must be io.EOF.
func EachCase(in string, visit func(in *common.Reader) error) {
	r := common.NewReader(strings.NewReader(in))
	for {
		if err := visit(r); err == io.EOF {
			return
		} else if err != nil {
			panic(err)
		}
	}
}
