package main

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"time"
	"unicode"

	"bfspuzzles/internal/view"
)

// report prints a line for each problem, a row for each run that fails or may
// fail on its judge (for every run if verbose), and the sums.
type report struct {
	out      io.Writer
	terminal view.Terminal // what out is
	verbose  bool
	passed   int
	failed   []string
	tally
}

// tally is what has been seen of the problem that is being judged.
type tally struct {
	limit        time.Duration // of a run
	cases        int
	failures     map[string]int // by form
	slowest      time.Duration
	slowestName  string
	heaviest     int64 // of the runs whose memory is known
	heaviestName string
}

// okay is green or red.
func (r *report) okay(passed bool) string {
	colour, text := "\x1b[31m", "FAIL"
	if passed {
		colour, text = "\x1b[32m", "ok  "
	}
	if !r.terminal.Colour {
		return text
	}
	return colour + text + "\x1b[0m"
}

// print is Fprintf, in place of what working says.
func (r *report) print(format string, args ...interface{}) {
	r.working("")
	fmt.Fprintf(r.out, format, args...)
}

// working says on a terminal what is being done, in the place of what was.
func (r *report) working(what string) {
	if r.terminal.Moves {
		fmt.Fprintf(r.out, "\r\x1b[K%.*s", r.terminal.Width-1, what)
	}
}

// text prints the first lines of a program's text under a title, nothing of none.
func (r *report) text(title string, text []byte) {
	for i, line := range lines(text) {
		if i == 0 {
			r.print("    %s\n", title)
		}
		if i == linesShown {
			r.print("    | … (cut)\n")
			break
		}
		r.print("    | %.*s\n", columnsShown, bytes.Map(printable, bytes.TrimSuffix(line, []byte("\n"))))
	}
}

// printable keeps from a terminal what could do more than be seen on it.
func printable(c rune) rune {
	if c == '\t' || unicode.IsPrint(c) {
		return c
	}
	return unicode.ReplacementChar
}

func (r *report) count(name string, passed bool) {
	if passed {
		r.passed++
	} else {
		r.failed = append(r.failed, name)
	}
}

// row reports what came of a golden and a form of its program.
func (r *report) row(g golden, form string, res result) {
	passed, mark := res.verdict == accepted, ""
	r.count(g.id()+" ("+form+")", passed)
	if !passed {
		r.failures[form]++
	} else if res.time > r.limit/2 { // its judge may be slower
		mark = fmt.Sprintf("  over half of the %v allowed", r.limit)
	}
	if res.time > r.slowest {
		r.slowest, r.slowestName = res.time, g.name+" ("+form+")"
	}
	memory := ""
	if res.memory > 0 {
		memory = "  " + megabytes(res.memory)
	}
	if res.memory > r.heaviest {
		r.heaviest, r.heaviestName = res.memory, g.name+" ("+form+")"
	}
	if passed && mark == "" && !r.verbose {
		return
	}
	r.print("%-4s  %-36s  %-11s  %s%s%s\n", res.verdict, g.id(), form, seconds(res.time), memory, mark)
	if passed {
		return
	}
	if res.reason != "" {
		r.print("    %s\n", res.reason)
	}
	r.print("%s", res.difference())
	r.text(fmt.Sprintf("case %d of %s/testdata/%s.in:", res.line, g.problem, g.name), res.text)
	r.text("stderr:", res.stderr)
}

// problem ends the report of a problem whose goldens have all been run.
func (r *report) problem(p problem, programs []program) {
	forms, failures := []string{}, 0
	for _, prog := range programs {
		forms = append(forms, prog.form)
		failures += r.failures[prog.form]
	}
	line := fmt.Sprintf("%d goldens, %d cases, %s", len(p.goldens), r.cases, strings.Join(forms, " and "))
	if failures > 0 {
		line += fmt.Sprintf("; %d failed", failures)
	}
	if r.slowest > 0 {
		line += fmt.Sprintf("; slowest %s %s", r.slowestName, seconds(r.slowest))
	}
	if r.heaviest > 0 {
		line += fmt.Sprintf("; heaviest %s %s", r.heaviestName, megabytes(r.heaviest))
	}
	r.print("%s  %-10s %s\n", r.okay(failures == 0), p.name, line)
	if r.failures[formSingle] > 0 && r.failures[formProgram] == 0 {
		r.print("    submit/%s is not what %s is: go generate ./%s makes it anew\n", p.name, p.name, p.name)
	}
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

func megabytes(bytes int64) string { return fmt.Sprintf("%.1f MB", float64(bytes)/(1<<20)) }

func seconds(d time.Duration) string { return fmt.Sprintf("%.3f s", d.Seconds()) }
