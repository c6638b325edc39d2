package main

import (
	"fmt"
	"strconv"
	"strings"

	"bfspuzzles/internal/process"
)

// The other verdicts than those of package process.
const (
	accepted          = "AC"
	wrongAnswer       = "WA"
	presentationError = "PE"
	compileError      = "CE"      // or a test that fails
	updated           = "UPD"     // by -update
	notRun            = "not run" // time was up, or an error or an interrupt ended the runner
)

// fails reports whether a verdict is one against the program.
func fails(verdict string) bool { return strings.Contains("WA PE RE TLE MLE OLE CE", verdict) }

// compare judges an output by the lines that it should have. If lenient, as judges are,
// it forgives blanks at the ends of lines, empty lines at the end and a last line
// without its end; else all bytes must be equal, but for CRLF.
func (r *result) compare(answers []string, lenient bool) {
	got := lines(r.Stdout)
	for i := 0; i < len(answers) || i < len(got); i++ {
		expected, found := at(answers, i), at(got, i)
		switch {
		case expected == found:
		case lenient && trimmed(expected) == trimmed(found):
			r.forgiven = true
		case r.line == 0:
			r.line, r.expected, r.found = i+1, expected, found
		}
	}
	switch {
	case r.Verdict == process.RuntimeError && r.line == 0:
		r.note = "its answers are right: a judge wants exit status 0, as of return 0 in main"
	case r.Verdict != "":
	case r.line == 0:
		r.Verdict = accepted
	case words(answers) == words(got):
		r.Verdict = presentationError
	default:
		r.Verdict = wrongAnswer
	}
}

// why says why a run fails, or where its output differs.
func (r *result) why() string {
	if r.Reason != "" {
		return r.Reason
	}
	return fmt.Sprintf("line %d of its output\n      expected: %s\n      found:    %s", r.line,
		visible(r.expected), visible(r.found))
}

// further reports whether a program comes further in one run than in another: with more samples
// right, or as many, but answers where the other has none.
func (r *result) further(other *result) bool {
	answers, othersDo := r.Reason == "", other.Reason == ""
	return r.right > other.right || r.right == other.right && answers && !othersDo
}

// at returns line i, or "" after the last one.
func at(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return ""
}

func trimmed(line string) string { return strings.TrimRight(line, " \t\r\n") }

// words returns what lines hold besides white space.
func words(lines []string) string {
	return strings.Join(strings.Fields(strings.Join(lines, "")), " ")
}

// lines splits a text into lines that keep their newlines. CRLF is taken for LF.
func lines(text string) []string {
	split := strings.SplitAfter(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	if last := len(split) - 1; split[last] == "" {
		split = split[:last]
	}
	return split
}

// visible quotes a line and makes its blanks dots. A line that is too long loses its end.
func visible(line string) string {
	if line == "" {
		return "(end of output)"
	}
	quoted := strings.ReplaceAll(strconv.Quote(line), " ", "·")
	shown := fmt.Sprintf("%.*s", columnsShown, quoted)
	if shown != quoted {
		shown += "…"
	}
	if strings.Contains(quoted, "·") {
		shown += " (· is a blank)"
	}
	return shown
}
