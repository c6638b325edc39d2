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
	"syscall"
	"time"
)

const (
	defaultLimit = 2 * time.Second // for a problem whose main.go names none
	flagLimit    = time.Minute     // for a program with -plain or -text
	orphanDelay  = time.Second     // for processes that a program leaves behind with its output open
	cleanUpDelay = 3 * time.Second // for the go command, once it is interrupted

	maxOutput    = 16 << 20 // bytes; a program that prints more is stopped
	linesShown   = 20       // of a text, with a failure; a map of uva1601 has 17
	columnsShown = 120
)

// The forms of a program, as the report names them.
const (
	formProgram = "program"     // the package ./PROBLEM
	formSingle  = "single file" // ./submit/PROBLEM, what a judge is sent
	formPlain   = "-plain"      // the plain search of ./PROBLEM
	formCommand = "-cmd"        // the user's own
)

// program is a form of a problem's program, ready to run.
type program struct {
	form    string
	command []string // nil if it does not build
	dir     string   // to run it in
}

// with returns the program with flags, of which the first names the form.
func (p program) with(flags ...string) program {
	return program{flags[0], append([]string{p.command[0]}, flags...), p.dir}
}

// result is what came of one run on a golden, or of one for each case.
type result struct {
	golden golden
	form   string // of the program

	verdict        string // "" when it ended well and its output is still to be compared
	reason         string // why it did not end well
	stdout, stderr []byte
	// time is the greater of wall and processor time: the limit here is on the first,
	// but judges count the second, and a Go program may use several processors.
	time   time.Duration
	memory int64 // its peak in bytes, 0 if it is not known

	line, wrong     int    // the first line that differs, from 1, or 0; how many do
	expected, found []byte // that line
	cases           int    // in the golden, which has a line for each
	text            []byte // of the case of that line, if it is known
}

func (r *result) name() string { return r.golden.name + " (" + r.form + ")" }

func (r *result) passed() bool { return r.verdict == accepted || r.verdict == updated }

// runGroup runs a command that may start others. At the end of its context all get the
// signal, and after delay it waits no longer. What is left then is killed, as it would
// run on beside the next case. (If nothing is left, the group's number is free, but most
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

// goCommand runs a go command in the module and returns what it prints and whether it
// succeeds. The end of ctx is the only error; the command can then clean up.
func (j *judge) goCommand(ctx context.Context, args ...string) (output []byte, passed bool, err error) {
	j.report.working("go " + args[0])
	var out bytes.Buffer
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = j.root, &out, &out
	if _, err = runGroup(cmd, syscall.SIGINT, cleanUpDelay); err != nil && out.Len() == 0 {
		fmt.Fprintln(&out, err)
	}
	return out.Bytes(), err == nil, ctx.Err()
}

// passing is what go test prints of packages that pass or have no tests.
var passing = regexp.MustCompile(`(?m)^(ok  |\?   )\t.*\n`)

// check runs go vet and go test, and reports what they find.
func (j *judge) check(ctx context.Context) error {
	// go vet does all that go test would do of it.
	for _, args := range [][]string{{"vet", "./..."}, {"test", "-vet=off", "./..."}} {
		name, start := "go "+args[0], time.Now()
		output, passed, err := j.goCommand(ctx, args...)
		if err != nil {
			return err
		}
		if !j.report.verbose {
			output = passing.ReplaceAll(output, nil)
		}
		j.report.print("%s%s  %-10s %s\n", output, j.report.okay(passed), name, seconds(time.Since(start)))
		j.report.count(name, passed)
	}
	return nil
}

// build builds a form of a problem's program. It reports one that does not build.
func (j *judge) build(ctx context.Context, p problem, form, source string) (program, error) {
	// Windows needs the suffix and the others do not mind.
	binary := filepath.Join(j.tmp, p.name+" "+form+".exe")
	// Nothing here needs the commit in the binary, and asking for it fails in a
	// checkout that belongs to another user, as in many CI containers.
	message, passed, err := j.goCommand(ctx, "build", "-buildvcs=false", "-o", binary, source)
	if err == nil && !passed {
		j.report.print("%s (%s) does not build\n", p.name, form)
		j.report.text("go build:", message)
	}
	built := program{form: form, dir: j.tmp} // away from the files of the module
	if passed {
		built.command = []string{binary}
	}
	return built, err
}

// execute runs a program on a file for at most limit. An error says nothing about
// the program.
func execute(ctx context.Context, p program, input string, limit time.Duration) (result, error) {
	stdin, err := os.Open(input)
	if err != nil {
		return result{}, err
	}
	defer stdin.Close()
	runCtx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	cmd := exec.CommandContext(runCtx, p.command[0], p.command[1:]...)
	stdout, stderr := &capture{full: cancel}, &capture{full: cancel}
	cmd.Dir, cmd.Stdin, cmd.Stdout, cmd.Stderr = p.dir, stdin, stdout, stderr
	start := time.Now()
	stopped, err := runGroup(cmd, syscall.SIGKILL, orphanDelay)
	took := time.Since(start)
	if ctx.Err() != nil {
		return result{}, ctx.Err()
	}
	if cmd.ProcessState == nil { // it did not start
		return result{}, err
	}
	if cpu := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(); cpu > took {
		took = cpu
	}
	res := result{stdout: stdout.buf.Bytes(), stderr: stderr.buf.Bytes(), time: took}
	res.memory = peakMemory(cmd.ProcessState)
	switch {
	case errors.Is(runCtx.Err(), context.Canceled):
		res.verdict, res.reason = wrongAnswer, fmt.Sprintf("output too long: stopped after %d bytes", maxOutput)
	case stopped:
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
