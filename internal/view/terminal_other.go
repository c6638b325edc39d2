//go:build !(linux || darwin || freebsd || netbsd || openbsd || dragonfly || windows)

package view

import "os"

// StopSignals stop a film; none pauses it.
var StopSignals, pauseSignal = []os.Signal{os.Interrupt}, os.Signal(nil)

func pause() {}

// size knows no terminal here.
func size(*os.File) (width, height int, isTerminal bool) { return 0, 0, false }
