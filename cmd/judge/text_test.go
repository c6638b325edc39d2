package main

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/process"
	"bfspuzzles/internal/view"
)

// A progress line must fit a terminal of four columns, and only terminals may get colours.
func TestTerminal(t *testing.T) {
	var out bytes.Buffer
	r := &report{out: bufio.NewWriter(&out), terminal: view.Terminal{Width: 4, Moves: true}}
	r.working("abcd")
	r.working("äöüß")
	r.terminal.Moves = false
	r.print("%s %s ", r.okay(true), r.okay(false))
	r.terminal.Colour = true
	r.print("%s %s\n", r.okay(true), r.okay(false))
	const clear, green, red, plain = "\r\x1b[K", "\x1b[32m", "\x1b[31m", "\x1b[0m"
	want := clear + "abc" + clear + "äöü" + "ok   FAIL " + green + "ok  " + plain + " " + red +
		"FAIL" + plain + "\n"
	if d := cmp.Diff(want, out.String()); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

// A file that cannot be written in full, for example to a full disk, must not leave a partial file.
func TestWriteFile(t *testing.T) {
	name := filepath.Join(t.TempDir(), "x")
	if os.Symlink("/dev/full", name+".part") != nil {
		t.Skip("this system has no links")
	}
	err := writeFile(name, "text")
	if files, _ := filepath.Glob(name + "*"); err == nil || files != nil {
		t.Errorf("error %v, files %q", err, files)
	}
}

// made lists reports on the cases 1, 2 and 3, in one run or in three. The test makes up the
// outcomes of the given inputs; all other inputs are answered correctly.
var made = []struct {
	n        int // cases per run
	outcomes map[string]string
	want     string
}{
	{1, map[string]string{"2": "late", "3": "late"},
		`ok    p          program: 2 cases; slowest ...
2 passed, 0 failed, 1 not run, none of the hardest among them; time was up after 20s (-all runs all)
`},
	{1, map[string]string{"3": "busy"},
		`??    p/a                                   program      0.000 s
    busy
ok    p          program: 2 cases; slowest ...
2 passed, 0 failed
1 run could not be judged
`},
	{3, map[string]string{"1 2 3": "TLE", "2": "slow"},
		`TLE   p/a                                   program      0.000 s
    the slowest case, 2, takes 7s alone:
    | 2
    each case passes on its own but not after others: is state carried over from the case before,
    does the program stop after the first case, or do all cases together take too long?
    3 cases of p/a:
    | 1
    | 2
    | 3
FAIL  p          program: 3 cases; slowest ...
failed: p/a (program)
0 passed, 1 failed
`},
	{3, map[string]string{"1 2 3": "TLE", "2": "wrong"},
		`TLE   p/a                                   program      0.000 s
    the case below gets WA when it is run alone
    case 2 of p/a:
    | 2
    the output differs on line 1
      expected: "2\n"
      found:    "wrong\n"
                 ^
FAIL  p          program: 3 cases; slowest ...
failed: p/a (program)
0 passed, 1 failed
`},
}

func TestRuns(t *testing.T) {
	for _, test := range made {
		var out bytes.Buffer
		j, ctx, runs := playing(test.outcomes, &out)
		j.judgeRuns(ctx, program{kind: kindProgram}, runs.runs(test.n), nil)
		j.summary()
		if j.err != nil {
			out.WriteString(j.err.Error() + "\n")
		}
		if d := cmp.Diff(test.want, anyFigures(out.String())); d != "" {
			t.Errorf("%v (-want +got):\n%s", test.outcomes, d)
		}
	}
}

// playing returns a runner that replays made-up outcomes, and three cases for it.
func playing(outcomes map[string]string, out io.Writer) (*judge, context.Context, batch) {
	ctx, stop := context.WithCancel(context.Background())
	run := func(_ context.Context, _ program, input string) (o process.Outcome) {
		name := strings.Join(strings.Fields(input), " ")
		o.Stdout, o.Verdict = input, process.Accepted
		switch outcomes[name] {
		case "late":
			stop()
		case "busy":
			o.Ending = process.Ending{Reason: "busy"}
		case "TLE":
			o.Verdict = process.TimeLimit
		case "wrong":
			o.Stdout = "wrong\n"
		case "slow":
			o.Time = 7 * time.Second
		}
		return o
	}
	b := batch{golden: golden{problem: &problem{name: "p"}, name: "a"}}
	for i, text := range []string{"1\n", "2\n", "3\n"} {
		b.cases = append(b.cases, testCase{number: i + 1, text: text, answer: text})
	}
	return &judge{ctx: context.Background(), run: run,
		report: &report{out: bufio.NewWriter(out)}}, ctx, b
}
