//go:build go1.24

package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/puzzletest"
)

// change replaces the matches of text, a regular expression, in the program.
type change struct{ what, text, instead string }

// ideas removes the ideas that only save time, in the order of README.md. A comment marks their
// lines.
var ideas = []change{drop("skipped steps"), drop("limits"), drop("names by path length")}

// drop removes the lines of an idea.
func drop(idea string) change { return change{idea, `(?m)^.*// .*idea: ` + idea + `\n`, ""} }

// wrong are mistakes in the program. The tests must find them.
var wrong = []change{
	{"no rule against swaps with b", `moved = .*from\.b, b\)\)`, ""},
	{"no rule against swaps with c", `moved = .*from\.c, c\)\)`, ""},
	{"no rule against swaps of b and c", `c == from\.b && b == from\.c \|\| `, ""},
	{"a may be in the place of b or c", `\.without\(s\.bit\[[bc]\]\)`, ""},
	{"seen is not emptied", `row\[c\] = placeSet\{\}`, "_ = c"},
	{"a missing ghost gets a name", `i < ghosts && j < ghosts && `, ""},
}

// noLimits is a limits.go that prunes nothing.
const noLimits = `package main

const anySteps = 1 << 30

func (s *solver) limits(ghosts int) []int { return []int{anySteps} }

func (r *round) late(ghost int, n number) bool { return false }

func (s *solver) inTime(r *round) (set placeSet) {
	for _, place := range s.bit[:s.size] {
		set = set.with(place)
	}
	return set
}
`

// goTest runs tests or benchmarks of this package with some changes. Each must change one file.
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
		os.WriteFile(replace[path], []byte(source), 0o644) // without it, the go command fails
	}
	if made != len(changes) {
		t.Fatalf("%d files changed by %q, want one each", made, changes)
	}
	text, _ := json.Marshal(map[string]interface{}{"Replace": replace})
	overlay := filepath.Join(dir, "overlay.json")
	os.WriteFile(overlay, text, 0o644)
	args = append([]string{"test", "-vet=off", "-overlay", overlay}, args...)
	command := exec.Command("go", args...)
	command.Env = append(os.Environ(), "BFSPUZZLES_LONG=") // even in the long mode
	out, err := command.CombinedOutput()
	return string(out), err
}

// search.go is right without limits.go: with one that prunes nothing, the answers to small mazes
// and to the goldens are the same.
func TestWithoutLimits(t *testing.T) {
	t.Parallel()
	puzzletest.ReadSources(t, ".")
	stub := change{"no limits", `(?s)^package main\n\n// This file only saves time.*`, noLimits}
	out, err := goTest(t, []change{stub}, "-run", "SmallMazes|Program/Goldens")
	if err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// Without an idea the answers are the same, and with a mistake they are not. Except in the long
// mode, only the first idea and the first mistake are tested, because each needs a build.
func TestIdeas(t *testing.T) {
	t.Parallel()
	puzzletest.ReadSources(t, ".")
	for right, list := range map[bool][]change{true: ideas, false: wrong} {
		for i := 0; i < len(list); i += puzzletest.Every(len(list)) {
			c := list[i]
			out, err := goTest(t, []change{c}, "-run", "SmallMazes|LargeMazes")
			if (err == nil) != right || err != nil && !strings.Contains(out, "FAIL: Test") {
				t.Errorf("%s: %v\n%s", c.what, err, out)
			}
		}
	}
}

// compared are the mazes of the table in README.md, which all keep the statement's rules: the mazes
// of goldens, and "random", 1,000 mazes as -random makes them.
var compared = []string{"official-style-long", "corridors", "hardest-lawful", "random"}

func comparedMazes(t testing.TB, name string) []*maze {
	if name != "random" {
		return read(puzzletest.Read(t, "testdata/"+name+".in"))
	}
	r, s, mazes := rand.New(rand.NewSource(1)), new(solver), []*maze(nil)
	for i := 0; i < 1000; i++ {
		mazes = append(mazes, randomMaze(r, i, s))
	}
	return mazes
}

// times returns a row of the table: the milliseconds that a program takes for the mazes of each
// column. It measures the shortest of several runs, because other work disturbs that run the least.
func times(t testing.TB, program string, distance func(m *maze) int) string {
	line := "| " + program
	for _, name := range compared {
		mazes, shortest := comparedMazes(t, name), time.Hour
		for first := time.Now(); time.Since(first) < time.Second; {
			begin := time.Now()
			for _, m := range mazes {
				distance(m)
			}
			shortest = min(shortest, time.Since(begin))
		}
		line += fmt.Sprintf(" | %.1f", 1000*shortest.Seconds())
	}
	return line + " |"
}

// BenchmarkProgram prints the times of the program, for BenchmarkSteps.
func BenchmarkProgram(b *testing.B) {
	fmt.Println(times(b, "program", new(solver).distance))
}

// BenchmarkSteps prints the table in README.md: the post's two programs, groups without the
// ideas, and then groups with one more idea in each row.
func BenchmarkSteps(b *testing.B) {
	plain, both := common.NewBFS(states), common.NewBothEnds(states)
	fmt.Println(times(b, "plain", func(m *maze) int { return len(cli.Route(plain, newGame(m))) }))
	fmt.Println(times(b, "bidirectional", func(m *maze) int { return bothEnds(both, m) }))
	for i := -1; i < len(ideas); i++ {
		out, err := goTest(b, ideas[i+1:], "-run", "^$", "-bench", "Program", "-benchtime", "1x")
		line := regexp.MustCompile(`\| program.*`).FindString(out)
		if err != nil || line == "" {
			b.Fatalf("%v\n%s", err, out)
		}
		name := "groups"
		if i >= 0 {
			name = "+ " + ideas[i].what
		}
		fmt.Println(strings.Replace(line, "program", name, 1))
	}
}

func BenchmarkSearches(b *testing.B) {
	suite().Benchmark(b, "sample1", "official-style-wide", "official-style-long", "corridors",
		"hardest-lawful", "hardest-lawful-post", "trees-5")
}
