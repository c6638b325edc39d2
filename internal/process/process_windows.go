package process

import (
	"os"
	"os/exec"
	"syscall"
)

// Windows has no process groups, so the processes that a program starts are not killed.
func ownGroup(*exec.Cmd, syscall.Signal) {}

func killGroup(*exec.Cmd) {}

// LargeStack does nothing, because the stack size is stored in the executable.
func LargeStack() {}

func peakMemory(*os.ProcessState) int64 { return 0 }
