package main

import (
	"bufio"
	"fmt"
	"strings"
	"time"
	"unicode"

	"bfspuzzles/internal/view"
)

const (
	firstLines   = 14   // lines at the beginning of a text; a map of uva1601 has 17 in all
	lastLines    = 6    // lines at its end: the message on standard error is at one of these
	longest      = 1000 // characters of a line of it
	columnsShown = 120  // columns of an answer
	namesShown   = 5    // names of goldens that failed, or were not run
)

// report prints for each problem the run that failed (if verbose, every run) and a line; the
// last line has the sums.
type report struct {
	out      *bufio.Writer // it keeps the first error
	terminal view.Terminal // what out is
	verbose  bool
	passed   int      // number of what was counted and has passed
	failed   []string // names of what was counted and has failed
	notRun   []string // names of what was not judged
	left     int      // number of runs left of goldens that have had one
	skipped  []string // tests that were skipped, and why
	progress string   // how far it has come, "" if that is not said
	err      error    // why nothing more is run
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
	if r.terminal.Colour {
		text = colour + text + "\x1b[0m"
	}
	return text
}

// print is Printf, and replaces what working says. After an error nothing looks like a result.
func (r *report) print(format string, args ...interface{}) {
	if r.working(""); r.err == nil {
		fmt.Fprintf(r.out, format, args...)
	}
	r.out.Flush()
}

// working says on a terminal what is being done. Each call replaces what the last said.
func (r *report) working(what string) {
	if what != "" && r.progress != "" {
		what = r.progress
	}
	if r.terminal.Moves {
		fmt.Fprintf(r.out, "\r\x1b[K%.*s", r.terminal.Width-1, what)
		r.out.Flush()
	}
}

// text prints a text under a title, without what is in the middle of a long one, and nothing for
// an empty one.
func (r *report) text(title, text string) {
	split := lines(text)
	if end := len(split) - lastLines; end > firstLines {
		split = append(append(split[:firstLines:firstLines], "… (cut)"), split[end:]...)
	}
	for i, line := range split {
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

// count adds a verdict to the sums. A run that was left of a golden that has had others has no
// name.
func (r *report) count(name, verdict string) {
	switch {
	case verdict == accepted, verdict == updated:
		r.passed++
	case fails(verdict):
		r.failed = append(r.failed, name)
	case name == "":
		r.left++
	default:
		r.notRun = append(r.notRun, name)
	}
}

// bad is the number of all that is no pass.
func (r *report) bad() int { return len(r.failed) + len(r.notRun) }

// figures says what a run took, and what its judge may not let pass.
func (res *result) figures() string {
	limit, figures := res.limits.Time, seconds(res.Time)
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
	r.print("%-4s  %-36s  %-11s  %s\n", res.Verdict, res.id(), res.kind, res.figures())
	if res.Reason != "" {
		r.print("    %s\n", res.Reason)
	}
}

// details prints what is known of a run that failed.
func (r *report) details(res *result) {
	if purpose := res.purpose(); purpose != "" {
		r.print("    the golden is for: %s\n", purpose)
	}
	if res.note != "" {
		r.print("    %s\n", res.note)
	}
	if res.Unread && res.kind == kindCommand {
		r.print("    it read nothing of its standard input: is there a freopen?\n")
	}
	r.text(res.what()+":", res.input)
	if res.line > 0 && res.Reason == "" { // else answers may be lost
		r.print("    %s\n", res.why())
	}
	r.text("stderr:", res.Stderr)
	if res.kind == kindSingle {
		r.print("    go generate ./%s makes the single file\n", res.problem.name)
	}
}

// what names the cases of a run.
func (res *result) what() string {
	what := fmt.Sprintf("%d cases", len(res.cases))
	if len(res.cases) == 1 {
		what = fmt.Sprintf("case %d", res.cases[0].number)
	}
	if len(res.cases) > 0 && res.cases[0].made {
		what = "made smaller from " + what
	}
	return what + " of " + res.id()
}

// summary ends the report. The last line is for scripts, too.
func (r *report) summary() {
	for _, test := range r.skipped {
		r.print("skipped: %s\n", test)
	}
	r.names("failed", r.failed)
	r.names("not run", r.notRun)
	left := ""
	if n := len(r.notRun) + r.left; n > 0 {
		left = fmt.Sprintf(", %d not run", n)
	}
	r.print("%d passed, %d failed%s\n", r.passed, len(r.failed), left)
}

// names prints the first of some names, if there are any.
func (r *report) names(what string, names []string) {
	if more := len(names) - namesShown; more > 0 {
		names = append(names[:namesShown:namesShown], fmt.Sprintf("and %d more", more))
	}
	if len(names) > 0 {
		r.print("%s: %s\n", what, strings.Join(names, "; "))
	}
}

func seconds(d time.Duration) string { return fmt.Sprintf("%.3f s", d.Seconds()) }
