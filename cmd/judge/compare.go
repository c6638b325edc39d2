//go:build go1.24

package main

import (
	"fmt"
	"slices"
	"strings"

	"bfspuzzles/internal/process"
)

// oneLine is the note on an output that has all answers, but not one per line.
const oneLine = "print one answer per line, because judges compare line by line"

// compare compares the output with the lines that it should have. All bytes must be equal, except
// that CRLF equals LF. If lenient is set, compare also ignores white space at the ends of lines,
// empty lines at the end, and a missing newline after the last line, as judges do.
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
		res.note = "the answers are right, but the program did not exit normally; " +
			"does main return 0?"
	case res.Verdict == process.Accepted && res.line > 0:
		res.Verdict = process.WrongAnswer
		switch {
		case len(got) < len(answers) && words(answers, "") == words(got, ""):
			res.note = oneLine
		case words(answers, " ") == words(got, " "):
			res.note = "only white space differs"
		}
	}
}

// why returns the reason why a run fails, or the place where its output differs.
func (res *result) why() string {
	if res.Reason != "" {
		return res.Reason
	}
	expected, found := visible(res.expected), visible(res.found)
	same := 0
	for same < min(len(expected), len(found)) && expected[same] == found[same] {
		same++
	}
	const format = "the output differs on line %d\n      expected: %s\n      found:    %s\n%*s"
	return fmt.Sprintf(format, res.line, expected, found, len("      expected: ")+same+1, "^")
}

// at returns line i, or "" after the last line.
func at(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return ""
}

func trimmed(line string) string { return strings.TrimRight(line, " \t\r\n") }

// words returns the words of the lines, joined by a separator.
func words(lines []string, between string) string {
	return strings.Join(strings.Fields(strings.Join(lines, "")), between)
}

// lines splits a text into lines, which keep their newlines. It turns CRLF into LF.
func lines(text string) []string {
	return slices.Collect(strings.Lines(strings.ReplaceAll(text, "\r\n", "\n")))
}

// visible quotes a line and truncates it if it is too long.
func visible(line string) string {
	if line == "" {
		return "(end of output)"
	}
	return fmt.Sprintf("%.*q", columnsShown, line)
}
