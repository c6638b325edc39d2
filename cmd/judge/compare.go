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
	updated           = "UPD" // by -update
	noOutput          = "--"  // the golden has no .out to judge by
)

// difference is what compare finds.
type difference struct {
	line, wrong     int    // the first line that differs, from 1, or 0; how many do
	expected, found []byte // that line; nil after the last one
	forgiven        bool   // white space differs where judges do not mind
}

// compare judges an output by the lines that it should have. If lenient, as judges are,
// it forgives blanks at the ends of lines, empty lines at the end and a last line
// without its end; else all bytes must be equal, but for CRLF.
func (r *result) compare(answers [][]byte, lenient bool) {
	got := lines(r.Stdout)
	for i := 0; i < len(answers) || i < len(got); i++ {
		expected, found := at(answers, i), at(got, i)
		switch {
		case bytes.Equal(expected, found):
		case lenient && bytes.Equal(trimmed(expected), trimmed(found)):
			r.forgiven = true
		case r.line == 0:
			r.line, r.expected, r.found = i+1, expected, found
			fallthrough
		default:
			r.wrong++
		}
	}
	switch {
	case r.verdict != "":
	case r.wrong == 0:
		r.verdict = accepted
	case reflect.DeepEqual(bytes.Fields(bytes.Join(answers, nil)), bytes.Fields(r.Stdout)):
		r.verdict = presentationError
	default:
		r.verdict = wrongAnswer
	}
}

// at returns line i, or nil after the last one.
func at(lines [][]byte, i int) []byte {
	if i < len(lines) {
		return lines[i]
	}
	return nil
}

func trimmed(line []byte) []byte { return bytes.TrimRight(line, " \t\r\n") }

// lines splits a text into lines that keep their newlines. CRLF is taken for LF.
func lines(text []byte) [][]byte {
	split := bytes.SplitAfter(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")), []byte("\n"))
	if last := len(split) - 1; len(split[last]) == 0 {
		split = split[:last]
	}
	return split
}

// where says which line is wrong, and how many are.
func (r *result) where() string {
	where := fmt.Sprintf("line %d of its output", r.line)
	if r.number > 0 {
		where = fmt.Sprintf("case %d, %s", r.number, where)
	}
	if r.wrong > 1 {
		where += fmt.Sprintf("; %d lines differ", r.wrong)
	}
	return where
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
