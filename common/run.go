package common

import (
	"bufio"
	"fmt"
	"io"
	"os"
)

// Answer reads one case and returns the line to print. It returns io.EOF if no case
// follows, and an error of Reader.Bad if the input is malformed.
type Answer func(in *Reader) (line string, err error)

// Run prints the answer to every case on standard input, one per line, and exits with status 0.
// If the input is malformed or a stream fails, the status is 1. Then Run first prints the
// answers to the cases before the error, and one line on standard error such as
//
//	PROBLEM: UNIT 2, line 9: not a number from 1 to 99: "100"
func Run(problem, unit string, answer Answer) {
	os.Exit(RunOn(os.Stdin, os.Stdout, os.Stderr, problem, unit, answer))
}

// RunOn is Run on the given streams; it returns the exit status.
func RunOn(
	stdin io.Reader, stdout, stderr io.Writer, problem, unit string, answer Answer,
) (status int) {
	out := bufio.NewWriter(stdout)
	in := NewReader(dialog{stdin, out})
	number := 1 // of the case
	line, err := answer(in)
	for ; err == nil; line, err = answer(in) {
		out.WriteString(line + "\n")
		number++
	}
	switch {
	case in.Err() != nil: // report this error, and not the case that it cut short
		err = in.Err()
	case err != io.EOF:
		err = fmt.Errorf("%s %d, %v", unit, number, err)
	}
	if writeErr := out.Flush(); writeErr != nil {
		err = writeErr
	}
	if err != io.EOF {
		fmt.Fprintf(stderr, "%s: %v\n", problem, err)
		return 1
	}
	return 0
}

// dialog reads standard input. Before each read it prints the answers so far, because the
// read may wait for a person, who then sees the answer to the case just typed.
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
