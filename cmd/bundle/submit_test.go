package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/puzzletest"
)

// singleFiles maps each file made by a program's //go:generate line to the bundler's arguments.
func singleFiles(t *testing.T) map[string][]string {
	line := regexp.MustCompile(
		`(?m)^//go:generate go run \.\./cmd/bundle (.*)-o \.\./(submit/\w+/\S+) \.$`)
	files := map[string][]string{}
	for _, dir := range puzzletest.ReadSources(t, "bfspuzzles/...") {
		source, _ := os.ReadFile(filepath.Join(dir, "main.go"))
		for _, m := range line.FindAllStringSubmatch(string(source), -1) {
			files["../../"+m[2]] = append(strings.Fields(m[1]), dir)
		}
	}
	return files
}

// The submissions must match the bundler's current output, contain only code to be submitted, and
// compile with Go 1.13, the oldest compiler that a judge uses. Each file must come from a line that
// singleFiles understands, because otherwise it could become stale unnoticed. (cmd/judge runs the
// submissions on every golden.)
func TestSubmit(t *testing.T) {
	made := singleFiles(t)
	err := filepath.Walk("../../submit", func(path string, _ os.FileInfo, err error) error {
		source := filepath.Ext(path) == ".go" && !strings.HasSuffix(path, "_test.go")
		if source && made[filepath.ToSlash(path)] == nil {
			t.Errorf("%s: no program has a //go:generate line for this file", path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(made) < 6 {
		t.Errorf("only %d single files have a go:generate line; one is missing or misspelt",
			len(made))
	}
	for name, args := range made {
		t.Run(strings.TrimPrefix(name, "../../submit/"), func(t *testing.T) {
			var want, notes bytes.Buffer
			run(args, &want, &notes)
			got, err := os.ReadFile(name)
			diff := cmp.Diff(want.String(), string(got))
			if diff != "" || notes.Len() > 0 || err != nil {
				t.Errorf("the file is stale; run go generate (error %v)\n%s(-bundler +file):\n%s",
					err, notes.String(), diff)
			}
			checkParts(t, string(got), args[len(args)-1])
		})
	}
	checkGo113(t)
}

// checkParts checks that a submission has no functions for the plain search, drawing or the command
// line. Methods count as well, because a bundle keeps all methods of a type.
func checkParts(t *testing.T, text, dir string) {
	head := regexp.MustCompile(`(?m)^func (\(.*?\) )?\w+\(`)
	for _, name := range []string{"main", "plain", "game", "draw", "layers", "play", "random"} {
		source, _ := os.ReadFile(filepath.Join(dir, name+".go")) // most problems lack some
		for _, f := range head.FindAllString(string(source), -1) {
			// The submission has a main of its own.
			if f != "func main(" && strings.Contains(text, "\n"+f) {
				t.Errorf("the submission contains %s from %s.go", f, name)
			}
		}
	}
}

// checkGo113 compiles the submissions as Go 1.13. (submit/old_go.sh compiles them with Go 1.13
// itself and its standard library.)
func checkGo113(t *testing.T) {
	build := exec.Command("go", "build", "-gcflags=-lang=go1.13", "bfspuzzles/submit/...")
	if out, err := build.CombinedOutput(); err != nil {
		t.Errorf("not Go 1.13: %v\n%s", err, out)
	}
}
