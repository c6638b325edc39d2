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

// report prints a row for each run that fails or may fail on its judge (for every run
// if verbose), a line for each problem, and the sums.
type report struct {
	out      io.Writer
	terminal view.Terminal // what out is
	verbose  bool
	counted  int
	failed   []string // names of what was counted
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

// print is Fprintf to out. It replaces what working says.
func (r *report) print(format string, args ...interface{}) {
	r.working("")
	fmt.Fprintf(r.out, format, args...)
}

// working says on a terminal what is being done. Each call replaces what the last said.
func (r *report) working(what string) {
	if r.terminal.Moves {
		fmt.Fprintf(r.out, "\r\x1b[K%.*s", r.terminal.Width-1, what)
	}
}

// text prints the first lines of a text under a title, and nothing for an empty text.
func (r *report) text(title string, text []byte, most int) {
	for i, line := range lines(text) {
		if i == 0 {
			r.print("    %s\n", title)
		}
		if i == most {
			r.print("    | … (cut)\n")
			break
		}
		line = bytes.Map(printable, bytes.TrimSuffix(line, []byte("\n")))
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

// remark says what of a right answer its judge may not let pass.
func (p problem) remark(res *result) (remark string) {
	if res.passed() && res.Time > p.limit/2 { // its judge may be slower
		remark += fmt.Sprintf("  over half of the %v allowed", p.limit)
	}
	if res.passed() && res.Memory > p.memory && p.memory > 0 {
		remark += "  over the " + megabytes(p.memory) + " allowed"
	}
	return remark
}

// row prints a result.
func (r *report) row(res *result, p problem) {
	figures := seconds(res.Time)
	if res.Memory > 0 {
		figures += "  " + megabytes(res.Memory)
	}
	if res.forgiven {
		figures += "  white space forgiven"
	}
	r.print("%-4s  %-36s  %-11s  %s%s\n", res.verdict, res.golden.id(), res.form, figures,
		p.remark(res))
	if res.verdict == accepted {
		return
	}
	for _, line := range []string{res.golden.Text, res.Reason, res.note} {
		if line != "" {
			r.print("    %s\n", line)
		}
	}
	if res.line > 0 && (res.Reason == "" || res.number > 0) { // else answers may be lost
		r.print("    %s\n      expected: %s\n      found:    %s\n", res.where(),
			visible(res.expected), visible(res.found))
	}
	title := "the input:"
	if res.number > 0 {
		title = fmt.Sprintf("case %d of %s:", res.number, res.golden.id())
	}
	r.text(title, res.text, linesShown)
	r.text("stderr:", res.Stderr, errorsShown)
}

// problem ends the report of a problem: unless verbose, with the smallest case that
// fails, or else with what a judge may not let pass.
func (r *report) problem(p problem, programs []program, results []*result, goldens, cases int) {
	slowest, heaviest, ran := results[0], results[0], 0
	failed, forgiven := map[string]bool{}, false // failed: by form
	for _, res := range results {
		ran += res.cases
		failed[res.form] = failed[res.form] || !res.passed()
		forgiven = forgiven || res.forgiven
		if res.Time > slowest.Time {
			slowest = res
		}
		if res.Memory > heaviest.Memory {
			heaviest = res
		}
	}
	worst := smallest(results)
	if worst != nil && !r.verbose {
		r.row(worst, p)
	}
	forms := programs[0].form
	if len(programs) > 1 {
		forms += " and " + programs[1].form
	}
	line := fmt.Sprintf("%d goldens, %d cases, %s", goldens, cases, forms)
	if ran < cases && worst == nil {
		line += fmt.Sprintf("; %d were run, -all runs all", ran)
	}
	line += fmt.Sprintf("; slowest %s %s%s", slowest.id(), seconds(slowest.Time), p.remark(slowest))
	if heaviest.Memory > 0 {
		line += fmt.Sprintf("; heaviest %s %s%s", heaviest.id(), megabytes(heaviest.Memory),
			p.remark(heaviest))
	}
	if forgiven {
		line += "; white space forgiven"
	}
	r.print("%s  %-10s %s\n", r.okay(worst == nil), p.name, line)
	if failed[formSingle] && !failed[formProgram] {
		r.print("    submit/%[1]s is not what %[1]s is: go generate ./%[1]s makes it\n", p.name)
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
