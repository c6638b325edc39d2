package puzzletest

import (
	"fmt"
	"io"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// output returns what the program prints with flags. It must succeed.
func (p Puzzle) output(t *testing.T, in string, flags ...string) string {
	t.Helper()
	var stdout, stderr strings.Builder
	term := view.Terminal{Width: 80}
	if status := p.Run(flags, strings.NewReader(in), &stdout, &stderr, term); status != 0 {
		t.Fatalf("%q: status %d, stderr %q, input %.300q", flags, status, stderr.String(), in)
	}
	return stdout.String()
}

// drawings checks what -show prints for NAME.in against testdata/NAME.show, for
// every such file, and that -svg draws as many boards as the answer says; and what
// -layers prints against NAME.layers, and that its picture has bars.
func (p Puzzle) drawings(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.[sl]*") // .show and .layers
	if err != nil || !strings.Contains(strings.Join(paths, " "), ".show") {
		t.Fatalf("no drawing in testdata (%v)", err)
	}
	for _, path := range paths {
		ext := filepath.Ext(path)
		in, flag := Read(t, strings.TrimSuffix(path, ext)+".in"), "-"+ext[1:]
		text := p.output(t, in, flag)
		if diff := cmp.Diff(Read(t, path), text); diff != "" {
			t.Errorf("%s (-want +got):\n%.2000s", path, diff)
		}
		if flag == "-layers" {
			p.checkMap(t, in)
			continue
		}
		moves, _ := strconv.Atoi(strings.Fields(text)[0])
		if moves < 0 { // only the start is drawn
			moves = 0
		}
		frames := strings.Count(p.output(t, in, "-svg", "-"), `class="frame"`)
		if frames != moves+1 {
			t.Errorf("%s: the picture has %d boards, want %d", path, frames, moves+1)
		}
	}
}

// caseTexts checks what -text prints for the cases of every golden, for at most
// some 50 of one golden: a part of the input, after the case before, that alone
// has the same answer.
func (p Puzzle) caseTexts(t *testing.T) {
	for _, g := range Goldens(t) {
		rest, answers := g.In, strings.SplitAfter(g.Out, "\n")
		for k := 0; k < len(answers)-1; k += 1 + len(answers)/50 { // after the last is nothing
			text := p.output(t, g.In, "-text", "-case", fmt.Sprint(k+1))
			at := strings.Index(rest, strings.TrimSuffix(text, "\n"))
			if at < 0 {
				t.Fatalf("%s case %d: its text is not in the input after the case before: %.300q",
					g.Name, k+1, text)
			}
			rest = rest[at+len(text)-1:]
			if stdout, _, _ := p.run(p.Answers(), text); stdout != answers[k] {
				t.Errorf("%s case %d: the answer to its text is %.300q, want %q:\n%s", g.Name, k+1,
					stdout, answers[k], text)
			}
		}
	}
}

// Visited is the body of BenchmarkVisited, which cmd/bench reads: for each of
// the named goldens, how many states the plain search and the fast one visit in
// all its cases.
func (p Puzzle) Visited(b *testing.B, names ...string) {
	search := common.NewBFS(p.States)
	for _, name := range names {
		plain, fast := 0, 0
		r := common.NewReader(strings.NewReader(readGolden(b, name).In))
		for n := 1; ; n++ {
			c, err := p.Read(r)
			if err == io.EOF {
				break
			}
			if err != nil || c.Search == nil {
				b.Fatalf("%s case %d: error %v; or it has no Search, which BenchmarkVisited needs",
					name, n, err)
			}
			c.Route(search)
			plain += search.Visited()
			ends, _ := c.Search(view.English)
			for _, e := range ends {
				if n == 1 || !e.Once {
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
