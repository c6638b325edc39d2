package common

import (
	"errors"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"
)

// double answers a case, a number from 1 to 99, with its double.
func double(in *Reader) (string, error) {
	n, err := in.Number("a number from 1 to 99", 1, 99)
	if err != nil {
		return "half an answer", err // must not be printed
	}
	return strconv.Itoa(2 * n), nil
}

// run runs double on an input. It returns the answers and, if the program fails, the exit status
// and the line on standard error.
func run(stdin io.Reader) string {
	var out, err strings.Builder
	status := RunOn(stdin, &out, &err, "double", double)
	if status == 0 && err.Len() == 0 {
		return out.String()
	}
	return fmt.Sprintf("%s%d! %s", &out, status, &err)
}

var (
	zeros  = strings.Repeat("0", 40)
	fours  = strings.Repeat("四", 40)
	clefs  = strings.Repeat("𝄞", 40) // four bytes each
	broken = strings.Repeat("\xff", 40)
)

// runs maps inputs of double to the expected outputs. For an error, an output holds only the
// location and the text found there.
var runs = map[string]string{
	"":                       "",
	" \n\t\r\n\v\f":          "",
	"1\n2 3\r\n\n 44":        "2\n4\n6\n88\n",
	"00000000000000000007":   "14\n",
	"\ufeff7":                "14\n", // a byte order mark
	"7\x1a":                  "14\n", // Ctrl-Z
	"7\n\x1a8":               "14\n",
	"5 x\x1ay":               "10\n" + `2, line 1: "x"`,
	"\xef\xbb7":              `1, line 1: "\xef\xbb7"`,
	"0":                      `1, line 1: "0"`,
	"100":                    `1, line 1: "100"`,
	"-1":                     `1, line 1: "-1"`,
	"18446744073709551617":   `1, line 1: "18446744073709551617"`, // 2^64 + 1
	"000000000000000000007":  `1, line 1: "000000000000000000007"`,
	"5\n\n  x7 \r\n8\n":      "10\n" + `2, line 3: "x7 "`,
	"\n5 x\n8":               "10\n" + `2, line 2: "x"`,
	"8\rx\r":                 "16\n" + `2, line 1: "x"`, // carriage returns alone
	"\x00\"\x1b":             `1, line 1: "\x00\"\x1b"`,
	fours:                    `1, line 1: "` + fours + `"`,
	fours + "四":              `1, line 1: "` + fours + `"...`,
	clefs + "𝄞":              `1, line 1: "` + clefs + `"...`,
	broken + "\xff":          `1, line 1: "` + strings.Repeat(`\xff`, 40) + `"...`,
	strings.Repeat("0", 1e6): `1, line 1: "` + zeros + `"...`,
	// More lines than the buffer holds.
	strings.Repeat("12 34\n", 50000) + "x": strings.Repeat("24\n68\n", 50000) +
		`100001, line 50001: "x"`,
}

func TestRun(t *testing.T) {
	found := regexp.MustCompile(`(?m)^(\d+, line \d+: )(.*)$`)
	for in, want := range runs {
		want = found.ReplaceAllString(want,
			"1! double: case ${1}not a number from 1 to 99: $2\n")
		for _, reader := range []func(io.Reader) io.Reader{
			iotest.DataErrReader, iotest.OneByteReader, iotest.HalfReader,
			func(r io.Reader) io.Reader { return r },
		} {
			if diff := cmp.Diff(want, run(reader(strings.NewReader(in)))); diff != "" {
				t.Errorf("run(%.300q) (-want +got):\n%.2000s", in, diff)
			}
		}
	}
}

// If you type a case, its answer appears before the next case is read, and an error before the next
// line is read. The Reader reads nothing that it does not need, not even to find a byte order mark.
func TestDialog(t *testing.T) {
	var seen strings.Builder // both the input and the output
	typed := io.TeeReader(iotest.OneByteReader(strings.NewReader("7\n4\nxx\n9\n")), &seen)
	RunOn(typed, &seen, &seen, "double", double)
	want := "7\n14\n4\n8\nxx\n" +
		"double: case 3, line 3: not a number from 1 to 99: \"xx\"\n"
	if diff := cmp.Diff(want, seen.String()); diff != "" {
		t.Errorf("dialog (-want +got):\n%s", diff)
	}
}

// A failed write, at the end or before a read, is reported, and nothing is read after it.
func TestFailingWrite(t *testing.T) {
	read, full := io.Pipe()
	read.CloseWithError(errors.New("disk full"))
	in := strings.NewReader("5 6 7")
	for unread, stdin := range map[int]io.Reader{
		0: iotest.DataErrReader(in), 3: iotest.OneByteReader(in),
	} {
		var stderr strings.Builder
		in.Seek(0, io.SeekStart)
		status := RunOn(stdin, full, &stderr, "double", double)
		if status != 1 || stderr.String() != "double: disk full\n" || in.Len() != unread {
			t.Errorf("status %d, stderr %q, %d bytes unread, want %d", status, &stderr, in.Len(),
				unread)
		}
	}
}
