package main

import (
	"bytes"
	"fmt"
	"strings"
	"unicode/utf8"
)

// The verdicts, by the names that judges give them.
const (
	accepted          = "AC"
	wrongAnswer       = "WA"
	presentationError = "PE"
	runtimeError      = "RE"
	timeLimit         = "TLE"
	compileError      = "CE"
	halfGolden        = "--" // there is nothing to judge by
)

// compare judges an output by the lines that it should have. Judges differ in the
// white space that they forgive; equal bytes are right everywhere, so all else fails.
func (r *result) compare(want [][]byte) {
	got := lines(r.stdout)
	for i := 0; i < len(want) || i < len(got); i++ {
		var w, g []byte // nothing where there is no more line
		if i < len(want) {
			w = want[i]
		}
		if i < len(got) {
			g = got[i]
		}
		if bytes.Equal(w, g) {
			continue
		}
		if r.wrong++; r.wrong == 1 {
			r.line, r.expected, r.found = i+1, w, g
		}
	}
	switch {
	case r.verdict != "":
	case r.wrong == 0:
		r.verdict = accepted
	case bytes.Equal(words(want), words(got)):
		r.verdict = presentationError
	default:
		r.verdict = wrongAnswer
	}
}

// add joins the result of case n: what stays is the first mistake, the number of
// mistakes and the longest time.
func (r *result) add(n int, next result) {
	if next.verdict != accepted {
		next.line, next.wrong = n, 1
	}
	next.wrong += r.wrong
	if next.time < r.time {
		next.time = r.time
	}
	if r.verdict == accepted {
		*r = next
	}
	r.wrong, r.time = next.wrong, next.time
}

// lines splits a text into lines that keep their newlines. CRLF is taken for LF.
func lines(text []byte) [][]byte {
	split := bytes.SplitAfter(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")), []byte("\n"))
	if last := len(split) - 1; len(split[last]) == 0 {
		split = split[:last]
	}
	return split
}

// words returns the text of lines with one blank for all white space between words.
func words(lines [][]byte) []byte {
	return bytes.Join(bytes.Fields(bytes.Join(lines, nil)), []byte(" "))
}

// difference shows the first line that differs, with its white space.
func (r *result) difference() string {
	if r.line == 0 {
		return ""
	}
	shown := fmt.Sprintf("    line %d of %d", r.line, r.cases)
	if r.wrong > 1 {
		shown += fmt.Sprintf("; %d lines differ", r.wrong)
	}
	if bytes.Equal(r.expected, r.found) { // right, but the program did not end well
		return shown + "\n"
	}
	return shown + fmt.Sprintf("\n      expected: %s\n      found:    %s\n", visible(r.expected), visible(r.found))
}

// visible quotes a line and makes its blanks dots.
func visible(line []byte) string {
	if len(line) == 0 {
		return "(end of output)"
	}
	shown := strings.ReplaceAll(fmt.Sprintf("%.*q", columnsShown, line), " ", "·")
	if utf8.RuneCount(line) > columnsShown {
		shown += "…"
	}
	return shown
}
