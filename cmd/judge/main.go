// Command judge runs each problem's program on its goldens: the program reads
// PROBLEM/testdata/NAME.in, and its output must equal NAME.out. Given a source file or a command,
// judge runs the user's own program as an online judge would.
//
// Reading order: main.go, flags.go, golden.go (finds the goldens), cases.go (splits them into cases
// and orders the runs), judge.go (judges a program), source.go (compiles the user's program),
// command.go (judges it, including on random cases), failure.go (shrinks a failing case), run.go
// (runs programs), compare.go, report.go, check.go (runs go test).
package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"bfspuzzles/internal/process"
	"bfspuzzles/internal/view"
)

func main() {
	os.Setenv("LC_ALL", "C") // so that pictures and messages are the same everywhere
	process.LargeStack()
	os.Exit(run())
}

// run does the work of main and returns the exit status. A signal cancels a context, so that every
// exit path kills the running programs and cleans up.
func run() int {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM,
		syscall.SIGHUP, syscall.SIGPIPE) // a pager that reads the report may quit
	defer stop()
	out := bufio.NewWriter(os.Stdout)
	j := &judge{ctx: ctx, report: &report{out: out, terminal: view.Detect(os.Stdout)}}
	j.run = j.start
	j.fail(j.work())
	// A report that cannot be written, for example to a full disk, must not look like a pass.
	err := out.Flush() // the first error of all writes
	if err != nil {
		j.fail(fmt.Errorf("cannot write the report: %w", err))
	}
	switch {
	case errors.Is(err, syscall.EPIPE): // the reader, such as head, wants no more
		return 128 + int(syscall.SIGPIPE)
	case ctx.Err() != nil:
		fmt.Fprintln(os.Stderr, "judge: interrupted"+j.progress)
		return 130
	case j.err != nil:
		fmt.Fprintf(os.Stderr, "judge: %v\n", j.err)
		return 2
	case len(j.failed) > 0:
		return 1
	}
	return 0
}

// judge is one invocation of the runner.
type judge struct {
	ctx       context.Context // cancelled by an interrupt
	root, tmp string          // the module; a directory for binaries and inputs
	// run is start, except in tests.
	run func(ctx context.Context, p program, input string) process.Outcome
	*report
	options
	*problem // the current one
}

// work parses the arguments and carries them out.
func (j *judge) work() error {
	err := j.parse(os.Args[1:])
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(j.out, help)
		return nil
	case err != nil:
		return err
	}
	root, err := realPath(j.root)
	if err != nil {
		return fmt.Errorf("-C %s: no such directory", j.root)
	}
	j.root = root
	problems, err := discover(j.root, j.words)
	switch {
	case err != nil:
		return err
	case j.list:
		for _, p := range problems {
			for _, g := range p.goldens {
				fmt.Fprintf(j.out, "%-38s  %-8s  %s\n", g.id(), g.Form, g.Text)
			}
		}
		return nil
	case (j.given() || j.export != "") && len(problems) > 1:
		var names []string
		for _, p := range problems {
			names = append(names, p.name)
		}
		return fmt.Errorf("name a single problem: %s", strings.Join(names, " or "))
	}
	j.tmp, err = os.MkdirTemp("", "judge-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(j.tmp)
	defer j.working("")
	j.judgeAll(problems)
	if j.export == "" {
		j.summary()
	}
	return nil
}

// judgeAll judges the problems and then, if no words select goldens, runs go test. It does not do
// both at the same time, because that would slow the programs down.
func (j *judge) judgeAll(problems []*problem) {
	for _, j.problem = range problems {
		j.judgeProblem()
	}
	if j.err == nil && len(j.words) == 0 && !j.update && !j.given() && j.export == "" {
		j.runTests(problems)
	}
}
