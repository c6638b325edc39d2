//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package wholefile

import (
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// What is not a regular file, here a named pipe, gets the text and stays what it is.
func TestWritePipe(t *testing.T) {
	name := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(name, 0o666); err != nil {
		t.Skip(err)
	}
	pipe, err := os.OpenFile(name, os.O_RDWR, 0) // both ends, so that neither waits
	if err != nil {
		t.Fatal(err)
	}
	defer pipe.Close()
	if err := Write(name, []byte("text")); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(name)
	if err != nil {
		t.Fatal(err)
	}
	if info.Mode().Type() != os.ModeNamedPipe {
		t.Fatalf("it is now %v", info.Mode())
	}
	got := make([]byte, 4)
	if _, err := io.ReadFull(pipe, got); string(got) != "text" {
		t.Errorf("the pipe has %q, %v", got, err)
	}
}
