package common

import (
	"errors"
	"io"
	"syscall"
)

// streams returns the standard streams, by system calls alone. Package os has them, too, but a
// program that imports it starts later: os prepares much that these programs never use.
func streams() (stdin io.Reader, stdout, stderr io.Writer) {
	// Calls are to wait. Whoever started the program may share a stream and have set it not to.
	// (A stream that is closed fails when it is used.)
	syscall.SetNonblock(syscall.Stdin, false)
	syscall.SetNonblock(syscall.Stdout, false)
	return input(func(p []byte) (int, error) { return syscall.Read(syscall.Stdin, p) }),
		output(func(p []byte) (int, error) { return syscall.Write(syscall.Stdout, p) }),
		output(func(p []byte) (int, error) { return syscall.Write(syscall.Stderr, p) })
}

// input is the system call that reads standard input. At the end it reads nothing.
type input func(p []byte) (int, error)

func (read input) Read(p []byte) (int, error) {
	for {
		switch n, err := read(p); {
		case err == syscall.EINTR: // a signal: again
		case err != nil:
			return 0, errors.New("read standard input: " + err.Error())
		case n == 0:
			return 0, io.EOF
		default:
			return n, nil
		}
	}
}

// output is the system call that writes to a stream. It may write a part only. RunOn knows
// the error of a pipe that nobody reads any more, so that is returned as it is.
type output func(p []byte) (int, error)

func (write output) Write(p []byte) (written int, err error) {
	for written < len(p) {
		n, err := write(p[written:])
		switch {
		case err == syscall.EINTR: // a signal: again
		case err == syscall.EPIPE:
			return written, err
		case err == nil && n == 0:
			return written, io.ErrShortWrite // not again and again
		case err != nil:
			return written, errors.New("write standard output: " + err.Error())
		default:
			written += n
		}
	}
	return written, nil
}
