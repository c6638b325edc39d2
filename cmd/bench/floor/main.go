// Command floor is the least that a program of this set can do: it reads its
// input and prints a number. What it costs is the cost of starting and ending a
// Go program, which no search can go below. (Like the single files, it does
// without package os, see common/streams.go.)
package main

import (
	"strconv"
	"syscall"
)

func main() {
	read, buf := 0, make([]byte, 1<<16)
	n, err := syscall.Read(syscall.Stdin, buf)
	for ; err == nil && n > 0; n, err = syscall.Read(syscall.Stdin, buf) {
		read += n
	}
	if err != nil {
		syscall.Write(syscall.Stderr, []byte("floor: "+err.Error()+"\n"))
		syscall.Exit(1)
	}
	syscall.Write(syscall.Stdout, []byte(strconv.Itoa(read)+"\n"))
}
