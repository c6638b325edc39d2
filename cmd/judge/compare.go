package main

import (
	"bytes"
	"fmt"
	"reflect"
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
	updated           = "UPD" // by -update
	noOutput          = "--"  // the golden has no .out to judge by
)

// compare judges an output by the lines that it should have. Judges differ in the
// white space that they forgive; equal bytes are right everywhere, so all else fails.
func (r *result) compare(answers [][]byte) {
	got := lines(r.stdout)
	longer := len(answers)
	if longer < len(got) {
		longer = len(got)
	}
	expected, found := make([][]byte, longer), make([][]byte, longer) // nil after the last line
	copy(expected, answers)
	copy(found, got)
	for i := range expected {
		if bytes.Equal(expected[i], found[i]) {
			continue
		}
		if r.wrong++; r.wrong == 1 {
			r.line, r.expected, r.found = i+1, expected[i], found[i]
		}
	}
	switch {
	case r.verdict != "":
	case r.wrong == 0:
		r.verdict = accepted
	case reflect.DeepEqual(bytes.Fields(bytes.Join(answers, nil)), bytes.Fields(r.stdout)):
		r.verdict = presentationError
	default:
		r.verdict = wrongAnswer
	}
}

// add takes in the result of case n: what stays is the first failure, how many there
// are, and the most time and memory.
func (r *result) add(n int, next result) {
	if r.time < next.time {
		r.time = next.time
	}
	if r.memory < next.memory {
		r.memory = next.memory
	}
	if next.verdict == accepted {
		return
	}
	if r.wrong++; r.wrong == 1 {
		next.time, next.memory, next.line, next.wrong = r.time, r.memory, n, 1
		*r = next
	}
}

// lines splits a text into lines that keep their newlines. CRLF is taken for LF.
func lines(text []byte) [][]byte {
	split := bytes.SplitAfter(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")), []byte("\n"))
	if last := len(split) - 1; len(split[last]) == 0 {
		split = split[:last]
	}
	return split
}

// difference shows the first line that differs, with its white space.
func (r *result) difference() string {
	if r.line == 0 {
		return ""
	}
	shown := fmt.Sprintf("    line %d", r.line)
	if r.cases > 0 {
		shown += fmt.Sprintf(" of %d", r.cases)
	}
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
