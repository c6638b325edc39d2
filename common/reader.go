package common

import (
	"io"
	"strconv"
	"strings"
)

// Reader hands out the input byte by byte, counts lines, and words the errors.
// It is lenient about layout, which it leaves out (SkipBlanks), and lets the
// caller be strict about meaning (Expected). It holds 64 KiB at a time,
// whatever the size of the input.
type Reader struct {
	src     io.Reader
	buf     []byte // read and not yet taken: buf[pos:]
	pos     int
	line    int   // the line of the next byte, from 1
	readErr error // why no more comes from src; io.EOF at the end of the input
}

// NewReader returns a Reader of src. A byte order mark, which some editors put
// at the start of a text file, is left out.
func NewReader(src io.Reader) *Reader {
	r := &Reader{src: src, buf: make([]byte, 0, 1<<16), line: 1}
	if b, _ := r.Peek(); b == 0xef && r.have(3) && string(r.buf[:3]) == "\xef\xbb\xbf" {
		r.pos = 3
	}
	return r
}

// Peek returns the next byte without taking it; at the end of the input it
// returns 0 and ok is false.
func (r *Reader) Peek() (b byte, ok bool) {
	if r.pos == len(r.buf) && !r.have(1) {
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

// SkipBlanks takes white space, line ends included, and tells whether
// anything follows.
func (r *Reader) SkipBlanks() bool {
	for {
		b, ok := r.Peek()
		if !ok || b != '\n' && !IsBlank(b) {
			return ok
		}
		r.Take()
	}
}

// Line is the number of the line, from 1, that the next byte is on.
func (r *Reader) Line() int { return r.line }

// Number reads a decimal number from low to most, of at most 20 digits, after
// any white space. What else it finds is the error that Expected(what) returns;
// then nothing but the white space has been taken.
func (r *Reader) Number(what string, low, most int) (int, error) {
	r.SkipBlanks()
	n, digits := 0, 0
	for r.have(digits+1) && r.buf[r.pos+digits] >= '0' && r.buf[r.pos+digits] <= '9' {
		n = 10*n + int(r.buf[r.pos+digits]-'0')
		digits++
		if n > most || digits > 20 {
			return 0, r.Expected(what) // before a long number overflows, or zeros fill the buffer
		}
	}
	if digits == 0 || n < low {
		return 0, r.Expected(what)
	}
	r.pos += digits
	return n, nil
}

// IsBlank tells whether b is white space within a line. A carriage return is,
// so that a line may end as on Windows.
func IsBlank(b byte) bool { return b == ' ' || b == '\t' || b == '\r' || b == '\v' || b == '\f' }

// have reads on until n bytes wait, the input ends or the buffer is full, and
// tells whether n wait.
func (r *Reader) have(n int) bool {
	for len(r.buf)-r.pos < n && len(r.buf)-r.pos < cap(r.buf) && r.readErr == nil {
		if r.pos > 0 {
			r.buf, r.pos = r.buf[:copy(r.buf, r.buf[r.pos:])], 0
		}
		var got int
		got, r.readErr = r.src.Read(r.buf[len(r.buf):cap(r.buf)])
		r.buf = r.buf[:len(r.buf)+got]
	}
	return len(r.buf)-r.pos >= n
}

// InputError says what is wrong with the input, and where.
type InputError struct {
	Line     int    // from 1
	Expected string // what should stand there
	Found    string // what does: quoted input, or words
}

func (e *InputError) Error() string {
	return "line " + strconv.Itoa(e.Line) + ": expected " + e.Expected + ", found " + e.Found
}

// Expected returns the *InputError for a next byte that is not what it should
// be. What it quotes as found is the rest of the line, cut to 40 characters.
func (r *Reader) Expected(what string) error {
	return &InputError{Line: r.line, Expected: what, Found: r.rest()}
}

// rest words what stands from here to the end of the line.
func (r *Reader) rest() string {
	const most = 40
	length := 0 // bytes before the end of the line; a character has up to 4
	for length < 4*most+4 && r.have(length+1) && r.buf[r.pos+length] != '\n' {
		length++
	}
	if length == 0 && !r.have(1) {
		return "the end of the input"
	}
	text := strings.TrimRight(string(r.buf[r.pos:r.pos+length]), "\r")
	if text == "" {
		return "the end of the line"
	}
	characters := 0
	for at := range text { // by characters; a byte that is no UTF-8 counts as one
		if characters == most {
			return strconv.Quote(text[:at]) + "..."
		}
		characters++
	}
	return strconv.Quote(text)
}
