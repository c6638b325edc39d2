// Package docs tests the project's texts: that every command in a fenced block can be run
// and prints what it says, that every link leads somewhere, and that the English and the
// Chinese text show the same commands.
package docs

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"runtime"
	"sort"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/puzzletest"
)

// texts returns the project's Markdown files, by name below the module's root.
func texts(t *testing.T) map[string]string {
	t.Helper()
	patterns := []string{"../README.md", "../README.zh-CN.md", "../CHANGELOG.md",
		"../CONTRIBUTING.md", "../gallery/README.md", "../docs/jugs/*.md"} // see ReadSources
	for _, dir := range puzzletest.ReadSources(t, "bfspuzzles/...") {
		patterns = append(patterns, "../"+filepath.Base(dir)+"/*.md")
	}
	found := map[string]string{}
	for _, pattern := range patterns {
		names, _ := filepath.Glob(pattern) // an error is one of the pattern only
		for _, name := range names {
			found[strings.TrimPrefix(filepath.ToSlash(name), "../")] = puzzletest.Read(t, name)
		}
	}
	if len(found) < 8 {
		t.Fatalf("only %d texts found", len(found))
	}
	return found
}

// A command stands in a fenced block. A comment after it may say what it prints: figures, and
// more in words.
type command struct{ words, figures string }

var (
	fenced = regexp.MustCompile("(?ms)^```.*?^```")
	starts = regexp.MustCompile(
		`(?m)^(?:\$ )?((?:go|\./run_tests\.sh|submit/old_go\.sh|[A-Z_]+=\S+ go)(?: .*?)?) *` +
			`(?: # (?:(?:prints|输出) (-?\d+(?:, -?\d+)*(?: [UDLR]+)?))?.*)?$`)
)

func commands(text string) (found []command) {
	for _, block := range fenced.FindAllString(text, -1) {
		for _, m := range starts.FindAllStringSubmatch(block, -1) {
			found = append(found, command{m[1], m[2]})
		}
	}
	return found
}

// TestCommands runs the programs' commands and resolves the others.
func TestCommands(t *testing.T) {
	bin := t.TempDir()
	build := []string{"build", "-buildvcs=false", "-ldflags=-s -w", "-o", bin}
	for _, dir := range puzzletest.ReadSources(t, "bfspuzzles/...") {
		if _, err := os.Stat(filepath.Join(dir, "plain.go")); err == nil {
			build = append(build, dir)
		}
	}
	if out, err := exec.Command("go", build...).CombinedOutput(); err != nil {
		t.Fatalf("building the programs: %v\n%s", err, out)
	}
	count := 0
	for name, text := range texts(t) {
		for _, c := range commands(text) {
			count++
			if err := c.check(t, bin); err != nil {
				t.Errorf("%s: %s: %v", name, c.words, err)
			}
		}
	}
	if count < 60 {
		t.Errorf("only %d commands found", count)
	}
}

var (
	program = regexp.MustCompile(
		`^go run \./((?:docs/)?[a-z0-9]+)((?: -[a-z]+(?: [^-<>|][^ <>|]*)?)*) < (\S+)$`)
	file = regexp.MustCompile(`(?:^| )(\./[A-Za-z0-9_./]*|submit/\S+)`)

	// selected matches patterns of tests, and ^$, which is for none.
	selected = regexp.MustCompile(`-(?:run|bench|fuzz) (?:'\^\$'|'?([^ ']+))`)

	// placeholder matches what stands for a name of the reader's own.
	placeholder = regexp.MustCompile(`PROBLEM|NAME|my-maze|[ .]/?jugs|a\.out|in\.txt`)
)

// check returns what is wrong with a command.
func (c command) check(t *testing.T, bin string) error {
	if placeholder.MatchString(c.words) {
		return nil
	}
	if m := program.FindStringSubmatch(c.words); m != nil {
		return c.run(t, filepath.Join(bin, path.Base(m[1])), strings.Fields(m[2]), m[3])
	}
	packages := file.FindAllStringSubmatch(c.words, -1)
	for _, m := range packages {
		if _, err := os.Stat(filepath.Join("..", strings.TrimSuffix(m[1], "..."))); err != nil {
			return err
		}
	}
	for _, m := range selected.FindAllStringSubmatch(c.words, -1) {
		for _, pattern := range strings.Split(m[1], "|") {
			if !isTest(t, pattern, packages) {
				return fmt.Errorf("no test, benchmark or fuzz target matches %s", pattern)
			}
		}
	}
	return nil
}

// run runs a problem's program in a directory of its own, for the pictures that it may
// write, and compares what it prints with what the text says.
func (c command) run(t *testing.T, binary string, args []string, in string) error {
	input, err := os.Open(filepath.Join("..", in))
	if err != nil {
		return err
	}
	defer input.Close()
	if runtime.GOOS == "windows" {
		binary += ".exe"
	}
	var stderr bytes.Buffer
	cmd := exec.Command(binary, args...)
	cmd.Dir, cmd.Stdin, cmd.Stderr = t.TempDir(), input, &stderr
	out, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("%w: %s", err, stderr.String())
	}
	answers, _, _ := strings.Cut(strings.TrimSuffix(string(out), "\n"), "\n\n")
	got := strings.ReplaceAll(answers, "\n", ", ")
	if c.figures != "" && got != c.figures {
		return fmt.Errorf("prints %s, the text says %s", got, c.figures)
	}
	return nil
}

// isTest reports whether a pattern of go test matches a test of the packages, and each part
// of it behind a / the name of a subtest. Those of TestProgram are in puzzletest.
func isTest(t *testing.T, pattern string, packages [][]string) bool {
	source := puzzletest.Read(t, "../internal/puzzletest/puzzletest.go")
	for _, m := range packages {
		dir := "../" + strings.TrimSuffix(m[1], "...")
		for _, files := range []string{dir + "/*_test.go", dir + "/*/*_test.go"} {
			names, _ := filepath.Glob(files)
			for _, name := range names {
				source += puzzletest.Read(t, name)
			}
		}
	}
	names := regexp.MustCompile(`(?m)^func ((?:Test|Benchmark|Fuzz)\w+)`)
	for _, part := range strings.Split(pattern, "/") {
		matched := false
		for _, m := range names.FindAllStringSubmatch(source, -1) {
			matched = matched || regexp.MustCompile(part).MatchString(m[1])
		}
		if !matched {
			return false
		}
		names = regexp.MustCompile(`t\.Run\("(\w+)"`)
	}
	return true
}

var (
	link    = regexp.MustCompile(`\]\(([^)\s]+)\)|src="([^"]+)"`)
	heading = regexp.MustCompile(`(?m)^#+ +(.*)$`)
	dropped = regexp.MustCompile(`[^\p{L}\p{N} _-]`)
)

// hasAnchor reports whether a text has a heading with an anchor, as the hosts of Git
// repositories make them.
func hasAnchor(text, anchor string) bool {
	for _, m := range heading.FindAllStringSubmatch(text, -1) {
		name := dropped.ReplaceAllString(strings.ToLower(m[1]), "")
		if strings.ReplaceAll(name, " ", "-") == anchor {
			return true
		}
	}
	return false
}

// TestLinks follows every link that leads into the project.
func TestLinks(t *testing.T) {
	all := texts(t)
	for from, text := range all {
		for _, m := range link.FindAllStringSubmatch(text, -1) {
			target := m[1] + m[2]
			name, anchor, _ := strings.Cut(target, "#")
			if strings.Contains(target, "://") {
				continue
			}
			if name = path.Join(path.Dir(from), name); strings.HasPrefix(target, "#") {
				name = from
			}
			if _, err := os.Stat("../" + name); err != nil {
				t.Errorf("%s: %s: %v", from, target, err)
			} else if all[name] == "" && path.Ext(name) == ".md" {
				t.Errorf("%s: %s is not among the texts of this test", from, target)
			} else if anchor != "" && !hasAnchor(all[name], anchor) {
				t.Errorf("%s: %s: %s has no such heading", from, target, name)
			}
		}
	}
}

// TestTwoLanguages compares the commands of each English text with those of the Chinese one:
// of README.md and README.zh-CN.md, and of the two halves of each problem's README.
func TestTwoLanguages(t *testing.T) {
	all, compared := texts(t), 0
	for name, text := range all {
		english, chinese, both := strings.Cut(text, "\n## 中文\n")
		if name == "README.md" {
			chinese, both = all["README.zh-CN.md"], true
		}
		if !both {
			continue
		}
		compared++
		if diff := cmp.Diff(shown(english), shown(chinese)); diff != "" {
			t.Errorf("%s: commands (-English +Chinese):\n%s", name, diff)
		}
	}
	if compared < 6 {
		t.Errorf("only %d texts in two languages", compared)
	}
}

// shown returns the commands of a text, sorted.
func shown(text string) (words []string) {
	for _, c := range commands(text) {
		words = append(words, c.words)
	}
	sort.Strings(words)
	return words
}

// The READMEs count the rows of the table of known mistakes.
func TestMistakesAreCounted(t *testing.T) {
	row, table := regexp.MustCompile(`(?m)^\| [a-z]+\d+ \| `), puzzletest.Read(t, "testing.md")
	rows := row.FindAllString(table, -1)
	for name, count := range map[string]string{
		"../README.md": "- %d mistakes,", "../README.zh-CN.md": "- %d 种错误，",
	} {
		want := fmt.Sprintf(count, len(rows))
		if !strings.Contains(puzzletest.Read(t, name), want) {
			t.Errorf("%s does not say %q, as many as testing.md has rows", name, want)
		}
	}
}
