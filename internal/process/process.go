//go:build go1.24

// Package process runs other programs within limits, as judges do.
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
	// MaxOutput is the number of bytes that a program may print before it is stopped.
	MaxOutput = 1 << 20
	// maxResident limits the memory of processes without a memory limit, because more could bring
	// the whole machine to a halt.
	maxResident = 2 << 30

	orphanDelay  = time.Second     // how long to wait for processes that keep the output open
	cleanUpDelay = 3 * time.Second // how long an interrupted command of Output may take to clean up

	idle = 20 // a program has waited if its CPU time is less than 1/idle of the wall-clock time
)

// Limits are the limits for a run.
type Limits struct {
	Time   time.Duration // see Outcome
	Memory int64         // in bytes, or 0 for no limit; does not apply to virtual machines

	virtual bool // the program is a virtual machine
}

// Outcome is the outcome of a run.
type Outcome struct {
	Stdout, Stderr string
	// Time is CPU time, summed over all threads. For virtual machines such as the JVM and node, it
	// is wall-clock time if that is less, because they compile and collect garbage in threads of
	// their own.
	Time   time.Duration
	Memory int64 // peak in bytes, 0 if not known
	// Unread says that the program read nothing from the file that is its standard input. Some
	// programs, such as node, open the file again before they read it.
	Unread bool

	Ending
}

// Ending is a verdict with its reason, which is empty if the program exited normally.
type Ending struct {
	Verdict
	Reason string
}

func (e Ending) Error() string { return e.Reason }

var (
	overTime = Ending{TimeLimit, "over the time limit"}
	waits    = Ending{Undecided, "hangs, without using CPU time"}
	starved  = Ending{Undecided, "stopped: the machine was busy, or the program waited"}
	orphaned = Ending{RuntimeError, "left a process behind that keeps its output open"}
	flooded  = Ending{RuntimeError, "stopped after printing more than 1 MB"}
)

// overMemory is the ending of a program over the memory limit.
func (l Limits) overMemory() Ending {
	return Ending{MemoryLimit, fmt.Sprintf("used more than %d MB", l.Memory>>20)}
}

// margin is the time that a run may take beyond the time limit before it is stopped. The time of a
// run that ends within the margin is close to the limit.
func (l Limits) margin() time.Duration {
	return min(l.Time/4, time.Second)
}

// Run runs a command in a directory. Standard input is a file, not a pipe, because judges use
// files; two runs must not share a file. The time limit applies to CPU time; wall-clock time only
// serves to stop a run that hangs. Run repeats a run once if its outcome may be due to the machine.
// An error is not a verdict on the program: either the program could not be started, or ctx was
// cancelled.
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

// settled returns the outcome of a run, or of a second run if the first one is in doubt. Because a
// busy machine slows programs down, a program that exceeds the time limit by no more than the
// margin may stay within the limit the next time. A program counts as hanging only if both runs
// hang.
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
	flood := func() { stop(Outcome{Ending: flooded}) }
	stdout, stderr := &capture{full: flood}, &capture{full: func() {}}
	cmd.Dir, cmd.Stdin, cmd.Stdout, cmd.Stderr = dir, input, stdout, stderr
	start := time.Now()
	err = runGroup(cmd, syscall.SIGKILL, orphanDelay, func() {
		watch(running, fmt.Sprint(cmd.Process.Pid), limits, stop)
	})
	clock := time.Since(start)
	if cmd.ProcessState == nil { // the command did not start
		return out, startError(command[0], err)
	}
	if ctx.Err() != nil {
		return out, ctx.Err()
	}
	// The state of the process omits its child processes if they were stopped with it.
	stopped, _ := context.Cause(running).(Outcome)
	cpu := max(stopped.Time, cmd.ProcessState.UserTime()+cmd.ProcessState.SystemTime())
	out = Outcome{Stdout: string(stdout.text), Stderr: string(stderr.text),
		Time:   limits.counted(cpu, clock),
		Memory: max(stopped.Memory, peakMemory(cmd.ProcessState))}
	read, _ := input.Seek(0, io.SeekCurrent) // the program shares the file offset
	out.Unread = read == 0
	out.Ending = limits.ending(out, stopped.Ending, err)
	if runtime.GOOS != "linux" && out.Ending == starved && cpu < clock/idle {
		out.Ending = waits // outside Linux, watch cannot detect that
	}
	return out, nil
}

// ending returns the ending of a run: out holds its time and memory, stopped says why the run was
// stopped, if it was, and err is the error with which the program exited. The memory limit comes
// before the time limit, because using too much memory also makes a program slow.
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

// virtual matches the names of virtual machines.
var virtual = regexp.MustCompile(`^(java|node|nodejs|kotlin|scala|deno|bun)(\.exe)?$`)

// counted returns the time that counts towards the limit.
func (l Limits) counted(cpu, clock time.Duration) time.Duration {
	if l.virtual && clock < cpu {
		return clock
	}
	return cpu
}

// watch watches a process until the context is done, and stops it if it exceeds the limits. The
// cause that it gives is an Outcome with the CPU time and the memory of the process and its
// descendants. On systems that do not report the usage of a running process, only wall-clock time
// stops it.
func watch(running context.Context, pid string, limits Limits, stop func(error)) {
	const (
		every    = 20 * time.Millisecond
		patience = 4 * time.Second // with an idle program; even a busy machine gives it time
	)
	start := time.Now()
	var used, last time.Duration // CPU time, and when it last grew
	for running.Err() == nil {
		time.Sleep(every)
		cpu, resident := usage(pid)
		clock := time.Since(start)
		if cpu != used {
			used, last = cpu, clock
		}
		because := func(why Ending) { stop(Outcome{Time: cpu, Memory: resident, Ending: why}) }
		switch {
		case resident > limits.Memory:
			because(limits.overMemory())
		case limits.counted(cpu, clock) > limits.Time+limits.margin():
			because(overTime)
		case resident > 0 && clock-last > patience:
			because(waits)
		case clock > 3*limits.Time+patience:
			because(starved)
		}
	}
}

// Output runs a command in a directory and returns its standard output and standard error together.
// All temporary files go to tmp, an absolute path; GOTMPDIR is for the directories of tests. When
// ctx is done, the command gets a few seconds to clean up. GOGC makes the go command faster at the
// cost of more memory.
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

// runGroup runs a command, which may start others, and watch at the same time. When the command's
// context is done, runGroup sends the signal to the whole process group, and stops waiting after
// delay. It then kills the rest of the group, which would otherwise slow down the next command.
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

// capture keeps the text written to it. Beyond MaxOutput bytes, it calls full and keeps only the
// beginning and the end. The writer never blocks.
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
