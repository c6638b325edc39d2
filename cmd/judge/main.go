// Command judge runs the goldens: every PROBLEM/testdata/NAME.in goes through
// the problem's program, and the output is compared with NAME.out.
//
// Reading order: main.go, golden.go (finds the goldens), judge.go (judges a problem),
// run.go and process_*.go (run the go command and the programs), compare.go, report.go.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"

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
submit/PROBLEM/main.go print for it must be NAME.out. A WORD is a path or a part of
PROBLEM/NAME; a golden must match each.

  -v            show every run, with its time and, if it is known, its memory
  -list         list the goldens and what each is for
  -update       write what "PROBLEM -plain" prints to NAME.out; refused if CI is set
  -cmd COMMAND  run COMMAND, in the current directory, on the goldens of one problem.
                It is split at blanks; no shell reads it. Where a judge runs a
                program once for each case (all but uva1601), so does this
  -C DIR        the project is in DIR, not in the current directory

AC accepted, WA wrong answer, PE right but for white space (it fails), RE crash or
exit status not 0, TLE over the time limit, CE does not build, UPD updated, -- no .out.
The last line is "N passed, N failed". Exit status: 0 all passed, 1 something failed,
2 nothing could be judged or the report not written, 130 interrupted; "go run" turns
all but 0 into 1.
`

// stopSignals end a run. SIGPIPE is one of them because the report may be read by a
// pager that quits.
var stopSignals = []os.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGPIPE}

func main() {
	dir, _ := os.Getwd() // without it, relative paths must do
	os.Exit(run(context.Background(), dir, os.Args[1:], os.Stdout, os.Stderr, view.Detect(os.Stdout)))
}

// run is main, called from dir; it returns the exit status. A signal arrives as the
// end of ctx, so that what is running is killed and cleaned up on every way out.
func run(ctx context.Context, dir string, args []string, stdout, stderr io.Writer, terminal view.Terminal) int {
	ctx, stop := signal.NotifyContext(ctx, stopSignals...)
	defer stop()
	out := &output{Writer: stdout}
	j := &judge{dir: dir, report: &report{out: out, terminal: terminal}}
	passed, err := j.work(ctx, args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(out, help)
	case ctx.Err() != nil:
		fmt.Fprintln(stderr, "judge: interrupted")
		return 130
	case err != nil:
		fmt.Fprintf(stderr, "judge: %v\n", err)
		return 2
	case !passed:
		return 1
	}
	if out.err != nil {
		fmt.Fprintf(stderr, "judge: the report is not whole: %v\n", out.err)
		return 2
	}
	return 0
}

// output remembers the first error of a writer, such as a full disk: a report that
// nobody can read must not look like a pass.
type output struct {
	io.Writer
	err error
}

func (o *output) Write(p []byte) (int, error) {
	n, err := o.Writer.Write(p)
	if o.err == nil {
		o.err = err
	}
	return n, err
}

// judge is one invocation of the runner.
type judge struct {
	dir          string // where it is called
	root         string // the module
	tmp          string // for binaries and inputs
	report       *report
	list, update bool
	command      []string // of -cmd
	words        []string // that select the goldens
}

// parse takes flags before, between and after the words.
func (j *judge) parse(args []string) error {
	flags := flag.NewFlagSet("judge", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.BoolVar(&j.report.verbose, "v", false, "")
	flags.BoolVar(&j.list, "list", false, "")
	flags.BoolVar(&j.update, "update", false, "")
	flags.StringVar(&j.root, "C", ".", "")
	flags.Func("cmd", "", func(command string) error {
		if j.command = strings.Fields(command); len(j.command) == 0 {
			return errors.New("no command")
		}
		return nil
	})
	for len(args) > 0 {
		if err := flags.Parse(args); err != nil {
			return fmt.Errorf("%w; -h explains", err)
		}
		if args = flags.Args(); len(args) > 0 {
			j.words = append(j.words, args[0])
			args = args[1:]
		}
	}
	if j.update && (j.command != nil || os.Getenv("CI") != "") {
		return errors.New("-update is refused with -cmd and where CI is set: " +
			"a golden comes from the plain search, and someone has to read it")
	}
	return nil
}

// work does what the arguments say and reports whether all passed. An error means
// that there is no result to report.
func (j *judge) work(ctx context.Context, args []string) (passed bool, err error) {
	if err := j.parse(args); err != nil {
		return false, err
	}
	if j.root, err = realPath(j.dir, j.root); err != nil {
		return false, err
	}
	problems, err := discover(j.root, j.dir, j.words)
	if err != nil {
		return false, err
	}
	if j.list {
		j.report.list(problems)
		return true, nil
	}
	if j.command != nil && len(problems) > 1 {
		return false, fmt.Errorf("-cmd needs the name of one problem, such as %s", problems[0].name)
	}
	if j.tmp, err = os.MkdirTemp("", "judge-"); err != nil {
		return false, err
	}
	defer os.RemoveAll(j.tmp)
	defer j.report.working("")
	if len(j.words) == 0 && !j.update && j.command == nil {
		err = j.check(ctx)
	}
	for i := 0; i < len(problems) && err == nil; i++ {
		err = j.judgeProblem(ctx, problems[i])
	}
	return err == nil && j.report.summary(), err
}
