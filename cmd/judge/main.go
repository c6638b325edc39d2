// Command judge runs the goldens: every PROBLEM/testdata/NAME.in goes through
// the problem's program, and what comes out is compared with NAME.out.
//
// In the order of a run: discover.go finds the goldens, build.go builds the
// programs, run.go runs one under its limits (limits.go), verdict.go compares,
// report.go prints. update.go rewrites the goldens.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"time"
)

const help = `usage: ./run_tests.sh [-update] [WORD ...]

Runs the goldens PROBLEM/testdata/NAME.in through ./PROBLEM and, where there is
one, through the single file submit/PROBLEM/main.go, and compares with NAME.out.
Only goldens whose PROBLEM/NAME contains every WORD are run.

  ./run_tests.sh                   go vet, go test, then all goldens
  ./run_tests.sh uva1601           the goldens of one problem
  ./run_tests.sh uva1601 hardest   those of them named hardest
  ./run_tests.sh -update lc773     rewrite NAME.out from plain breadth-first search

  -update   write what "PROBLEM -plain" prints into NAME.out, new or changed,
            and show each change; refused where CI is set
  -h        print this text

Verdicts:
  AC   accepted               PE   right words, wrong white space; fails
  WA   wrong answer           RE   exit status not 0, or a crash
  TLE  over the time limit    CE   does not build

Exit status: 0 all passed, 1 something failed, 2 nothing could be judged
(no golden matches, half a golden, bad flag), 130 interrupted.
`

// judge is one invocation of the runner. The tests fill in their own.
type judge struct {
	dir         string // any directory of the module
	stdout      io.Writer
	stderr      io.Writer
	limitOf     func(problem string) limit
	updateLimit time.Duration
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), stopSignals...)
	j := &judge{dir: ".", stdout: os.Stdout, stderr: os.Stderr, limitOf: limitOf, updateLimit: updateLimit}
	status := j.main(ctx, os.Args[1:])
	stop()
	os.Exit(status)
}

// main returns the exit status. A signal arrives as the end of ctx, so that
// what is running is killed and cleaned up on every way out.
func (j *judge) main(ctx context.Context, args []string) int {
	update, words, err := parseArgs(args)
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprint(j.stdout, help)
		return 0
	}
	if err != nil {
		fmt.Fprintf(j.stderr, "judge: %v\n\n%s", err, help)
		return 2
	}
	failed, err := j.work(ctx, update, words)
	switch {
	case ctx.Err() != nil:
		fmt.Fprintln(j.stderr, "judge: interrupted")
		return 130
	case err != nil:
		fmt.Fprintf(j.stderr, "judge: %v\n", err)
		return 2
	case failed > 0:
		return 1
	}
	return 0
}

// parseArgs takes flags before, between and after the words.
func parseArgs(args []string) (update bool, words []string, err error) {
	flags := flag.NewFlagSet("judge", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.BoolVar(&update, "update", false, "")
	for {
		if err := flags.Parse(args); err != nil || flags.NArg() == 0 {
			return update, words, err
		}
		words = append(words, flags.Arg(0))
		args = flags.Args()[1:]
	}
}

// work judges or updates the goldens that match and returns how many failed.
// An error means that there is no result to report.
func (j *judge) work(ctx context.Context, update bool, words []string) (failed int, err error) {
	if update && os.Getenv("CI") != "" {
		return 0, errors.New("-update is refused where CI is set: someone has to read what changes")
	}
	root, err := moduleRoot(j.dir)
	if err != nil {
		return 0, err
	}
	goldens, err := discover(root, words, !update)
	if err != nil {
		return 0, err
	}
	tmp, err := os.MkdirTemp("", "judge-")
	if err != nil {
		return 0, fmt.Errorf("making a directory for the programs: %w", err)
	}
	defer os.RemoveAll(tmp)

	b := &builder{root: root, tmp: tmp, out: j.stdout, built: map[string]program{}}
	if update {
		return j.update(ctx, b, goldens)
	}
	return j.judgeAll(ctx, b, goldens)
}

// judgeAll runs every golden through every form of its program, one at a time:
// parallel runs would spoil each other's times.
func (j *judge) judgeAll(ctx context.Context, b *builder, goldens []golden) (failed int, err error) {
	r := newReport(j.stdout, goldens)
	for _, g := range goldens {
		programs, err := b.forms(ctx, g.problem)
		if err != nil {
			return 0, err
		}
		lim := j.limitOf(g.problem)
		want, err := os.ReadFile(g.out)
		if err != nil {
			return 0, fmt.Errorf("reading what %s must print: %w", g.id(), err)
		}
		verdicts := map[string]bool{}
		for _, p := range programs {
			res := result{verdict: compileError}
			if p.binary != "" {
				res, err = execute(ctx, p.binary, nil, g.in, lim.time, 2*len(want)+outputSlack)
				if err != nil {
					return 0, fmt.Errorf("running %s (%s): %w", g.id(), p.form, err)
				}
				if res.verdict == "" {
					res.verdict = compare(want, res.stdout)
				}
			}
			verdicts[res.verdict] = true
			r.row(g, p.form, lim, res, want)
		}
		r.sawApart = r.sawApart || len(verdicts) > 1
	}
	r.summary()
	return r.failed, nil
}
