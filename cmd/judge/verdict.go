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
)

// compare judges an output. Judges differ in the white space that they forgive;
// equal bytes are right everywhere, so all else fails here.
func compare(want, got []byte) string {
	want, got = unixLines(want), unixLines(got)
	if bytes.Equal(want, got) {
		return accepted
	}
	w, g := bytes.Fields(want), bytes.Fields(got)
	if bytes.Equal(bytes.Join(w, []byte(" ")), bytes.Join(g, []byte(" "))) {
		return presentationError
	}
	return wrongAnswer
}

// unixLines makes CRLF the same as LF.
func unixLines(b []byte) []byte {
	return bytes.ReplaceAll(b, []byte("\r\n"), []byte("\n"))
}

// splitLines keeps the newlines. After the last one comes an empty line, so
// two different texts differ in a line.
func splitLines(b []byte) [][]byte { return bytes.SplitAfter(b, []byte("\n")) }

// firstDifference shows the first line in which two outputs differ that compare
// does not accept.
func firstDifference(want, got []byte) []string {
	w, g := splitLines(unixLines(want)), splitLines(unixLines(got))
	i := 0
	for bytes.Equal(w[i], g[i]) {
		i++
	}
	return []string{fmt.Sprintf("line %d of the output", i+1), "  expected: " + showLine(w[i]), "  found:    " + showLine(g[i])}
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
