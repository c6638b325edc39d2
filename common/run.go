package common

import (
	"bufio"
	"errors"
	"io"
	"os"
	"strconv"
)

// Answer reads one case and returns the line to print. It returns io.EOF if no case
// follows, and the error of Reader.Expected if the input is wrong.
type Answer func(in *Reader) (line string, err error)

// Run prints the answer to every case on standard input, a line each, and ends the
// program. The exit status is 0, or 1 if the input is wrong or a stream fails; then the
// answers before that are printed, and on standard error one line such as
//
//	PROBLEM: UNIT 2, line 9: expected a number, found the end of the input
func Run(problem, unit string, answer Answer) {
	os.Exit(RunOn(os.Stdin, os.Stdout, os.Stderr, problem, unit, answer))
}

// RunOn is Run on the given streams; it returns the exit status.
func RunOn(
	stdin io.Reader, stdout, stderr io.Writer, problem, unit string, answer Answer,
) (status int) {
	out := bufio.NewWriter(stdout)
	in := NewReader(dialog{stdin, out})
	var err error
	for n := 1; err == nil; n++ {
		var line string
		if line, err = answer(in); err == nil {
			out.WriteString(line)
			out.WriteByte('\n')
		} else if err != io.EOF {
			err = errors.New(unit + " " + strconv.Itoa(n) + ", " + err.Error())
		}
	}
	// If a read failed, that is what to report, and not the case that it cut short.
	if in.Err() != nil {
		err = in.Err()
	}
	if writeErr := out.Flush(); writeErr != nil {
		err = writeErr
	}
	if err != io.EOF {
		io.WriteString(stderr, problem+": "+err.Error()+"\n")
		return 1
	}
	return 0
}

// dialog reads standard input. Before each read it prints the answers that are
// waiting: the read may wait for a person, who then sees the answer to the case just
// typed.
type dialog struct {
	stdin   io.Reader
	answers *bufio.Writer
}

func (d dialog) Read(p []byte) (int, error) {
	if err := d.answers.Flush(); err != nil {
		return 0, err
	}
	return d.stdin.Read(p)
}
