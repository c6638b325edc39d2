package common

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"
)

// double answers a case, a number from 1 to 99, with its double.
func double(in *Reader) (string, error) {
	if !in.SkipBlanks() {
		return "", io.EOF
	}
	n, err := Number(in, "a number from 1 to 99", 1, 99)
	if err != nil {
		return "half an answer", err // not to be printed
	}
	return strconv.Itoa(2 * n), nil
}

// run answers an input by double.
func run(stdin io.Reader) (stdout, stderr string, status int) {
	var out, err strings.Builder
	status = RunOn(stdin, &out, &err, "double", "case", double)
	return out.String(), err.String(), status
}

const (
	long   = "四四四四四四四四四四四四四四四四四四四四四四四四四四四四四四四四四四四四四四四四"
	zeros  = "0000000000000000000000000000000000000000"
	utf16  = "UTF-16; save the input as UTF-8"
	broken = `\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff`
)

// runs are inputs of double, its answers, and which case is bad and what is found there.
var runs = []struct {
	what, in, out string
	number, line  int // of the bad case
	found         string
}{
	{"no case", "", "", 0, 0, ""},
	{"blanks only", " \n\t\r\n\v\f", "", 0, 0, ""},
	{"cases", "1\n2 3\r\n\n 44", "2\n4\n6\n88\n", 0, 0, ""},
	{"byte order mark", "\ufeff7", "14\n", 0, 0, ""},
	{"half a byte order mark", "\xef\xbb7", "", 1, 1, `"\xef\xbb7"`},
	{"zeros without end", "5\n" + strings.Repeat(zeros, 3000), "10\n", 2, 2,
		`"` + zeros + `"...`},
	{"cut before a broken character", strings.Repeat("\xff", 41), "", 1, 1,
		`"` + broken + broken + `"...`},
	{"bad second case", "5\n\n  x7 \r\n8\n", "10\n", 2, 3, `"x7 "`},
	{"bad second case on the line of the first", "\n5 x\n8", "10\n", 2, 2, `"x"`},
	{"carriage returns alone", "8\rx\r", "16\n", 2, 1, `"x"`},
	{"too small", "0", "", 1, 1, `"0"`},
	{"too large", "100", "", 1, 1, `"100"`},
	{"overflow", "18446744073709551617", "", 1, 1, `"18446744073709551617"`},
	{"negative", "-1", "", 1, 1, `"-1"`},
	{"cut to 40 characters", long + "四", "", 1, 1, `"` + long + `"...`},
	{"not cut at 40", long, "", 1, 1, `"` + long + `"`},
	{"20 digits", "00000000000000000007", "14\n", 0, 0, ""},
	{"21 digits", "000000000000000000007", "", 1, 1, `"000000000000000000007"`},
	{"UTF-16, low byte first", "\xff\xfe7\x00", "", 1, 1, utf16},
	{"UTF-16, high byte first", "\xfe\xff\x007", "", 1, 1, utf16},
	{"half a mark of UTF-16", "\xff7", "", 1, 1, `"\xff7"`},
	{"UTF-16 in a later line", "7\n\xff\xfe", "14\n", 2, 2, `"\xff\xfe"`},
	{"quoted", "\x00\"\x1b", "", 1, 1, `"\x00\"\x1b"`},
	{"cut to 40 of the longest characters", strings.Repeat("𝄞", 41), "", 1, 1,
		`"` + strings.Repeat("𝄞", 40) + `"...`},
	{"more lines than a buffer holds", strings.Repeat("12 34\n", 50000) + "x",
		strings.Repeat("24\n68\n", 50000), 100001, 50001, `"x"`},
}

func TestRun(t *testing.T) {
	for _, c := range runs {
		want := []interface{}{c.out, "", 0}
		if c.number > 0 {
			line := fmt.Sprintf("double: case %d, line %d: ", c.number, c.line) +
				"expected a number from 1 to 99, found " + c.found + "\n"
			want = []interface{}{c.out, line, 1}
		}
		for _, reader := range []func(io.Reader) io.Reader{
			iotest.DataErrReader, iotest.OneByteReader, iotest.HalfReader,
			func(r io.Reader) io.Reader { return r },
		} {
			stdout, stderr, status := run(reader(strings.NewReader(c.in)))
			if diff := cmp.Diff(want, []interface{}{stdout, stderr, status}); diff != "" {
				t.Errorf("%s: stdout, stderr, status (-want +got):\n%s", c.what, diff)
			}
		}
	}
}

// An error at the end of a line or of the input says so.
func TestExpectedAtEnds(t *testing.T) {
	for in, found := range map[string]string{
		"":     "the end of the input",
		"\n":   "the end of the line",
		"\n1":  "the end of the line",
		"\r\n": "the end of the line",
	} {
		err := NewReader(strings.NewReader(in)).Expected("more")
		if diff := cmp.Diff("line 1: expected more, found "+found, err.Error()); diff != "" {
			t.Errorf("%q (-want +got):\n%s", in, diff)
		}
	}
}

// A read may wait for a person, so nothing is read that is not needed: a single
// byte to look for a byte order mark, and no further than the end of the line.
func TestReadsNoFurtherThanNeeded(t *testing.T) {
	for _, c := range []struct {
		in     string
		reads  int
		called string
		call   func(in *Reader)
	}{
		{"7\n", 1, "NewReader", func(*Reader) {}},
		{"\xef7\n", 2, "NewReader", func(*Reader) {}},
		{"77\n8\n", 3, "Number", func(in *Reader) { Number(in, "a number", 0, 99) }},
		{"xx\n8\n", 3, "Expected", func(in *Reader) { in.Expected("a number") }},
	} {
		var taken bytes.Buffer
		c.call(NewReader(iotest.OneByteReader(io.TeeReader(strings.NewReader(c.in), &taken))))
		if taken.Len() != c.reads {
			t.Errorf("%q: %s reads %q, want %d bytes", c.in, c.called, taken.String(), c.reads)
		}
	}
}

// A person who types a case gets the answer before the next is read.
func TestAnswersAreWrittenBeforeReading(t *testing.T) {
	var seen strings.Builder // what is typed, and the answers
	typed := io.TeeReader(iotest.OneByteReader(strings.NewReader("21\n4\n")), &seen)
	RunOn(typed, &seen, io.Discard, "double", "case", double)
	if diff := cmp.Diff("21\n42\n4\n8\n", seen.String()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// The answers before a read that fails stand, and the case that it cuts short is not blamed.
func TestFailingRead(t *testing.T) {
	broken := iotest.ErrReader(errors.New("wire cut"))
	stdout, stderr, status := run(io.MultiReader(strings.NewReader("5 6 "), broken))
	want := []interface{}{"10\n12\n", "double: wire cut\n", 1}
	if diff := cmp.Diff(want, []interface{}{stdout, stderr, status}); diff != "" {
		t.Errorf("stdout, stderr, status (-want +got):\n%s", diff)
	}
}

// A write that fails is reported, at the end or before a read; then nothing more is read.
func TestFailingWrite(t *testing.T) {
	read, full := io.Pipe()
	read.CloseWithError(errors.New("disk full"))
	in := strings.NewReader("5 6 7")
	for _, stdin := range []io.Reader{in, iotest.OneByteReader(in)} {
		var stderr strings.Builder
		in.Seek(0, io.SeekStart)
		status := RunOn(stdin, full, &stderr, "double", "case", double)
		if status != 1 || stderr.String() != "double: disk full\n" || stdin != in && in.Len() == 0 {
			t.Errorf("status %d, stderr %q, %d bytes unread", status, stderr.String(), in.Len())
		}
	}
}
