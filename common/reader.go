package common

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// Reader reads the input byte by byte, counts its lines, and returns errors that say which line is
// wrong and why. It helps programs be lenient about layout (SkipBlanks) and strict about everything
// else (Bad). Its buffer holds at most 64 KiB, however long the input is. A Ctrl-Z ends the input,
// because some old editors and the Windows console leave one at its end.
type Reader struct {
	src     io.Reader
	buf     []byte // buf[pos:] has been read but not taken
	pos     int
	line    int   // number of the next byte's line, from 1
	readErr error // the error that ended the input; io.EOF at a normal end
}

// EndMark is Ctrl-Z, which ends the input.
const EndMark = '\x1a'

// NewReader returns a Reader that reads from src. It skips a byte order mark, which some editors
// put at the start of a text file. It stops reading at the first byte that does not belong to the
// mark, because another read might wait for a person to type.
func NewReader(src io.Reader) *Reader {
	const mark = "\xef\xbb\xbf"
	r := &Reader{src: src, buf: make([]byte, 0, 1<<16), line: 1}
	n := 0
	for n < len(mark) && r.have(n+1) && r.buf[n] == mark[n] {
		n++
	}
	if n == len(mark) {
		r.pos = n
	}
	return r
}

// have reads until n bytes are waiting or the input ends, and reports whether n are
// waiting. The buffer must be able to hold n bytes.
func (r *Reader) have(n int) bool {
	for len(r.buf)-r.pos < n && r.readErr == nil {
		waiting := copy(r.buf, r.buf[r.pos:]) // to the front
		r.buf, r.pos = r.buf[:waiting], 0
		got, err := r.src.Read(r.buf[waiting:cap(r.buf)])
		r.buf, r.readErr = r.buf[:waiting+got], err
		if end := bytes.IndexByte(r.buf[waiting:], EndMark); end >= 0 {
			r.buf, r.readErr = r.buf[:waiting+end], io.EOF
		}
	}
	return len(r.buf)-r.pos >= n
}

// Peek returns the next byte without taking it, or 0 and false at the end of the input.
func (r *Reader) Peek() (b byte, ok bool) {
	if !r.have(1) {
		return 0, false
	}
	return r.buf[r.pos], true
}

// Take takes the byte that Peek returned.
func (r *Reader) Take() {
	if r.buf[r.pos] == '\n' {
		r.line++
	}
	r.pos++
}

// SkipBlanks takes white space, including line ends, and reports whether anything
// follows.
func (r *Reader) SkipBlanks() bool {
	for {
		b, ok := r.Peek()
		if !ok || b != '\n' && !IsBlank(b) {
			return ok
		}
		r.Take()
	}
}

// IsBlank reports whether b is white space within a line. A carriage return counts,
// because lines may end with CRLF.
func IsBlank(b byte) bool { return b == ' ' || b == '\t' || b == '\r' || b == '\v' || b == '\f' }

// Number skips white space and reads a decimal number from min to max with at most 20 digits. max
// must be at most 100,000,000. If anything else follows, Number takes only the white space and
// returns r.Expected(what), where what describes the number, as in "a number from 1 to 99".
func (r *Reader) Number(what string, min, max int) (int, error) {
	r.SkipBlanks()
	n, digits := 0, 0
	// Once n is above max, no further digit is read, so a 32-bit int can hold n. The limit on
	// digits guards against leading zeros, which could otherwise fill the buffer.
	for n <= max && digits <= 20 && r.have(digits+1) {
		digit := int(r.buf[r.pos+digits]) - '0'
		if digit < 0 || digit > 9 {
			break
		}
		n = 10*n + digit
		digits++
	}
	if digits == 0 || digits > 20 || n < min || n > max {
		return 0, r.Expected(what)
	}
	r.pos += digits
	return n, nil
}

// Err returns the error that stopped the Reader, or nil at a normal end of the input. RunOn reports
// this error in place of the error of the case that was cut short.
func (r *Reader) Err() error {
	if r.readErr == io.EOF {
		return nil
	}
	return r.readErr
}

// Line returns the number of the next byte's line, from 1.
func (r *Reader) Line() int { return r.line }

// Bad returns an error that names the line of the next byte. The rest of the message is formatted
// as by Sprintf:
//
//	line 2: tile 7 appears twice
func (r *Reader) Bad(format string, values ...interface{}) error {
	return fmt.Errorf("line %d: %s", r.line, fmt.Sprintf(format, values...))
}

// Expected returns an error that says what was expected at the next byte:
//
//	line 2: not a number from 1 to 99: "100"
//	line 2: the input ends too soon: expected a number from 1 to 99
func (r *Reader) Expected(what string) error {
	if !r.have(1) {
		return r.Bad("the input ends too soon: expected %s", what)
	}
	return r.Bad("not %s: %s", what, r.Found())
}

// Found quotes the rest of the line, truncated to 40 characters, for an error message. At the end
// of the input it returns "the end of the input".
func (r *Reader) Found() string {
	const most = 40 // characters; a byte of invalid UTF-8 counts as one
	n := 0
	// A character has up to 4 bytes. One more character shows whether to truncate the line.
	for n < 4*most+4 && r.have(n+1) && r.buf[r.pos+n] != '\n' {
		n++
	}
	text := strings.TrimRight(string(r.buf[r.pos:r.pos+n]), "\r")
	switch {
	case !r.have(1):
		return "the end of the input"
	case utf8.RuneCountInString(text) > most:
		return fmt.Sprintf("%.*q...", most, text) // the first characters, quoted
	}
	return fmt.Sprintf("%q", text)
}
