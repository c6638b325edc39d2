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

// row counts a result and prints it if it needs to be seen.
func (r *report) row(res *result, limit time.Duration) {
	r.count(res.golden.problem+"/"+res.name(), res.passed())
	figures := seconds(res.time)
	if res.memory > 0 {
		figures += "  " + megabytes(res.memory)
	}
	slow := res.passed() && res.time > limit/2 // its judge may be slower
	if slow {
		figures += fmt.Sprintf("  over half of the %v allowed", limit)
	}
	if res.verdict != accepted || slow || r.verbose {
		r.print("%-4s  %-36s  %-11s  %s\n", res.verdict, res.golden.id(), res.form, figures)
	}
	if res.verdict == accepted {
		return
	}
	if res.reason != "" {
		r.print("    %s\n", res.reason)
	}
	r.print("%s", res.difference())
	r.text(fmt.Sprintf("case %d of %s/testdata/%s.in:", res.line, res.golden.problem, res.golden.name), res.text)
	r.text("stderr:", res.stderr)
}

// problem ends the report of a problem.
func (r *report) problem(p problem, programs []program, results []*result) {
	slowest, heaviest := results[0], results[0]
	cases, failed := 0, map[string]bool{} // by form
	for _, res := range results {
		if cases += res.cases; !res.passed() {
			failed[res.form] = true
		}
		if res.time > slowest.time {
			slowest = res
		}
		if res.memory > heaviest.memory {
			heaviest = res
		}
	}
	var forms []string
	for _, prog := range programs {
		forms = append(forms, prog.form)
	}
	line := fmt.Sprintf("%d goldens, %d cases, %s; slowest %s %s", len(p.goldens), cases/len(programs),
		strings.Join(forms, " and "), slowest.name(), seconds(slowest.time))
	if heaviest.memory > 0 {
		line += fmt.Sprintf("; heaviest %s %s", heaviest.name(), megabytes(heaviest.memory))
	}
	r.print("%s  %-10s %s\n", r.okay(len(failed) == 0), p.name, line)
	if failed[formSingle] && !failed[formProgram] {
		r.print("    submit/%s is not what %s is: go generate ./%s makes it anew\n", p.name, p.name, p.name)
	}
}

// summary ends the report and reports whether all passed. The last line is for
// scripts, too.
func (r *report) summary() bool {
	if len(r.failed) > 0 {
		r.print("failed: %s\n", strings.Join(r.failed, "; "))
	}
	r.print("%d passed, %d failed\n", r.counted-len(r.failed), len(r.failed))
	return len(r.failed) == 0
}

func megabytes(bytes int64) string { return fmt.Sprintf("%.1f MB", float64(bytes)/(1<<20)) }

func seconds(d time.Duration) string { return fmt.Sprintf("%.3f s", d.Seconds()) }
