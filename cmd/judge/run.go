package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"time"
)

// result is what came of one run, or of one for each case.
type result struct {
	verdict string // "" when it ended well and its output is still to be compared
	reason  string // why, where the output does not show it
	stdout  []byte
	stderr  []byte
	// time is the greater of two: the limit here is on the wall clock, but judges
	// count the processor, and a Go program may use several.
	time   time.Duration
	memory int64 // the peak resident set, 0 where it is not known
	difference
}

// add joins the results of two runs: the first mistake, and of the rest the most.
func (r *result) add(next result) {
	first := *r
	if first.verdict == accepted {
		first = next
	}
	first.wrong = r.wrong + next.wrong
	if first.time = r.time; next.time > first.time {
		first.time = next.time
	}
	if first.memory = r.memory; next.memory > first.memory {
		first.memory = next.memory
	}
	*r = first
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

// execute runs a program on a file for at most limit and keeps at most maxOutput
// bytes of its output. An error says nothing about the program.
func execute(ctx context.Context, p program, args []string, input string, limit time.Duration, maxOutput int) (result, error) {
	stdin, err := os.Open(input)
	if err != nil {
		return result{}, err
	}
	defer stdin.Close()
	runCtx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	args = append(append([]string(nil), p.command[1:]...), args...)
	cmd := command(runCtx, p.command[0], args...)
	cmd.Dir, cmd.Stdin = p.dir, stdin
	stdout := &capture{max: maxOutput, full: cancel}
	stderr := &capture{max: stderrKept, full: func() {}}
	cmd.Stdout, cmd.Stderr = stdout, stderr

	start := time.Now()
	if err := cmd.Start(); err != nil {
		return result{verdict: runtimeError, reason: "did not start: " + err.Error()}, ctx.Err()
	}
	err = cmd.Wait()
	took, stopped := time.Since(start), runCtx.Err()
	// What it left behind would run on beside the next case. (A group's number
	// is not given to another while a process is in it.)
	killGroup(cmd)
	if ctx.Err() != nil {
		return result{}, ctx.Err()
	}

	if cpu := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(); cpu > took {
		took = cpu
	}
	res := result{stdout: stdout.buf.Bytes(), stderr: stderr.buf.Bytes(), time: took, memory: peakMemory(cmd.ProcessState)}
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
