//go:build !(linux || darwin || freebsd || netbsd || openbsd || dragonfly || windows)

package view

import "os"

// stopSignals are those that stop a film.
var stopSignals = []os.Signal{os.Interrupt}

// size knows no size here. A character device is taken for a terminal.
func size(f *os.File) (width, height int, ok bool) {
	info, err := f.Stat()
	return 0, 0, err == nil && info.Mode()&os.ModeCharDevice != 0
}

func takesEscapes(*os.File) bool { return true }

// pause does nothing: no signal asks for it here.
func pause(os.Signal) (paused bool) { return false }
