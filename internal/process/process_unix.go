//go:build !windows && go1.24

package process

import (
	"os"
	"os/exec"
	"runtime"
	"syscall"
)

// ownGroup makes a command run in its own process group, which gets the signal when the command is
// cancelled.
func ownGroup(cmd *exec.Cmd, s syscall.Signal) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, s) }
}

func killGroup(cmd *exec.Cmd) { syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }

// LargeStack gives this process and its children a stack of 256 MB, as judges do, or the largest
// stack allowed.
func LargeStack() {
	const size = 256 << 20
	var stack syscall.Rlimit
	err := syscall.Getrlimit(syscall.RLIMIT_STACK, &stack)
	if err == nil && stack.Cur < size {
		stack.Cur = min(size, stack.Max)
		syscall.Setrlimit(syscall.RLIMIT_STACK, &stack)
	}
}

// peakMemory returns the peak memory in bytes of a process that has ended, or 0 if it is not known.
// A process begins as a copy of the runner and inherits the runner's peak, so only a higher peak is
// the process's own.
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
