//go:build go1.24

package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"bfspuzzles/internal/puzzletest"
)

// change replaces the matches of text, a regular expression, in the program.
type change struct{ what, text, instead string }

// ideas removes the ideas that only save time, in README.md's order. Comments mark the lines of
// each idea.
var ideas = []change{drop("skipped steps"), drop("limits"), drop("names by path length")}

// drop returns the change that removes the lines of an idea.
func drop(idea string) change { return change{idea, `(?m)^.*// .*idea: ` + idea + `\n`, ""} }

// wrong puts mistakes into the program. The tests must find each of them.
var wrong = []change{
	{"no rule against swaps with b", `moved = .*from\.b, b\)\)`, ""},
	{"no rule against swaps with c", `moved = .*from\.c, c\)\)`, ""},
	{"no rule against swaps of b and c", `c == from\.b && b == from\.c \|\| `, ""},
	{"a may be in the place of b or c", `\.without\(s\.bit\[[bc]\]\)`, ""},
	{"seen is not emptied", `row\[c\] = placeSet\{\}`, "_ = c"},
	{"a missing ghost gets a name", `i < ghosts && j < ghosts && `, ""},
}

// goTest runs tests or benchmarks of this package with the given changes. Each change must apply to
// exactly one file.
func goTest(t testing.TB, changes []change, args ...string) (output string, err error) {
	t.Helper()
	dir, replace, made := t.TempDir(), map[string]string{}, 0
	for _, name := range []string{"search.go", "limits.go"} {
		source := puzzletest.Read(t, name)
		for _, c := range changes {
			changed := regexp.MustCompile(c.text).ReplaceAllString(source, c.instead)
			if changed != source {
				made++
			}
			source = changed
		}
		path, _ := filepath.Abs(name)
		replace[path] = filepath.Join(dir, name)
		os.WriteFile(replace[path], []byte(source), 0o644) // if this fails, so does go test
	}
	if made != len(changes) {
		t.Fatalf("%d files changed by %q, want one each", made, changes)
	}
	text, _ := json.Marshal(map[string]interface{}{"Replace": replace})
	overlay := filepath.Join(dir, "overlay.json")
	os.WriteFile(overlay, text, 0o644)
	args = append([]string{"test", "-vet=off", "-overlay", overlay}, args...)
	command := exec.Command("go", args...)
	command.Env = append(os.Environ(), "BFSPUZZLES_LONG=") // even in long mode
	out, err := command.CombinedOutput()
	return string(out), err
}

// Without the ideas, the answers are the same; with a mistake, they are not. Except in long mode,
// only the first mistake is tested, because each test needs a build.
func TestIdeas(t *testing.T) {
	t.Parallel()
	puzzletest.ReadSources(t, ".")
	out, err := goTest(t, ideas, "-run", "SmallMazes|LargeMazes")
	if err != nil {
		t.Errorf("without the ideas: %v\n%s", err, out)
	}
	for i := 0; i < len(wrong); i += puzzletest.Every(len(wrong)) {
		out, err := goTest(t, wrong[i:i+1], "-run", "SmallMazes|LargeMazes")
		if err == nil || !strings.Contains(out, "FAIL: Test") {
			t.Errorf("%s: %v\n%s", wrong[i].what, err, out)
		}
	}
}

// BenchmarkSteps prints the times for the table in README.md: for the post's two programs, for
// groups without the ideas, and then for groups with one more idea each time.
func BenchmarkSteps(b *testing.B) {
	measure := func(what string, changes []change) {
		out, err := goTest(b, changes, "-run", "^$", "-bench",
			"Searches/"+what+"/(official-style-long|corridors|hardest-lawful|random)$")
		if err != nil {
			b.Fatalf("%v\n%s", err, out)
		}
		fmt.Println(out)
	}
	measure("Plain", nil)
	measure("Both", nil)
	for i := range ideas {
		measure("Fast", ideas[i:])
		fmt.Println("+", ideas[i].what)
	}
	measure("Fast", nil)
}

func BenchmarkSearches(b *testing.B) {
	suite().Benchmark(b, "sample1", "official-style-wide", "official-style-long", "corridors",
		"hardest-lawful", "hardest-lawful-post", "trees-5", "random")
}
