// Package docs tests the project's texts: that every command they show can be
// run and prints what they say, that every link leads somewhere, and that the
// English and the Chinese text show the same commands.
package docs

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"sort"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/puzzletest"
)

// text is a Markdown file of the project.
type text struct {
	name  string // below the module's root
	lines []string
}

func texts(t *testing.T) []text {
	t.Helper()
	var found []text
	for _, pattern := range []string{"*.md", "*/*.md"} {
		names, err := filepath.Glob(filepath.Join("..", pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			content, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			rel, err := filepath.Rel("..", name)
			if err != nil {
				t.Fatal(err)
			}
			found = append(found, text{filepath.ToSlash(rel), strings.Split(string(content), "\n")})
		}
	}
	if len(found) < 8 {
		t.Fatalf("only %d texts found", len(found))
	}
	return found
}

// command is a command that a text shows, in a code block or in a code span.
type command struct {
	line  int // from 1
	words string
	says  string // what a comment after it says it prints, "" if there is none
}

var (
	span   = regexp.MustCompile("`([^`]+)`")
	starts = regexp.MustCompile(`^(\$ )?((go (run|test|build|doc|generate|vet|tool)|\./run_tests\.sh|submit/old_go\.sh|[A-Z_]+=\S+ go) ?.*)$`)
	prints = regexp.MustCompile(`^(.*?)\s+# (?:prints|输出) (.*)$`)
)

// commands returns the commands of a text. A table cell must hold none: a | would
// have to be escaped there, and what is copied from the raw text would then be
// another command.
func (x text) commands(t *testing.T) []command {
	var found []command
	inBlock := false
	add := func(line int, words string) {
		m := starts.FindStringSubmatch(words)
		if m == nil {
			return
		}
		c := command{line: line + 1, words: m[2]}
		if p := prints.FindStringSubmatch(c.words); p != nil {
			c.words, c.says = p[1], p[2]
		} else if i := strings.Index(c.words, " # "); i >= 0 {
			c.words = strings.TrimSpace(c.words[:i])
		}
		found = append(found, c)
	}
	for i, l := range x.lines {
		switch {
		case strings.HasPrefix(strings.TrimSpace(l), "```"):
			inBlock = !inBlock
		case inBlock || strings.HasPrefix(l, "    "):
			add(i, strings.TrimSpace(l))
		default:
			for _, m := range span.FindAllStringSubmatch(l, -1) {
				if strings.HasPrefix(l, "|") && starts.MatchString(m[1]) {
					t.Errorf("%s:%d: a command in a table cell: %s", x.name, i+1, m[1])
				}
				add(i, m[1])
			}
		}
	}
	return found
}

// TestCommands runs the programs' commands and resolves the others.
func TestCommands(t *testing.T) {
	bin := t.TempDir()
	build := []string{"build", "-buildvcs=false", "-o", bin}
	plains, err := filepath.Glob("../*/plain.go")
	if err != nil || len(plains) == 0 {
		t.Fatalf("no problems found (%v)", err)
	}
	for _, plain := range plains {
		build = append(build, filepath.Dir(plain))
	}
	if out, err := exec.Command("go", build...).CombinedOutput(); err != nil {
		t.Fatalf("building the programs: %v\n%s", err, out)
	}
	puzzletest.ReadSources(t, "bfspuzzles/...")
	ran := map[string]bool{}
	for _, x := range texts(t) {
		for _, c := range x.commands(t) {
			if key := c.words + c.says; ran[key] {
				continue
			} else {
				ran[key] = true
			}
			if problem := c.check(t, bin); problem != "" {
				t.Errorf("%s:%d: %s: %s", x.name, c.line, c.words, problem)
			}
		}
	}
	if len(ran) < 30 {
		t.Errorf("only %d commands found", len(ran))
	}
}

var (
	program = regexp.MustCompile(`^go run \./([a-z0-9]+)((?: -[a-z]+(?: [^-<>|][^ <>|]*)?)*)(?: < (\S+))?$`)
	tested  = regexp.MustCompile(`^(?:[A-Z_]+=\S+ )?go test( .*)$`)
	path    = regexp.MustCompile(`(?:^| )(\./[A-Za-z0-9_./]*|submit/\S+)`)
)

// check returns what is wrong with a command, "" if nothing is.
func (c command) check(t *testing.T, bin string) string {
	if m := program.FindStringSubmatch(c.words); m != nil && m[3] != "" && !placeholder.MatchString(c.words) {
		return c.run(t, filepath.Join(bin, m[1]), strings.Fields(m[2]), m[3])
	}
	if m := tested.FindStringSubmatch(c.words); m != nil {
		if problem := resolveTest(t, m[1]); problem != "" {
			return problem
		}
	}
	for _, m := range path.FindAllStringSubmatch(c.words, -1) {
		name := strings.TrimSuffix(strings.TrimSuffix(m[1], "..."), "/")
		if placeholder.MatchString(name) {
			continue
		}
		if _, err := os.Stat(filepath.Join("..", name)); err != nil {
			return err.Error()
		}
	}
	return ""
}

// placeholder matches what stands for a name of the reader's own.
var placeholder = regexp.MustCompile(`PROBLEM|NAME|my-maze|jugs|a\.out|in\.txt`)

// run runs a problem's program in a directory of its own, for the pictures that it
// may write, and compares what it prints with what the text says.
func (c command) run(t *testing.T, binary string, args []string, in string) string {
	input, err := os.Open(filepath.Join("..", in))
	if err != nil {
		return err.Error()
	}
	defer input.Close()
	if runtime.GOOS == "windows" {
		binary += ".exe"
	}
	cmd := exec.Command(binary, args...)
	cmd.Dir, cmd.Stdin = t.TempDir(), input
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return err.Error() + ": " + stderr.String()
	}
	lines := strings.Split(strings.SplitN(strings.TrimSuffix(string(out), "\n"), "\n\n", 2)[0], "\n")
	want := figures.FindString(c.says)
	if got := strings.Join(lines, ", "); want != "" && got != want {
		return "prints " + got + ", the text says " + want
	}
	return ""
}

// figures are the answers at the beginning of what a comment says.
var figures = regexp.MustCompile(`^-?\d+(?:, -?\d+)*(?: [UDLR]+)?`)

// resolveTest returns what is wrong with the arguments of go test: a -run, -bench
// or -fuzz, each alternative of which must match a test of the packages.
func resolveTest(t *testing.T, args string) string {
	words := strings.Fields(strings.ReplaceAll(args, "'", ""))
	var wanted []string
	var tests []string
	for i, w := range words {
		switch {
		case (w == "-run" || w == "-bench" || w == "-fuzz") && i+1 < len(words):
			if words[i+1] != "^$" {
				wanted = append(wanted, strings.Split(words[i+1], "|")...)
			}
		case strings.HasPrefix(w, "./"):
			tests = append(tests, testsIn(t, w)...)
		}
	}
	for _, alternative := range wanted {
		matched := false
		for _, name := range tests {
			ok := true
			levels := strings.Split(name, "/")
			for k, pattern := range strings.Split(alternative, "/") {
				re, err := regexp.Compile(pattern)
				if err != nil {
					return err.Error()
				}
				ok = ok && k < len(levels) && re.MatchString(levels[k])
			}
			matched = matched || ok
		}
		if !matched {
			return "no test, benchmark or fuzz target matches " + alternative
		}
	}
	return ""
}

var (
	function = regexp.MustCompile(`(?m)^func ((?:Test|Benchmark|Fuzz)\w+)\(`)
	subtest  = regexp.MustCompile(`t\.Run\("(\w+)"`)
)

// testsIn names the tests of a package, or of those below a directory/...
// TestProgram of a problem only calls puzzletest and has the subtests named there.
func testsIn(t *testing.T, pkg string) []string {
	t.Helper()
	dir := filepath.Join("..", strings.TrimSuffix(pkg, "..."))
	pattern := []string{filepath.Join(dir, "*_test.go")}
	if strings.HasSuffix(pkg, "...") {
		pattern = append(pattern, filepath.Join(dir, "*", "*_test.go"), filepath.Join(dir, "*", "*", "*_test.go"))
	}
	common, err := os.ReadFile("../internal/puzzletest/puzzletest.go")
	if err != nil {
		t.Fatal(err)
	}
	var tests []string
	for _, p := range pattern {
		names, err := filepath.Glob(p)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			source, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range strings.Split(string(source), "\nfunc ")[1:] {
				m := function.FindStringSubmatch("func " + f)
				if m == nil {
					continue
				}
				tests = append(tests, m[1])
				if m[1] == "TestProgram" {
					f = string(common)
				}
				for _, s := range subtest.FindAllStringSubmatch(f, -1) {
					tests = append(tests, m[1]+"/"+s[1])
				}
			}
		}
	}
	return tests
}

var (
	link    = regexp.MustCompile(`\]\(([^)\s]+)\)|src="([^"]+)"`)
	heading = regexp.MustCompile(`^#+ +(.*)$`)
	dropped = regexp.MustCompile(`[^\p{L}\p{N} _-]`)
)

// anchors returns the anchors of a text's headings, as the hosts of Git
// repositories make them.
func (x text) anchors() map[string]bool {
	found := map[string]bool{}
	for _, l := range x.lines {
		if m := heading.FindStringSubmatch(l); m != nil {
			found[strings.ReplaceAll(dropped.ReplaceAllString(strings.ToLower(m[1]), ""), " ", "-")] = true
		}
	}
	return found
}

// TestLinks follows every link that leads into the project.
func TestLinks(t *testing.T) {
	all := map[string]text{}
	for _, x := range texts(t) {
		all[x.name] = x
	}
	for _, x := range all {
		for i, l := range x.lines {
			for _, m := range link.FindAllStringSubmatch(l, -1) {
				target := m[1] + m[2]
				if strings.Contains(target, "://") {
					continue
				}
				file, anchor := target, ""
				if k := strings.IndexByte(target, '#'); k >= 0 {
					file, anchor = target[:k], target[k+1:]
				}
				name := x.name
				if file != "" {
					name = filepath.ToSlash(filepath.Join(filepath.Dir(x.name), file))
				}
				if _, err := os.Stat(filepath.Join("..", name)); err != nil {
					t.Errorf("%s:%d: %s: %v", x.name, i+1, target, err)
				} else if anchor != "" && !all[name].anchors()[anchor] {
					t.Errorf("%s:%d: %s: %s has no such heading", x.name, i+1, target, name)
				}
			}
		}
	}
}

// TestTwoLanguages compares the commands of each English text with those of the
// Chinese one: of README.md and README.zh-CN.md, and of the two halves of each
// problem's README.
func TestTwoLanguages(t *testing.T) {
	shown := func(x text) []string {
		seen := map[string]bool{}
		var words []string
		for _, c := range x.commands(t) {
			if !seen[c.words] {
				seen[c.words] = true
				words = append(words, c.words)
			}
		}
		sort.Strings(words)
		return words
	}
	all := map[string]text{}
	for _, x := range texts(t) {
		all[x.name] = x
	}
	compare := func(name string, english, chinese text) {
		if diff := cmp.Diff(shown(english), shown(chinese)); diff != "" {
			t.Errorf("%s: commands (-English +Chinese):\n%s", name, diff)
		}
	}
	compare("README.md", all["README.md"], all["README.zh-CN.md"])
	for name, x := range all {
		if strings.Count(name, "/") != 1 || filepath.Base(name) != "README.md" {
			continue
		}
		for i, l := range x.lines {
			if l == "## 中文" {
				compare(name, text{name, x.lines[:i]}, text{name, x.lines[i:]})
			}
		}
	}
}

// The READMEs count the rows of the table of known mistakes.
func TestMistakesAreCounted(t *testing.T) {
	table, err := os.ReadFile("testing.md")
	if err != nil {
		t.Fatal(err)
	}
	rows := regexp.MustCompile(`(?m)^\| [a-z]+\d+ \| `).FindAll(table, -1)
	for name, count := range map[string]string{"../README.md": "- %d mistakes,", "../README.zh-CN.md": "- %d 种错误，"} {
		readme, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if want := fmt.Sprintf(count, len(rows)); !strings.Contains(string(readme), want) {
			t.Errorf("%s does not say %q, as many as testing.md has rows", name, want)
		}
	}
}
