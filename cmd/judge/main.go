// Command judge runs the goldens: every PROBLEM/testdata/NAME.in goes through the problem's
// program, and the output is compared with NAME.out. With -cmd it judges any other program as an
// online judge would.
//
// Reading order: main.go, flags.go, golden.go (finds the goldens), cases.go (their cases, and the
// order of the runs), judge.go (judges a program), command.go (a program of -cmd, and random
// cases), failure.go (shrinks a failing case), run.go (runs programs), compare.go, report.go,
// check.go (go test).
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
	os.Setenv("LC_ALL", "C") // pictures and messages are the same everywhere
	process.LargeStack()
	os.Exit(run())
}

// run is main, and returns the exit status. A signal arrives as the end of a context, so that
// what is running is killed and cleaned up on every way out.
func run() int {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM,
		syscall.SIGHUP, syscall.SIGPIPE) // the report may be read by a pager that quits
	defer stop()
	out := bufio.NewWriter(os.Stdout)
	j := &judge{ctx: ctx, report: &report{out: out, terminal: view.Detect(os.Stdout)}}
	j.run = j.start
	j.fail(j.work())
	// A report that nobody can read, as on a full disk, must not look like a pass.
	if err := out.Flush(); err != nil { // or any write before
		j.fail(fmt.Errorf("cannot write the report: %w", err))
	}
	switch {
	case ctx.Err() != nil:
		fmt.Fprintln(os.Stderr, strings.TrimSuffix("judge: interrupted; "+j.progress, "; "))
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
	ctx       context.Context // its end is an interrupt
	root, tmp string          // the module; for binaries and inputs
	// run runs a program, as start does.
	run func(ctx context.Context, p program, input string) process.Outcome
	*report
	options
	*problem // the one that is being judged
}

// work does what the arguments say.
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
		return fmt.Errorf("-C %s: no such folder", j.root)
	}
	j.root = root
	problems, err := discover(j.root, j.words)
	switch {
	case err != nil && j.command != nil && len(j.words) > 1:
		return fmt.Errorf("%w; a command with blanks needs quotes: -cmd '%s %s'", err, j.typed,
			j.words[0])
	case err != nil:
		return err
	case j.list:
		for _, p := range problems {
			for _, g := range p.goldens { // not flushed: a reader such as head may stop early
				fmt.Fprintf(j.out, "%-38s  %-8s  %s\n", g.id(), g.Form, g.Text)
			}
		}
		return nil
	case (j.command != nil || j.export != "") && len(problems) > 1:
		return fmt.Errorf("-cmd and -export need the name of one problem, such as %s",
			problems[0].name)
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

// judgeAll judges the problems, and, if no words select any, runs the tests meanwhile.
func (j *judge) judgeAll(problems []*problem) {
	ctx, stop := context.WithCancel(j.ctx)
	defer stop()
	report := make(chan func(), 1)
	whole := len(j.words) == 0 && !j.update && j.command == nil && j.export == ""
	if whole {
		go func() { report <- j.runTests(ctx, problems) }()
	}
	for _, j.problem = range problems {
		j.judgeProblem()
	}
	if whole {
		j.working("go test")
		if j.err != nil {
			stop()
		}
		(<-report)()
	}
}
