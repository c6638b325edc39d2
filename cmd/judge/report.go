//go:build go1.24

package main

import (
	"bufio"
	"fmt"
	"slices"
	"strings"
	"sync"
	"unicode"

	"bfspuzzles/internal/goldens"
	"bfspuzzles/internal/process"
	"bfspuzzles/internal/view"
)

const (
	firstLines   = 17   // lines at the beginning of a text, such as a map of uva1601
	lastLines    = 6    // lines at its end: the message on standard error is at one of these
	longest      = 1000 // characters of a line of it
	columnsShown = 120  // columns of an answer
	namesShown   = 5    // names of goldens that failed
)

// report prints for each problem the run that failed (if verbose, every run) and a line; the
// last line has the sums.
type report struct {
	out        *bufio.Writer // it keeps the first error
	terminal   view.Terminal // what out is
	verbose    bool
	passed     int      // number of what has passed
	failed     []string // names of what has failed
	notJudged  int      // number of runs that say nothing
	notReached int      // number of runs for which there was no time, or that came after a failure
	skipped    []string // tests that were skipped, and why
	progress   string   // how far it has come, "" if that is not said
	failing    sync.Once
	err        error // why nothing more is run
}

// fail ends the run, if there is an error. The first one stays.
func (r *report) fail(err error) {
	if err != nil {
		r.failing.Do(func() { r.err = err })
	}
}

// okay returns ok, green, or FAIL, red.
func (r *report) okay(passed bool) string {
	colour, text := "\x1b[31m", "FAIL"
	if passed {
		colour, text = "\x1b[32m", "ok  "
	}
	if r.terminal.Colour {
		text = colour + text + "\x1b[0m"
	}
	return text
}

// print is Printf, and replaces what working says. After an error nothing looks like a result.
func (r *report) print(format string, args ...any) {
	r.working("")
	if r.err == nil {
		fmt.Fprintf(r.out, format, args...)
	}
	r.out.Flush()
}

// working says on a terminal what is being done. Each call replaces what the last said.
func (r *report) working(what string) {
	if r.terminal.Moves {
		fmt.Fprintf(r.out, "\r\x1b[K%.*s", r.terminal.Width-1, what)
		r.out.Flush()
	}
}

// cut splits a text into lines, without those in the middle of a long one.
func cut(text string) []string {
	split := lines(text)
	end := len(split) - lastLines
	if end > firstLines {
		split = slices.Concat(split[:firstLines], []string{"… (cut)\n"}, split[end:])
	}
	return split
}

// text prints a text under a title, without what is in the middle of a long one, and nothing for
// an empty one.
func (r *report) text(title, text string) {
	for i, line := range cut(text) {
		if i == 0 {
			r.print("    %s\n", title)
		}
		line = strings.Map(printable, strings.TrimSuffix(line, "\n"))
		r.print("    | %.*s\n", longest, line)
	}
}

// printable replaces what could do more to a terminal than be seen on it.
func printable(c rune) rune {
	if c == '\t' || unicode.IsPrint(c) {
		return c
	}
	return unicode.ReplacementChar
}

// count adds a run to the sums.
func (r *report) count(res *result) {
	switch {
	case res.Passes():
		r.passed++
	case res.Fails():
		r.failed = append(r.failed, res.id()+" ("+res.kind+")")
	case res.Reason == "":
		r.notReached++
	default:
		r.notJudged++
	}
}

// figures says what a run took, and what its judge may not let pass.
func (res *result) figures() string {
	limit, figures := res.limits.Time, fmt.Sprintf("%.3f s", res.Time.Seconds())
	if res.Time > limit/2 { // its judge may be slower
		figures += fmt.Sprintf(" of the %v allowed", limit)
	}
	if res.Memory > 0 {
		figures += fmt.Sprintf("  at most %.1f MB", float64(res.Memory)/(1<<20))
	}
	if res.forgiven {
		figures += "  white space forgiven"
	}
	return figures
}

// row prints the verdict on a run.
func (r *report) row(res *result) {
	r.print("%-4s  %-36s  %-11s  %s\n", res.Verdict, res.id(), res.kind,
		res.figures())
	if res.Reason != "" {
		r.print("    %s\n", res.Reason)
	}
}

// details prints what is known of a run that failed.
func (j *judge) details(res *result) {
	own := j.form == "" || j.form == res.Form || res.Form == goldens.Beyond
	if own && res.Short != "" { // in another form, what is said of the input may be wrong
		j.print("    the golden is for: %s\n", res.Short)
	}
	if res.note != "" {
		j.print("    %s\n", res.note)
	}
	ended := res.Verdict == process.WrongAnswer || res.Verdict == process.RuntimeError
	if res.Unread && ended && res.kind == kindCommand {
		j.print("    it read nothing of its standard input: is there a freopen?\n")
	}
	j.text(res.what()+":", res.input)
	if res.line > 0 && res.Reason == "" { // else answers may be lost
		j.print("    %s\n", res.why())
	}
	j.text("stderr:", res.Stderr)
	if res.kind == kindSingle {
		j.print("    go generate ./%s makes the single file\n", res.problem.name)
	}
}

// what names the cases of a run.
func (b batch) what() string {
	what := counted(len(b.cases), "case")
	if len(b.cases) == 1 {
		what = fmt.Sprint("case ", b.cases[0].number)
	}
	if len(b.cases) > 0 && b.cases[0].made {
		what = "shrunk from " + what
	}
	return what + " of " + b.id()
}

// summary ends the report. The last line is for scripts, too. A run that is not judged is no
// pass, and not the program's fault.
func (r *report) summary() {
	for _, test := range r.skipped {
		r.print("skipped: %s\n", test)
	}
	names := r.failed
	more := len(names) - namesShown
	if more > 0 {
		names = append(names[:namesShown:namesShown], fmt.Sprintf("and %d more", more))
	}
	if len(names) > 0 {
		r.print("failed: %s\n", strings.Join(names, "; "))
	}
	left := ""
	switch {
	case r.notReached > 0 && len(names) > 0:
		left = fmt.Sprintf(", %d not reached", r.notReached)
	case r.notReached > 0:
		left = fmt.Sprintf(", ok, %d not reached in %v (-all runs them, too)", r.notReached,
			programTime)
	}
	r.print("%d passed, %d failed%s\n", r.passed, len(r.failed), left)
	if r.notJudged > 0 && len(names) == 0 {
		r.fail(fmt.Errorf("%s could not be judged", counted(r.notJudged, "run")))
	}
}

// counted writes a number of things.
func counted(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
