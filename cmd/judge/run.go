package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// result is what came of one run.
type result struct {
	verdict string // "" when it ended well and its output is still to be compared
	reason  string // why, where the output does not show it
	stdout  []byte
	stderr  []byte
	usage   *usage // nil when there was no process
}

// usage is what one process used.
type usage struct {
	cpu    time.Duration // user and system, of all threads
	wall   time.Duration
	memory memory
}

// time is the greater of the two clocks: the limit here is on the wall clock,
// but judges count the processor, and a Go program may use several.
func (u *usage) time() time.Duration {
	if u.cpu > u.wall {
		return u.cpu
	}
	return u.wall
}

// memory is the peak resident set of a process.
type memory struct {
	bytes int64 // 0 where the system does not tell
	// bound says that the true peak may be lower. On Linux the peak in rusage
	// is kept over exec, and up to then a child shares the runner's memory: a
	// child that needs less than the runner shows the runner's peak. So what is
	// not above the runner's own peak is only "at most".
	bound bool
}

// orphanDelay is how long after a program's end its output may be kept open by
// a process that it has left behind.
const orphanDelay = time.Second

// command is exec.CommandContext for a command that may start others: they die
// with it when ctx ends, and do not keep Wait waiting.
func command(ctx context.Context, name string, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, name, args...)
	ownGroup(cmd)
	cmd.Cancel = func() error { return killGroup(cmd) }
	cmd.WaitDelay = orphanDelay
	return cmd
}

// execute runs a binary on an input file for at most limit and keeps at most
// maxOutput bytes of its output. An error says nothing about the program.
func execute(ctx context.Context, binary string, args []string, input string, limit time.Duration, maxOutput int) (result, error) {
	stdin, err := os.Open(input)
	if err != nil {
		return result{}, err
	}
	defer stdin.Close()

	runCtx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	cmd := command(runCtx, binary, args...)
	cmd.Dir = filepath.Dir(binary) // away from the files of the module
	cmd.Stdin = stdin
	stdout := &capture{max: maxOutput, full: cancel}
	stderr := &capture{max: stderrKept, full: func() {}}
	cmd.Stdout, cmd.Stderr = stdout, stderr

	start := time.Now()
	if err := cmd.Start(); err != nil {
		return result{verdict: runtimeError, reason: "did not start: " + err.Error()}, ctx.Err()
	}
	err = cmd.Wait()
	wall, stopped := time.Since(start), runCtx.Err()
	// What it left behind would run on beside the next case. (A group's number
	// is not given to another while a process is in it.)
	killGroup(cmd)
	if ctx.Err() != nil {
		return result{}, ctx.Err()
	}

	state := cmd.ProcessState
	res := result{
		stdout: stdout.buf.Bytes(),
		stderr: stderr.buf.Bytes(),
		usage:  &usage{cpu: state.UserTime() + state.SystemTime(), wall: wall, memory: peakMemory(state)},
	}
	switch {
	case stdout.over:
		res.verdict, res.reason = wrongAnswer, fmt.Sprintf("output too long: stopped after %d bytes", maxOutput)
	case stopped != nil:
		res.verdict, res.reason = timeLimit, fmt.Sprintf("stopped after %v", limit)
	case errors.Is(err, exec.ErrWaitDelay):
		res.verdict, res.reason = runtimeError, "left a process behind that keeps its output open"
	case err != nil:
		res.verdict, res.reason = runtimeError, err.Error()
	}
	return res, nil
}

// capture keeps the first max bytes written to it and drops the rest, so that
// the writer never blocks. It calls full when there is a rest.
type capture struct {
	buf  bytes.Buffer
	max  int
	full func()
	over bool
}

func (c *capture) Write(p []byte) (int, error) {
	kept := p
	if room := c.max - c.buf.Len(); len(p) > room {
		kept = p[:room]
		c.over = true
		c.full()
	}
	c.buf.Write(kept)
	return len(p), nil
}
