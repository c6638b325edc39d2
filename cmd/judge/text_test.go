package main

import (
	"bufio"
	"bytes"
	"context"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/process"
	"bfspuzzles/internal/view"
)

// The verdicts for our own programs, whose bytes count, and for others; and the line that differs.
var comparisons = []struct {
	want, got, strict, lenient string
	line                       int
}{
	{"", "", "AC", "AC", 0},
	{"1\n2\n", "1\r\n2\r\n", "AC", "AC", 0},
	{"1\r\n2\r\n", "1\n2\n", "AC", "AC", 0},
	{"1\n", "1", "PE", "forgiven", 1},
	{"1\n2\n", "1 \n2\t\r\n", "PE", "forgiven", 1},
	{"1\n", "1\n\n", "PE", "forgiven", 2},
	{"", "\n", "PE", "forgiven", 1},
	{"1\n", " 1\n", "PE", "PE", 1},
	{"1 2\n", "1\n2\n", "PE", "PE", 1},
	{"1\n2\n", "1\n\n2\n", "PE", "PE", 2},
	{"12\n", "1 2\n", "WA", "WA", 1},
	{"1\n2\n", "1\n", "WA", "WA", 2},
	{"1\n2\n3\n4\n", "1\n3\n3\n", "WA", "WA", 2},
	{"1\n", "1\n1\n", "WA", "WA", 2},
	{"1\n", "01\n", "WA", "WA", 1},
}

func TestCompare(t *testing.T) {
	for _, test := range comparisons {
		strict, lenient := &result{}, &result{}
		strict.Stdout, lenient.Stdout = test.got, test.got
		strict.compare(lines(test.want), false)
		lenient.compare(lines(test.want), true)
		if lenient.forgiven && lenient.Verdict == accepted {
			lenient.Verdict = "forgiven"
		}
		if strict.Verdict != test.strict || lenient.Verdict != test.lenient ||
			strict.line != test.line {
			t.Errorf("%q for %q: %s, and leniently %s, line %d; want %v", test.got, test.want,
				strict.Verdict, lenient.Verdict, strict.line, test)
		}
	}
}

func TestVisible(t *testing.T) {
	long := strings.Repeat("x", 150)
	for line, want := range map[string]string{
		"2\n":                 `"2\n"`,
		"":                    "(end of output)",
		" ":                   `"·" (· is a blank)`,
		"\xff滑\r\n\t":         `"\xff滑\r\n\t"`,
		long:                  `"` + long[:columnsShown-1] + "…",
		long[:columnsShown-2]: `"` + long[:columnsShown-2] + `"`,
	} {
		if got := visible(line); got != want {
			t.Errorf("%q: %s, want %s", line, got, want)
		}
	}
}

// What a report says on a terminal of four columns. Nothing of a program's output can do more to
// it than be seen.
func TestReport(t *testing.T) {
	var out bytes.Buffer
	r := &report{out: bufio.NewWriter(&out), terminal: view.Terminal{Width: 4, Moves: true}}
	r.working("abcd")
	r.working("äöüß")
	r.progress = "412 of 1000"
	r.working("z")
	r.names("f", strings.Fields("1 2 3 4 5 6 7"))
	r.terminal.Moves = false
	long, many := strings.Repeat("x", 2000), strings.Repeat("3\n", 30)
	r.text("no title", "")
	r.text("title", "a\r\n\tb\x1b[31m\xff"+long+"\n"+many)
	r.print("%s %s ", r.okay(true), r.okay(false))
	r.terminal.Colour = true
	r.print("%s %s\n", r.okay(true), r.okay(false))
	r.count("busy", process.NotJudged)
	r.summary()
	const clear, green, red, plain = "\r\x1b[K", "\x1b[32m", "\x1b[31m", "\x1b[0m"
	const three = "    | 3\n"
	want := clear + "abc" + clear + "äöü" + clear + "412" +
		clear + "f: 1; 2; 3; 4; 5; and 2 more\n" +
		"    title\n    | a\n    | \tb�[31m�" + long[:longest-8] + "\n" +
		strings.Repeat(three, firstLines-2) + "    | … (cut)\n" + strings.Repeat(three, lastLines) +
		"ok   FAIL " + green + "ok  " + plain + " " + red + "FAIL" + plain +
		"\nnot run: busy\n0 passed, 0 failed, 1 not run\n"
	if d := cmp.Diff(want, out.String()); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

// What a judge may not let pass is said.
func TestFigures(t *testing.T) {
	res := result{program: program{limits: process.Limits{Time: 2 * time.Second}}}
	res.Time = time.Second
	few := res.figures()
	res.Time, res.Memory, res.forgiven = 1001*time.Millisecond, 64<<20, true
	want := "1.000 s; 1.001 s of the 2s allowed  at most 64.0 MB  white space forgiven"
	if got := few + "; " + res.figures(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// Once time is up, the report says what was not run. A golden of which nothing was is no pass.
func TestTimeIsUp(t *testing.T) {
	t.Parallel()
	for last, want := range map[string]string{
		"a": "ok    p          -cmd: 1 cases, 2 not run; slowest ...\n" +
			"1 passed, 0 failed, 2 not run\n",
		"late": "FAIL  p          -cmd: 1 cases, 2 not run; slowest ...\n" +
			"not run: p/late (-cmd)\n1 passed, 0 failed, 2 not run\n",
	} {
		last, want := last, want
		t.Run(last, func(t *testing.T) {
			t.Parallel()
			const echo = "read n; sleep $n; echo $n"
			prog := program{kindCommand, []string{"sh", "-c", echo}, t.TempDir(),
				process.Limits{Time: time.Minute}}
			b := batch{golden: golden{problem: &problem{name: "p"}, name: "a"}}
			runs := b.of(testCase{text: "0\n", answer: "0\n"}, testCase{text: "60\n"},
				testCase{text: "61\n"}).runs(1)
			if runs[2].name = last; last != "a" {
				runs[2].turn = 0
			}
			var out bytes.Buffer
			j := &judge{ctx: context.Background(), tmp: prog.dir,
				until:  time.Now().Add(3 * time.Second),
				report: &report{out: bufio.NewWriter(&out)}}
			j.judgeRuns(prog, runs)
			j.summary()
			if d := cmp.Diff(want, anyFigures(out.String())); d != "" || j.err != nil {
				t.Errorf("%v (-want +got):\n%s", j.err, d)
			}
		})
	}
}

// Where cases together take too long, one that has no time to end by itself is named.
func TestNoTimeAlone(t *testing.T) {
	t.Parallel()
	prog := program{kindCommand, []string{"sh", "-c", "read n; sleep $n; echo 0"}, t.TempDir(),
		process.Limits{Time: time.Minute}}
	b := batch{golden: golden{problem: &problem{name: "p"}, name: "a"}}
	together := &result{program: prog, batch: b.of(testCase{number: 1, text: "0\n", answer: "0\n"},
		testCase{number: 2, text: "60\n", answer: "0\n"})}
	together.Verdict = process.TimeLimit
	j := &judge{ctx: context.Background(), tmp: prog.dir, until: time.Now().Add(2 * time.Second),
		report: &report{out: bufio.NewWriter(&bytes.Buffer{})}}
	got := j.fewer(together)
	if got.Verdict != process.TimeLimit || got.what() != "case 2 of p/a" ||
		!strings.Contains(got.note, "no time to end by itself") {
		t.Errorf("%s, %s: %s", got.what(), got.Verdict, got.note)
	}
}
