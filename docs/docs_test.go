// Package docs tests the project's documentation: every command in a fenced block must run and
// print the figures given with it, every link must lead somewhere, and the English and the Chinese
// text must show the same commands.
package docs

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/puzzletest"
)

// texts returns the project's Markdown files, keyed by their paths below the module's root.
func texts(t *testing.T) map[string]string {
	t.Helper()
	patterns := []string{"../README.md", "../README.zh-CN.md", "../CHANGELOG.md",
		"../CONTRIBUTING.md", "../gallery/README.md", "../docs/jugs/*.md"} // see ReadSources
	for _, dir := range puzzletest.ReadSources(t, "bfspuzzles/...") {
		patterns = append(patterns, "../"+filepath.Base(dir)+"/*.md")
	}
	found := map[string]string{}
	for _, pattern := range patterns {
		names, _ := filepath.Glob(pattern) // only a bad pattern is an error
		for _, name := range names {
			found[strings.TrimPrefix(filepath.ToSlash(name), "../")] = puzzletest.Read(t, name)
		}
	}
	return found
}

// command is a command in a fenced block and, if a comment after it gives them, the figures that it
// prints.
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

// TestCommands runs the commands that run a puzzle, and resolves all other commands. The commands
// in gallery/README.md must draw all pictures in the gallery.
func TestCommands(t *testing.T) {
	bin, dirs := t.TempDir(), puzzletest.ReadSources(t, "bfspuzzles/...")
	build := []string{"build", "-buildvcs=false", "-ldflags=-s -w", "-o", bin}
	for _, dir := range dirs {
		if _, err := os.Stat(filepath.Join(dir, "plain.go")); err == nil {
			build = append(build, dir)
		}
	}
	if out, err := exec.Command("go", build...).CombinedOutput(); err != nil {
		t.Fatalf("building the programs: %v\n%s", err, out)
	}
	count, drawn := 0, map[string]bool{}
	for name, text := range texts(t) {
		for _, c := range commands(text) {
			if count++; placeholder.MatchString(c.words) {
				continue
			}
			err := c.resolve(t, dirs)
			if m := program.FindStringSubmatch(c.words); m != nil {
				cmd := exec.Command(filepath.Join(bin, path.Base(m[2])), strings.Fields(m[3])...)
				cmd.Env = append(os.Environ(), m[1])
				err = c.run(t, cmd, m[4], drawn)
			}
			if err != nil {
				t.Errorf("%s: %s: %v", name, c.words, err)
			}
		}
	}
	pictures, _ := filepath.Glob("../gallery/*.svg") // only a bad pattern is an error
	if count < 60 || len(drawn) == 0 || len(drawn) != len(pictures) {
		t.Errorf("%d commands, which draw %d of %d pictures; want 60 or more, and all pictures",
			count, len(drawn), len(pictures))
	}
}

var (
	program = regexp.MustCompile(
		`^(?:(LC_ALL=\S+) )?go run \./((?:docs/)?[a-z0-9]+)` +
			`((?: -[a-z]+(?:=\d+)?(?: [^-<>|][^ <>|]*)?)*)` +
			` < (\S+)( \| go run \./gallery/tree > \S+)?$`)
	file = regexp.MustCompile(`(?:^| )(\./[A-Za-z0-9_./]*|submit/\S+)`)

	// selected matches test patterns, including ^$, which selects no test.
	selected = regexp.MustCompile(`-(?:run|bench|fuzz) (?:'\^\$'|'?([^ ']+))`)

	// placeholder matches names that the reader has to choose.
	placeholder = regexp.MustCompile(`PROBLEM|NAME|my-maze|[ .]/?jugs|a\.out|in\.txt`)
)

// resolve checks that the files that a command names exist, and that its patterns match tests in
// the packages that it names.
func (c command) resolve(t *testing.T, dirs []string) error {
	source := puzzletest.Read(t, "../internal/puzzletest/puzzletest.go") // subtests of TestProgram
	for _, m := range file.FindAllStringSubmatch(c.words, -1) {
		if _, err := os.Stat(filepath.Join("..", strings.TrimSuffix(m[1], "..."))); err != nil {
			return err
		}
		for _, dir := range dirs {
			if strings.HasSuffix(filepath.ToSlash(dir), strings.Trim(m[1], "./")) {
				names, _ := filepath.Glob(dir + "/*_test.go")
				for _, name := range names {
					source += puzzletest.Read(t, name)
				}
			}
		}
	}
	for _, m := range selected.FindAllStringSubmatch(c.words, -1) {
		for _, name := range regexp.MustCompile(`[|/]`).Split(m[1], -1) {
			test := `(?m)(^func (Test|Benchmark|Fuzz)|t\.Run\(")\w*` + name
			if !regexp.MustCompile(test).MatchString(source) {
				return fmt.Errorf("no test, benchmark or fuzz target matches %s", name)
			}
		}
	}
	return nil
}

// run runs a problem's program in a new directory, because it may write pictures, and compares its
// output with the figures in the text. It compares pictures with those in the gallery, and records
// in drawn which of them the program draws.
func (c command) run(t *testing.T, cmd *exec.Cmd, in string, drawn map[string]bool) error {
	cmd.Dir, cmd.Stdin = t.TempDir(), strings.NewReader(puzzletest.Read(t, "../"+in))
	os.Mkdir(cmd.Dir+"/gallery", 0o777)
	out, err := cmd.Output()
	answers, _, _ := strings.Cut(strings.TrimSuffix(string(out), "\n"), "\n\n")
	got := strings.ReplaceAll(answers, "\n", ", ")
	if err == nil && c.figures != "" && got != c.figures {
		err = fmt.Errorf("prints %s, the text says %s", got, c.figures)
	}
	if _, name, drawn := strings.Cut(c.words, " | go run ./gallery/tree > gallery/"); drawn {
		tree := exec.Command("go", "run", "../gallery/tree")
		tree.Stdin = bytes.NewReader(out)
		svg, _ := tree.Output() // empty after a failure
		os.WriteFile(cmd.Dir+"/gallery/"+name, svg, 0o666)
	}
	pictures, _ := filepath.Glob(cmd.Dir + "/gallery/*.svg") // only a bad pattern is an error
	for _, picture := range pictures {
		name := filepath.Base(picture)
		drawn[name] = true
		if puzzletest.Read(t, picture) != puzzletest.Read(t, "../gallery/"+name) {
			err = fmt.Errorf("%s is stale; gallery/README.md says how to redraw it", name)
		}
	}
	return err
}

var link = regexp.MustCompile(`\]\(([^)\s]+)\)|src="([^"]+)"`)

// TestLinks follows every link that leads into the project.
func TestLinks(t *testing.T) {
	all := texts(t)
	for from, text := range all {
		for _, m := range link.FindAllStringSubmatch(text, -1) {
			target := m[1] + m[2]
			if strings.Contains(target, "://") {
				continue
			}
			name, anchor, _ := strings.Cut(target, "#")
			if name = path.Join(path.Dir(from), name); strings.HasPrefix(target, "#") {
				name = from
			}
			if _, err := os.Stat("../" + name); err != nil {
				t.Errorf("%s: %s: %v", from, target, err)
			}
			// An anchor is a heading in lower case, with - between its words.
			heading := "(?im)^#+ " + strings.ReplaceAll(anchor, "-", `\W+`) + `\W*$`
			if anchor != "" && !regexp.MustCompile(heading).MatchString(all[name]) {
				t.Errorf("%s: %s: %s has no such heading", from, target, name)
			}
		}
	}
}

// TestTwoLanguages compares the commands in each English text with the commands in the Chinese one:
// in README.md and README.zh-CN.md, and in the two halves of each problem's README.
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
		t.Errorf("only %d texts are in two languages, want 6", compared)
	}
}

// shown returns the commands of a text.
func shown(text string) (words []string) {
	for _, c := range commands(text) {
		words = append(words, c.words)
	}
	return words
}
