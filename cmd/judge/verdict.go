package main

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"
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

// compare judges an output. Judges differ in the white space that they forgive;
// equal bytes are right everywhere, so all else fails here.
func (r *result) compare(want []byte) {
	want, got := unixLines(want), unixLines(r.stdout)
	r.difference = newDifference(want, got)
	switch {
	case r.verdict != "":
	case r.wrong == 0:
		r.verdict = accepted
	case bytes.Equal(bytes.Join(bytes.Fields(want), []byte(" ")), bytes.Join(bytes.Fields(got), []byte(" "))):
		r.verdict = presentationError
	default:
		r.verdict = wrongAnswer
	}
}

// unixLines makes CRLF the same as LF.
func unixLines(b []byte) []byte {
	return bytes.ReplaceAll(b, []byte("\r\n"), []byte("\n"))
}

// splitLines keeps the newlines. After the last one comes an empty line, so
// two different texts differ in a line.
func splitLines(b []byte) [][]byte { return bytes.SplitAfter(b, []byte("\n")) }

// difference says where an output parts from its golden.
type difference struct {
	line            int // the first that differs, from 1; 0 for none
	wrong           int // how many differ
	expected, found []byte
}

func newDifference(want, got []byte) (d difference) {
	w, g := splitLines(want), splitLines(got)
	for i := 0; i < len(w) || i < len(g); i++ {
		if bytes.Equal(at(w, i), at(g, i)) {
			continue
		}
		if d.wrong++; d.wrong == 1 {
			d.line, d.expected, d.found = i+1, at(w, i), at(g, i)
		}
	}
	return d
}

// at returns line i, nothing behind the last one.
func at(lines [][]byte, i int) []byte {
	if i < len(lines) {
		return lines[i]
	}
	return nil
}

// show shows the first line that differs, of so many in the golden.
func (d difference) show(total int) []string {
	if d.line == 0 {
		return nil
	}
	others := ""
	if d.wrong > 1 {
		others = fmt.Sprintf("; %d lines differ", d.wrong)
	}
	shown := []string{fmt.Sprintf("line %d of %d%s", d.line, total, others)}
	if bytes.Equal(d.expected, d.found) { // it did not end well
		return shown
	}
	return append(shown, "  expected: "+showLine(d.expected), "  found:    "+showLine(d.found))
}

// showLine shows a line of splitLines with its blanks made visible.
func showLine(line []byte) string {
	switch {
	case len(line) == 0:
		return "(end of output)"
	case line[len(line)-1] != '\n':
		return printable(line, true) + " (no newline at the end)"
	}
	return printable(line[:len(line)-1], true)
}

const lineShown = 100 // characters

// printable makes a line short, and safe for a terminal. Blanks are made
// visible where they may be what is wrong; a map is easier to read without.
func printable(line []byte, blanks bool) string {
	var b strings.Builder
	for shown := 0; len(line) > 0; shown++ {
		if shown == lineShown {
			fmt.Fprintf(&b, "… (%d bytes more)", len(line))
			break
		}
		r, size := utf8.DecodeRune(line)
		switch {
		case blanks && r == ' ':
			b.WriteRune('·')
		case blanks && r == '\t':
			b.WriteRune('→')
		case blanks && r == '\r':
			b.WriteRune('␍')
		case r == '\t', unicode.IsPrint(r) && (r != utf8.RuneError || size > 1):
			b.WriteRune(r)
		default:
			fmt.Fprintf(&b, "\\x%02x", line[:size])
		}
		line = line[size:]
	}
	return b.String()
}
