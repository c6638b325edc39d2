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

func TestRun(t *testing.T) {
	long := strings.Repeat("四", 50)
	bad := func(number, line int, found string) string {
		return fmt.Sprintf("double: case %d, line %d: expected a number from 1 to 99, found %s", number, line, found)
	}
	for _, c := range []struct{ name, in, out, err string }{
		{"no case", "", "", ""},
		{"blanks only", " \n\t\r\n\v\f", "", ""},
		{"cases", "1\n2 3\r\n\n 44", "2\n4\n6\n88\n", ""},
		{"byte order mark", "\ufeff7", "14\n", ""},
		{"half a byte order mark", "\xef\xbb7", "", bad(1, 1, `"\xef\xbb7"`)},
		{"zeros without end", "5\n" + strings.Repeat("0", 1<<17), "10\n", bad(2, 2, `"`+strings.Repeat("0", 40)+`"...`)},
		{"bad second case on the line of the first", "\n5 x\n8", "10\n",
			bad(2, 2, `"x"`) + "; it begins on the line on which case 1 ends"},
		{"cut before a broken character", strings.Repeat("\xff", 41), "", bad(1, 1, `"`+strings.Repeat(`\xff`, 40)+`"...`)},
		{"bad second case", "5\n\n  x7 \r\n8\n", "10\n", bad(2, 3, `"x7 "`)},
		{"too small", "0", "", bad(1, 1, `"0"`)},
		{"too large", "100", "", bad(1, 1, `"100"`)},
		{"overflow", "18446744073709551617", "", bad(1, 1, `"18446744073709551617"`)},
		{"negative", "-1", "", bad(1, 1, `"-1"`)},
		{"cut to 40 characters", long, "", bad(1, 1, `"`+long[:40*3]+`"...`)},
		{"not cut at 40", long[:40*3], "", bad(1, 1, `"`+long[:40*3]+`"`)},
		{"cut to 40 of the longest characters", strings.Repeat("𝄞", 41), "", bad(1, 1, `"`+strings.Repeat("𝄞", 40)+`"...`)},
		{"20 digits", strings.Repeat("0", 19) + "7", "14\n", ""},
		{"21 digits", strings.Repeat("0", 20) + "7", "", bad(1, 1, `"`+strings.Repeat("0", 20)+`7"`)},
		{"UTF-16, low byte first", "\xff\xfe7\x00", "", bad(1, 1, "UTF-16; save the input as UTF-8")},
		{"UTF-16, high byte first", "\xfe\xff\x007", "", bad(1, 1, "UTF-16; save the input as UTF-8")},
		{"half a mark of UTF-16", "\xff7", "", bad(1, 1, `"\xff7"`)},
		{"UTF-16 in a later line", "7\n\xff\xfe", "14\n", bad(2, 2, `"\xff\xfe"`)},
		{"quoted", "\x00\"\x1b", "", bad(1, 1, `"\x00\"\x1b"`)},
	} {
		for _, reader := range []func(io.Reader) io.Reader{
			func(r io.Reader) io.Reader { return r },
			iotest.OneByteReader, iotest.HalfReader, iotest.DataErrReader,
		} {
			var stdout, stderr strings.Builder
			status := RunOn(reader(strings.NewReader(c.in)), &stdout, &stderr, "double", "case", double)
			wantStatus, wantErr := 0, ""
			if c.err != "" {
				wantStatus, wantErr = 1, c.err+"\n"
			}
			got := []interface{}{stdout.String(), stderr.String(), status}
			if diff := cmp.Diff([]interface{}{c.out, wantErr, wantStatus}, got); diff != "" {
				t.Errorf("%s: stdout, stderr, status (-want +got):\n%s", c.name, diff)
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

// Lines are counted and long inputs read right across the ends of the buffer.
func TestReaderAcrossBuffers(t *testing.T) {
	in := NewReader(strings.NewReader(strings.Repeat("12 34\n", 50000) + "x"))
	for n := 0; n < 50000; n++ {
		for _, want := range []int{12, 34} {
			if got, err := Number(in, "a number", 0, 99); got != want || err != nil {
				t.Fatalf("number on line %d: %d, %v; want %d", n+1, got, err, want)
			}
		}
	}
	in.SkipBlanks()
	if in.Line() != 50001 {
		t.Errorf("the x is on line %d, want 50001", in.Line())
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
		reads := 0
		c.call(NewReader(readerFunc(func(p []byte) (int, error) {
			reads++
			return copy(p, c.in[reads-1:reads]), nil
		})))
		if reads != c.reads {
			t.Errorf("%q: %s reads %d bytes, want %d", c.in, c.called, reads, c.reads)
		}
	}
}

type readerFunc func(p []byte) (int, error)

func (f readerFunc) Read(p []byte) (int, error) { return f(p) }

// A person who types a case gets the answer before the next is read.
func TestAnswersAreWrittenBeforeReading(t *testing.T) {
	var stdout bytes.Buffer
	r, w := io.Pipe()
	done := make(chan int)
	answered := make(chan string)
	go func() {
		done <- RunOn(r, writerFunc(func(p []byte) (int, error) {
			answered <- string(p)
			return stdout.Write(p)
		}), io.Discard, "double", "case", double)
	}()
	for _, c := range [][2]string{{"21\n", "42\n"}, {"4\n", "8\n"}} {
		if _, err := io.WriteString(w, c[0]); err != nil {
			t.Fatal(err)
		}
		if got := <-answered; got != c[1] {
			t.Errorf("%q answered with %q, want %q", c[0], got, c[1])
		}
	}
	w.Close()
	if status := <-done; status != 0 {
		t.Errorf("status %d", status)
	}
}

type writerFunc func(p []byte) (int, error)

func (f writerFunc) Write(p []byte) (int, error) { return f(p) }

func TestFailingStreams(t *testing.T) {
	broken := errors.New("wire cut")
	var stderr strings.Builder
	// The answers before the failing read stand; the case that it cuts short is not
	// blamed.
	var stdout strings.Builder
	in := io.MultiReader(strings.NewReader("5 6 "), iotest.ErrReader(broken))
	if status := RunOn(in, &stdout, &stderr, "double", "case", double); status != 1 {
		t.Errorf("failing read: status %d", status)
	}
	got := []string{stdout.String(), stderr.String()}
	if diff := cmp.Diff([]string{"10\n12\n", "double: wire cut\n"}, got); diff != "" {
		t.Errorf("failing read (-want +got):\n%s", diff)
	}
	stderr.Reset()
	full := writerFunc(func([]byte) (int, error) { return 0, broken })
	if status := RunOn(strings.NewReader("5"), full, &stderr, "double", "case", double); status != 1 {
		t.Errorf("failing write: status %d", status)
	}
	// Answers are also written before more is read.
	in = iotest.OneByteReader(strings.NewReader("5 6 7"))
	if status := RunOn(in, full, &stderr, "double", "case", double); status != 1 {
		t.Errorf("failing write before a read: status %d", status)
	}
	if diff := cmp.Diff("double: wire cut\ndouble: wire cut\n", stderr.String()); diff != "" {
		t.Errorf("failing writes (-want +got):\n%s", diff)
	}
}
