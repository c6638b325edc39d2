package puzzletest

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// drawings checks what -show prints for NAME.in against testdata/NAME.show, for
// every such file; and what -layers prints against NAME.layers, and the map of that case.
func (p Puzzle) drawings(t *testing.T) {
	paths, _ := filepath.Glob("testdata/*.[sl]*") // .show and .layers
	if len(paths) == 0 {
		t.Error("no drawing in testdata")
	}
	for _, path := range paths {
		ext := filepath.Ext(path)
		in, flag := Read(t, strings.TrimSuffix(path, ext)+".in"), "-"+ext[1:]
		if diff := cmp.Diff(Read(t, path), p.command(in, flag)); diff != "" {
			t.Errorf("%s (-want +got):\n%.2000s", path, diff)
		}
		if flag == "-layers" {
			p.checkMap(t, in)
		}
	}
}

// caseTexts checks what -text prints for the cases of every golden, for at most
// some 50 of one golden: a part of the input, which alone has the same answer.
func (p Puzzle) caseTexts(t *testing.T) {
	for _, g := range Goldens(t) {
		answers := strings.SplitAfter(g.Out, "\n")
		for k := 0; k < len(answers)-1; k += 1 + len(answers)/50 { // after the last is nothing
			text := p.command(g.In, "-text", "-case", fmt.Sprint(k+1))
			got := p.run(p.Answers(), text)
			if !strings.Contains(g.In, strings.TrimSuffix(text, "\n")) || got != answers[k] {
				t.Errorf("%s case %d: the answer to its text is %.300q, want %q:\n%s", g.Name, k+1,
					got, answers[k], text)
			}
		}
	}
}

// firstCase reads the first case of an input.
func (p Puzzle) firstCase(t testing.TB, in string) cli.Case {
	t.Helper()
	c, err := p.Read(common.NewReader(strings.NewReader(in)))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// Visited is the body of BenchmarkVisited, which cmd/bench reads: for each of
// the named goldens, how many states the plain search and the fast one visit in
// all its cases.
func (p Puzzle) Visited(b *testing.B, names ...string) {
	search := common.NewBFS(p.States)
	for _, name := range names {
		plain, fast := 0, 0
		in := common.NewReader(strings.NewReader(readGolden(b, name).In))
		for c, err := p.Read(in); err == nil; c, err = p.Read(in) {
			c.Route(search)
			plain += search.Visited()
			ends, _ := c.Search(view.English)
			for _, e := range ends {
				if fast == 0 || !e.Once {
					fast += cli.Sum(e.Layers)
				}
			}
		}
		b.Run(p.Name+"/"+name+"/states", func(b *testing.B) {
			b.ReportMetric(float64(plain), "plain")
			b.ReportMetric(float64(fast), "fast")
			b.ReportMetric(0, "ns/op") // which leaves it out: nothing was timed
		})
	}
}
