//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package view

import (
	"os"
	"os/signal"
	"syscall"
	"unsafe"
)

// StopSignals stop a film (Ctrl-C, a request to terminate, Ctrl-\) or pause it (Ctrl-Z).
var StopSignals = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGQUIT, pauseSignal}

const pauseSignal = syscall.SIGTSTP

// pause stops the process until a signal resumes it.
func pause() {
	again := make(chan os.Signal, 1)
	signal.Notify(again, syscall.SIGCONT)
	defer signal.Stop(again)
	if syscall.Kill(syscall.Getpid(), syscall.SIGSTOP) == nil {
		<-again
	}
}

// size queries the size of the terminal; ok is false if f is not a terminal.
func size(f *os.File) (width, height int, ok bool) {
	var window struct{ rows, columns, xPixels, yPixels uint16 }
	_, _, err := syscall.Syscall(syscall.SYS_IOCTL, f.Fd(), syscall.TIOCGWINSZ,
		uintptr(unsafe.Pointer(&window)))
	return int(window.columns), int(window.rows), err == 0
}
