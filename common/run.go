package common

import (
	"bufio"
	"fmt"
	"io"
	"os"
)

// An Answer function reads the case that begins with the next byte and returns the line to print.
// It returns io.EOF at a line that ends the input, such as 0 0 0 in uva1601, and an error from
// Reader.Bad if the case is malformed.
type Answer func(in *Reader) (line string, err error)

// Run prints the answer to every case on standard input, one per line, and exits with status 0. If
// the input is malformed or a stream fails, Run prints the answers to the cases before the error,
// then one line on standard error, and exits with status 1. The line looks like this:
//
//	PROBLEM: case 2, line 9: not a number from 1 to 99: "100"
func Run(problem string, answer Answer) {
	os.Exit(RunOn(os.Stdin, os.Stdout, os.Stderr, problem, answer))
}

// RunOn is like Run but uses the given streams and returns the exit status.
func RunOn(stdin io.Reader, stdout, stderr io.Writer, problem string, answer Answer) (status int) {
	out := bufio.NewWriter(stdout)
	failure := answerAll(NewReader(dialog{stdin, out}), out, answer)
	if writeErr := out.Flush(); writeErr != nil {
		failure = writeErr
	}
	if failure != nil {
		fmt.Fprintf(stderr, "%s: %v\n", problem, failure)
		return 1
	}
	return 0
}

// answerAll writes the answers to all cases. It stops at the first case with an error.
func answerAll(in *Reader, out *bufio.Writer, answer Answer) error {
	for number := 1; in.SkipBlanks(); number++ {
		line, err := answer(in)
		if err == io.EOF || err != nil && in.Err() != nil {
			// A line such as 0 0 0 ended the input, or a read error cut the case short. In.Err
			// returns the read error, which is reported in place of the error of the case.
			break
		}
		if err != nil {
			return fmt.Errorf("case %d, %v", number, err)
		}
		out.WriteString(line + "\n")
	}
	return in.Err()
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
