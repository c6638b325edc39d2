package main

import (
	"bytes"
	"fmt"
	"go/build"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"sort"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestMain(m *testing.M) {
	// No test needs the network, or another toolchain than the one that runs it.
	for key, value := range map[string]string{
		"GOTOOLCHAIN": "local", "GOPROXY": "off", "GOFLAGS": "", "GOWORK": "off",
		"CGO_ENABLED": "1",
	} {
		os.Setenv(key, value)
	}
	os.Exit(m.Run())
}

// A section is a line -- name -- and the text below it, up to the next one.
var sectionLine = regexp.MustCompile(`(?m)^-- (.+) --\n`)

// readCase reads a file of testdata: what it shows, and its sections.
func readCase(t *testing.T, name string) map[string]string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	text = bytes.ReplaceAll(text, []byte("GOOS_GOARCH"), []byte(runtime.GOOS+"_"+runtime.GOARCH))
	sections := map[string]string{}
	at := sectionLine.FindAllSubmatchIndex(text, -1)
	for i, m := range at {
		end := len(text)
		if i+1 < len(at) {
			end = at[i+1][0]
		}
		sections[string(text[m[2]:m[3]])] = string(text[m[1]:end])
	}
	return sections
}

// readCases reads the files of a directory, by name.
func readCases(t *testing.T, dir string) map[string]map[string]string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("testdata", dir, "*.txt"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no cases in %s: %v", dir, err)
	}
	cases := map[string]map[string]string{}
	for _, file := range files {
		cases[strings.TrimSuffix(filepath.Base(file), ".txt")] = readCase(t, file)
	}
	return cases
}

func caseNames(cases map[string]map[string]string) []string {
	var list []string
	for name := range cases {
		list = append(list, name)
	}
	sort.Strings(list)
	return list
}

// writeFiles writes the sections whose names are those of files below dir.
func writeFiles(t *testing.T, dir string, files map[string]string) {
	t.Helper()
	_, crlf := files["crlf"]
	for name, text := range files {
		if crlf {
			text = strings.ReplaceAll(text, "\n", "\r\n")
		}
		if strings.Contains(name, ".") {
			writeFile(t, filepath.Join(dir, name), text)
		}
	}
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

// forEach runs f for every name, as many at a time as there are processors.
func forEach(names []string, f func(name string)) {
	var wait sync.WaitGroup
	free := make(chan bool, runtime.NumCPU())
	for _, name := range names {
		name := name
		free <- true
		wait.Add(1)
		go func() {
			defer wait.Done()
			f(name)
			<-free
		}()
	}
	wait.Wait()
}

// newest is the language version of a file that no go.mod speaks for.
func newest() string {
	tags := build.Default.ReleaseTags
	return strings.TrimPrefix(tags[len(tags)-1], "go")
}

// goBuild builds the programs of a module, each at DIR/bin/PROGRAM.
func goBuild(t *testing.T, dir string) {
	t.Helper()
	cmd := exec.Command("go", "build", "-ldflags=-s -w", "-o", filepath.Join(dir, "bin")+"/",
		"./...")
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("go build in %s: %v\n%s", dir, err, out)
	}
}

// listOf is what a list of a whole module says of one of its packages.
func listOf(t *testing.T, all []listed, path string) (list []listed) {
	t.Helper()
	needed := map[string]bool{path: true}
	for i := len(all) - 1; i >= 0; i-- { // what is imported comes before what imports it
		if all[i].ImportPath == path {
			for _, dep := range all[i].Deps {
				needed[dep] = true
			}
		}
	}
	for _, l := range all {
		if needed[l.ImportPath] {
			list = append(list, l)
		}
	}
	if len(list) == 0 || list[len(list)-1].ImportPath != path {
		t.Fatalf("%s is not the last of what it needs", path)
	}
	return list
}

// bundleDir bundles the program in a directory.
func bundleDir(opts options) (string, error) {
	list, err := goList(opts.dir, ".")
	if err != nil {
		return "", err
	}
	return bundle(opts, list)
}

// asPackage makes a package that another program can run of a program.
func asPackage(text string) string {
	return strings.Replace("\n"+text, "\npackage main\n", "\npackage program\n", 1)[1:]
}

const runMain = "\nfunc RunMain() { main() }\n"

// writeRunner writes a program that runs the packages of its module that CASE names, or all.
// Linking takes longer than everything else, and so many programs are linked together.
func writeRunner(t *testing.T, dir, module string, packages []string) {
	imports, calls := "", ""
	for i, name := range packages {
		imports += fmt.Sprintf("\tp%d %q\n", i, module+"/"+name)
		calls += fmt.Sprintf("\tif c := os.Getenv(`CASE`); c == %q || c == `` {\n", name)
		calls += fmt.Sprintf("\t\tp%d.RunMain()\n\t}\n", i)
	}
	writeFile(t, filepath.Join(dir, "go.mod"), "module "+module+"\n\ngo "+newest()+"\n")
	writeFile(t, filepath.Join(dir, "runner", "main.go"),
		"package main\n\nimport (\n\t\"os\"\n"+imports+")\n\nfunc main() {\n"+calls+"}\n")
}

// TestRight bundles the programs of testdata/right and runs the bundles. Those that do
// something at the start, or look at their package, are programs; the others are linked
// together. That the sources print the same, BFSPUZZLES_LONG=1 shows.
func TestRight(t *testing.T) {
	cases := readCases(t, "right")
	byVersion := map[string][]string{}
	for _, name := range caseNames(cases) {
		version := strings.TrimSpace(cases[name]["go"])
		if version == "" {
			version = "1.17"
		}
		byVersion[version] = append(byVersion[version], name)
	}
	bundles := t.TempDir()
	var together []string
	for version, list := range byVersion {
		source := t.TempDir()
		writeFile(t, filepath.Join(source, "go.mod"), "module m\n\ngo "+version+"\n")
		for _, name := range list {
			writeFiles(t, filepath.Join(source, name), cases[name])
		}
		all, err := goList(source, "./...")
		if err != nil {
			t.Fatal(err)
		}
		forEach(list, func(name string) {
			text := bundleCase(t, filepath.Join(source, name), name, cases[name],
				listOf(t, all, "m/"+name))
			if _, ok := cases[name]["alone"]; !ok {
				text = asPackage(text) + runMain
			}
			writeFile(t, filepath.Join(bundles, name, "main.go"), text)
		})
		for _, name := range list {
			if _, ok := cases[name]["alone"]; !ok {
				together = append(together, name)
			}
		}
		if os.Getenv("BFSPUZZLES_LONG") == "1" {
			goBuild(t, source)
			for _, name := range list {
				t.Run(name+"/source", func(t *testing.T) {
					runCase(t, filepath.Join(source, "bin", name), cases[name])
				})
			}
		}
	}
	writeRunner(t, bundles, "b", together)
	goBuild(t, bundles)
	for _, name := range caseNames(cases) {
		t.Run(name, func(t *testing.T) {
			program := filepath.Join(bundles, "bin", name)
			if _, ok := cases[name]["alone"]; !ok {
				program = filepath.Join(bundles, "bin", "runner")
				t.Setenv("CASE", name)
			}
			runCase(t, program, cases[name])
		})
	}
}

// bundleCase returns the bundle of a program and compares it with what is expected of it.
func bundleCase(t *testing.T, dir, name string, files map[string]string, list []listed) string {
	text, err := bundle(options{dir: dir}, list)
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return "package main\n\nfunc main() {}\n"
	}
	if want, ok := files["bundle"]; ok {
		here, err := os.Getwd()
		if err != nil {
			t.Error(err)
		}
		relative, err := filepath.Rel(here, dir)
		if err != nil {
			t.Error(err)
		}
		again, err := bundle(options{dir: relative}, list)
		if err != nil || text != again {
			t.Errorf("%s: another bundle by another path: %v\n%s", name, err, cmp.Diff(text, again))
		}
		if want != text {
			t.Errorf("%s: the bundle differs (-want +got):\n%s", name, cmp.Diff(want, text))
		}
	}
	if formatted, err := format.Source([]byte(text)); err != nil || text != string(formatted) {
		t.Errorf("%s: the bundle is not formatted: %v\n%s", name, err,
			cmp.Diff(text, string(formatted)))
	}
	for _, unused := range strings.Fields(files["without"]) {
		if strings.Contains(text, unused) {
			t.Errorf("%s: the bundle has %s in it", name, unused)
		}
	}
	return text
}

// runCase runs a program, source or bundle, and compares what it prints.
func runCase(t *testing.T, program string, files map[string]string) {
	var out, errs bytes.Buffer
	cmd := exec.Command(program)
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	if status := strings.TrimSpace(files["status"]); fmt.Sprint(err) != "exit status "+status &&
		(err != nil || status != "") {
		t.Errorf("%v, want status %q", err, status)
	}
	if diff := cmp.Diff(files["output"], out.String()); diff != "" {
		t.Errorf("output (-want +got):\n%s", diff)
	}
	if want, ok := files["stderr"]; ok && want != errs.String() {
		t.Errorf("stderr (-want +got):\n%s", cmp.Diff(want, errs.String()))
	}
}

// TestRefused bundles the programs of testdata/refused: a line says why not, nothing is
// printed, and the file to be written stays as it is.
func TestRefused(t *testing.T) {
	cases := readCases(t, "refused")
	refused := func(name string) {
		files := cases[name]
		dir := t.TempDir()
		version := "1.17"
		if v, ok := files["go"]; ok {
			version = strings.TrimSpace(v)
		}
		writeFile(t, filepath.Join(dir, "go.mod"), "module m\n\ngo "+version+"\n")
		writeFiles(t, dir, files)
		old := filepath.Join(dir, "old.txt")
		writeFile(t, old, "old")

		var stdout, stderr bytes.Buffer
		args := append([]string{"-o", old}, strings.Fields(files["args"])...)
		if status := run(append(args, dir), &stdout, &stderr); status != 1 {
			t.Errorf("%s: exit status %d, want 1", name, status)
		}
		want, got := "bundle: "+files["error"], strings.ReplaceAll(stderr.String(), dir+"/", "")
		if i := strings.Index(want, "...\n"); i > 0 && strings.Count(got, "\n") == 1 &&
			len(got) > i {
			want, got = want[:i], got[:i] // the rest is the toolchain's wording
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: stderr (-want +got):\n%s", name, diff)
		}
		if text, err := os.ReadFile(old); err != nil || string(text) != "old" || stdout.Len() > 0 {
			t.Errorf("%s: wrote %q and printed %q, %v", name, text, stdout.String(), err)
		}
	}
	var parallel []string
	for _, name := range caseNames(cases) {
		if tags := cases[name]["tags"]; tags == "" {
			parallel = append(parallel, name)
		} else {
			t.Setenv("GOFLAGS", "-tags="+strings.TrimSpace(tags))
			refused(name)
			t.Setenv("GOFLAGS", "")
		}
	}
	forEach(parallel, refused)
}

// TestFunction looks at both texts of the function form, and calls the function from
// another file of the package that it is pasted into.
func TestFunction(t *testing.T) {
	for name, opts := range map[string]options{
		"paste": {function: "solve"},
		"omit":  {function: "height", omit: []string{"TreeNode"}},
	} {
		files := readCase(t, filepath.Join("testdata", "function", name+".txt"))
		opts.dir = t.TempDir()
		writeFile(t, filepath.Join(opts.dir, "go.mod"), "module m\n\ngo 1.17\n")
		writeFiles(t, opts.dir, files)
		text, err := bundleDir(opts)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(files["header"]+files["pasted"], text); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
		if formatted, err := format.Source([]byte(text)); err != nil || text != string(formatted) {
			t.Errorf("%s is not formatted: %v", name, err)
		}
		opts.pkgName = "form"
		inPackage, err := bundleDir(opts)
		if err != nil {
			t.Fatal(err)
		}
		header := strings.Replace(files["header"], " .;", " -package form .;", 1)
		if strings.Count(header, "//") > 1 {
			header = strings.TrimSuffix(header, "\n")
		}
		want := header + "package form\n\n" + pasted + "\n" + files["pasted"] + files["omitted"]
		if diff := cmp.Diff(want, inPackage); diff != "" {
			t.Errorf("%s -package form (-want +got):\n%s", name, diff)
		}

		writeFile(t, filepath.Join(opts.dir, "caller", "pasted.go"), "package main\n\n"+text)
		writeFile(t, filepath.Join(opts.dir, "form", "form.go"), inPackage)
		goBuild(t, opts.dir)
		out, err := exec.Command(filepath.Join(opts.dir, "bin", "caller")).Output()
		if err != nil || string(out) != files["output"] {
			t.Errorf("the pasted function printed %q, %v; want %q", out, err, files["output"])
		}
	}
}

const (
	bundled = "// Code generated by go run ./cmd/bundle ./p; DO NOT EDIT.\n\n" +
		"package main\n\nfunc main() {}\n"
	helper = "package main\n\nfunc judge() {}\n\nfunc main() { judge(); println() }\n"
)

// commands are command lines: what goes where, what standard error begins with, and the exit
// status. DIR is a directory with the programs p and helper, and NULL takes any text.
var commands = []struct {
	args   string
	status int
	stdout string
	stderr string
}{
	{"DIR/p", 0, bundled, ""},
	{"-o DIR/out.go DIR/p", 0, "", ""},
	{"-o DIR/link.go DIR/p", 0, "", ""},
	{"-o NULL DIR/p", 0, "", ""},
	{"-o DIR DIR/p", 1, "", "open DIR: "},
	{"-o DIR/new/dir/a.go DIR/p", 0, "", ""},
	{"-o DIR/file/a.go DIR/p", 1, "", "mkdir DIR/file: "},
	{"-h", 0, usage, ""},
	{"-x DIR/p", 2, "", "flag provided but not defined: -x\nusage: bundle "},
	{"", 2, "", "one directory is needed, got 0 arguments\nusage: bundle "},
	{"DIR/p -o DIR/out.go", 2, "", "one directory is needed, got 3 arguments\nusage: bundle "},
	{"-func main DIR/p", 2, "", "-func main: the function form needs a function that "},
	{"-func a.b DIR/p", 1, "", "DIR/p/main.go:1: package main has no function a.b\n"},
	{"-package a DIR/p", 2, "", "-package and -omit go with -func\nusage: "},
	{"-func f -package main DIR/p", 2, "", "-package main: not the name of a package "},
	{"DIR/nothing", 1, "", "DIR/nothing: "},
	{"DIR/file", 1, "", "DIR/file: is a file; give the directory of the program\n"},
	{"DIR/new", 1, "", ""},
	{"DIR/helper", 0, strings.Replace(bundled, "./p", "./helper", 1),
		"DIR/helper/main.go:5: judge becomes main, and what this main does is left out\n"},
}

func TestCommand(t *testing.T) {
	dir := filepath.ToSlash(t.TempDir())
	for name, text := range map[string]string{
		"go.mod": "module m\n\ngo 1.17\n", "cmd/bundle/main.go": "package main\n", "file": "",
		"p/main.go": "package main\n\nfunc main() {}\n", "helper/main.go": helper,
	} {
		writeFile(t, filepath.Join(dir, name), text)
	}
	if err := os.Symlink("out.go", dir+"/link.go"); err != nil {
		t.Skip(err)
	}
	names := strings.NewReplacer("DIR", dir, "NULL", os.DevNull)
	for _, c := range commands {
		var stdout, stderr bytes.Buffer
		status := run(strings.Fields(names.Replace(c.args)), &stdout, &stderr)
		said, want := filepath.ToSlash(stderr.String()), "bundle: "+names.Replace(c.stderr)
		if c.status == 0 && c.stderr == "" {
			want = ""
		}
		if status != c.status || stdout.String() != c.stdout || !strings.HasPrefix(said, want) ||
			want == "" && said != "" || status == 1 && strings.Count(said, "\n") != 1 {
			t.Errorf("bundle %s: status %d\n%s\n%s\nwant %d\n%s\n%s...",
				c.args, status, stdout.String(), said, c.status, c.stdout, want)
		}
	}
	for _, name := range []string{"out.go", "new/dir/a.go"} {
		if got, err := os.ReadFile(dir + "/" + name); err != nil || string(got) != bundled {
			t.Errorf("-o %s: wrote %q, %v", name, got, err)
		}
	}
	if info, err := os.Lstat(dir + "/link.go"); err != nil || info.Mode().IsRegular() {
		t.Errorf("-o replaced a link (%v)", err)
	}
}

// TestCheck damages bundles in ways that compile: the check, which knows nothing of how
// a bundle was written, must see each of them.
func TestCheck(t *testing.T) {
	dir := t.TempDir()
	writeFile(t, filepath.Join(dir, "go.mod"), "module m\n\ngo 1.17\n")
	files := readCase(t, filepath.Join("testdata", "check.txt"))
	writeFiles(t, dir, files)
	list, err := goList(dir, ".")
	if err != nil {
		t.Fatal(err)
	}
	p, err := load(options{dir: dir}, list)
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
	for _, line := range strings.Split(strings.TrimSpace(files["damages"]), "\n") {
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
