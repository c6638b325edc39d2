//go:build go1.24

// Package process runs other programs, with limits such as judges have.
package process

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"syscall"
	"time"
)

const (
	// MaxOutput is how many bytes a program may print; then it is stopped.
	MaxOutput = 1 << 20
	// maxResident is how much memory its processes may hold without a limit: more could
	// stop the whole machine.
	maxResident = 2 << 30

	orphanDelay  = time.Second     // for what a program leaves behind with its output open
	cleanUpDelay = 3 * time.Second // for a command of Output, once it is interrupted

	idle = 20 // who computes in less than one of so many parts of all its time has waited
)

// Limits are what a run may take.
type Limits struct {
	Time   time.Duration // see Outcome
	Memory int64         // in bytes, 0 for any; JVM and node may take any, mostly for their own

	virtual bool // it is a virtual machine
}

// Outcome is what came of a run.
type Outcome struct {
	Stdout, Stderr string
	// Time is processor time, that of all threads together. JVM and node compile and collect
	// garbage in threads of their own: theirs is wall-clock time, if that is less.
	Time   time.Duration
	Memory int64 // its peak in bytes, 0 if it is not known
	Unread bool  // nothing of the input was read; of node, which opens it anew, not known

	Ending
}

// Ending is a verdict, and the reason for it unless the program ended well.
type Ending struct {
	Verdict
	Reason string
}

func (e Ending) Error() string { return e.Reason }

var (
	overTime = Ending{TimeLimit, "over the time limit"}
	waits    = Ending{Undecided, "does not end: it waits"}
	starved  = Ending{Undecided, "stopped: the machine was busy, or it waited"}
	orphaned = Ending{RuntimeError, "left a process behind that keeps its output open"}
	flooded  = Ending{RuntimeError, "printed more than 1 MB, and was stopped"}
)

// overMemory is the ending of a program that takes more memory than its limit.
func (l Limits) overMemory() Ending {
	return Ending{MemoryLimit, fmt.Sprintf("more than %d MB", l.Memory>>20)}
}

// margin is how far a run may go beyond the time limit before it is stopped. If it ends within the
// margin, it is close to the limit.
func (l Limits) margin() time.Duration {
	return min(l.Time/4, time.Second)
}

// Run runs a command in a directory, with a file as its standard input, as judges have it,
// and no pipe. No two runs may have the same file. The limit is on processor time; wall-clock time
// only stops a run. A run whose outcome may be due to the machine is repeated once. An error says
// nothing about the program: it could not be started, or ctx came to its end.
func Run(ctx context.Context, command []string, dir string, input *os.File, limits Limits) (
	Outcome, error) {
	limits.virtual = virtual.MatchString(filepath.Base(command[0]))
	if limits.virtual || limits.Memory == 0 {
		limits.Memory = maxResident
	}
	return settled(limits, func() (Outcome, error) {
		return run(ctx, command, dir, input, limits)
	})
}

// settled returns the outcome of a run. If that is in doubt, it is the outcome of a second run: a
// busy machine stops programs or makes them slower, so one that is over the time limit by no more
// than the margin may be within it the next time. Only what waits twice waits for something.
func settled(limits Limits, run func() (Outcome, error)) (Outcome, error) {
	first, err := run()
	close := first.Verdict == TimeLimit && first.Time <= limits.Time+limits.margin()
	if err != nil || first.Verdict != Undecided && !close {
		return first, err
	}
	second, err := run()
	if first.Ending == waits && second.Ending == waits {
		second.Verdict = TimeLimit
	}
	return second, err
}

// run runs the command once, on the whole input.
func run(ctx context.Context, command []string, dir string, input *os.File, limits Limits) (
	out Outcome, err error) {
	input.Seek(0, io.SeekStart)
	running, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	cmd := exec.CommandContext(running, command[0], command[1:]...)
	stdout, stderr := &capture{full: func() { stop(flooded) }}, &capture{full: func() {}}
	cmd.Dir, cmd.Stdin, cmd.Stdout, cmd.Stderr = dir, input, stdout, stderr
	mark := "JUDGE_RUN=" + input.Name() + "." // so none begins with another
	cmd.Env = append(os.Environ(), mark)
	start := time.Now()
	err = runGroup(cmd, syscall.SIGKILL, orphanDelay, func() {
		watch(running, fmt.Sprint(cmd.Process.Pid), limits, stop)
	})
	clock := time.Since(start)
	if cmd.ProcessState == nil { // it did not start
		return out, err
	}
	endMarked(mark, cmd.Process.Pid)
	if ctx.Err() != nil {
		return out, ctx.Err()
	}
	cpu := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	out = Outcome{Stdout: string(stdout.text), Stderr: string(stderr.text),
		Time: limits.counted(cpu, clock), Memory: peakMemory(cmd.ProcessState)}
	read, _ := input.Seek(0, io.SeekCurrent) // the program shares this offset
	out.Unread = read == 0 && !limits.virtual
	stopped, _ := context.Cause(running).(Ending)
	out.Ending = limits.ending(out, stopped, err)
	if runtime.GOOS != "linux" && out.Ending == starved && cpu < clock/idle {
		out.Ending = waits // which watch did not see
	}
	return out, nil
}

// ending returns how a run ended that took what out says: it was stopped, or ended by itself
// with an error or without one. A program that is over both limits is over that of memory, which
// is what makes it slow.
func (l Limits) ending(out Outcome, stopped Ending, err error) Ending {
	switch {
	case out.Memory > l.Memory:
		return l.overMemory()
	case stopped != Ending{}:
		return stopped
	case out.Time > l.Time:
		return overTime
	case errors.Is(err, exec.ErrWaitDelay):
		return orphaned
	case err != nil:
		return Ending{RuntimeError, err.Error()}
	}
	return Ending{Verdict: Accepted}
}

// virtual matches the programs of virtual machines.
var virtual = regexp.MustCompile(`^(java|node|nodejs|kotlin|scala|deno|bun)(\.exe)?$`)

// counted returns the time that counts.
func (l Limits) counted(cpu, clock time.Duration) time.Duration {
	if l.virtual && clock < cpu {
		return clock
	}
	return cpu
}

// watch stops a process that goes beyond the limits, until its context ends. Where the
// system does not tell what the process has used so far, only the clock stops it.
func watch(running context.Context, pid string, limits Limits, stop func(error)) {
	const (
		every    = 20 * time.Millisecond
		patience = 4 * time.Second // with what does nothing; a busy machine lets it do a little
	)
	start := time.Now()
	var used, last time.Duration // processor time, and when that last grew
	for running.Err() == nil {
		time.Sleep(every)
		cpu, resident := usage(pid)
		clock := time.Since(start)
		if cpu != used {
			used, last = cpu, clock
		}
		switch {
		case resident > limits.Memory:
			stop(limits.overMemory())
		case limits.counted(cpu, clock) > limits.Time+limits.margin():
			stop(overTime)
		case resident > 0 && clock-last > patience:
			stop(waits)
		case clock > 3*limits.Time+patience:
			stop(starved)
		}
	}
}

// Output runs a command in a directory, with a folder for all temporary files, given by its
// whole path, and returns what it prints, on both its outputs. At the end of ctx, it has some
// seconds to clean up. (A test's own folders are in GOTMPDIR. By GOGC the go command takes more
// memory and less time.)
func Output(ctx context.Context, dir, tmp, name string, args ...string) (
	output string, err error) {
	var out strings.Builder
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = dir, &out, &out
	cmd.Env = append(os.Environ(), "TMPDIR="+tmp, "TMP="+tmp, "GOTMPDIR="+tmp, "GOGC=400")
	err = runGroup(cmd, syscall.SIGINT, cleanUpDelay, func() {})
	if err != nil {
		fmt.Fprintln(&out, err)
	}
	return out.String(), err
}

// runGroup runs a command that may start others, with a watch beside it. At the end of its
// context all get the signal, and after delay it waits no longer. What is left in the group then is
// killed, because it would run on beside the next command.
func runGroup(cmd *exec.Cmd, s syscall.Signal, delay time.Duration, watch func()) error {
	ownGroup(cmd, s)
	cmd.WaitDelay = delay
	err := cmd.Start()
	if err != nil {
		return err
	}
	go watch()
	defer killGroup(cmd)
	return cmd.Wait()
}

// capture keeps what is written to it; if that is more than MaxOutput, it calls full and keeps
// the beginning and the end, so that the writer never blocks.
type capture struct {
	text []byte
	full func()
}

func (c *capture) Write(p []byte) (int, error) {
	const edge = MaxOutput / 4
	c.text = append(c.text, p...)
	if len(c.text) > MaxOutput {
		c.full()
		c.text = append(c.text[:edge], c.text[len(c.text)-edge:]...)
	}
	return len(p), nil
}
