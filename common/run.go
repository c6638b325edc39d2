package common

import (
	"io"
	"os"
	"strconv"
)

// Answer reads one case from in and returns out with the answer appended, the
// line end left out. It returns io.EOF where no further case follows, and an
// *InputError (see Reader.Expected) where the input is wrong; what it appended
// is then dropped.
type Answer func(in *Reader, out []byte) ([]byte, error)

// Run answers every case on standard input, a line each on standard output,
// and ends the program: with status 0, or after bad input with status 1 and one
// line on standard error, such as
//
//	uva1601: dataset 2, line 9: expected a row of the map, found the end of the input
//
// in which program is uva1601 and unit is dataset. Answers before that stand.
func Run(program, unit string, answer Answer) {
	os.Exit(RunOn(os.Stdin, os.Stdout, os.Stderr, program, unit, answer))
}

// RunOn is Run on the streams given; it returns the exit status. Answers are
// written before the program waits for more input, so that a person who types
// a case sees its answer.
func RunOn(stdin io.Reader, stdout, stderr io.Writer, program, unit string, answer Answer) (status int) {
	w := &answers{stdin: stdin, stdout: stdout}
	in := NewReader(w)
	var line []byte
	var err error
	for n := 1; err == nil; n++ {
		line, err = answer(in, line[:0])
		if err == nil {
			w.text = append(append(w.text, line...), '\n')
		} else if bad, ok := err.(*InputError); ok {
			err = &caseError{unit, n, bad}
		}
	}
	// A case cut short by a failing read is no fault of the input.
	if in.readErr != nil && in.readErr != io.EOF {
		err = in.readErr
	}
	if writeErr := w.flush(); writeErr != nil {
		err = writeErr
	}
	if err != io.EOF {
		io.WriteString(stderr, program+": "+err.Error()+"\n")
		return 1
	}
	return 0
}

// caseError names the case that an input error is in.
type caseError struct {
	unit string
	n    int
	err  *InputError
}

func (e *caseError) Error() string {
	return e.unit + " " + strconv.Itoa(e.n) + ", " + e.err.Error()
}

// answers holds the answers not yet written, and writes them before it reads
// on, because a read may wait for a person.
type answers struct {
	stdin  io.Reader
	stdout io.Writer
	text   []byte
}

func (w *answers) Read(p []byte) (int, error) {
	if err := w.flush(); err != nil {
		return 0, err
	}
	return w.stdin.Read(p)
}

func (w *answers) flush() error {
	if len(w.text) == 0 {
		return nil
	}
	_, err := w.stdout.Write(w.text)
	w.text = w.text[:0]
	return err
}
