//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package main

import (
	"bytes"
	"fmt"
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

func peakMemory(state *os.ProcessState) memory {
	ru, ok := state.SysUsage().(*syscall.Rusage)
	if !ok {
		return memory{}
	}
	peak := maxRSS(ru)
	return memory{bytes: peak, bound: peak <= ownPeak()}
}

// maxRSS is counted in bytes on Darwin and in KiB elsewhere.
func maxRSS(ru *syscall.Rusage) int64 {
	if runtime.GOOS == "darwin" {
		return int64(ru.Maxrss)
	}
	return int64(ru.Maxrss) * 1024
}

// ownPeak is the runner's own peak. Linux tells it in /proc; the runner's
// rusage holds the peak of what started it, too, which is not handed on twice.
func ownPeak() int64 {
	status, _ := os.ReadFile("/proc/self/status")
	if i := bytes.Index(status, []byte("VmHWM:")); i >= 0 {
		var kib int64
		if _, err := fmt.Sscanf(string(status[i:]), "VmHWM: %d kB", &kib); err == nil {
			return kib * 1024
		}
	}
	var ru syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &ru); err != nil {
		return 0
	}
	return maxRSS(&ru)
}
