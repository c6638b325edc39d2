// Package puzzletest tests what all the problems' programs have in common, from
// within their tests: the goldens, the reading, the drawings, and that known
// mistakes are caught. (The command that builds and judges the whole programs is
// cmd/judge.)
package puzzletest

import (
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// Suite is a program and what else its tests need to know.
type Suite struct {
	cli.Program
	Long     []string // pieces of input that are repeated up to a megabyte
	Parity   bool     // a move changes the parity of the distances
	Mistakes []Mistake

	// Judge names the judge that could give an input with this output, by the rules of the
	// statement, or returns "".
	Judge func(in, out string) string
}

// Test runs all tests that the problems have in common, as subtests. Those that take seconds
// run in parallel, after the others: Bounds, which measures memory, has it for itself.
func (s Suite) Test(t *testing.T) {
	t.Run("Goldens", s.goldens)
	t.Run("PlainGoldens", s.plainGoldens)
	t.Run("Forms", s.forms)
	t.Run("KnownMistakes", s.knownMistakes)
	t.Run("BadInput", s.badInput)
	t.Run("Variants", s.variants)
	t.Run("Bounds", s.bounds)
	t.Run("CaseTexts", s.caseTexts)
	t.Run("Drawings", s.drawings)
	t.Run("Hints", s.hints)
}

// goldens answers the goldens, one after the other, with a single answer function:
// what one case leaves behind must not change the next. (cmd/judge runs a fresh
// program for each.)
func (s Suite) goldens(t *testing.T) {
	answer := s.Answers()
	for _, g := range Goldens(t) {
		s.compare(t, g, answer)
	}
}

// plainGoldens answers the goldens by the plain search, the shortest first. Unless the mode is
// long, it ends with the golden in which the search has visited three million states in all.
func (s Suite) plainGoldens(t *testing.T) {
	t.Parallel()
	const enough = 3000000
	search, visited := common.NewBFS(s.States), 0
	plain := s.Plain(search)
	answer := func(in *common.Reader) (string, error) {
		line, err := plain(in)
		if err == nil {
			visited += search.Visited()
		}
		return line, err
	}
	goldens := Goldens(t)
	sort.SliceStable(goldens, func(i, k int) bool {
		return len(goldens[i].In) < len(goldens[k].In)
	})
	for _, g := range goldens {
		if visited < enough || Long() {
			s.compare(t, g, answer)
		}
	}
}

// compare answers a golden.
func (s Suite) compare(t *testing.T, g Golden, answer common.Answer) {
	t.Helper()
	if diff := cmp.Diff(g.Out, s.run(answer, g.In)); diff != "" {
		t.Errorf("%s: the output differs (-want +got):\n%.2000s", g.Name, diff)
	}
}

// badInput checks what the program prints for the inputs with a mistake in testdata/bad.txt, and
// for states that a case cannot have. Each is on a line that begins with $: flags, <, and the
// input, with escapes as in a Go string. What command returns follows: the answers to the cases
// before the mistake, then the line on standard error; and then an empty line.
func (s Suite) badInput(t *testing.T) {
	want, got := Read(t, "testdata/bad.txt")+"\n", ""
	for _, line := range strings.Split(want, "\n") {
		if !strings.HasPrefix(line, "$ ") {
			continue
		}
		flags, in, _ := strings.Cut(line[2:], "< ")
		words := append(strings.Fields(flags), in)
		for i, word := range words {
			var err error
			words[i], err = strconv.Unquote(`"` + strings.ReplaceAll(word, `"`, `\"`) + `"`)
			if err != nil {
				t.Fatal(line, err)
			}
		}
		last := len(words) - 1
		got += line + "\n" + s.command(words[last], words[:last]...) + "\n"
	}
	if diff := cmp.Diff(want, got); diff != "" || got == "" {
		t.Errorf("bad inputs (-want +got):\n%s", diff)
	}
}

// run answers an input as the program does. It returns the answers and, behind "! ", the line on
// standard error of a program that fails.
func (s Suite) run(answer common.Answer, in string) string {
	var out, err strings.Builder
	if common.RunOn(strings.NewReader(in), &out, &err, s.Name, s.Unit, answer) != 0 {
		out.WriteString("! " + err.String())
	}
	return out.String()
}

// command returns what the program prints with flags, as run does.
func (s Suite) command(in string, flags ...string) string {
	var out, err strings.Builder
	term := view.Terminal{Width: 80}
	if s.Run(flags, strings.NewReader(in), &out, &err, term) != 0 {
		out.WriteString("! " + err.String())
	}
	return out.String()
}

// Golden is a golden of the package under test: testdata/NAME.in and NAME.out.
type Golden struct{ Name, In, Out string }

// Goldens reads the goldens, sorted by name. No golden at all is a failure.
func Goldens(t testing.TB) []Golden {
	t.Helper()
	paths, _ := filepath.Glob("testdata/*.in") // an error is one of the pattern only
	if len(paths) == 0 {
		t.Fatal("no goldens in testdata")
	}
	var goldens []Golden
	for _, path := range paths {
		goldens = append(goldens, readGolden(t, strings.TrimSuffix(filepath.Base(path), ".in")))
	}
	sort.Slice(goldens, func(i, k int) bool { return goldens[i].Name < goldens[k].Name })
	return goldens
}

func readGolden(t testing.TB, name string) Golden {
	t.Helper()
	return Golden{name, Read(t, "testdata/"+name+".in"), Read(t, "testdata/"+name+".out")}
}

// Read reads a text file.
func Read(t testing.TB, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Long reports whether the tests may take their time: with BFSPUZZLES_LONG=1 in the
// environment, the long mode, they check all of what else they check a part of.
func Long() bool { return os.Getenv("BFSPUZZLES_LONG") != "" }

// Every returns the step of a test that checks every nth, and all in the long mode.
func Every(n int) (step int) {
	if Long() {
		return 1
	}
	return n
}

// ReadSources reads, and returns, the directories of the packages and of all that they
// import but the standard library. A test that builds programs calls it: the go command takes a
// test's result from its cache if the files and directories that the test itself
// read are unchanged. The module's directory must not be read: it holds .git, which
// changes all the time. Its own time is enough to see that it has a new entry.
func ReadSources(t testing.TB, packages ...string) []string {
	t.Helper()
	list := []string{"list", "-deps", "-f", "{{if not .Standard}}{{.Dir}}{{end}}"}
	out, err := exec.Command("go", append(list, packages...)...).Output()
	if err != nil {
		t.Fatalf("go list %s: %v", packages, err)
	}
	dirs := strings.Fields(string(out))
	for _, dir := range dirs {
		os.ReadDir(dir)
		os.Stat(filepath.Dir(dir))
	}
	return dirs
}
