package main

import (
	"bufio"
	"fmt"
	"strings"
	"time"
	"unicode"

	"bfspuzzles/internal/process"
	"bfspuzzles/internal/view"
)

// report prints for each problem the run that failed on the smallest case (if verbose,
// every run) and a line, and at last the sums.
type report struct {
	out      *bufio.Writer // it keeps the first error
	terminal view.Terminal // what out is
	verbose  bool
	counted  int
	failed   []string // names of what was counted
	err      error    // why nothing more is run or printed; there is no result then
}

// fail ends the run, if there is an error. The first one stays.
func (r *report) fail(err error) {
	if r.err == nil {
		r.err = err
	}
}

// okay returns ok, green, or FAIL, red.
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

// print is Printf, and replaces what working says.
func (r *report) print(format string, args ...interface{}) {
	if r.err == nil {
		r.working("")
		fmt.Fprintf(r.out, format, args...)
		r.out.Flush()
	}
}

// working says on a terminal what is being done. Each call replaces what the last said.
func (r *report) working(what string) {
	if r.terminal.Moves {
		fmt.Fprintf(r.out, "\r\x1b[K%.*s", r.terminal.Width-1, what)
		r.out.Flush()
	}
}

// text prints the first lines of a text under a title, and nothing for an empty text.
func (r *report) text(title, text string, most int) {
	for i, line := range lines(text) {
		if i == 0 {
			r.print("    %s\n", title)
		}
		if i == most {
			r.print("    | … (cut)\n")
			break
		}
		line = strings.Map(printable, strings.TrimSuffix(line, "\n"))
		r.print("    | %.*s\n", columnsShown, line)
	}
}

// printable replaces what could do more to a terminal than be seen on it.
func printable(c rune) rune {
	if c == '\t' || unicode.IsPrint(c) {
		return c
	}
	return unicode.ReplacementChar
}

func (r *report) count(name string, passed bool) {
	if r.counted++; !passed {
		r.failed = append(r.failed, name)
	}
}

// figures says what a run took, and what its judge may not let pass.
func (res *result) figures() string {
	p, figures := res.golden.problem, seconds(res.Time)
	if res.Time > p.limit/2 { // its judge may be slower
		figures += fmt.Sprintf(" of the %v allowed", p.limit)
	}
	if res.Memory > 0 {
		figures += "  at most " + megabytes(res.Memory)
	}
	if res.Memory > p.memory && p.memory > 0 {
		figures += " of the " + megabytes(p.memory) + " allowed"
	}
	if res.forgiven {
		figures += "  white space forgiven"
	}
	return figures
}

// waited says that a program may be slow only because others are running.
func (res *result) waited() string {
	if res.Verdict != process.TimeLimit || res.CPU > res.Time/2 {
		return ""
	}
	return "it waited, or the machine was busy: it ran for " + seconds(res.CPU) + " only; " +
		"-limit allows more"
}

// shown prints a result if verbose, and returns it.
func (r *report) shown(res *result) *result {
	if r.verbose {
		r.row(res)
	}
	return res
}

// row prints a result.
func (r *report) row(res *result) {
	r.print("%-4s  %-36s  %-11s  %s\n", res.Verdict, res.golden.id(), res.form, res.figures())
	if res.passed() {
		return
	}
	if res.golden.Text != "" {
		r.print("    the golden is for: %s\n", res.golden.Text)
	}
	for _, line := range []string{res.Reason, res.waited(), res.note} {
		if line != "" {
			r.print("    %s\n", line)
		}
	}
	what := res.golden.id()
	if res.number > 0 {
		what = fmt.Sprintf("case %d of %s", res.number, what)
	}
	if res.line > 0 && (res.Reason == "" || res.number > 0) { // else answers may be lost
		r.print("    %s, line %d of its output\n      expected: %s\n      found:    %s\n", what,
			res.line, visible(res.expected), visible(res.found))
	}
	if res.last != "" {
		r.text(fmt.Sprintf("case %d, the last of these:", res.cases), res.last, linesShown)
	} else {
		r.text(what+":", res.input, linesShown)
	}
	r.text("stderr:", res.Stderr, errorsShown)
	if res.form == formSingle {
		r.print("    go generate ./%s makes the single file\n", res.golden.problem.name)
	}
}

// summary ends the report. The last line is for scripts, too.
func (r *report) summary() {
	if len(r.failed) > 0 {
		r.print("failed: %s\n", strings.Join(r.failed, "; "))
	}
	r.print("%d passed, %d failed\n", r.counted-len(r.failed), len(r.failed))
}

func megabytes(bytes int64) string { return fmt.Sprintf("%.1f MB", float64(bytes)/(1<<20)) }

func seconds(d time.Duration) string { return fmt.Sprintf("%.3f s", d.Seconds()) }
