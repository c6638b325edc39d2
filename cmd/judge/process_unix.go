//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package main

import (
	"os"
	"os/exec"
	"runtime"
	"syscall"
)

const exeSuffix = ""

// SIGPIPE is one of them because the report may be read by a pager that quits.
var stopSignals = []os.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGPIPE}

func ownGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
}

func killGroup(cmd *exec.Cmd) error {
	return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
}

func interruptGroup(cmd *exec.Cmd) error {
	return syscall.Kill(-cmd.Process.Pid, syscall.SIGINT)
}

// peakMemory is the peak resident set of a process in bytes, or 0 where it is not
// known: on Linux a child starts with the peak of this process for its own.
func peakMemory(state *os.ProcessState) int64 {
	var own syscall.Rusage
	ru, ok := state.SysUsage().(*syscall.Rusage)
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &own); err != nil || !ok || ru.Maxrss <= own.Maxrss {
		return 0
	}
	if runtime.GOOS == "darwin" {
		return int64(ru.Maxrss)
	}
	return int64(ru.Maxrss) * 1024
}
