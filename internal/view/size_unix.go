//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package view

import (
	"os"
	"syscall"
	"unsafe"
)

// size asks the terminal for its size; ok is false where f is no terminal.
func size(f *os.File) (width, height int, ok bool) {
	var window struct{ rows, columns, xPixels, yPixels uint16 }
	_, _, err := syscall.Syscall(syscall.SYS_IOCTL, f.Fd(), syscall.TIOCGWINSZ,
		uintptr(unsafe.Pointer(&window)))
	return int(window.columns), int(window.rows), err == 0
}
