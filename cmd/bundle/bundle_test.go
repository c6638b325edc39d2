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
	if os.Getenv("BUNDLE") != "" { // TestCommand runs it
		main()
	}
	// No test needs the network, or another toolchain than the one that runs it.
	for key, value := range map[string]string{
		"GOTOOLCHAIN": "local", "GOPROXY": "off", "GOFLAGS": "", "GOWORK": "off",
		"CGO_ENABLED": "1",
	} {
		os.Setenv(key, value)
	}
	os.Exit(m.Run())
}

// A testCase is a file of testdata: sections by name, each a line -- name -- and the text below
// it, up to the next one. Those with a period in their names are the files of a program.
type testCase map[string]string

var sectionLine = regexp.MustCompile(`(?m)^-- (.+) --\n`)

// readCases reads the files of a directory, by name.
func readCases(t *testing.T, dir string) map[string]testCase {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join("testdata", dir, "*.txt"))
	if len(files) == 0 {
		t.Fatalf("no cases in %s", dir)
	}
	cases := map[string]testCase{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		lines, c := strings.ReplaceAll(string(text), "\r\n", "\n"), testCase{}
		names := sectionLine.FindAllStringSubmatch(lines, -1)
		for i, body := range sectionLine.Split(lines, -1)[1:] {
			c[names[i][1]] = body
		}
		cases[strings.TrimSuffix(filepath.Base(file), ".txt")] = c
	}
	return cases
}

// forEach runs f for every case, some at a time, and waits for all.
func forEach(
	t *testing.T, cases map[string]testCase, f func(t *testing.T, name string, c testCase),
) {
	t.Run("cases", func(t *testing.T) {
		for name, c := range cases {
			name, c := name, c
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				f(t, name, c)
			})
		}
	})
}

// module writes a program of a module m, in the directory name of it, and returns where that is.
func (c testCase) module(t *testing.T, name string) (dir string) {
	t.Helper()
	root := t.TempDir()
	version := "1.17"
	if v, ok := c["go"]; ok {
		version = strings.TrimSpace(v)
	}
	writeFile(t, filepath.Join(root, "go.mod"), "module m\n\ngo "+version+"\n")
	_, crlf := c["crlf"]
	for file, text := range c {
		if crlf {
			text = strings.ReplaceAll(text, "\n", "\r\n")
		}
		if strings.Contains(file, ".") {
			writeFile(t, filepath.Join(root, name, file), text)
		}
	}
	return filepath.Join(root, name)
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

// goBuild builds the programs below a directory, each at DIR/bin/PROGRAM.
func goBuild(t *testing.T, dir string) {
	t.Helper()
	bin := filepath.Join(dir, "bin") + "/"
	cmd := exec.Command("go", "build", "-ldflags=-s -w", "-o", bin, "./...")
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("go build in %s: %v\n%s", dir, err, out)
	}
}

// asPackage makes a package that another program can run of a program.
func asPackage(text string) string {
	return strings.Replace("\n"+text, "\npackage main\n", "\npackage program\n", 1)[1:]
}

const runMain = "\nfunc RunMain() { main() }\n"

// buildRunner builds what is in a directory, and a program that runs the package that CASE names
// of those right below, or all. Linking takes longer than everything else, and so many programs
// are linked together.
func buildRunner(t *testing.T, dir, module string) {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(dir, "*", "main.go"))
	imports, calls := "", ""
	for i, file := range files {
		name := filepath.Base(filepath.Dir(file))
		imports += fmt.Sprintf("\tp%d %q\n", i, module+"/"+name)
		calls += fmt.Sprintf("\tif c := os.Getenv(`CASE`); c == %q || c == `` {\n", name)
		calls += fmt.Sprintf("\t\tp%d.RunMain()\n\t}\n", i)
	}
	writeFile(t, filepath.Join(dir, "go.mod"), "module "+module+"\n\ngo 1.24\n")
	writeFile(t, filepath.Join(dir, "runner", "main.go"),
		"package main\n\nimport (\n\t\"os\"\n"+imports+")\n\nfunc main() {\n"+calls+"}\n")
	goBuild(t, dir)
}

var long = os.Getenv("BFSPUZZLES_LONG") == "1"

// TestRight bundles the programs of testdata/right and runs the bundles. Those that do
// something at the start, or look at their package, are programs; the others are linked
// together. Those whose bundle is written out are in every run; BFSPUZZLES_LONG=1 takes the others,
// too, and shows that the sources print the same.
func TestRight(t *testing.T) {
	cases := readCases(t, "right")
	bundles := t.TempDir()
	for name, c := range cases {
		if _, written := c["bundle"]; !written && !long {
			delete(cases, name)
		}
	}
	forEach(t, cases, func(t *testing.T, name string, c testCase) {
		dir := c.module(t, name)
		text := c.bundle(t, dir)
		place := "alone"
		if _, alone := c[place]; !alone {
			text, place = asPackage(text)+runMain, ""
		}
		writeFile(t, filepath.Join(bundles, place, name, "main.go"), text)
		if long {
			goBuild(t, dir)
			c.run(t, exec.Command(filepath.Join(dir, "bin", name)))
		}
	})
	buildRunner(t, bundles, "b")
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			program := name
			if _, alone := c["alone"]; !alone {
				program = "runner"
			}
			cmd := exec.Command(filepath.Join(bundles, "bin", program))
			cmd.Env = append(os.Environ(), "CASE="+name)
			c.run(t, cmd)
		})
	}
}

// bundle returns the bundle of a program and compares it with what is expected of it.
func (c testCase) bundle(t *testing.T, dir string) string {
	var notes strings.Builder
	text, err := bundle(options{dir: dir, notes: &notes})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(c["note"], strings.ReplaceAll(notes.String(), dir+"/", "")); diff != "" {
		t.Errorf("the note differs (-want +got):\n%s", diff)
	}
	if want, ok := c["bundle"]; ok && want != text {
		t.Errorf("the bundle differs (-want +got):\n%s", cmp.Diff(want, text))
	}
	if formatted, err := format.Source([]byte(text)); err != nil || text != string(formatted) {
		t.Errorf("the bundle is not formatted: %v\n%s", err, cmp.Diff(text, string(formatted)))
	}
	for _, unused := range strings.Fields(c["without"]) {
		if strings.Contains(text, unused) {
			t.Errorf("the bundle has %s in it", unused)
		}
	}
	return text
}

// run runs a program, source or bundle, and compares what it prints.
func (c testCase) run(t *testing.T, cmd *exec.Cmd) {
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	status, err := "", cmd.Run()
	if err != nil {
		status = strings.TrimPrefix(err.Error(), "exit status ") + "\n"
	}
	for section, got := range map[string]string{
		"output": out.String(), "stderr": errs.String(), "status": status,
	} {
		want, asked := c[section]
		if diff := cmp.Diff(want, got); diff != "" && (asked || section != "stderr") {
			t.Errorf("%s (-want +got):\n%s", section, diff)
		}
	}
}

// TestRefused bundles the programs of testdata/refused: a line says why not, nothing is
// printed, and the file to be written stays as it is.
func TestRefused(t *testing.T) {
	forEach(t, readCases(t, "refused"), func(t *testing.T, _ string, c testCase) {
		dir := c.module(t, "")
		old := filepath.Join(dir, "old.txt")
		writeFile(t, old, "old")

		var stdout, stderr bytes.Buffer
		args := append([]string{"-o", old}, strings.Fields(c["args"])...)
		if status := run(append(args, dir), &stdout, &stderr); status != 1 {
			t.Errorf("exit status %d, want 1", status)
		}
		want, got := "bundle: "+c["error"], strings.ReplaceAll(stderr.String(), dir+"/", "")
		i := strings.Index(want, "...\n") // the rest is the toolchain's wording
		if i > 0 && strings.Count(got, "\n") == 1 && len(got) > i {
			want, got = want[:i], got[:i]
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("stderr (-want +got):\n%s", diff)
		}
		if text, err := os.ReadFile(old); err != nil || string(text) != "old" || stdout.Len() > 0 {
			t.Errorf("wrote %q and printed %q, %v", text, stdout.String(), err)
		}
	})
}

// TestFunction looks at both texts of the function form, and calls the function from
// another file of the package that it is pasted into.
func TestFunction(t *testing.T) {
	forEach(t, readCases(t, "function"), func(t *testing.T, _ string, c testCase) {
		dir := c.module(t, "")
		for section, args := range map[string]string{
			"pasted": c["args"], "form": c["args"] + " -package form",
		} {
			var stdout, stderr strings.Builder
			run(append(strings.Fields(args), dir), &stdout, &stderr)
			text := stdout.String()
			if diff := cmp.Diff(c[section], text+stderr.String()); diff != "" {
				t.Errorf("%s (-want +got):\n%s", section, diff)
			}
			if section == "pasted" {
				text = "package main\n\n" + text
				section = "caller"
			}
			writeFile(t, filepath.Join(dir, section, "bundle.go"), text)
		}
		goBuild(t, dir)
		c.run(t, exec.Command(filepath.Join(dir, "bin", "caller")))
	})
}

const (
	bundled = "// Code generated by go run ./cmd/bundle ./p; DO NOT EDIT.\n\n" +
		"package main\n\nfunc main() {}\n"
	helper = "package main\n\nfunc judge() {}\n\nfunc main() { judge(); println() }\n"
)

// commands are command lines: what goes where, what standard error begins with, and the exit
// status. NULL takes any text.
var commands = []struct {
	args           string
	status         int
	stdout, stderr string
}{
	{"p", 0, bundled, ""},
	{"DIR/p", 0, bundled, ""},
	{"-o out.go p", 0, "", ""},
	{"-o link.go p", 0, "", ""},
	{"-o NULL p", 0, "", ""},
	{"-o . p", 1, "", "open .: "},
	{"-o p/main.go p", 1, "", "p/main.go:1: -o p/main.go would overwrite the program\n"},
	{"-o same.go p", 1, "", "p/main.go:1: -o same.go would overwrite the program\n"},
	{"-o new/dir/a.go p", 0, "", ""},
	{"-o file/a.go p", 1, "", "mkdir file: "},
	{"-h", 0, usage, ""},
	{"-x p", 2, "", "flag provided but not defined: -x\nusage: bundle "},
	{"", 2, "", "one directory is needed, got 0 arguments\nusage: bundle "},
	{"p -o out.go", 2, "", "one directory is needed, got 3 arguments\nusage: bundle "},
	{"-func main p", 2, "", "-func main: the function form needs a function that "},
	{"-func a.b p", 1, "", "p/main.go:1: package main has no function a.b\n"},
	{"-package a p", 2, "", "-package and -omit go with -func\nusage: "},
	{"-func f -package main p", 2, "", "-package main: not the name of a package "},
	{"nothing", 1, "", "nothing: "},
	{"file", 1, "", "file: "},
	{"new", 1, "", "new: no Go files in new\n"},
	{"helper", 0, strings.Replace(bundled, "./p", "./helper", 1),
		"helper/main.go:5: judge becomes main, and what this main does is left out\n"},
}

// TestCommand runs the command as a process, with streams of its own.
func TestCommand(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	t.Chdir(dir)
	for name, text := range map[string]string{
		"go.mod": "module m\n\ngo 1.17\n", "cmd/bundle/main.go": "package main\n",
		"p/main.go": "package main\n\nfunc main() {}\n", "helper/main.go": helper,
		"file": "", "linked.go": "",
	} {
		writeFile(t, name, text)
	}
	for link, file := range map[string]string{"link.go": "linked.go", "same.go": "p/main.go"} {
		if err := os.Link(file, link); err != nil {
			t.Fatal(err)
		}
	}
	names := strings.NewReplacer("DIR", dir, "NULL", os.DevNull)
	for _, c := range commands {
		var stdout, stderr bytes.Buffer
		cmd := exec.Command(self, strings.Fields(names.Replace(c.args))...)
		cmd.Env, cmd.Stdout, cmd.Stderr = append(os.Environ(), "BUNDLE=1"), &stdout, &stderr
		cmd.Run() // its error is the status
		status := cmd.ProcessState.ExitCode()
		said, want := filepath.ToSlash(stderr.String()), ""
		if c.stderr != "" {
			want = "bundle: " + c.stderr
		}
		if status != c.status || stdout.String() != c.stdout || !strings.HasPrefix(said, want) ||
			want == "" && said != "" || status == 1 && strings.Count(said, "\n") != 1 {
			t.Errorf("bundle %s: status %d\n%s\n%s\nwant %d\n%s\n%s...",
				c.args, status, stdout.String(), said, c.status, c.stdout, want)
		}
	}
	for _, name := range []string{"out.go", "linked.go", "new/dir/a.go"} {
		if got, err := os.ReadFile(name); err != nil || string(got) != bundled {
			t.Errorf("-o %s: wrote %q, %v", name, got, err)
		}
	}
}

// TestCheck damages bundles in ways that compile: the check, which knows nothing of how
// a bundle was written, must see each of them.
func TestCheck(t *testing.T) {
	c := readCases(t, ".")["check"]
	p, err := load(options{dir: c.module(t, "")})
	if err == nil {
		err = p.reach()
	}
	if err != nil {
		t.Fatal(err)
	}
	p.name()
	p.layout(true)
	text, err := options{}.form(p.write())
	if err != nil {
		t.Fatal(err)
	}
	right := func(text string) bool { return p.compare(text) == nil }
	if !right(text) {
		t.Fatalf("the bundle is refused:\n%s", text)
	}
	for _, line := range strings.Split(strings.TrimSpace(c["damages"]), "\n") {
		parts := strings.Split(strings.ReplaceAll(line, `\n`, "\n"), " => ")
		if len(parts) != 2 || strings.Count(text, parts[0]) != 1 {
			t.Errorf("%q: not once in the bundle", line)
			continue
		}
		damaged := strings.Replace(text, parts[0], parts[1], 1)
		if right(damaged) {
			t.Errorf("not noticed: %s", line)
		}
	}
	if t.Failed() {
		t.Logf("the bundle:\n%s", text)
	}
}
