package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
	"bfspuzzles/internal/cli"
)

// idea is something that the program could do without, and how: by another text in the
// place of one that stands in a source file.
type idea struct{ without, file, text, instead string }

// ideas are those of the program. Left out, they change only the time.
var ideas = []idea{
	{"limits", "main.go", "{0, 2, 6, 14, anySteps}", "{anySteps}"},
	{"columns", "search.go", "case 1:", "case -1:"},
	{"steps left out", "search.go", "&& l.kind == row", "&& false"},
	{"the longest way as c", "search.go", "if m.ghosts == maxGhosts {", "if false {"},
	{"the smaller layer first", "search.go",
		"if far.layer.states < near.layer.states {", "if true {"},
}

// wrong are mistakes in the program. The tests must find them.
var wrong = []idea{
	{"the rule against swaps", "search.go", ".without(s.swapped(moving, l.at, at))", ""},
	{"the same for c", "search.go", "moved.without(s.swapped(moving, from, to))", "moved"},
	{"one place for one ghost", "search.go", ".without(s.self[b]).without(s.self[c])", ""},
	{"the last step of the limit", "search.go", "limit-near.depth", "limit-near.depth-1"},
	{"emptied squares", "search.go", "e.seen[c][b] = words{}", "_ = b"},
}

// goTest runs tests or benchmarks of this package without an idea.
func (i idea) goTest(t testing.TB, args ...string) (output string, err error) {
	t.Helper()
	source, err := os.ReadFile(i.file)
	if err != nil || !strings.Contains(string(source), i.text) {
		t.Fatalf("%s lacks %q (%v)", i.file, i.text, err)
	}
	path, err := filepath.Abs(i.file)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	changed, overlay := filepath.Join(dir, i.file), filepath.Join(dir, "overlay.json")
	replace, err := json.Marshal(map[string]map[string]string{"Replace": {path: changed}})
	if err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string]string{
		changed: strings.Replace(string(source), i.text, i.instead, -1), overlay: string(replace),
	} {
		if err := os.WriteFile(name, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	args = append([]string{"test", "-vet=off", "-overlay", overlay}, args...)
	out, err := exec.Command("go", args...).CombinedOutput()
	return string(out), err
}

// Without an idea the answers are the same; with a mistake they are not.
func TestIdeas(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the tests ten times")
	}
	t.Parallel()
	puzzletest.ReadSources(t, ".")
	const proofs = "TestEveryTinyMaze|TestSmallMazes|TestLargeMazes|TestOneAfterAnother"
	for right, list := range map[bool][]idea{true: ideas, false: wrong} {
		for _, i := range list {
			out, err := i.goTest(t, "-short", "-run", proofs)
			if (err == nil) != right || err != nil && !strings.Contains(out, "FAIL: Test") {
				t.Errorf("without %s: %v\n%s", i.without, err, out)
			}
		}
	}
}

// compared are the goldens of the benchmarks.
var compared = []string{
	"hardest-rings", "hardest-trees", "hardest-corridors", "hardest-no-border", "random-1000",
}

// mazesOf reads the mazes of a golden.
func mazesOf(t testing.TB, name string) (mazes []*maze) {
	text, err := os.ReadFile("testdata/" + name + ".in")
	if err != nil {
		t.Fatal(err)
	}
	in := common.NewReader(strings.NewReader(string(text)))
	for m, err := readMaze(in); err == nil; m, err = readMaze(in) {
		mazes = append(mazes, m)
	}
	return mazes
}

// measure prints, for each golden, the states and lines that a program has moved, and the
// fastest of its times, which other work on the machine disturbs the least.
func measure(b *testing.B, distance func(m *maze) (states, lines int)) {
	for _, name := range compared {
		mazes := mazesOf(b, name)
		b.Run(name, func(b *testing.B) {
			states, lines, fastest := 0, 0, time.Hour
			for i := 0; i < b.N; i++ {
				states, lines = 0, 0
				begin := time.Now()
				for _, m := range mazes {
					s, l := distance(m)
					states, lines = states+s, lines+l
				}
				if d := time.Since(begin); d < fastest {
					fastest = d
				}
			}
			b.ReportMetric(float64(states), "states")
			b.ReportMetric(float64(lines), "lines")
			b.ReportMetric(float64(fastest.Microseconds())/1000, "ms")
			b.ReportMetric(0, "ns/op")
		})
	}
}

// BenchmarkSets measures the program. The others of the table are made of it.
func BenchmarkSets(b *testing.B) {
	s := new(solver)
	measure(b, func(m *maze) (states, lines int) {
		bound := s.load(m)
		for i := 0; i < len(spareSteps) && bound >= 0 && m.ghosts > 1; i++ {
			steps := s.search(bound + spareSteps[i])
			for k := range s.ends {
				end := shown(&s.ends[k], "", false)
				states, lines = states+cli.Sum(end.Layers), lines+cli.Sum(end.Sets)
			}
			if steps >= 0 {
				break
			}
		}
		return states, lines
	})
}

// BenchmarkSteps measures what each step is worth: the post's programs, the sets, and the
// sets without each idea.
//
//	go test -run '^$' -bench Steps -timeout 0 ./uva1601
func BenchmarkSteps(b *testing.B) {
	b.Run("one end", func(b *testing.B) {
		search := common.NewBFS(1 << (8 * maxGhosts))
		measure(b, func(m *maze) (states, lines int) {
			plainRoute(search, m)
			return search.Visited(), 0
		})
	})
	both := newBothEnds()
	b.Run("both ends", func(b *testing.B) {
		measure(b, func(m *maze) (states, lines int) {
			both.distance(m)
			return cli.Sum(both.start.layers) + cli.Sum(both.goal.layers), 0
		})
	})
	printSets(b, append([]idea{{"", "main.go", "package main", "package main"}}, ideas...))
}

// BenchmarkSpare shows what half and twice of the numbers that were tried out would do.
//
//	go test -run '^$' -bench Spare ./uva1601
func BenchmarkSpare(b *testing.B) {
	list := []idea{}
	for _, spare := range []string{
		"0, 2, 6, 14", "0, 1, 6, 14", "0, 4, 6, 14", "0, 2, 3, 14", "0, 2, 12, 14", "0, 2, 6, 7",
		"0, 2, 6, 28",
	} {
		list = append(list, idea{"but " + spare, "main.go", "{0, 2, 6, 14, ", "{" + spare + ", "})
	}
	printSets(b, list)
}

// printSets prints what BenchmarkSets measures in a program without each idea.
func printSets(b *testing.B, list []idea) {
	figures := regexp.MustCompile(
		`BenchmarkSets/(\S+?)(?:-\d+)?\s.*?([\d.]+) lines\s+([\d.]+) ms\s+([\d.]+) states`)
	for _, i := range list {
		without := ""
		if i.without != "" {
			without = ", without " + i.without
		}
		out, err := i.goTest(b, "-run", "^$", "-bench", "^BenchmarkSets$")
		if err != nil {
			b.Fatalf("without %s: %v\n%s", i.without, err, out)
		}
		for _, f := range figures.FindAllStringSubmatch(out, -1) {
			fmt.Printf("sets%-33s %-18s %8s lines %8s ms %9s states\n",
				without, f[1], f[2], f[3], f[4])
		}
	}
}

// The goldens are those that the plain search solves within 20 seconds.
func BenchmarkVisited(b *testing.B) {
	puzzle().Visited(b, append([]string{
		"sample1", "official-style-wide", "official-style-long", "hardest-16x16-2",
		"hardest-16x16-4", "unsolvable",
	}, compared...)...)
}
