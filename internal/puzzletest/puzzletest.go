// Package puzzletest provides the tests that all problems share. The tests of a problem call them
// to check the goldens, the reader and the drawings, and to make sure that the goldens catch known
// mistakes. (cmd/judge builds the programs and judges them as a whole.)
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

// Suite describes a program to its tests.
type Suite struct {
	cli.Program
	Long []string // strings to repeat up to a megabyte

	// Judge returns the name of the judge that could give an input with this output, or "" if no
	// judge could. It checks the rules of the statement, which docs/testing.md lists. It calls
	// neither the program nor the code that generates cases, because Judge and Forms must not share
	// a mistake.
	Judge func(in, out string) string

	// Early says that the fast search tests a state when it finds it. Whole says that it completes
	// the layer in which its halves meet.
	Early, Whole bool
}

// Test runs the shared tests as subtests. Tests that take seconds run in parallel after the others,
// so that Bounds, which measures memory, runs alone.
func (s Suite) Test(t *testing.T) {
	t.Run("Goldens", s.goldens)
	t.Run("PlainGoldens", s.plainGoldens)
	t.Run("Forms", s.forms)
	t.Run("KnownMistakes", s.knownMistakes)
	t.Run("BadInput", s.badInput)
	t.Run("Variants", s.variants)
	t.Run("Bounds", s.bounds)
	t.Run("Drawings", s.drawings)
	t.Run("Hints", s.hints)
	t.Run("Traces", s.traces)
}

// goldens answers the goldens, one after another, with a single answer function, because no case
// may affect the next one. (cmd/judge starts a new process for each golden.)
func (s Suite) goldens(t *testing.T) {
	answer := s.Answers()
	for _, g := range Goldens(t) {
		s.compare(t, g, answer)
	}
}

// plainGoldens answers the goldens with the plain search, beginning with the shortest golden.
// Except in long mode, it stops once the search has visited a million states in all.
func (s Suite) plainGoldens(t *testing.T) {
	t.Parallel()
	const enough = 1000000
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

// compare checks the answers to a golden.
func (s Suite) compare(t *testing.T, g Golden, answer common.Answer) {
	t.Helper()
	if diff := cmp.Diff(g.Out, s.run(answer, g.In)); diff != "" {
		t.Errorf("%s: output (-want +got):\n%.2000s", g.Name, diff)
	}
}

// badInput checks the program's output for the invalid inputs in testdata/bad.txt, and for states
// that a case cannot have. Each is on a line of $, flags, < and the input, escaped as in a Go
// string. The output of command follows: the answers to the cases before the error, and the line on
// standard error. An empty line ends the output.
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
		t.Errorf("testdata/bad.txt (-want +got):\n%s", diff)
	}
}

// run answers an input as the program does. It returns the answers and, if the program fails,
// "! " and the line on standard error.
func (s Suite) run(answer common.Answer, in string) string {
	var out, err strings.Builder
	if common.RunOn(strings.NewReader(in), &out, &err, s.Name, answer) != 0 {
		out.WriteString("! " + err.String())
	}
	return out.String()
}

// command runs the program with flags. It returns the output in the same format as run.
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

// Goldens reads the goldens, sorted by name. The test fails if there are no goldens.
func Goldens(t testing.TB) []Golden {
	t.Helper()
	paths, _ := filepath.Glob("testdata/*.in") // only a bad pattern is an error
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

// Long reports whether the tests run in long mode, with BFSPUZZLES_LONG=1 in the environment. In
// long mode they check everything; otherwise they check a sample.
func Long() bool { return os.Getenv("BFSPUZZLES_LONG") != "" }

// Every returns the step for a test that checks every nth value, or every value in long mode.
func Every(n int) (step int) {
	if Long() {
		return 1
	}
	return n
}

// ReadSources returns the directories of the packages and of everything that they import, except
// for the standard library. It also reads these directories. A test that builds programs must call
// it, because the go command reuses the cached result of a test as long as the files and
// directories that the test itself has read are unchanged.
//
// ReadSources does not read the module's directory, which holds .git and changes all the time. The
// directory's modification time is enough to reveal a new entry.
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
