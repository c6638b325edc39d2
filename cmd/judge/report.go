package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"time"
	"unicode/utf8"
)

// How many lines of a text are shown with a failure.
const (
	inputLinesShown  = 20
	stderrLinesShown = 10
	buildLinesShown  = 40
)

// report prints a row for each run as it ends, why it failed, and the sums.
type report struct {
	out            io.Writer
	color          bool
	width          int // of the widest id
	passed, failed int

	slowest, heaviest           *usage
	slowestName, heaviestName   string
	sawSlow, sawHeavy, sawBound bool // a mark that the legend has to explain
	sawApart                    bool // two forms of a program got different verdicts
}

func newReport(out io.Writer, goldens []golden) *report {
	r := &report{out: out, color: useColor(out)}
	for _, g := range goldens {
		if n := utf8.RuneCountInString(g.id()); n > r.width {
			r.width = n
		}
	}
	return r
}

func useColor(out io.Writer) bool {
	f, ok := out.(*os.File)
	if !ok || os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb" {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

const (
	red    = "\x1b[31m"
	green  = "\x1b[32m"
	yellow = "\x1b[33m"
	reset  = "\x1b[0m"
)

func (r *report) paint(color, text string) string {
	if !r.color {
		return text
	}
	return color + text + reset
}

// row reports one run.
func (r *report) row(g golden, form string, lim limit, res result, want []byte) {
	color := red
	if res.verdict == accepted {
		r.passed++
		color = green
	} else {
		r.failed++
	}
	cpu, wall, memory, marks := "-", "-", "-", ""
	if u := res.usage; u != nil {
		cpu, wall, memory = seconds(u.cpu), seconds(u.wall), u.memory.String()
		marks = r.marks(lim, u)
		r.note(g.id()+" ("+form+")", u)
	}
	fmt.Fprintf(r.out, "%s %-*s  %-11s  cpu %8s  wall %8s  memory %9s%s\n",
		r.paint(color, fmt.Sprintf("%-3s", res.verdict)), r.width, g.id(), form, cpu, wall, memory, marks)

	if res.verdict == accepted || res.verdict == compileError {
		return
	}
	if res.reason != "" {
		printLines(r.out, res.reason)
	}
	if res.verdict == wrongAnswer || res.verdict == presentationError {
		printLines(r.out, firstDifference(want, res.stdout)...)
	}
	input, _ := os.ReadFile(g.in) // the run could read it, so no error is expected
	printLines(r.out, firstLines("input:", input, inputLinesShown)...)
	printLines(r.out, firstLines("stderr:", res.stderr, stderrLinesShown)...)
}

// marks are for a run that passes here but may fail on its judge.
func (r *report) marks(lim limit, u *usage) (marks string) {
	if u.time() > lim.time/2 {
		r.sawSlow = true
		marks += r.paint(yellow, "  SLOW")
	}
	if lim.memory > 0 && u.memory.bytes > lim.memory && !u.memory.bound {
		r.sawHeavy = true
		marks += r.paint(yellow, "  HEAVY")
	}
	r.sawBound = r.sawBound || u.memory.bound
	return marks
}

// note keeps the slowest and the heaviest run. A peak that is known counts
// above all that are only bounded.
func (r *report) note(name string, u *usage) {
	if r.slowest == nil || u.time() > r.slowest.time() {
		r.slowest, r.slowestName = u, name
	}
	h := r.heaviest
	if h == nil || h.memory.bound && !u.memory.bound ||
		h.memory.bound == u.memory.bound && u.memory.bytes > h.memory.bytes {
		r.heaviest, r.heaviestName = u, name
	}
}

// summary ends the report. The last line is for scripts, too.
func (r *report) summary() {
	if r.sawSlow {
		fmt.Fprintln(r.out, "SLOW: above half of the problem's time limit")
	}
	if r.sawHeavy {
		fmt.Fprintln(r.out, "HEAVY: above the problem's memory limit")
	}
	if r.sawApart {
		fmt.Fprintln(r.out, "a program and its single file differ: go generate ./... makes the single files anew")
	}
	if r.sawBound {
		fmt.Fprintln(r.out, "≤: at most; the figure may be the peak of this runner")
	}
	slowest, heaviest := "-", "-"
	if r.slowest != nil {
		slowest = r.slowestName + " " + seconds(r.slowest.time())
		heaviest = r.heaviestName + " " + r.heaviest.memory.String()
	}
	fmt.Fprintf(r.out, "slowest: %s; heaviest: %s\n", slowest, heaviest)
	fmt.Fprintf(r.out, "%d passed, %d failed\n", r.passed, r.failed)
}

func seconds(d time.Duration) string { return fmt.Sprintf("%.3f s", d.Seconds()) }

func (m memory) String() string {
	s := fmt.Sprintf("%.1f MB", float64(m.bytes)/mebibyte)
	switch {
	case m.bytes == 0:
		return "-"
	case m.bound:
		return "≤" + s
	}
	return s
}

// printLines prints lines that belong to the row above.
func printLines(out io.Writer, lines ...string) {
	for _, l := range lines {
		fmt.Fprintln(out, "    "+l)
	}
}

// firstLines makes at most max lines of a foreign text fit for the report,
// under a title; nothing of no text.
func firstLines(title string, text []byte, max int) []string {
	if len(text) == 0 {
		return nil
	}
	shown := []string{title}
	for i, line := range bytes.SplitN(bytes.TrimSuffix(text, []byte("\n")), []byte("\n"), max+1) {
		if i == max {
			return append(shown, "| … (cut)")
		}
		shown = append(shown, "| "+printable(line, false))
	}
	return shown
}
