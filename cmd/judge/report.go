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
	linesShown   = 20   // of a text, with a failure; a map of uva1601 has 17
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
	if !r.terminal.Colour {
		return text
	}
	return colour + text + "\x1b[0m"
}

// print is Printf, and replaces what working says.
func (r *report) print(format string, args ...interface{}) {
	r.working("")
	fmt.Fprintf(r.out, format, args...)
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

// text prints the first and the last lines of a text, or all, under a title, and nothing
// for an empty text.
func (r *report) text(title, text string, first, last int) {
	split := lines(text)
	if end := len(split) - last; end > first {
		split = append(append(split[:first:first], "… (cut)"), split[end:]...)
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

func (r *report) count(name, verdict string) {
	switch {
	case verdict == accepted, verdict == updated:
		r.passed++
	case fails(verdict):
		r.failed = append(r.failed, name)
	default:
		r.notRun = append(r.notRun, name)
	}
}

// figures says what a run took, and what its judge may not let pass.
func (res *result) figures() string {
	p, figures := res.problem, seconds(res.Time)
	if res.Time > p.limit/2 { // its judge may be slower
		figures += fmt.Sprintf(" of the %v allowed", p.limit)
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
	r.print("%-4s  %-36s  %-11s  %s\n", res.Verdict, res.id(), res.form, res.figures())
	if res.Reason != "" {
		r.print("    %s\n", res.Reason)
	}
}

// details prints what is known of a run that failed.
func (r *report) details(res *result) {
	// What it catches is for those who write goldens.
	if purpose, _, _ := strings.Cut(res.Text, "catches:"); purpose != "" {
		r.print("    the golden is for: %s\n", strings.TrimRight(purpose, "; "))
	}
	if res.note != "" {
		r.print("    %s\n", res.note)
	}
	if res.Unread && res.input != "" && res.form == formCommand {
		r.print("    it read nothing of its standard input: is there a freopen?\n")
	}
	r.text(res.what()+":", res.input, linesShown, 0)
	if res.line > 0 && res.Reason == "" { // else answers may be lost
		r.print("    %s\n", res.why())
	}
	r.text("stderr:", res.Stderr, 2, 6) // the message is at one of its ends
	if res.form == formSingle {
		r.print("    go generate ./%s makes the single file\n", res.problem.name)
	}
}

// what names the cases of a run.
func (res *result) what() string {
	what := fmt.Sprintf("%d cases of %s", len(res.cases), res.id())
	if len(res.cases) == 1 {
		what = fmt.Sprintf("case %d of %s", res.cases[0].number, res.id())
	}
	if len(res.cases) > 0 && res.cases[0].made {
		what = "made smaller from " + what
	}
	return what
}

// summary ends the report. The last line is for scripts, too.
func (r *report) summary() {
	for _, test := range r.skipped {
		r.print("skipped: %s\n", test)
	}
	r.names("failed", r.failed)
	r.names("not run", r.notRun)
	left := ""
	if len(r.notRun) > 0 {
		left = fmt.Sprintf(", %d not run", len(r.notRun))
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
