package main

import (
	"bytes"
	"fmt"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func TestMain(m *testing.M) {
	// No test may use the network or another toolchain.
	for _, setting := range []string{
		"GOTOOLCHAIN=local", "GOPROXY=off", "GOFLAGS=", "GOWORK=off", "CGO_ENABLED=1",
	} {
		key, value, _ := strings.Cut(setting, "=")
		os.Setenv(key, value)
	}
	os.Exit(m.Run())
}

// A testCase is a file in testdata. Each of its sections is a line -- name -- followed by a text.
// If the name begins with $, it is a command, and the text is its output. Any other name that
// contains a period is a file of a module.
type testCase []section

type section struct{ name, text string }

var sectionLine = regexp.MustCompile(`(?m)^-- (.+) --\n`)

func readCase(t *testing.T, file string) (c testCase) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.ReplaceAll(string(text), "\r\n", "\n")
	names := sectionLine.FindAllStringSubmatch(lines, -1)
	for i, body := range sectionLine.Split(lines, -1)[1:] {
		c = append(c, section{names[i][1], body})
	}
	return c
}

// find returns the text of the first section whose name begins with the given text.
func (c testCase) find(name string) (text string, ok bool) {
	for _, s := range c {
		if strings.HasPrefix(s.name, name) {
			return s.text, true
		}
	}
	return "", false
}

// entry returns the value of -entry: solve, if the program has such a function.
func (c testCase) entry() string {
	if strings.Contains(fmt.Sprint(c), "\nfunc solve() {") {
		return "solve"
	}
	return ""
}

// module writes the files of module m and returns its directory.
func (c testCase) module(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	writeFile(t, filepath.Join(dir, "go.mod"), "module m\n\ngo 1.17\n")
	for _, s := range c {
		if _, crlf := c.find("crlf"); crlf {
			s.text = strings.ReplaceAll(s.text, "\n", "\r\n")
		}
		if strings.Contains(s.name, ".") && s.name[0] != '$' {
			writeFile(t, filepath.Join(dir, s.name), s.text)
		}
	}
	return dir
}

func writeFile(t *testing.T, name, text string) {
	t.Helper()
	err := os.MkdirAll(filepath.Dir(name), 0o777)
	if err == nil {
		err = os.WriteFile(name, []byte(text), 0o666)
	}
	if err != nil {
		t.Error(err)
	}
}

var long = os.Getenv("BFSPUZZLES_LONG") == "1"

// TestCases runs the commands of the cases, which cover bundles written out in full, refused
// programs, functions to be pasted, and the command line. With BFSPUZZLES_LONG=1, it also bundles
// the programs without commands, and runs every program and its bundle; both must print the output
// in the case.
func TestCases(t *testing.T) {
	files, _ := filepath.Glob("testdata/*/*.txt")
	for _, file := range files {
		c := readCase(t, file)
		if _, commands := c.find("$"); !commands && !long {
			continue
		}
		t.Run(file, func(t *testing.T) {
			t.Parallel()
			dir := c.module(t)
			for _, s := range c {
				if line, ok := strings.CutPrefix(s.name, "$ "); ok {
					got := command(t, dir, line)
					// In a case, ... at the end of a line replaces the toolchain's own words.
					known := strings.ReplaceAll(regexp.QuoteMeta(s.text), `\.\.\.`+"\n", ".*\n")
					if !regexp.MustCompile("^" + known + "$").MatchString(got) {
						t.Errorf("%s (-want +got):\n%s", s.name, cmp.Diff(s.text, got))
					}
				}
			}
			if _, runs := c.find("output"); runs && long {
				c.runBoth(t, dir)
			}
		})
	}
}

// command runs the command bundle or cat in a directory and returns its output.
func command(t *testing.T, dir, line string) string {
	var stdout, stderr bytes.Buffer
	args := strings.Fields(strings.ReplaceAll(line, "DIR", dir))
	if args[0] == "cat" {
		text, err := os.ReadFile(args[1])
		if err != nil {
			t.Error(err)
		}
		return string(text)
	}
	status := run(args[1:], &stdout, &stderr)
	if status != 0 && stdout.Len() > 0 || status == 0 && stderr.Len() > 0 {
		t.Errorf("%s: status %d, stdout:\n%s\nstderr:\n%s", line, status, &stdout, &stderr)
	}
	if status != 0 {
		fmt.Fprintf(&stderr, "exit status %d\n", status)
	}
	said := stdout.String() + filepath.ToSlash(stderr.String())
	return strings.NewReplacer(filepath.ToSlash(dir), "DIR", usage, "(usage)\n").Replace(said)
}

// runBoth runs the program in dir and its bundle. If the case has a caller, it runs the caller
// instead of the bundle, because a command has written a function to the caller's directory.
func (c testCase) runBoth(t *testing.T, dir string) {
	second := filepath.Join(dir, "caller")
	if _, ok := c.find("caller/"); !ok {
		text, err := bundle(options{dir: dir, entry: c.entry()})
		if formatted, _ := format.Source([]byte(text)); err != nil || text != string(formatted) {
			t.Fatalf("error %v, or the bundle is not formatted:\n%s", err,
				cmp.Diff(text, string(formatted)))
		}
		second = filepath.Join(dir, "bundled")
		writeFile(t, filepath.Join(second, "go.mod"), "module bundled\n\ngo 1.24\n")
		writeFile(t, filepath.Join(second, "main.go"), text)
	}
	want, _ := c.find("output")
	for _, program := range []string{dir, second} {
		if diff := cmp.Diff(want, output(t, program)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", program, diff)
		}
	}
}

// output builds and runs the program in a directory, and returns its output and any error.
func output(t *testing.T, dir string) string {
	t.Helper()
	program := filepath.Join(dir, "program.exe")
	build := exec.Command("go", "build", "-ldflags=-s -w", "-o", program, ".")
	build.Dir = dir
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("go build in %s: %v\n%s", dir, err, out)
	}
	out, err := exec.Command(program).CombinedOutput()
	if err != nil {
		return fmt.Sprintf("%s%v\n", out, err)
	}
	return string(out)
}

// TestCheck damages a bundle so that it still compiles. The check does not know how the bundle was
// written, and must detect every change.
func TestCheck(t *testing.T) {
	c := readCase(t, "testdata/check.txt")
	p, err := load(options{dir: c.module(t), entry: "solve"})
	if err != nil {
		t.Fatal(err)
	}
	p.reach()
	p.name(true)
	p.layout(true)
	text := p.write()
	if err := p.compare(text); err != nil {
		t.Fatalf("the undamaged bundle is refused: %v\n%s", err, text)
	}
	damages, _ := c.find("damages")
	for _, line := range strings.Split(strings.TrimSpace(damages), "\n") {
		before, after, _ := strings.Cut(strings.ReplaceAll(line, `\n`, "\n"), " => ")
		if strings.Count(text, before) != 1 {
			t.Errorf("%q must occur exactly once in the bundle:\n%s", before, text)
		} else if p.compare(strings.Replace(text, before, after, 1)) == nil {
			t.Errorf("the check did not notice the damage %s", line)
		}
	}
}

// TestLongTable bundles a table of 30,000 rows without blank lines. If the time grew with the
// square of the table's length, the test would take minutes instead of seconds.
func TestLongTable(t *testing.T) {
	dir := testCase{
		{"main.go", "package main\n\nimport \"m/table\"\n\n" +
			"func main() { println(len(table.Rows)) }\n"},
		{"table/table.go", "package table\n\nvar Rows = []struct{ first, second int }{\n" +
			strings.Repeat("\t{first: 1, second: 2},\n", 30_000) + "}\n"},
	}.module(t)
	start := time.Now()
	if _, err := bundle(options{dir: dir}); err != nil {
		t.Error(err)
	}
	if took := time.Since(start); took > 30*time.Second {
		t.Errorf("the bundler took %v", took)
	}
}

// TestFirstError takes the first error from the go command's output, after the progress messages.
func TestFirstError(t *testing.T) {
	const output = "go: downloading example.com/a v1.0.0\n# m\n" +
		"main.go:3:8: example.com/a@v1.0.0:\n\tno such host\nmain.go:4:8: another error\n"
	want := "main.go:3:8: example.com/a@v1.0.0:\n\tno such host"
	if got := firstError.FindStringSubmatch(output)[1]; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
