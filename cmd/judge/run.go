package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"syscall"
	"time"
)

const (
	defaultLimit = 2 * time.Second  // for a problem whose main.go names none
	updateLimit  = 60 * time.Second // for the plain search on a golden
	helperLimit  = 10 * time.Second // for what a program says of itself or of its input
	orphanDelay  = time.Second      // for what a program leaves behind with its output open
	cleanUpDelay = 3 * time.Second  // for the go command, once it is interrupted

	maxOutput    = 16 << 20 // bytes; a program that prints more is stopped
	linesShown   = 20       // of a text, with a failure; a map of uva1601 has 17
	columnsShown = 120
)

// header is the line of a program's header that says what its judge allows, such
// as "limits: 1 s, 64 MB" or "limits: 12 s, many cases".
var header = regexp.MustCompile(`(?m)^//\tlimits: (\d+) s(?:, \d+ MB)?(, many cases)?`)

// limitOf reads from the main.go in dir how long a run may take, and whether the
// judge gives a run many cases, not one. A golden may ask more than a judge's own
// tests do, even a whole state space: it has to be answered within the same time.
func limitOf(dir string) (limit time.Duration, manyCases bool) {
	source, err := os.ReadFile(filepath.Join(dir, "main.go"))
	m := header.FindSubmatch(source)
	if err != nil || m == nil {
		return defaultLimit, false
	}
	seconds, _ := strconv.Atoi(string(m[1]))
	return time.Duration(seconds) * time.Second, m[2] != nil
}

// result is what came of one run, or of one for each case.
type result struct {
	verdict        string // "" when it ended well and its output is still to be compared
	reason         string // why it did not end well
	stdout, stderr []byte
	// time is the greater of two: the limit here is on the wall clock, but judges
	// count the processor, and a Go program may use several.
	time   time.Duration
	memory int64 // its peak in bytes, 0 if that is not known

	line, wrong     int    // the first line that differs, from 1, or 0; how many do
	expected, found []byte // that line
	cases           int    // in the golden, which has a line for each
	text            []byte // of the case of that line, if it is known
}

// command is exec.CommandContext for a command that may start others. At the end of
// ctx all get the signal, and after delay none of them keeps Wait waiting.
func command(ctx context.Context, s syscall.Signal, delay time.Duration, name string, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, name, args...)
	ownGroup(cmd)
	cmd.Cancel = func() error { return signalGroup(cmd, s) }
	cmd.WaitDelay = delay
	return cmd
}

// execute runs a program on a file for at most limit. An error says nothing about
// the program.
func execute(ctx context.Context, p program, args []string, input string, limit time.Duration) (result, error) {
	if p.command == nil {
		return result{}, errors.New("the program does not build")
	}
	stdin, err := os.Open(input)
	if err != nil {
		return result{}, err
	}
	defer stdin.Close()
	runCtx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	args = append(append([]string(nil), p.command[1:]...), args...)
	cmd := command(runCtx, syscall.SIGKILL, orphanDelay, p.command[0], args...)
	stdout, stderr := &capture{full: cancel}, &capture{full: cancel}
	cmd.Dir, cmd.Stdin, cmd.Stdout, cmd.Stderr = p.dir, stdin, stdout, stderr
	start := time.Now()
	if err := cmd.Start(); err != nil {
		return result{}, err
	}
	err = cmd.Wait()
	took, stopped := time.Since(start), runCtx.Err()
	// What it left behind would run on beside the next case. (A group's number
	// is not given to another while a process is in it.)
	signalGroup(cmd, syscall.SIGKILL)
	if ctx.Err() != nil {
		return result{}, ctx.Err()
	}
	if cpu := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(); cpu > took {
		took = cpu
	}
	res := result{stdout: stdout.buf.Bytes(), stderr: stderr.buf.Bytes(), time: took, memory: peakMemory(cmd.ProcessState)}
	switch {
	case stdout.buf.Len() > maxOutput || stderr.buf.Len() > maxOutput:
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

// capture keeps what is written to it until that is more than maxOutput, then calls
// full and drops the rest, so that the writer never blocks.
type capture struct {
	buf  bytes.Buffer // not embedded: io.Copy would fill it by its ReadFrom
	full func()
}

func (c *capture) Write(p []byte) (int, error) {
	if c.buf.Len() <= maxOutput {
		c.buf.Write(p)
	} else {
		c.full()
	}
	return len(p), nil
}
