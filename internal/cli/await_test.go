//go:build linux

package cli

import (
	"io"
	"os"
	"strings"
	"syscall"
	"testing"

	"bfspuzzles/internal/view"
)

// On a terminal the program says first what it waits for; on anything else it does not.
func TestAwait(t *testing.T) {
	terminal, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip("no terminal here: ", err)
	}
	defer terminal.Close()
	pipe, _, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	p := Program{Name: "p", Input: "boards such as 1 2"}
	for want, stdin := range map[string]*os.File{
		"p: waiting for boards such as 1 2; Ctrl-D ends the input, -h explains\n": terminal,
		"": pipe,
	} {
		var stderr strings.Builder
		if p.await(stdin, &stderr); stderr.String() != want {
			t.Errorf("%s: %q, want %q", stdin.Name(), stderr.String(), want)
		}
	}
	var stderr strings.Builder
	counter.Run([]string{"-random", "1"}, terminal, io.Discard, &stderr, view.Terminal{})
	if stderr.Len() > 0 { // it reads nothing
		t.Errorf("-random: %q", stderr.String())
	}
}
