//go:build !(linux || darwin || freebsd || netbsd || openbsd || dragonfly)

package main

import (
	"os"
	"os/exec"
)

// exeSuffix is what Windows needs and the others do not mind.
const exeSuffix = ".exe"

var stopSignals = []os.Signal{os.Interrupt}

// There are no process groups here: what a program starts is not killed.
func ownGroup(*exec.Cmd) {}

func killGroup(cmd *exec.Cmd) error { return cmd.Process.Kill() }

func interruptGroup(cmd *exec.Cmd) error { return killGroup(cmd) }

func peakMemory(*os.ProcessState) int64 { return 0 }
