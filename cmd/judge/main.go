// Command judge runs the goldens: every PROBLEM/testdata/NAME.in goes through
// the problem's program, and what comes out is compared with NAME.out.
//
// In the order of a run: discover.go finds the goldens, build.go runs the go
// command, judge.go judges one golden, run.go runs a program under its limits
// (limits.go), verdict.go compares, report.go prints. update.go rewrites goldens.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"

	"bfspuzzles/internal/view"
)

const help = `usage: ./run_tests.sh [-v] [-list | -update | -cmd COMMAND] [WORD ...]
       go run ./cmd/judge ...                   the same, on Windows too

  ./run_tests.sh                                go vet, go test, then all goldens
  ./run_tests.sh .                              all goldens
  ./run_tests.sh uva1601 hardest                those of uva1601 named hardest
  ./run_tests.sh uva1601/testdata/sample1.in    that one
  ./run_tests.sh -cmd 'python3 x.py' uva1601    through a program of your own

A golden is a file PROBLEM/testdata/NAME.in; what ./PROBLEM and the single file
submit/PROBLEM/main.go make of it must be NAME.out. A WORD is a path or a part of
PROBLEM/NAME; a golden must match each.

  -v            show every run
  -list         name the goldens and what each is for
  -update       write what "PROBLEM -plain" prints into NAME.out, new or changed,
                and show each change; refused where CI is set
  -cmd COMMAND  run COMMAND, in the directory you are in, on the goldens of one
                problem. It is split at blanks outside of '...' and "..."; no shell
                reads it. Where a judge gives one case a run (all but uva1601), so
                does this
  -C DIR        the project is in DIR, not here or above
  -h            print this text

Verdicts:
  AC   accepted               PE   right words, wrong white space; fails
  WA   wrong answer           RE   exit status not 0, or a crash
  TLE  over the time limit    CE   does not build
  --   half a golden, an .in or an .out alone

The last line is "N passed, N failed". Exit status: 0 all passed, 1 something failed,
2 nothing could be judged, 130 interrupted; by way of "go run", 1 for each but 0.
`

// judge is one invocation of the runner. The tests fill in their own.
type judge struct {
	dir      string // where it is called
	stdout   io.Writer
	stderr   io.Writer
	terminal view.Terminal // what stdout is
	limitOf  func(dir string) limit
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), stopSignals...)
	j := &judge{".", os.Stdout, os.Stderr, view.Detect(os.Stdout), limitOf}
	status := j.main(ctx, os.Args[1:])
	stop()
	os.Exit(status)
}

// main returns the exit status. A signal arrives as the end of ctx, so that
// what is running is killed and cleaned up on every way out.
func (j *judge) main(ctx context.Context, args []string) int {
	o, err := parseArgs(args)
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprint(j.stdout, help)
		return 0
	}
	passed := false
	if err == nil {
		passed, err = j.work(ctx, o)
	}
	switch {
	case ctx.Err() != nil:
		fmt.Fprintln(j.stderr, "judge: interrupted")
		return 130
	case err != nil:
		fmt.Fprintf(j.stderr, "judge: %v\n", err)
		return 2
	case !passed:
		return 1
	}
	return 0
}

type options struct {
	verbose, list, update bool
	command, root         string
	words                 []string
}

// parseArgs takes flags before, between and after the words.
func parseArgs(args []string) (o options, err error) {
	flags := flag.NewFlagSet("judge", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.BoolVar(&o.verbose, "v", false, "")
	flags.BoolVar(&o.list, "list", false, "")
	flags.BoolVar(&o.update, "update", false, "")
	flags.StringVar(&o.command, "cmd", "", "")
	flags.StringVar(&o.root, "C", "", "")
	for {
		if err := flags.Parse(args); err != nil {
			return o, fmt.Errorf("%w; -h explains", err)
		}
		if flags.NArg() == 0 {
			break
		}
		o.words = append(o.words, flags.Arg(0))
		args = flags.Args()[1:]
	}
	if o.update && o.command != "" {
		return o, errors.New("-update takes no -cmd: a golden comes from the plain search")
	}
	if o.update && os.Getenv("CI") != "" {
		return o, errors.New("-update is refused where CI is set: someone has to read what changes")
	}
	return o, nil
}

// work does what the options say and reports whether all passed. An error means
// that there is no result to report.
func (j *judge) work(ctx context.Context, o options) (passed bool, err error) {
	here, root, err := directories(j.dir, o.root)
	if err != nil {
		return false, err
	}
	goldens, err := discover(root, here, o.words)
	if err != nil {
		return false, err
	}
	r := &report{out: j.stdout, terminal: j.terminal, verbose: o.verbose}
	defer r.working("")
	if o.list {
		return true, r.list(root, goldens)
	}
	b := &builder{root: root, report: r}
	if b.tmp, err = os.MkdirTemp("", "judge-"); err != nil {
		return false, fmt.Errorf("making a directory for the programs: %w", err)
	}
	defer os.RemoveAll(b.tmp)
	var foreign *program
	if o.command != "" {
		foreign, err = newForeign(here, o.command, goldens)
	} else if len(o.words) == 0 && !o.update {
		err = b.check(ctx)
	}
	if err != nil {
		return false, err
	}
	if o.update {
		return b.update(ctx, goldens)
	}
	if err := j.judgeAll(ctx, b, goldens, foreign); err != nil {
		return false, err
	}
	return r.summary(), nil
}
