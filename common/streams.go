package common

import (
	"errors"
	"io"
	"syscall"
)

// streams returns the standard streams, by system calls alone. Package os has them, too, but
// what it prepares when a program starts takes longer than most inputs do: without it, a
// single file needs some 5% less time. (So some cost less than the floor, which imports os:
// see docs/performance.md.)
func streams() (stdin io.Reader, stdout, stderr io.Writer) {
	// They are to wait until they are ready. A program that shares them may have set them not to.
	syscall.SetNonblock(syscall.Stdin, false)
	syscall.SetNonblock(syscall.Stdout, false)
	syscall.SetNonblock(syscall.Stderr, false)
	return input(func(p []byte) (int, error) { return syscall.Read(syscall.Stdin, p) }),
		output(func(p []byte) (int, error) { return syscall.Write(syscall.Stdout, p) }),
		output(func(p []byte) (int, error) { return syscall.Write(syscall.Stderr, p) })
}

// input is the system call that reads a stream. A signal may break it off: then it is made
// again. At the end it reads nothing.
type input func(p []byte) (int, error)

func (read input) Read(p []byte) (int, error) {
	for {
		switch n, err := read(p); {
		case err == nil && n == 0:
			return 0, io.EOF
		case err == nil:
			return n, nil
		case err != syscall.EINTR:
			return 0, errors.New("read standard input: " + err.Error())
		}
	}
}

// output is the system call that writes a stream. It may write a part only.
type output func(p []byte) (int, error)

func (write output) Write(p []byte) (written int, err error) {
	for written < len(p) {
		switch n, err := write(p[written:]); err {
		case nil:
			written += n
		case syscall.EPIPE: // who reads has had enough, as in "... | head": no reason to complain
			syscall.Exit(1)
		case syscall.EINTR:
		default:
			return written, errors.New("write standard output: " + err.Error())
		}
	}
	return written, nil
}
