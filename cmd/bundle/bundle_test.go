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

	"github.com/google/go-cmp/cmp"
)

func TestMain(m *testing.M) {
	if os.Getenv("BUNDLE") != "" { // TestStreams runs it
		main()
	}
	// No test needs the network, or another toolchain than the one that runs it.
	for _, setting := range []string{
		"GOTOOLCHAIN=local", "GOPROXY=off", "GOFLAGS=", "GOWORK=off", "CGO_ENABLED=1",
	} {
		key, value, _ := strings.Cut(setting, "=")
		os.Setenv(key, value)
	}
	os.Exit(m.Run())
}

// A testCase is a file of testdata: sections, each a line -- name -- and the text below it, up to
// the next one. A name with a $ is a command, and the text is what it prints; other names with
// a period are the files of a module.
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

// find returns the text of the section whose name begins so.
func (c testCase) find(name string) (text string, ok bool) {
	for _, s := range c {
		if strings.HasPrefix(s.name, name) {
			return s.text, true
		}
	}
	return "", false
}

// entry is the function that becomes main: solve, if the program has one.
func (c testCase) entry() string {
	if strings.Contains(fmt.Sprint(c), "\nfunc solve() {") {
		return "solve"
	}
	return ""
}

// module writes the files of a module m and returns its directory.
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

// TestCases runs the commands of the cases: of programs, whose bundle some write out, of programs
// that are refused, of the function form and of the command line. BFSPUZZLES_LONG=1 also bundles
// the other programs, and builds and runs all with their bundles: both print what the case says.
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
					// The rest of a line behind ... is the toolchain's wording.
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

// command runs a command line in a directory, bundle or cat, and returns what it prints.
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
	if status := run(args[1:], &stdout, &stderr); status != 0 {
		fmt.Fprintf(&stderr, "exit status %d\n", status)
	}
	said := stdout.String() + filepath.ToSlash(stderr.String())
	return strings.NewReplacer(filepath.ToSlash(dir), "DIR", usage, "(usage)\n").Replace(said)
}

// runBoth runs the program in dir and its bundle, or the caller of the function form, which a
// command has bundled into the caller's directory.
func (c testCase) runBoth(t *testing.T, dir string) {
	second := filepath.Join(dir, "caller")
	if _, ok := c.find("caller/"); !ok {
		_, text, err := bundle(options{dir: dir, entry: c.entry()})
		if formatted, _ := format.Source([]byte(text)); err != nil || text != string(formatted) {
			t.Fatalf("%v, or not formatted:\n%s", err, cmp.Diff(text, string(formatted)))
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

// output builds the program in a directory, runs it, and returns what it prints, and how it fails.
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

// TestStreams runs the command as a process, with streams of its own: a file and a note.
func TestStreams(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := readCase(t, "testdata/command/command.txt")
	var stderr strings.Builder
	t.Setenv("BUNDLE", "1")
	cmd := exec.Command(self, filepath.Join(c.module(t), "helper"))
	cmd.Stderr = &stderr
	stdout, err := cmd.Output()
	if err != nil || !strings.HasPrefix(string(stdout), "// Code generated") ||
		!strings.HasPrefix(stderr.String(), "bundle: ") {
		t.Errorf("%v, printed\n%s\nand noted\n%s", err, stdout, stderr.String())
	}
}

// TestCheck damages bundles in ways that compile: the check, which knows nothing of how
// a bundle was written, must see each of them.
func TestCheck(t *testing.T) {
	c := readCase(t, "testdata/check.txt")
	p, text, err := bundle(options{dir: c.module(t), entry: "solve"})
	if err == nil {
		err = p.compare(text)
	}
	if err != nil {
		t.Fatalf("%v, the bundle is refused:\n%s", err, text)
	}
	damages, _ := c.find("damages")
	for _, line := range strings.Split(strings.TrimSpace(damages), "\n") {
		before, after, _ := strings.Cut(strings.ReplaceAll(line, `\n`, "\n"), " => ")
		if strings.Count(text, before) != 1 {
			t.Errorf("%q: not once in the bundle:\n%s", before, text)
		} else if p.compare(strings.Replace(text, before, after, 1)) == nil {
			t.Errorf("not noticed: %s", line)
		}
	}
}
