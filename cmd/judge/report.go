//go:build go1.24

package main

import (
	"bufio"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"bfspuzzles/internal/goldens"
	"bfspuzzles/internal/view"
)

const (
	firstLines   = 17   // lines shown at the beginning of a text: enough for a map of uva1601
	lastLines    = 6    // lines shown at the end, where a crash often prints its message
	longest      = 1000 // characters shown of a line, or of the names of failed goldens
	columnsShown = 120  // columns shown of an answer
)

// report prints the first failed run of each program (if verbose, every run), a line per program,
// and a last line with the totals.
type report struct {
	out       *bufio.Writer // keeps the first error
	terminal  view.Terminal // of out
	verbose   bool
	passed    int      // number of passed runs
	failed    []string // names of failed runs
	notJudged int      // number of runs without a verdict
	left      []batch  // runs skipped, for lack of time or after a failure
	shown     string   // says which form was used for the user's program
	skipped   []string // skipped tests, with the reasons
	progress  string   // the number of cases run, or ""
	err       error    // why judge stops
}

// fail stops judge unless err is nil. It keeps the first error.
func (r *report) fail(err error) {
	if r.err == nil {
		r.err = err
	}
}

// okay returns "ok" in green or "FAIL" in red.
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

// print is like Printf. It overwrites the text of working. After an error it prints nothing, so
// that no output looks like a result.
func (r *report) print(format string, args ...any) {
	r.working("")
	if r.err == nil {
		fmt.Fprintf(r.out, format, args...)
	}
	r.out.Flush()
}

// working shows on a terminal what judge is doing. Each call overwrites the text of the previous
// call.
func (r *report) working(what string) {
	if r.terminal.Moves {
		fmt.Fprintf(r.out, "\r\x1b[K%.*s", r.terminal.Width-1, what)
		r.out.Flush()
	}
}

// cut splits a text into lines. It drops the middle of a long text.
func cut(text string) []string {
	split := lines(text)
	end := len(split) - lastLines
	if end > firstLines {
		split = slices.Concat(split[:firstLines], []string{"… (cut)\n"}, split[end:])
	}
	return split
}

// text prints a text under a title, without the middle of a long text. It prints nothing if the
// text is empty.
func (r *report) text(title, text string) {
	for i, line := range cut(text) {
		if i == 0 {
			r.print("    %s\n", title)
		}
		line = strings.Map(printable, strings.TrimSuffix(line, "\n"))
		r.print("    | %.*s\n", longest, line)
	}
}

// printable replaces characters that could control the terminal.
func printable(c rune) rune {
	if c == '\t' || unicode.IsPrint(c) {
		return c
	}
	return unicode.ReplacementChar
}

// count adds a run to the totals.
func (r *report) count(res *result) {
	switch {
	case res.Passes():
		r.passed++
	case res.Fails():
		r.failed = append(r.failed, res.id()+" ("+res.kind+")")
	default:
		r.notJudged++
	}
}

// figures returns the time and memory of a run, with remarks on anything that another judge might
// reject.
func (res *result) figures() string {
	limit, figures := res.limits.Time, fmt.Sprintf("%.3f s", res.Time.Seconds())
	if res.Time > limit/2 { // the judge's machine may be slower
		figures += fmt.Sprintf(" of the %v allowed", limit)
	}
	if res.Memory > 0 {
		figures += fmt.Sprintf("  %.1f MB", float64(res.Memory)/(1<<20))
	}
	if res.forgiven {
		figures += "  white space ignored"
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

// details explains a failed run.
func (j *judge) details(res *result) {
	// In another form, the purpose may not apply to the input.
	if res.Short != "" && (j.form == "" || j.form == res.Form) {
		j.print("    purpose of this input: %s\n", res.Short)
	}
	if res.Form == goldens.Beyond {
		j.print("    beyond the statement: no judge gives this input\n")
	}
	if res.note != "" {
		j.print("    %s\n", res.note)
	}
	if res.Unread {
		j.print("    the program did not read standard input; does it use freopen?\n")
	}
	j.text(res.what()+":", res.input)
	if res.line > 0 && res.Reason == "" { // a crash may have lost answers
		j.print("    %s\n", res.why())
	}
	j.text("stderr:", res.Stderr)
	if strings.HasPrefix(res.Reason, "signal") {
		j.print("    C and C++: compile with -g -fsanitize=address, and run the program on " +
			"the saved case\n")
	}
}

// what describes the cases of a run.
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

// summary ends the report. Scripts may read the last line. A run that could not be judged is an
// error of judge: it is neither a pass nor a failure of the program.
func (r *report) summary() {
	for _, test := range r.skipped {
		r.print("skipped: %s\n", test)
	}
	names := strings.Join(r.failed, "; ")
	if names != "" {
		r.print("failed: %.*s\n", longest, names)
	}
	left := ""
	if len(r.left) > 0 {
		hard := "none"
		if slices.ContainsFunc(r.left, batch.hardest) {
			hard = "some"
		}
		left = fmt.Sprintf(", %d not run, %s of the hardest among them", len(r.left), hard)
		if names == "" {
			left += fmt.Sprintf("; time was up after %v (-all runs all)", programTime)
		}
	}
	r.print("%d passed, %d failed%s%s\n", r.passed, len(r.failed), r.shown, left)
	switch {
	case r.notJudged == 0 || names != "":
	case r.passed == 0:
		r.fail(errors.New("no case finished in time"))
	default:
		r.fail(fmt.Errorf("%s could not be judged", counted(r.notJudged, "run")))
	}
}

// counted returns a number with a noun, such as "2 cases".
func counted(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
