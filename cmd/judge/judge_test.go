package main

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/view"
)

func TestVerdicts(t *testing.T) {
	t.Parallel()
	beat := filepath.Join(t.TempDir(), "beat")
	root := newModule(t, map[string]string{
		"many/main.go": many,
		"slow/main.go": limited("1 s"),

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
		"many/testdata/flood-stderr.in":     "stderr-flood 3000000",
		"many/testdata/flood-stderr.out":    "",
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
		"slow/testdata/orphan.in":       "orphan " + beat + "-late",
		"slow/testdata/orphan.out":      "",
		"slow/testdata/orphan-exit.in":  "orphan " + beat + "-crashed\nexit 3",
		"slow/testdata/orphan-exit.out": "",

		"built/main.go":             "package main\n\nimport \"fmt\"\n\nfunc main() { fmt.Println(1) }\n",
		"built/testdata/answer.in":  "",
		"built/testdata/answer.out": "1\n",

		"twice/main.go":               acting(`print "1\n"`),
		"submit/twice/main.go":        acting(`print "2\n"`),
		"twice/testdata/answer.in":    "",
		"twice/testdata/answer.out":   "1\n",
		"halfway/main.go":             acting(`print "1\n"`),
		"submit/halfway/main.go":      "package main\n\nfunc main() { undefinedName() }\n",
		"halfway/testdata/answer.in":  "",
		"halfway/testdata/answer.out": "1\n",
		"halfway/testdata/second.in":  "",
		"halfway/testdata/second.out": "1\n",
		"halfway/testdata/third.in":   "",
		"wrong/main.go":               "package main\n\nfunc main() {\n",
		"wrong/testdata/answer.in":    "",
		"wrong/testdata/answer.out":   "1\n",
		"none/main.go":                "package main\n\nfunc main() {\n", // and its single file is wrong
		"submit/none/main.go":         acting(`print "2\n"`),
		"none/testdata/answer.in":     "",
		"none/testdata/answer.out":    "1\n",
	})

	status, out, stderr := runJudge(root, "-v", ".")
	if status != 1 || stderr != "" {
		t.Errorf("exit status %d, want 1; stderr %q", status, stderr)
	}
	want := []string{
		"AC built/answer program",
		"AC halfway/answer program",
		"CE halfway/answer single file",
		"AC halfway/second program",
		"CE halfway/second single file",
		"-- halfway/third program",
		"-- halfway/third single file",
		"PE many/blanks program",
		"AC many/crlf-expected program",
		"AC many/crlf-found program",
		"AC many/crlf-input program",
		"AC many/empty program",
		"RE many/exit program",
		"WA many/flood-stderr program",
		"WA many/flood program",
		"PE many/newline-missing program",
		"RE many/orphan program",
		"RE many/panic program",
		"AC many/right program",
		"AC many/stderr-only program",
		"WA many/too-few program",
		"WA many/wrong program",
		"CE none/answer program",
		"WA none/answer single file",
		"TLE slow/hang-orphan program",
		"TLE slow/hang program",
		"RE slow/orphan-exit program",
		"RE slow/orphan program",
		"AC twice/answer program",
		"WA twice/answer single file",
		"CE wrong/answer program",
	}
	if d := cmp.Diff(want, rows(out)); d != "" {
		t.Errorf("rows (-want +got):\n%s", d)
	}
	if !strings.HasSuffix(out, "\n10 passed, 21 failed\n") {
		t.Errorf("last line is not the count:\n%s", out)
	}
	if n := strings.Count(out, "undefinedName"); n != 1 {
		t.Errorf("the compiler's message is printed %d times, want once", n)
	}
	for _, part := range []string{
		"line 1 of 1\n      expected: \"1·2\\n\"\n      found:    \"1··2\\n\"\n" +
			"    case 1 of many/testdata/blanks.in:\n    | print \"1  2\\n\"\n",
		"exit status 3\n    stderr:\n    | no way\n", // its output is right
		"output too long: stopped after",
		"line 1 of 1\n      expected: \"1\\n\"\n      found:    \"1\"\n",
		"panic: out of ideas",
		"line 2 of 2\n      expected: \"2\\n\"\n      found:    (end of output)\n",
		"left a process behind that keeps its output open",
		"stopped after 1s",
		"third                         program      0.000 s\n    open ",
		"wrong (program) does not build\n    go build:\n    | ",
		"submit/twice is not what twice is: go generate ./twice makes it anew\n",
	} {
		if !strings.Contains(out, part) {
			t.Errorf("the report lacks %q", part)
		}
	}
	if n := strings.Count(out, "go generate"); n != 1 { // not where the program is wrong, too
		t.Errorf("go generate is advised %d times, want once", n)
	}
	if strings.Contains(out, "\x1b") {
		t.Error("the report has colours, but does not go to a terminal")
	}
	if runtime.GOOS != "windows" {
		for _, name := range []string{"-orphan", "-hang", "-under", "-late", "-crashed"} {
			if beats(t, beat+name) {
				t.Errorf("the process of %s outlived its case", name)
			}
		}
	}
	if t.Failed() {
		t.Log(out)
	}
}

// TestReport compares whole reports, but for the figures.
func TestReport(t *testing.T) {
	t.Parallel()
	root := newModule(t, map[string]string{
		"many/main.go":                 many,
		"submit/many/main.go":          many,
		"many/testdata/shown-map.in":   "sleep 0\n" + `print "7\n\t2\r3\x1b\n9\n"`,
		"many/testdata/shown-map.out":  "7\n2 3\n8\n",
		"many/testdata/shown.in":       "sleep 300\n" + `print "1\n"`,
		"many/testdata/shown.out":      "1\n",
		"many/testdata/shown2.in":      "sleep 100\n" + `print "1\n"`,
		"many/testdata/shown2.out":     "1\n",
		"many/testdata/goldens.txt":    "shown      one\nshown-map  catches: a map\n",
		"many/testdata/passed-over.in": "print", // has no .out, but is not asked for
	})
	const rows = `WA    many/shown-map                        program FIGURE
    line 2 of 3; 2 lines differ
      expected: "2·3\n"
      found:    "\t2\r3\x1b\n"
    case 2 of many/testdata/shown-map.in:
    | print "7\n\t2\r3\x1b\n9\n"
WA    many/shown-map                        single file FIGURE
    line 2 of 3; 2 lines differ
      expected: "2·3\n"
      found:    "\t2\r3\x1b\n"
    case 2 of many/testdata/shown-map.in:
    | print "7\n\t2\r3\x1b\n9\n"
`
	const sums = `FAIL  many       3 goldens, 5 cases, program and single file; slowest NAME FIGURE
failed: many/shown-map (program); many/shown-map (single file)
4 passed, 2 failed
`
	names := regexp.MustCompile(`(slowest )shown \((program|single file)\)`)
	for want, args := range map[string][]string{
		rows + sums: {"many", "shown"},
		rows + "AC    many/shown                            program FIGURE\n" +
			"AC    many/shown                            single file FIGURE\n" +
			"AC    many/shown2                           program FIGURE\n" +
			"AC    many/shown2                           single file FIGURE\n" + sums: {"shown", "-v", "../../many"},
	} {
		status, out, stderr := runJudge(filepath.Join(root, "many", "testdata"), append(args, "-C", root)...)
		if status != 1 || stderr != "" {
			t.Errorf("exit status %d, want 1; stderr %q", status, stderr)
		}
		got := names.ReplaceAllString(out, "slowest NAME")
		if d := cmp.Diff(want, figurePattern.ReplaceAllString(got, " FIGURE")); d != "" {
			t.Errorf("%q (-want +got):\n%s", args, d)
		}
	}

	status, out, _ := runJudge(root, "-list", "many/shown")
	want := "many/shown-map                        catches: a map\n" +
		"many/shown                            one\nmany/shown2                           \n"
	if d := cmp.Diff(want, out); d != "" || status != 0 {
		t.Errorf("-list: exit status %d (-want +got):\n%s", status, d)
	}

	// On a terminal: colours, and one line that says what is being done.
	terminal := view.Terminal{Width: 12, Moves: true, Colour: true}
	_, out, _ = runJudgeOn(interrupted, terminal, root, "many/testdata/shown.in")
	for _, part := range []string{"\r\x1b[Kgo build", "\r\x1b[Kmany/shown ",
		"\r\x1b[K\x1b[32mok  \x1b[0m  many ", "\n\r\x1b[K2 passed, 0 failed\n"} {
		if !strings.Contains(out, part) {
			t.Errorf("a terminal lacks %q: %q", part, out)
		}
	}
	for _, line := range regexp.MustCompile(`\x1b\[K[^\r\n]*\r`).FindAllString(out, -1) {
		if len(line) > len("\x1b[K\r")+11 {
			t.Errorf("wider than the terminal: %q", line)
		}
	}
}

// TestCheck makes go vet and go test fail; the goldens run all the same.
func TestCheck(t *testing.T) {
	t.Parallel()
	root := newModule(t, map[string]string{
		"many/main.go":            many,
		"many/testdata/right.in":  `print "1\n"`,
		"many/testdata/right.out": "1\n",
		"fine/fine_test.go":       "package fine\n\nimport \"testing\"\n\nfunc TestFine(t *testing.T) {}\n",
	})
	check := func(wantStatus int, want string, args ...string) {
		t.Helper()
		status, out, stderr := runJudge(root, args...)
		if !regexp.MustCompile(want).MatchString(out) || status != wantStatus || stderr != "" {
			t.Errorf("exit status %d, want %d, stderr %q, stdout, which should match %s:\n%s",
				status, wantStatus, stderr, want, out)
		}
	}
	const programs = `ok    many       1 goldens, 1 cases, program; .*\n`
	check(0, `^ok    go vet     .* s\nok    go test    .* s\n`+programs+`3 passed, 0 failed\n$`)
	check(0, `(?s)ok  \tx/fine\t.*\nok    go test .*AC    many/right`, "-v")
	write(t, root, "wrong/wrong.go",
		"package wrong\n\nimport \"fmt\"\n\nfunc init() { fmt.Printf(\"%d\", \"\") }\n")
	write(t, root, "wrong/wrong_test.go",
		"package wrong\n\nimport \"testing\"\n\nfunc TestWrong(t *testing.T) { t.Fatal(\"as it should\") }\n")
	check(1, `(?s)wrong.go:5.*\nFAIL  go vet .*--- FAIL: TestWrong.*as it should.*\nFAIL  go test    .* s\n`+
		programs+`failed: go vet; go test\n1 passed, 2 failed\n$`)
}

// TestCommand judges a program given by -cmd.
func TestCommand(t *testing.T) {
	t.Parallel()
	root := newModule(t, map[string]string{
		"many/main.go":           many,
		"many/testdata/both.in":  "print \"1\\n\"\ndirectory\n",
		"many/testdata/both.out": "1\nmany\n",
		"one/main.go":            actor,
		"submit/one/main.go":     "no program\n",
		"one/testdata/both.in":   "print \"1\\n\"\nprint \"2\\n\"\nprint \"3\\n\"\nprint \"4\\n4\\n4\\n\"\n",
		"one/testdata/both.out":  "1\n3\n3\n5\n",
		"one/testdata/crash.in":  "print \"1\\n\"\npanic\nexit 1\n",
		"one/testdata/crash.out": "1\n2\n3\n",
		"one/testdata/none.in":   "print \"never\"",
		"one/testdata/none.out":  "",
		"one/testdata/ended.in":  "print \"1\\n\"\nright-but \"2\\n\"",
		"one/testdata/ended.out": "1\n2\n",
		"one/testdata/right.in":  "print \"1\\n\"\nexit 1\n",
		"one/testdata/right.out": "1", // the last line's end is missing
		"slow/main.go":           limited("1 s"),
		"slow/testdata/two.in":   "sleep 600\nsleep 600\n",
		"slow/testdata/two.out":  "\n\n",
		"slow/testdata/hang.in":  "print \"1\\n\"\nsleep 9000\nprint \"3\\n\"",
		"slow/testdata/hang.out": "1\n\n3\n",
		"deaf/main.go":           acting("exit 0"),
		"deaf/testdata/a.in":     "1\n",
		"deaf/testdata/a.out":    "1\n",
		"mute/main.go":           acting("exit 2"),
		"mute/testdata/a.in":     "1\n",
		"mute/testdata/a.out":    "1\n",
		"wrong/main.go":          "package main\n\nfunc main() {\n",
		"wrong/testdata/a.in":    "1\n",
		"wrong/testdata/a.out":   "1\n",
	})
	here := filepath.Join(root, "many")
	if err := link(os.Getenv(testBinary), filepath.Join(here, "actor.exe")); err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		command, word string
		status        int
		want          string // of stdout, or of stderr for status 2
	}{
		{"./actor.exe", "many", 0, `^ok    many       1 goldens, 2 cases, -cmd; slowest both \(-cmd\) .*\n` +
			`1 passed, 0 failed\n$`},
		{"./actor.exe -plain", "many", 1, `line 1 of 2; 2 lines differ\n`},
		{"./actor.exe", "one", 1, `(?s)^WA    one/both .*    line 2 of 4; 2 lines differ\n` +
			`      expected: "3\\n"\n      found:    "2\\n"\n` +
			`    case 2 of one/testdata/both.in:\n    \| print "2\\n"\nRE    one/crash .*\n    line 2 of 3\n` +
			`      expected: "2\\n"\n      found:    \(end of output\)\n` +
			`    case 2 of one/testdata/crash.in:\n    \| panic\n    stderr:\n    \| panic: .*\n` +
			`RE    one/ended .*\n    exit status 1\n    line 2 of 2\n` +
			`    case 2 of one/testdata/ended.in:\n    \| right-but "2\\n"\n` +
			`PE    one/right .*\n    line 1 of 1\n      expected: "1"\n      found:    "1\\n"\n.*\n` +
			`FAIL  one        5 goldens, 10 cases, -cmd; slowest .*\nfailed: one/both \(-cmd\); ` +
			`one/crash \(-cmd\); one/ended \(-cmd\); one/right \(-cmd\)\n1 passed, 4 failed\n$`},
		{"./actor.exe", "slow/testdata/two.in", 1, `(?s)^PE    slow/two .* s\n    line 1 of 2; 2 lines differ\n`},
		{"./actor.exe", "slow/testdata/hang.in", 1, `(?s)^TLE   slow/hang .*\n    stopped after 1s\n    line 2 of 3\n` +
			`      expected: "\\n"\n      found:    \(end of output\)\n` +
			`    case 2 of slow/testdata/hang.in:\n    \| sleep 9000\nFAIL `},
		{"./actor.exe", "deaf", 2, `deaf/a: ./deaf -text -case 1 does not print the case\n$`},
		{"./actor.exe", "mute", 2, `mute/a: ./mute -text -case 1 does not print the case\n$`},
		{"./actor.exe", "wrong", 2, `(?s)^wrong \(program\) does not build\n.*judge: ./wrong does not build\n$`},
		{"./actor.exe", "", 2, `^judge: -cmd needs the name of one problem, such as deaf\n$`},
		{"./actress", "many", 2, `^judge: judging many/both: .*actress`},
		{"actress", "many", 2, `^judge: judging many/both: .*actress`},
		{" ", "many", 2, `^judge: invalid value " " for flag -cmd: no command; -h explains\n$`},
		{"", "many", 2, `^judge: invalid value "" for flag -cmd: no command; -h explains\n$`},
	}
	for _, test := range tests {
		status, out, stderr := runJudge(here, "-C", root, "-cmd", test.command, "../"+test.word)
		if test.status == 2 {
			out += stderr
		}
		if status != test.status || !regexp.MustCompile(test.want).MatchString(out) {
			t.Errorf("-cmd %s %s: exit status %d, want %d; output, which should match %s:\n%s",
				test.command, test.word, status, test.status, test.want, out)
		}
	}
}

// TestNothingJudged checks what must not look like a pass.
func TestNothingJudged(t *testing.T) {
	root := newModule(t, map[string]string{
		"right/testdata/answer.in": "", "right/testdata/answer.out": "",
		"a/testdata/x.in": "", "b/testdata/x.in": "", "c/testdata/x.in": "", "d/testdata/x.in": "",
	})
	empty := newModule(t, nil)
	t.Setenv("CI", "true")
	tests := []struct {
		name   string
		dir    string
		args   []string
		stderr string
	}{
		{"no match", root, []string{"answer", "elsewhere"}, ` matches ["answer" "elsewhere"]; ` +
			"there are goldens in a/testdata, b/testdata, c/testdata, d/testdata, right/testdata\n"},
		{"no golden", empty, nil, "; -C DIR says where the project is\n"},
		{"no golden there", root, []string{"-C", empty}, "; -C DIR says where the project is\n"},
		{"nothing there", root, []string{"-C", "nowhere"}, "nowhere: "},
		{"unknown flag", root, []string{"-faster"}, "not defined: -faster; -h explains\n"},
		{"unknown flag after a word", root, []string{"answer", "-faster"}, "not defined: -faster; -h explains\n"},
		{"update with a command", root, []string{"-update", "-cmd", "x", "right"}, "-update is refused with -cmd"},
		{"update under CI", root, []string{"-update"}, "-update is refused with -cmd and where CI is set"},
		{"update under CI, after a word", root, []string{"answer", "-update"}, "-update is refused with -cmd and where"},
	}
	for _, test := range tests {
		status, out, stderr := runJudge(test.dir, test.args...)
		if status != 2 || out != "" || !strings.Contains(stderr, test.stderr) || strings.Count(stderr, "\n") != 1 {
			t.Errorf("%s: exit status %d, want 2; stdout %q; stderr %q, want a line with %q",
				test.name, status, out, stderr, test.stderr)
		}
	}
	if got := read(t, root, "right/testdata/answer.out"); got != "" {
		t.Errorf("a refused update wrote %q", got)
	}
}

func TestHelp(t *testing.T) {
	status, out, stderr := runJudge(".", "-h")
	if status != 0 || stderr != "" || !strings.Contains(out, "./run_tests.sh uva1601 hardest") {
		t.Errorf("exit status %d, stdout %q, stderr %q", status, out, stderr)
	}
}

// full is a writer with room for so many bytes.
type full struct{ room int }

func (f *full) Write(p []byte) (int, error) {
	if f.room -= len(p); f.room < 0 {
		return 0, errors.New("no space left")
	}
	return len(p), nil
}

// TestFullDisk checks that a report that cannot be written is not a pass.
func TestFullDisk(t *testing.T) {
	root := newModule(t, map[string]string{"right/testdata/answer.in": "", "right/testdata/answer.out": ""})
	for _, args := range [][]string{{"-h"}, {"-list"}} {
		for room, want := range map[int]int{0: 2, 1 << 20: 0} {
			var stderr strings.Builder
			got := run(context.Background(), root, args, &full{room}, &stderr, view.Terminal{})
			if got != want || strings.Contains(stderr.String(), "judge: the report is not whole: no space left\n") != (want == 2) {
				t.Errorf("%q with room for %d bytes: exit status %d, want %d; stderr %q", args, room, got, want, stderr.String())
			}
		}
	}
}

func TestUpdate(t *testing.T) {
	t.Parallel()
	root := newModule(t, map[string]string{
		"many/main.go":               many,
		"many/testdata/change.in":    "print \"fast\"\nplain:print \"1\\n4\\n3\\n\"",
		"many/testdata/change.out":   "1\n2 \n3\n",
		"many/testdata/crash.in":     "plain:print \"9\\n\"\nplain:stderr \"lost\\n\"\nplain:exit 1",
		"many/testdata/crash.out":    "keep\n",
		"many/plain.go":              "package main\n",
		"many/testdata/new.in":       `plain:print "5\r\n"`,
		"many/testdata/nothing.in":   "", // and no output
		"many/testdata/same.in":      `plain:print "6\n"`,
		"many/testdata/same.out":     "6\n",
		"broken/main.go":             "package main\n\nfunc main() { undefinedName() }\n",
		"broken/testdata/answer.in":  "",
		"broken/testdata/answer.out": "keep\n",
		"slow/main.go":               limited("1 s"), // for the fast program only
		"slow/plain.go":              "package main\n",
		"slow/testdata/wait.in":      "plain:sleep 1100\nplain:print \"7\\n\"",
		"deaf/main.go":               acting("exit 0"),
		"deaf/testdata/answer.in":    "",
		"deaf/testdata/answer.out":   "keep\n",
	})
	for _, test := range []struct {
		args   []string
		status int
		want   string // of stdout
		file   string
		text   string
	}{
		{[]string{"-update", "deaf"}, 2, "^$", "deaf/testdata/answer.out", "keep\n"},
		{[]string{"-update", "slow"}, 0, "^UPD   slow/wait ", "slow/testdata/wait.out", "7\n"},
		{[]string{"broken", "-update"}, 2, "undefinedName", "broken/testdata/answer.out", "keep\n"},
		{[]string{"-update", "many"}, 1, "(?s)^UPD   many/change .*    line 2 of 3\n      expected: \"2·\\\\n\"\n" +
			"      found:    \"4\\\\n\"\n.*\nRE    many/crash .*\n    exit status 1\n.*\n    stderr:\n    [|] lost\n" +
			"UPD   many/new [^\n]*\n    line 1\n      expected: [(]end of output[)]\n.*\nUPD   many/nothing [^\n]*\nFAIL  many  .*\nfailed: many/crash \\(-plain\\)\n4 passed, 1 failed\n$",
			"many/testdata/change.out", "1\n4\n3\n"},
		{[]string{"many/testdata/new.in", "-update"}, 0, "^ok    many .*\n1 passed, 0 failed\n$",
			"many/testdata/new.out", "5\n"},
		{[]string{"many/testdata/new.in", "-update", "-cmd", "x"}, 2, "^$", "many/testdata/same.out", "6\n"},
	} {
		status, out, stderr := runJudge(root, test.args...)
		matched := regexp.MustCompile(test.want).MatchString(out)
		if status != test.status || (stderr == "") != (status < 2) || !matched {
			t.Errorf("%q: exit status %d, want %d; stderr %q; stdout, which should match %s:\n%s",
				test.args, status, test.status, stderr, test.want, out)
		}
		if got := read(t, root, test.file); got != test.text {
			t.Errorf("%q: %s is %q, want %q", test.args, test.file, got, test.text)
		}
	}
	var files []string
	entries, err := os.ReadDir(filepath.Join(root, "many", "testdata"))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".in") {
			files = append(files, e.Name())
		}
	}
	if d := cmp.Diff([]string{"change.out", "crash.out", "new.out", "nothing.out", "same.out"}, files); d != "" {
		t.Errorf("files (-want +got):\n%s", d)
	}
	if kept := read(t, root, "many/testdata/crash.out"); kept != "keep\n" {
		t.Errorf("crash.out is %q", kept)
	}
}

// TestInterrupt interrupts runs: what they run is killed, nothing is left behind, and no
// line looks like a result.
func TestInterrupt(t *testing.T) {
	const hangs = `package p

import (
	"os"
	"testing"
	"time"
)

func TestHangs(t *testing.T) {
	f, err := os.Create(os.Getenv("BEAT"))
	for end := time.Now().Add(time.Minute); err == nil && time.Now().Before(end); time.Sleep(10*time.Millisecond) {
		_, err = f.WriteString("x")
	}
}
`
	tests := []struct {
		name  string
		args  []string
		files map[string]string
	}{
		{"golden", []string{"many"}, nil},
		{"update", []string{"many", "-update"}, nil},
		{"command", []string{"many", "-cmd", "./actor.exe"}, nil},
		{"go test", nil, map[string]string{"p/p_test.go": hangs}},
		{"go test that holds its interrupts", nil, map[string]string{
			"p/p_test.go": hangs,
			"p/hold_test.go": "package p\n\nimport (\n\t\"os\"\n\t\"os/signal\"\n)\n\n" +
				"func init() { signal.Ignore(os.Interrupt) }\n",
		}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			beat := filepath.Join(t.TempDir(), "beat")
			root := newModule(t, map[string]string{
				"many/main.go":  many,
				"many/plain.go": "package main\n",
				"many/testdata/hang.in": "orphan " + beat + "-under\nbeat " + beat +
					"\nplain:orphan " + beat + "-under\nplain:beat " + beat,
				"many/testdata/hang.out": "",
			})
			if err := link(os.Getenv(testBinary), filepath.Join(root, "many", "actor.exe")); err != nil {
				t.Fatal(err)
			}
			for name, text := range test.files {
				write(t, root, name, text)
			}
			tmp := t.TempDir()
			t.Setenv("BEAT", beat)
			t.Setenv("TMPDIR", tmp)
			t.Setenv("TMP", tmp)
			ctx, cancel := context.WithTimeout(interrupted, time.Minute)
			defer cancel()
			go func() {
				for ctx.Err() == nil {
					if _, err := os.Stat(beat); err == nil {
						cancel()
					}
					time.Sleep(10 * time.Millisecond)
				}
			}()
			terminal := view.Terminal{Width: 80, Moves: true}
			args := append(test.args, "-C", "..")
			status, out, stderr := runJudgeOn(ctx, terminal, filepath.Join(root, "many"), args...)
			result := strings.Contains(out, "passed") || strings.Contains(out, "failed") || len(rows(out)) > 0
			if status != 130 || result || stderr != "judge: interrupted\n" || !strings.HasSuffix(out, "\r\x1b[K") {
				t.Errorf("exit status %d, want 130; stdout %q; stderr %q", status, out, stderr)
			}
			if beats(t, beat) || runtime.GOOS != "windows" && len(test.args) > 0 && beats(t, beat+"-under") {
				t.Error("a process outlived the runner")
			}
			left, err := filepath.Glob(filepath.Join(tmp, "*"))
			if err != nil || len(left) > 0 && !strings.Contains(test.name, "hold") { // go was killed
				t.Errorf("left in the temporary directory: %q, %v", left, err)
			}
		})
	}
}

// TestMainItself runs this program as the runner.
func TestMainItself(t *testing.T) {
	t.Parallel()
	beat := filepath.Join(t.TempDir(), "beat")
	root := newModule(t, map[string]string{
		"slow/main.go":            actor,
		"slow/testdata/a.in":      "",
		"slow/testdata/a.out":     "1\n",
		"uva1601/main.go":         many,
		"uva1601/testdata/b.in":   "beat " + beat,
		"uva1601/testdata/b.out":  "",
		"uva1601/testdata/b2.in":  "",
		"uva1601/testdata/b2.out": "",
	})
	start := func(args ...string) (*exec.Cmd, *strings.Builder) {
		var out strings.Builder
		cmd := exec.Command(os.Args[0], append([]string{"-C", root}, args...)...)
		cmd.Dir, cmd.Stdout, cmd.Stderr = filepath.Join(root, "uva1601", "testdata"), &out, &out
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		return cmd, &out
	}
	for _, test := range []struct {
		args   []string
		status int
		want   string
	}{
		{[]string{"slow", "-list"}, 0, "slow/a  "},
		{[]string{"../../slow"}, 1, "0 passed, 1 failed\n"},
		{[]string{"uva1601/b2"}, 0, "1 passed, 0 failed\n"},
		{[]string{"fast"}, 2, "there are goldens in slow/testdata, uva1601/testdata\n"},
		{[]string{"b.in"}, 130, "judge: interrupted\n"},
	} {
		if test.status == 130 && runtime.GOOS == "windows" {
			continue // no process can be sent a Ctrl-C there
		}
		cmd, out := start(test.args...)
		if test.status == 130 {
			for _, err := os.Stat(beat); err != nil; _, err = os.Stat(beat) {
				time.Sleep(10 * time.Millisecond)
			}
			cmd.Process.Signal(syscall.SIGTERM)
		}
		cmd.Wait()
		status := cmd.ProcessState.ExitCode()
		if status != test.status || !strings.Contains(out.String(), test.want) {
			t.Errorf("%q: exit status %d, want %d; output, which should contain %q:\n%s",
				test.args, status, test.status, test.want, out)
		}
	}
	t.Run("no go command", func(t *testing.T) {
		cmd := exec.Command(os.Args[0], "-C", root, "slow")
		cmd.Env = append(os.Environ(), "PATH="+t.TempDir())
		out, _ := cmd.CombinedOutput()
		status := cmd.ProcessState.ExitCode()
		if status != 1 || !strings.Contains(string(out), "go build:\n    | exec: \"go\"") {
			t.Errorf("exit status %d, want 1; output:\n%s", status, out)
		}
	})
}
