package main

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"time"

	"bfspuzzles/internal/view"
)

// How many lines of a text are shown with a failure.
const (
	caseLinesShown   = 20 // a map of uva1601 has 17
	stderrLinesShown = 10
	buildLinesShown  = 40
)

// report prints a line for each problem, a row for each run that fails or may
// fail on its judge (for every run if verbose), and the sums.
type report struct {
	out      io.Writer
	terminal view.Terminal // what out is
	verbose  bool
	busy     bool // the last line, not ended, says what is being done

	passed int
	failed []string
	tally  // of the problem that is being judged
}

// tally is what is said of one problem when all its goldens have been run.
type tally struct {
	problem           string
	limit             limit
	forms             []string
	goldens, cases    int
	slowest, heaviest figure
	failures          map[string]int // by form
}

// figure is the largest so far, and whose it is.
type figure struct {
	value int64
	name  string
}

func (f *figure) note(value int64, name string) {
	if value > f.value {
		f.value, f.name = value, name
	}
}

const (
	red    = "\x1b[31m"
	green  = "\x1b[32m"
	yellow = "\x1b[33m"
	reset  = "\x1b[0m"
)

func (r *report) paint(colour, text string) string {
	if !r.terminal.Colour {
		return text
	}
	return colour + text + reset
}

func (r *report) okay(passed bool) string {
	if passed {
		return r.paint(green, "ok  ")
	}
	return r.paint(red, "FAIL")
}

// print is Fprintf, in place of what working says.
func (r *report) print(format string, args ...interface{}) {
	r.working("")
	fmt.Fprintf(r.out, format, args...)
}

// working says on a terminal what is being done, in the place of what was.
func (r *report) working(what string) {
	if !r.terminal.Moves || what == "" && !r.busy {
		return
	}
	if runes := []rune(what); len(runes) >= r.terminal.Width {
		what = string(runes[:r.terminal.Width-1])
	}
	fmt.Fprint(r.out, "\r\x1b[K", what)
	r.busy = what != ""
}

// lines prints lines that belong to the row above.
func (r *report) lines(lines ...string) {
	for _, l := range lines {
		r.print("    %s\n", l)
	}
}

func (r *report) count(name string, passed bool) {
	if passed {
		r.passed++
	} else {
		r.failed = append(r.failed, name)
	}
}

// golden begins a golden, and a problem if it is its first one.
func (r *report) golden(g golden, lim limit, cases int, programs []program) {
	if g.problem != r.problem {
		r.endProblem()
		r.tally = tally{problem: g.problem, limit: lim, failures: map[string]int{}}
		for _, p := range programs {
			r.forms = append(r.forms, p.form)
		}
	}
	r.goldens++
	r.cases += cases
}

// row reports the runs of a program on a golden with so many cases. text is the
// case that failed, nil where it is not known.
func (r *report) row(g golden, form string, res result, cases int, text []byte) {
	passed, colour := res.verdict == accepted, green
	r.count(g.id()+" ("+form+")", passed)
	if !passed {
		r.failures[form]++
		colour = red
	}
	r.slowest.note(int64(res.time), g.name+" ("+form+")")
	r.heaviest.note(res.memory, g.name+" ("+form+")")
	marks := "" // of a run that passes here but may fail on its judge
	if passed && res.time > r.limit.time/2 {
		marks += fmt.Sprintf("  over half of the %v allowed", r.limit.time)
	}
	if passed && r.limit.memory > 0 && res.memory > r.limit.memory {
		marks += fmt.Sprintf("  over the %s allowed", megabytes(r.limit.memory))
	}
	if passed && marks == "" && !r.verbose {
		return
	}
	r.print("%s  %-36s  %-11s  %s  %8s%s\n", r.paint(colour, fmt.Sprintf("%-4s", res.verdict)),
		g.id(), form, seconds(res.time), megabytes(res.memory), r.paint(yellow, marks))
	if passed || res.verdict == compileError {
		return
	}
	if res.reason != "" {
		r.lines(res.reason)
	}
	r.lines(res.show(cases)...)
	r.lines(firstLines(fmt.Sprintf("case %d of %s/testdata/%s.in:", res.line, g.problem, g.name), text, caseLinesShown)...)
	r.lines(firstLines("stderr:", res.stderr, stderrLinesShown)...)
}

// endProblem reports the problem whose goldens have all been run.
func (r *report) endProblem() {
	if r.goldens == 0 {
		return
	}
	failures := 0
	for _, n := range r.failures {
		failures += n
	}
	line := fmt.Sprintf("%d goldens, %d cases, %s", r.goldens, r.cases, strings.Join(r.forms, " and "))
	if failures > 0 {
		line += fmt.Sprintf("; %d failed", failures)
	}
	if r.slowest.value > 0 {
		line += fmt.Sprintf("; slowest %s %s", r.slowest.name, seconds(time.Duration(r.slowest.value)))
	}
	if r.heaviest.value > 0 {
		line += fmt.Sprintf("; heaviest %s %s", r.heaviest.name, megabytes(r.heaviest.value))
	}
	r.print("%s  %-10s %s\n", r.okay(failures == 0), r.problem, line)
	if r.failures[formSingle] > 0 && r.failures[formProgram] == 0 {
		r.lines(fmt.Sprintf("submit/%s is not what %s is: go generate ./%s makes it anew", r.problem, r.problem, r.problem))
	}
	r.goldens = 0
}

// list prints the goldens and what each is for.
func (r *report) list(root string, goldens []golden) error {
	for _, g := range goldens {
		what, err := purposes(root, g.problem)
		if err != nil {
			return err
		}
		r.print("%-36s  %s\n", g.id(), what[g.name])
	}
	return nil
}

// summary ends the report and reports whether all passed. The last line is for
// scripts, too.
func (r *report) summary() bool {
	if len(r.failed) > 0 {
		r.print("failed: %s\n", strings.Join(r.failed, "; "))
	}
	r.print("%d passed, %d failed\n", r.passed, len(r.failed))
	return len(r.failed) == 0
}

func seconds(d time.Duration) string { return fmt.Sprintf("%.3f s", d.Seconds()) }

func megabytes(n int64) string {
	if n == 0 {
		return "-" // not known
	}
	return fmt.Sprintf("%.1f MB", float64(n)/mebibyte)
}

// firstLines makes at most max lines of a foreign text fit for the report,
// under a title; nothing of no text.
func firstLines(title string, text []byte, max int) []string {
	if len(text) == 0 {
		return nil
	}
	shown := []string{title}
	for i, line := range bytes.SplitN(bytes.TrimSuffix(unixLines(text), []byte("\n")), []byte("\n"), max+1) {
		if i == max {
			return append(shown, "| … (cut)")
		}
		shown = append(shown, "| "+printable(line, false))
	}
	return shown
}
