package common

import (
	"errors"
	"io"
	"os"
	"strconv"
)

// Answer reads one case and returns its answer, the line to print. It returns
// io.EOF if no case follows, and the error of Reader.Expected if the input is
// wrong.
type Answer func(in *Reader) (line string, err error)

// Run answers every case on standard input, a line each on standard output, and
// ends the program: with status 0, or after bad input with status 1 and one line on
// standard error, after the answers before it:
//
//	PROBLEM: UNIT 2, line 9: expected a number, found the end of the input
func Run(problem, unit string, answer Answer) {
	os.Exit(RunOn(os.Stdin, os.Stdout, os.Stderr, problem, unit, answer))
}

// RunOn is Run on the given streams; it returns the exit status.
func RunOn(stdin io.Reader, stdout, stderr io.Writer, problem, unit string, answer Answer) (status int) {
	d := &dialog{stdin: stdin, stdout: stdout}
	in := NewReader(d)
	var err error
	for n := 1; err == nil; n++ {
		var line string
		line, err = answer(in)
		if err == nil {
			d.lines = append(append(d.lines, line...), '\n')
		} else if err != io.EOF {
			err = errors.New(unit + " " + strconv.Itoa(n) + ", " + err.Error())
		}
	}
	// A case cut short by a failing read is no fault of the input.
	if in.readErr != nil && in.readErr != io.EOF {
		err = in.readErr
	}
	if writeErr := d.flush(); writeErr != nil {
		err = writeErr
	}
	if err != io.EOF {
		io.WriteString(stderr, problem+": "+err.Error()+"\n")
		return 1
	}
	return 0
}

// dialog is standard input and output. It prints the lines that are waiting
// before it reads on, because a read may wait for a person, who then sees the
// answer to the case just typed.
type dialog struct {
	stdin  io.Reader
	stdout io.Writer
	lines  []byte
}

func (d *dialog) Read(p []byte) (int, error) {
	if err := d.flush(); err != nil {
		return 0, err
	}
	return d.stdin.Read(p)
}

func (d *dialog) flush() error {
	if len(d.lines) == 0 {
		return nil
	}
	_, err := d.stdout.Write(d.lines)
	d.lines = d.lines[:0]
	return err
}
