//go:build !windows && go1.24

package process

import (
	"os"
	"os/exec"
	"runtime"
	"syscall"
)

// ownGroup has a command run in a group of its own, which gets the signal when it is cancelled.
func ownGroup(cmd *exec.Cmd, s syscall.Signal) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, s) }
}

func killGroup(cmd *exec.Cmd) { syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }

// LargeStack gives this process, and what it starts, a stack of 256 MB, as judges do, or
// the largest that it may have.
func LargeStack() {
	const size = 256 << 20
	var stack syscall.Rlimit
	err := syscall.Getrlimit(syscall.RLIMIT_STACK, &stack)
	if err == nil && stack.Cur < size {
		stack.Cur = min(size, stack.Max)
		syscall.Setrlimit(syscall.RLIMIT_STACK, &stack)
	}
}

// peakMemory returns the peak memory of a process that has ended, in bytes, or 0 if it
// is not known: a process begins as a copy of the runner, whose own peak is counted
// for it, so only a higher one says anything.
func peakMemory(p *os.ProcessState) int64 {
	var own syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &own)
	usage := p.SysUsage().(*syscall.Rusage)
	if usage.Maxrss <= own.Maxrss {
		return 0
	}
	if runtime.GOOS == "darwin" {
		return int64(usage.Maxrss)
	}
	return int64(usage.Maxrss) << 10
}
