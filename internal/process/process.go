// Package process runs other programs, with limits, and leaves nothing of them behind.
package process

import (
	"context"
	"errors"
	"fmt"
	"hash/crc32"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

// MaxOutput is how many bytes a program may print; then it is stopped.
const MaxOutput = 1 << 20

const (
	orphanDelay  = time.Second     // for what a program leaves behind with its output open
	cleanUpDelay = 3 * time.Second // for a command of Output, once it is interrupted
)

// Outcome is what came of a run.
type Outcome struct {
	Stdout, Stderr string
	// Time is the greater of wall and processor time: the limit here is on the first,
	// but judges count the second, and a Go program may use several processors.
	Time   time.Duration
	CPU    time.Duration // processor time
	Memory int64         // its peak in bytes, 0 if it is not known

	// Verdict is one of those below if the program did not end well, and Reason says why.
	Verdict, Reason string
}

// The verdicts on programs that do not end well, by the names that judges give them.
const (
	RuntimeError = "RE"
	TimeLimit    = "TLE"
	WrongAnswer  = "WA" // it printed too much
)

// Run runs a command in a directory for at most limit, with a file as its standard input,
// as judges have it, and no pipe. An error says nothing about the program: it could not be
// started, or ctx came to its end.
func Run(ctx context.Context, command []string, dir, input string, limit time.Duration) (
	out Outcome, err error) {
	stdin, err := os.Open(input)
	if err != nil {
		return out, err
	}
	defer stdin.Close()
	limited, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	cmd := exec.CommandContext(limited, command[0], command[1:]...)
	stdout, stderr := &capture{full: cancel}, &capture{full: cancel}
	cmd.Dir, cmd.Stdin, cmd.Stdout, cmd.Stderr = dir, stdin, stdout, stderr
	start := time.Now()
	stopped, err := runGroup(cmd, syscall.SIGKILL, orphanDelay)
	took := time.Since(start)
	if ctx.Err() != nil {
		return out, ctx.Err()
	}
	if cmd.ProcessState == nil { // it did not start
		return out, err
	}
	cpu := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	if cpu > took {
		took = cpu
	}
	out = Outcome{Stdout: stdout.String(), Stderr: stderr.String(), Time: took, CPU: cpu,
		Memory: peakMemory(cmd.ProcessState)}
	switch {
	case limited.Err() == context.Canceled:
		out.Verdict = WrongAnswer
		out.Reason = fmt.Sprintf("output too long: stopped after %d bytes", MaxOutput)
	case stopped:
		out.Verdict, out.Reason = TimeLimit, fmt.Sprintf("stopped after %v", limit)
	case errors.Is(err, exec.ErrWaitDelay):
		out.Verdict = RuntimeError
		out.Reason = "left a process behind that keeps its output open"
	case err != nil:
		out.Verdict, out.Reason = RuntimeError, err.Error()
	}
	return out, nil
}

// Output runs a command in a directory and returns what it prints, on both its outputs.
// At the end of ctx, it has some seconds to clean up. What it leaves in the temporary
// folder all the same is removed then. For that it has a folder of its own there, always
// the same one: the results of go test that the go command keeps depend on its name.
func Output(ctx context.Context, dir string, command ...string) (output string, err error) {
	tmp := filepath.Join(os.TempDir(), fmt.Sprintf("judge-%08x", crc32.ChecksumIEEE([]byte(dir))))
	os.MkdirAll(tmp, 0o700) // without it, the command complains
	defer os.Remove(tmp)    // if it is empty
	var out strings.Builder
	cmd := exec.CommandContext(ctx, command[0], command[1:]...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = dir, &out, &out
	cmd.Env = append(os.Environ(), "TMPDIR="+tmp, "TMP="+tmp, "GOTMPDIR="+tmp)
	_, err = runGroup(cmd, syscall.SIGINT, cleanUpDelay)
	if err != nil {
		fmt.Fprintln(&out, err)
	}
	if ctx.Err() != nil {
		os.RemoveAll(tmp)
	}
	return out.String(), err
}

// runGroup runs a command that may start others. At the end of its context all get the
// signal, and after delay it waits no longer. What is left then is killed, as it would
// run on beside the next one. (If nothing is left, the group's number is free, but most
// systems give it out again only after all higher ones.) Stopped reports whether the
// command still ran when its context ended.
func runGroup(cmd *exec.Cmd, s syscall.Signal, delay time.Duration) (stopped bool, err error) {
	ownGroup(cmd)
	cmd.Cancel = func() error {
		stopped = true
		return signalGroup(cmd, s)
	}
	cmd.WaitDelay = delay
	err = cmd.Run()
	if cmd.Process != nil {
		signalGroup(cmd, syscall.SIGKILL)
	}
	return stopped, err
}

// capture keeps what is written to it until that is more than MaxOutput, then calls
// full and drops the rest, so that the writer never blocks.
type capture struct {
	strings.Builder
	full func()
}

func (c *capture) Write(p []byte) (int, error) {
	if c.Len() > MaxOutput {
		c.full()
		return len(p), nil
	}
	return c.Builder.Write(p)
}
