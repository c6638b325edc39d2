package main

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func TestVerdicts(t *testing.T) {
	beat := filepath.Join(t.TempDir(), "beat")
	prints := func(text string) string {
		return "package main\n\nimport \"fmt\"\n\nfunc main() { fmt.Print(\"" + text + "\") }\n"
	}
	root := newModule(t, map[string]string{
		"many/main.go": actor,
		"slow/main.go": actor,

		"many/testdata/blanks.in":           `print "1  2\n"`,
		"many/testdata/blanks.out":          "1 2\n",
		"many/testdata/crlf-expected.in":    `print "1\n2\n"`,
		"many/testdata/crlf-expected.out":   "1\r\n2\r\n",
		"many/testdata/crlf-found.in":       `print "1\r\n2\r\n"`,
		"many/testdata/crlf-found.out":      "1\n2\n",
		"many/testdata/crlf-input.in":       "print \"1\\n\"\r\nprint \"2\\n\"\r\n",
		"many/testdata/crlf-input.out":      "1\n2\n",
		"many/testdata/empty.in":            "",
		"many/testdata/empty.out":           "",
		"many/testdata/exit.in":             "print \"1\\n\"\nstderr \"no way\\n\"\nexit 3",
		"many/testdata/exit.out":            "1\n",
		"many/testdata/flood.in":            "flood",
		"many/testdata/flood.out":           "7\n",
		"many/testdata/heavy.in":            "memory 80",
		"many/testdata/heavy.out":           "",
		"many/testdata/newline-missing.in":  `print "1"`,
		"many/testdata/newline-missing.out": "1\n",
		"many/testdata/orphan.in":           "orphan " + beat + "-orphan",
		"many/testdata/orphan.out":          "", // right, but its end never came
		"many/testdata/panic.in":            "panic",
		"many/testdata/panic.out":           "",
		"many/testdata/right.in":            `print "1\n"`,
		"many/testdata/right.out":           "1\n",
		"many/testdata/stderr-only.in":      "stderr-flood 100000\nprint \"1\\n\"",
		"many/testdata/stderr-only.out":     "1\n",
		"many/testdata/too-few.in":          `print "1\n"`,
		"many/testdata/too-few.out":         "1\n2\n",
		"many/testdata/wrong.in":            `print "1\n3\n"`,
		"many/testdata/wrong.out":           "1\n2\n",

		"slow/testdata/hang.in":         "print \"1\\n\"\nbeat " + beat + "-hang",
		"slow/testdata/hang.out":        "1\n",
		"slow/testdata/hang-orphan.in":  "orphan " + beat + "-under\nbeat " + beat + "-over",
		"slow/testdata/hang-orphan.out": "",

		"twice/main.go":               prints(`1\n`),
		"submit/twice/main.go":        prints(`2\n`),
		"twice/testdata/answer.in":    "",
		"twice/testdata/answer.out":   "1\n",
		"halfway/main.go":             prints(`1\n`),
		"submit/halfway/main.go":      "package main\n\nfunc main() { undefinedName() }\n",
		"halfway/testdata/answer.in":  "",
		"halfway/testdata/answer.out": "1\n",
		"halfway/testdata/second.in":  "",
		"halfway/testdata/second.out": "1\n",
	})

	status, out, stderr := runJudge(context.Background(), root)
	if status != 1 || stderr != "" {
		t.Errorf("exit status %d, want 1; stderr %q", status, stderr)
	}
	want := []string{
		"AC halfway/answer program",
		"CE halfway/answer single file",
		"AC halfway/second program",
		"CE halfway/second single file",
		"PE many/blanks program",
		"AC many/crlf-expected program",
		"AC many/crlf-found program",
		"AC many/crlf-input program",
		"AC many/empty program",
		"RE many/exit program",
		"WA many/flood program",
		"AC many/heavy program",
		"PE many/newline-missing program",
		"RE many/orphan program",
		"RE many/panic program",
		"AC many/right program",
		"AC many/stderr-only program",
		"WA many/too-few program",
		"WA many/wrong program",
		"TLE slow/hang program",
		"TLE slow/hang-orphan program",
		"AC twice/answer program",
		"WA twice/answer single file",
	}
	if d := cmp.Diff(want, rows(out)); d != "" {
		t.Errorf("rows (-want +got):\n%s", d)
	}
	if !strings.HasSuffix(out, "\n10 passed, 13 failed\n") {
		t.Errorf("last line is not the count:\n%s", out)
	}
	if n := strings.Count(out, "undefinedName"); n != 1 {
		t.Errorf("the compiler's message is printed %d times, want once", n)
	}
	for _, part := range []string{
		"expected: 1·2\n      found:    1··2\n",
		"exit status 3\n    input:\n    | print \"1\\n\"\n    | stderr \"no way\\n\"\n    | exit 3\n    stderr:\n    | no way\n",
		"output too long: stopped after",
		"line 1 of the output\n      expected: 1\n      found:    1 (no newline at the end)\n",
		"panic: out of ideas",
		"line 2 of the output\n      expected: 2\n      found:    (end of output)\n",
		"left a process behind that keeps its output open",
		"stopped after 1s",
		"SLOW: above half",
		"HEAVY: above the",
		"\nslowest: ",
		"; heaviest: many/heavy (program) ",
	} {
		if !strings.Contains(out, part) {
			t.Errorf("the report lacks %q", part)
		}
	}
	for _, row := range rowPattern.FindAllString(out, -1) {
		if got, want := strings.HasSuffix(row, "HEAVY"), strings.Contains(row, "many/heavy"); got != want {
			t.Errorf("HEAVY is %v, want %v: %s", got, want, row)
		}
		if got, want := strings.HasSuffix(row, "SLOW"), strings.Contains(row, "slow/"); got != want {
			t.Errorf("SLOW is %v, want %v: %s", got, want, row)
		}
		if runtime.GOOS == "linux" && strings.Contains(row, "many/right") && !strings.Contains(row, "≤") {
			t.Errorf("a small program's peak can only be a bound: %s", row)
		}
	}
	if strings.Contains(out, "\x1b") {
		t.Error("the report has colours, but does not go to a terminal")
	}
	if runtime.GOOS != "windows" {
		for _, name := range []string{"-orphan", "-hang", "-under"} {
			if beats(t, beat+name) {
				t.Errorf("the process of %s outlived its case", name)
			}
		}
	}
	if t.Failed() {
		t.Log(out)
	}
}

// TestReport compares a whole report, but for the figures.
func TestReport(t *testing.T) {
	root := newModule(t, map[string]string{
		"many/main.go":                 actor,
		"many/testdata/shown-map.in":   "print \"\\t2\\r3\\x1b\\n\"\nstderr \"one  two\\n\"\n" + strings.Repeat("print \"9\"\n", 25),
		"many/testdata/shown-map.out":  "2 3\n",
		"many/testdata/shown.in":       `print "1\n"`,
		"many/testdata/shown.out":      "1\n",
		"many/testdata/passed-over.in": "print", // half, but not asked for
	})
	// From a directory below the root, and with two words.
	status, out, stderr := runJudge(context.Background(), filepath.Join(root, "many", "testdata"), "many", "shown")
	if status != 1 || stderr != "" {
		t.Errorf("exit status %d, want 1; stderr %q", status, stderr)
	}
	want := `AC  many/shown      program      cpu FIGURE  wall FIGURE  memory FIGURE
WA  many/shown-map  program      cpu FIGURE  wall FIGURE  memory FIGURE
    line 1 of the output
      expected: 2·3
      found:    →2␍3\x1b
    input:
    | print "\t2\r3\x1b\n"
    | stderr "one  two\n"
` + strings.Repeat("    | print \"9\"\n", 18) + `    | … (cut)
    stderr:
    | one  two
slowest: many/NAME (program) FIGURE; heaviest: many/NAME (program) FIGURE
1 passed, 1 failed
`
	got := figurePattern.ReplaceAllString(out, " FIGURE$2")
	lines := strings.SplitAfter(got, "\n")
	for i, l := range lines {
		if strings.HasPrefix(l, "slowest") {
			l = strings.ReplaceAll(strings.ReplaceAll(l, "many/shown-map", "many/NAME"), "many/shown", "many/NAME")
		}
		if strings.HasPrefix(l, "≤: ") {
			l = ""
		}
		lines[i] = l
	}
	if d := cmp.Diff(want, strings.Join(lines, "")); d != "" {
		t.Errorf("report (-want +got):\n%s", d)
	}

	status, out, _ = runJudge(context.Background(), root, "many/shown")
	_, again, _ := runJudge(context.Background(), root, "shown", "many/")
	if status != 1 || !cmp.Equal(rows(out), rows(again)) || len(rows(out)) != 2 {
		t.Errorf("two ways to ask for the same goldens:\n%s\n%s", out, again)
	}
}

// TestNothingJudged has what must not look like a pass.
func TestNothingJudged(t *testing.T) {
	root := newModule(t, map[string]string{
		"right/testdata/lonely-input.in":   "",
		"right/testdata/lonely-output.out": "",
	})
	empty := newModule(t, nil)
	t.Setenv("CI", "true")
	tests := []struct {
		name   string
		dir    string
		args   []string
		stderr string
	}{
		{"missing .out", root, []string{"lonely-input"}, "right/lonely-input.in has no lonely-input.out"},
		{"missing .in", root, []string{"lonely-output"}, "right/lonely-output.out has no lonely-output.in"},
		{"both are told", root, nil, "lonely-input.out (-update writes it); right/lonely-output.out"},
		{"no match", root, []string{"lonely", "elsewhere"}, `no golden matches ["lonely" "elsewhere"]`},
		{"no golden", empty, nil, "there is no */testdata/*.in in " + empty},
		{"no module", filepath.VolumeName(empty) + string(filepath.Separator), nil, "no go.mod in "},
		{"unknown flag", root, []string{"-faster"}, "not defined: -faster\n\nusage: "},
		{"unknown flag after a word", root, []string{"lonely", "-faster"}, "not defined: -faster\n\nusage: "},
		{"update under CI", root, []string{"-update"}, "-update is refused where CI is set"},
		{"update under CI, after a word", root, []string{"lonely-input", "-update"}, "-update is refused where CI is set"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			status, out, stderr := runJudge(context.Background(), test.dir, test.args...)
			if status != 2 || out != "" || !strings.Contains(stderr, test.stderr) {
				t.Errorf("exit status %d, want 2; stdout %q; stderr %q, want %q in it", status, out, stderr, test.stderr)
			}
		})
	}
	if got := read(t, root, "right/testdata/lonely-output.out"); got != "" {
		t.Errorf("a refused update wrote %q", got)
	}
}

func TestHelp(t *testing.T) {
	status, out, stderr := runJudge(context.Background(), ".", "-h")
	if status != 0 || stderr != "" || !strings.Contains(out, "./run_tests.sh uva1601 hardest") {
		t.Errorf("exit status %d, stdout %q, stderr %q", status, out, stderr)
	}
}

func TestUpdate(t *testing.T) {
	root := newModule(t, map[string]string{
		"many/main.go":               actor,
		"many/testdata/change.in":    "print \"fast\"\nplain:print \"1\\n4\\n3\\n\"",
		"many/testdata/change.out":   "1\n2 \n3\n",
		"many/testdata/crash.in":     "plain:print \"9\\n\"\nplain:stderr \"lost\\n\"\nplain:exit 1",
		"many/testdata/crash.out":    "keep\n",
		"many/testdata/new.in":       `plain:print "5\n"`,
		"many/testdata/same.in":      `plain:print "6\n"`,
		"many/testdata/same.out":     "6\n",
		"broken/main.go":             "package main\n\nfunc main() { undefinedName() }\n",
		"broken/testdata/answer.in":  "",
		"broken/testdata/answer.out": "keep\n",
		"deaf/main.go":               "package main\n\nfunc main() { println(1) }\n",
		"deaf/testdata/answer.in":    "",
		"deaf/testdata/answer.out":   "keep\n",
	})
	status, _, stderr := runJudge(context.Background(), root, "-update", "deaf")
	if kept := read(t, root, "deaf/testdata/answer.out"); status != 2 || kept != "keep\n" || !strings.Contains(stderr, "does not name -plain") {
		t.Errorf("a program without -plain: exit status %d, stderr %q, golden %q", status, stderr, kept)
	}
	status, out, stderr := runJudge(context.Background(), root, "-update", "many")
	if status != 1 || stderr != "" {
		t.Errorf("exit status %d, want 1; stderr %q", status, stderr)
	}
	want := `updated many/change
    - line 2: 2·
    + line 2: 4
failed many/crash: exit status 1
    stderr:
    | lost
created many/new
    + line 1: 5
1 created, 1 updated, 1 unchanged, 1 failed
`
	if d := cmp.Diff(want, out); d != "" {
		t.Errorf("output (-want +got):\n%s", d)
	}
	files := map[string]string{}
	entries, err := os.ReadDir(filepath.Join(root, "many", "testdata"))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".in") {
			files[e.Name()] = read(t, root, "many/testdata/"+e.Name())
		}
	}
	wantFiles := map[string]string{"change.out": "1\n4\n3\n", "crash.out": "keep\n", "new.out": "5\n", "same.out": "6\n"}
	if d := cmp.Diff(wantFiles, files); d != "" {
		t.Errorf("files (-want +got):\n%s", d)
	}

	status, out, _ = runJudge(context.Background(), root, "new", "-update")
	if d := cmp.Diff("0 created, 0 updated, 1 unchanged, 0 failed\n", out); d != "" || status != 0 {
		t.Errorf("second update: exit status %d; output (-want +got):\n%s", status, d)
	}
	status, out, _ = runJudge(context.Background(), root, "broken", "-update")
	if status != 1 || !strings.Contains(out, "undefinedName") || read(t, root, "broken/testdata/answer.out") != "keep\n" {
		t.Errorf("update of a program that does not build: exit status %d, output:\n%s", status, out)
	}
}

// TestInterrupt ends a run from outside: the program dies, nothing is left.
func TestInterrupt(t *testing.T) {
	beat := filepath.Join(t.TempDir(), "beat")
	root := newModule(t, map[string]string{
		"many/main.go":           actor,
		"many/testdata/hang.in":  "beat " + beat,
		"many/testdata/hang.out": "",
	})
	tmp := t.TempDir()
	t.Setenv("TMPDIR", tmp)
	t.Setenv("TMP", tmp)
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	go func() {
		for ctx.Err() == nil {
			if _, err := os.Stat(beat); err == nil {
				cancel()
			}
			time.Sleep(10 * time.Millisecond)
		}
	}()
	status, out, stderr := runJudge(ctx, root)
	if status != 130 || out != "" || stderr != "judge: interrupted\n" {
		t.Errorf("exit status %d, want 130; stdout %q; stderr %q", status, out, stderr)
	}
	if beats(t, beat) {
		t.Error("the program outlived the runner")
	}
	left, err := filepath.Glob(filepath.Join(tmp, "*"))
	if err != nil || len(left) > 0 {
		t.Errorf("left in the temporary directory: %q, %v", left, err)
	}
}

// A golden may be named by the path of its file.
func TestMatchesPaths(t *testing.T) {
	for word, want := range map[string]bool{
		"uva1601": true, "hard": true, "uva1601/hardest": true,
		"uva1601/testdata/hardest.in": true, "./uva1601/testdata/hardest.out": true,
		"uva1601/testdata/other.in": false, "testdata": false,
	} {
		if got := matches("uva1601/hardest", []string{word}); got != want {
			t.Errorf("%q matches: %v, want %v", word, got, want)
		}
	}
}
