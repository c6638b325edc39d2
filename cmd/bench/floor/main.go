// Command floor is the least that a program of this set can do: it reads its
// input and prints a number. What it costs is the cost of starting and ending a
// Go program, which no search can go below.
package main

import (
	"io"
	"os"
	"strconv"
)

func main() {
	read, buf := 0, make([]byte, 1<<16)
	n, err := os.Stdin.Read(buf)
	for ; err == nil; n, err = os.Stdin.Read(buf) {
		read += n
	}
	if err != io.EOF {
		os.Stderr.WriteString("floor: " + err.Error() + "\n")
		os.Exit(1)
	}
	os.Stdout.WriteString(strconv.Itoa(read) + "\n")
}
