package view

import (
	"os"
	"syscall"
)

// StopSignals stop a film. No signal pauses it.
var StopSignals, pauseSignal = []os.Signal{os.Interrupt, syscall.SIGTERM}, os.Signal(nil)

func pause() {}

var setConsoleMode = syscall.NewLazyDLL("kernel32.dll").NewProc("SetConsoleMode")

// size cannot tell the size. A console counts as a terminal if it can be made to understand escape
// sequences. (In the mode of a console input, the same bit turns on echo, which is on anyway.)
func size(f *os.File) (width, height int, isTerminal bool) {
	const virtualTerminalProcessing = 4
	var mode uint32
	if syscall.GetConsoleMode(syscall.Handle(f.Fd()), &mode) != nil {
		return 0, 0, false
	}
	done, _, _ := setConsoleMode.Call(f.Fd(), uintptr(mode|virtualTerminalProcessing))
	return 0, 0, done != 0
}
