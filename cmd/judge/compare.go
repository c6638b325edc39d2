//go:build go1.24

package main

import (
	"fmt"
	"slices"
	"strings"

	"bfspuzzles/internal/process"
)

// compare judges an output by the lines that it should have. If lenient, as judges are,
// it forgives blanks at the ends of lines, empty lines at the end and a last line
// without its end; else all bytes must be equal, except for CRLF.
func (res *result) compare(answers []string, lenient bool) {
	got := lines(res.Stdout)
	for i := 0; i < len(answers) || i < len(got); i++ {
		expected, found := at(answers, i), at(got, i)
		switch {
		case expected == found:
		case lenient && trimmed(expected) == trimmed(found):
			res.forgiven = true
		case res.line == 0:
			res.line, res.expected, res.found = i+1, expected, found
		}
	}
	switch {
	case res.Verdict == process.RuntimeError && res.line == 0:
		res.note = "its answers are right, but not how it ends"
	case res.Verdict == process.Accepted && res.line > 0:
		res.Verdict = process.WrongAnswer
		if words(answers) == words(got) {
			res.note = "only white space differs"
		}
	}
}

// why says why a run fails, or where its output differs.
func (res *result) why() string {
	if res.Reason != "" {
		return res.Reason
	}
	return fmt.Sprintf("line %d of its output\n      expected: %s\n      found:    %s", res.line,
		visible(res.expected), visible(res.found))
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
	return slices.Collect(strings.Lines(strings.ReplaceAll(text, "\r\n", "\n")))
}

// visible quotes a line. One that is too long loses its end.
func visible(line string) string {
	if line == "" {
		return "(end of output)"
	}
	return fmt.Sprintf("%.*q", columnsShown, line)
}
