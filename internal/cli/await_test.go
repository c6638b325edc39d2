//go:build linux

package cli

import (
	"fmt"
	"os"
	"strings"
	"syscall"
	"testing"
	"unsafe"
)

// On a terminal the program says first what it waits for; on anything else it does not.
func TestAwait(t *testing.T) {
	keyboard, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip("no terminal here: ", err)
	}
	defer keyboard.Close()
	unlock, number := int32(0), uint32(0)
	for request, into := range map[uintptr]unsafe.Pointer{
		syscall.TIOCSPTLCK: unsafe.Pointer(&unlock), syscall.TIOCGPTN: unsafe.Pointer(&number),
	} {
		_, _, errno := syscall.Syscall(syscall.SYS_IOCTL, keyboard.Fd(), request, uintptr(into))
		if errno != 0 {
			t.Fatal(errno)
		}
	}
	terminal, err := os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer terminal.Close()
	pipe, _, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	p := Program{Name: "p", About: "A puzzle: reads a\nboard, such\nas 1 2, and\nprints it.\n"}
	for want, stdin := range map[string]*os.File{
		"p: waiting for a board, such as 1 2; Ctrl-D ends the input, -h explains\n": terminal,
		"": pipe,
	} {
		var stderr strings.Builder
		if p.await(stdin, &stderr); stderr.String() != want {
			t.Errorf("%s: %q, want %q", stdin.Name(), stderr.String(), want)
		}
	}
}
