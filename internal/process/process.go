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
	"strings"
	"syscall"
	"time"
)

const (
	// MaxOutput is how many bytes a program may print; then it is stopped.
	MaxOutput = 1 << 20
	// maxResident is how much memory its processes may hold, whatever the limit: more
	// could stop the whole machine.
	maxResident = 2 << 30

	orphanDelay  = time.Second     // for what a program leaves behind with its output open
	cleanUpDelay = 3 * time.Second // for a command of Output, once it is interrupted
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
	// garbage in threads of their own: theirs is the time by the clock, if that is less.
	Time   time.Duration
	Memory int64 // its peak in bytes, 0 if it is not known
	Unread bool  // nothing of the input was read; of node, which opens it anew, not known

	Ending
}

// Ending is one of the verdicts below if the program did not end well, and says why.
type Ending struct{ Verdict, Reason string }

func (e Ending) Error() string { return e.Reason }

// The verdicts on programs that do not end well, by the names that judges give them.
const (
	RuntimeError = "RE"
	TimeLimit    = "TLE"
	MemoryLimit  = "MLE"
	OutputLimit  = "OLE"
	NotJudged    = "??" // it was stopped as it waited, or as the machine was busy
)

// Run runs a command in a directory, with a file as its standard input, as judges have it,
// and no pipe. The limit is on processor time. The clock only stops a run, which is then
// repeated once: one that does next to nothing both times waits for something. An error
// says nothing about the program: it could not be started, or ctx came to its end.
func Run(ctx context.Context, command []string, dir, input string, limits Limits) (
	out Outcome, err error) {
	if limits.virtual = virtual.MatchString(filepath.Base(command[0])); limits.virtual {
		limits.Memory = 0
	}
	out, err = run(ctx, command, dir, input, limits)
	if err != nil || out.Verdict != NotJudged {
		return out, err
	}
	before := out.Reason
	out, err = run(ctx, command, dir, input, limits)
	if before == waits && out.Reason == waits {
		out.Verdict = TimeLimit
	}
	return out, err
}

const waits = "does not end: it waits"

// run runs the command once.
func run(ctx context.Context, command []string, dir, input string, limits Limits) (
	out Outcome, err error) {
	stdin, err := os.Open(input)
	if err != nil {
		return out, err
	}
	defer stdin.Close()
	running, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	cmd := exec.CommandContext(running, command[0], command[1:]...)
	stdout, stderr := &capture{full: stop}, &edges{}
	cmd.Dir, cmd.Stdin, cmd.Stdout, cmd.Stderr = dir, stdin, stdout, stderr
	start := time.Now()
	stopped, err := runGroup(cmd, syscall.SIGKILL, orphanDelay, func() {
		watch(running, fmt.Sprint(cmd.Process.Pid), limits, stop)
	})
	if ctx.Err() != nil {
		return out, ctx.Err()
	}
	if cmd.ProcessState == nil { // it did not start
		return out, err
	}
	cpu, clock := cmd.ProcessState.UserTime()+cmd.ProcessState.SystemTime(), time.Since(start)
	out = Outcome{Stdout: stdout.String(), Stderr: string(stderr.text),
		Time: limits.counted(cpu, clock), Memory: peakMemory(cmd.ProcessState)}
	read, unknown := stdin.Seek(0, io.SeekCurrent) // the program shares this offset
	out.Unread = read == 0 && unknown == nil && !limits.virtual
	switch {
	case stopped:
		out.Ending = context.Cause(running).(Ending)
		if out.Verdict == NotJudged && cpu < clock/20 {
			out.Reason = waits
		}
	case out.Time > limits.Time:
		out.Ending = limits.tooLong()
	case limits.Memory > 0 && out.Memory > limits.Memory:
		out.Ending = Ending{MemoryLimit, fmt.Sprintf("more than %d MB", limits.Memory>>20)}
	case errors.Is(err, exec.ErrWaitDelay):
		out.Ending = Ending{RuntimeError, "left a process behind that keeps its output open"}
	case err != nil:
		out.Ending = Ending{RuntimeError, err.Error()}
	}
	return out, nil
}

func (l Limits) tooLong() Ending { return Ending{TimeLimit, fmt.Sprintf("more than %v", l.Time)} }

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
		patience = 2 * time.Second       // in which even on a busy machine
		progress = 20 * time.Millisecond // is possible
	)
	start := time.Now()
	moved, used := start, time.Duration(0) // when it had last used the processor, and how much
	for running.Err() == nil {
		time.Sleep(every)
		cpu, resident, known := usage(pid)
		clock := time.Since(start)
		if cpu-used >= progress {
			moved, used = time.Now(), cpu
		}
		switch {
		case limits.counted(cpu, clock) > limits.Time:
			stop(limits.tooLong())
		case resident > maxResident:
			stop(Ending{MemoryLimit, fmt.Sprintf("stopped at %d MB", maxResident>>20)})
		case known && time.Since(moved) > patience, clock > 3*limits.Time+patience:
			stop(Ending{NotJudged, "stopped: the machine was busy, or it waited"})
		}
	}
}

// Output runs a command in a directory, given by its whole path, and returns what it
// prints, on both its outputs. At the end of ctx, it has some seconds to clean up. It has a
// temporary folder of its own, which is removed then. That has the same name in each run,
// unless another one is at work: the results of go test that the go command keeps depend on
// it.
func Output(ctx context.Context, dir string, command ...string) (output string, err error) {
	tmp := filepath.Join(os.TempDir(), "judge-tmp")
	if os.Mkdir(tmp, 0o700) != nil {
		tmp, err = os.MkdirTemp("", "judge-")
	}
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(tmp)
	var out strings.Builder
	cmd := exec.CommandContext(ctx, command[0], command[1:]...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = dir, &out, &out
	cmd.Env = append(os.Environ(), "TMPDIR="+tmp, "TMP="+tmp, "GOTMPDIR="+tmp)
	if _, err = runGroup(cmd, syscall.SIGINT, cleanUpDelay, func() {}); err != nil {
		fmt.Fprintln(&out, err)
	}
	return out.String(), err
}

// runGroup runs a command that may start others, with a watch beside it. At the end of its
// context all get the signal, and after delay it waits no longer. What is left then is
// killed, as it would run on beside the next one; but for what is in a group of its own.
// Stopped reports whether the command still ran when its context ended.
func runGroup(cmd *exec.Cmd, s syscall.Signal, delay time.Duration, watch func()) (
	stopped bool, err error) {
	ownGroup(cmd)
	cmd.Cancel = func() error {
		stopped = true
		return signalGroup(cmd, s)
	}
	cmd.WaitDelay = delay
	if err = cmd.Start(); err == nil {
		go watch()
		err = cmd.Wait()
	}
	if cmd.Process != nil {
		signalGroup(cmd, syscall.SIGKILL)
	}
	return stopped, err
}

// capture keeps what is written to it until that is more than MaxOutput, then calls
// full and drops the rest, so that the writer never blocks.
type capture struct {
	strings.Builder
	full func(error)
}

func (c *capture) Write(p []byte) (int, error) {
	if c.Len() > MaxOutput {
		reason := fmt.Sprintf("output too long: stopped after %d bytes", MaxOutput)
		c.full(Ending{OutputLimit, reason})
		return len(p), nil
	}
	return c.Builder.Write(p)
}

// edges keeps the beginning and the end of what is written to it.
type edges struct{ text []byte }

func (e *edges) Write(p []byte) (int, error) {
	const edge = MaxOutput / 4
	if e.text = append(e.text, p...); len(e.text) > MaxOutput {
		e.text = append(e.text[:edge], e.text[len(e.text)-edge:]...)
	}
	return len(p), nil
}
