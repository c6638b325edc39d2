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
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// Puzzle is a program and what else its tests need to know.
type Puzzle struct {
	cli.Program
	End      string                 // what ends the input by itself, such as 0 0 0
	Long     []string               // pieces of input that are repeated up to a megabyte
	Slow     func(name string) bool // goldens that the plain search leaves to the long mode
	Parity   bool                   // a move changes the parity of the distances
	Mistakes []Mistake

	// Bad are inputs with a mistake, and what is printed for each: the answers to the cases
	// before it; then "! " and the line on standard error, without the program's name.
	Bad [][2]string

	// Form names the judge that could give an input with this output, by the statement's
	// rules, or returns "".
	Form func(in, out string) string
}

// Test runs all tests that the problems have in common, as subtests. Those that take seconds
// run in parallel, after the others: Bounds, which measures memory, has it for itself.
func (p Puzzle) Test(t *testing.T) {
	t.Run("Goldens", func(t *testing.T) { p.goldens(t, p.Answers(), nil) })
	t.Run("PlainGoldens", func(t *testing.T) {
		t.Parallel()
		p.goldens(t, p.Plain(), p.Slow)
	})
	t.Run("Forms", p.forms)
	t.Run("KnownMistakes", p.knownMistakes)
	t.Run("BadInput", p.badInput)
	t.Run("Variants", p.variants)
	t.Run("Bounds", p.bounds)
	t.Run("CaseTexts", p.caseTexts)
	t.Run("Drawings", p.drawings)
	t.Run("Hints", p.hints)
}

// goldens answers the goldens, one after the other, with a single answer function:
// what one case leaves behind must not change the next. (cmd/judge runs a fresh
// program for each.)
func (p Puzzle) goldens(t *testing.T, answer common.Answer, skip func(name string) bool) {
	for _, g := range Goldens(t) {
		if skip != nil && skip(g.Name) && !Long() {
			continue
		}
		if diff := cmp.Diff(g.Out, p.run(answer, g.In)); diff != "" {
			t.Errorf("%s: the output differs (-want +got):\n%.2000s", g.Name, diff)
		}
	}
}

// badInput checks what the program prints for bad inputs.
func (p Puzzle) badInput(t *testing.T) {
	for _, bad := range p.Bad {
		want := strings.Replace(bad[1], "! ", "! "+p.Name+": ", 1) + "\n"
		if diff := cmp.Diff(want, p.run(p.Answers(), bad[0])); diff != "" {
			t.Errorf("%.300q (-want +got):\n%.2000s", bad[0], diff)
		}
	}
}

// run answers an input as the program does. It returns the answers and, behind "! ", the line on
// standard error of a program that fails.
func (p Puzzle) run(answer common.Answer, in string) string {
	var out, err strings.Builder
	if common.RunOn(strings.NewReader(in), &out, &err, p.Name, p.Unit, answer) != 0 {
		out.WriteString("! " + err.String())
	}
	return out.String()
}

// command returns what the program prints with flags, as run does.
func (p Puzzle) command(in string, flags ...string) string {
	var out, err strings.Builder
	term := view.Terminal{Width: 80}
	if p.Run(flags, strings.NewReader(in), &out, &err, term) != 0 {
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
