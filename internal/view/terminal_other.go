//go:build !(linux || darwin || freebsd || netbsd || openbsd || dragonfly || windows)

package view

import "os"

// StopSignals stop a film. No signal pauses it.
var StopSignals, pauseSignal = []os.Signal{os.Interrupt}, os.Signal(nil)

func pause() {}

// size recognizes no terminal on this system.
func size(*os.File) (width, height int, isTerminal bool) { return 0, 0, false }
