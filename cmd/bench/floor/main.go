// Command floor does the least that a program of this set can do: it reads its input and prints a
// number. Its time is the cost of starting and ending a Go program, a lower bound for every search.
package main

import (
	"io"
	"os"
	"strconv"
)

func main() {
	read, err := io.Copy(io.Discard, os.Stdin)
	if err != nil {
		os.Stderr.WriteString("floor: " + err.Error() + "\n")
		os.Exit(1)
	}
	os.Stdout.WriteString(strconv.FormatInt(read, 10) + "\n")
}
