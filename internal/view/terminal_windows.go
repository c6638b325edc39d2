package view

import (
	"os"
	"syscall"
)

// stopSignals are those that stop a film.
var stopSignals = []os.Signal{os.Interrupt, syscall.SIGTERM}

var setConsoleMode = syscall.NewLazyDLL("kernel32.dll").NewProc("SetConsoleMode")

// size knows no size here.
func size(f *os.File) (width, height int, isTerminal bool) {
	_, isTerminal = consoleMode(f)
	return 0, 0, isTerminal
}

func consoleMode(f *os.File) (mode uint32, isTerminal bool) {
	err := syscall.GetConsoleMode(syscall.Handle(f.Fd()), &mode)
	return mode, err == nil
}

// takesEscapes has the console understand escape sequences, if it can.
func takesEscapes(f *os.File) bool {
	const virtualTerminalProcessing = 4
	mode, _ := consoleMode(f)
	done, _, _ := setConsoleMode.Call(f.Fd(), uintptr(mode|virtualTerminalProcessing))
	return done != 0
}

// pause does nothing: no signal asks for it here.
func pause(os.Signal) (paused bool) { return false }
