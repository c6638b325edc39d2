// Command judge runs the goldens: every PROBLEM/testdata/NAME.in goes through
// the problem's program, and the output is compared with NAME.out.
//
// Reading order: main.go, golden.go (finds the goldens), judge.go (judges a problem),
// command.go (a program of -cmd), run.go (runs programs), compare.go, report.go.
package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"
	"time"

	"bfspuzzles/internal/process"
	"bfspuzzles/internal/view"
)

const help = `usage: ./run_tests.sh [-v] [-list | -update] [WORD ...]
       ./run_tests.sh -cmd COMMAND [-all | -random N [-seed S]] PROBLEM [WORD ...]
       go run ./cmd/judge ...                   the same, on Windows too

  ./run_tests.sh                                go test with go vet, then all goldens
  ./run_tests.sh .                              all goldens
  ./run_tests.sh uva1601 hardest                those of uva1601 named hardest
  ./run_tests.sh uva1601/testdata/sample1.in    that one
  ./run_tests.sh -cmd 'python3 x.py' uva1601    through a program of your own
  ./run_tests.sh -cmd ./a.out -random 1000 uva1601

A golden is a file PROBLEM/testdata/NAME.in; what ./PROBLEM and the single file
submit/PROBLEM/main.go print for it must be NAME.out. A WORD is a path or a part of
PROBLEM/NAME; a golden must match each.

  -v            show every run, with its time and, if it is known, its memory;
                otherwise only that with the smallest case that fails
  -list         list the goldens, the judge that could give each, and what it is for
  -update       write what "PROBLEM -plain" prints to NAME.out, and what -show and -layers
                print to NAME.show and NAME.layers where these exist; refused if CI is set
  -limit T      the time limit of a run, such as 5s, in place of the judge's
  -C DIR        the project is in DIR, not in the current directory

For a program of your own:

  -cmd COMMAND  run COMMAND, in the current directory, on the goldens of one problem
                that its judge could give. It is split at blanks that are not in
                quotes; no shell reads it. Where a judge runs a program once for each
                case (all but uva1601), so does this, for some 20 seconds. Blanks at
                line ends and a last line without its end are forgiven. What fails is
                written to the file PROBLEM-failed.in
  -all          run all goldens, and all cases however long that takes
  -random N     run N random cases instead, small ones first, until your program and
                ours differ; of uva1601, ten in a run
  -seed S       which random cases, to have the same again

AC accepted, WA wrong answer, PE right but for white space (it fails), RE crash or exit
status not 0, TLE over the time limit, UPD updated, -- not as many answers as cases.
The last line is "N passed, N failed". Exit status: 0 all passed, 1 something failed,
2 nothing could be judged or the report not written, 130 interrupted; "go run" turns
all but 0 into 1.
`

// stopSignals end a run. SIGPIPE is one of them because the report may be read by a
// pager that quits.
var stopSignals = []os.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGPIPE}

func main() {
	dir, _ := os.Getwd() // without it, relative paths must do
	terminal := view.Detect(os.Stdout)
	os.Exit(run(context.Background(), dir, os.Args[1:], os.Stdout, os.Stderr, terminal))
}

// run is main, called from dir; it returns the exit status. A signal arrives as the
// end of ctx, so that what is running is killed and cleaned up on every way out.
func run(ctx context.Context, dir string, args []string, stdout, stderr io.Writer,
	terminal view.Terminal) int {
	ctx, stop := signal.NotifyContext(ctx, stopSignals...)
	defer stop()
	out := bufio.NewWriter(stdout)
	j := &judge{ctx: ctx, dir: dir, report: &report{out: out, terminal: terminal}}
	j.fail(j.work(args))
	switch {
	case errors.Is(j.err, flag.ErrHelp):
		fmt.Fprint(out, help)
	case ctx.Err() != nil:
		fmt.Fprintln(stderr, "judge: interrupted")
		return 130
	case j.err != nil:
		fmt.Fprintf(stderr, "judge: %v\n", j.err)
		return 2
	case len(j.report.failed) > 0:
		return 1
	}
	// A report that nobody can read, as on a full disk, must not look like a pass.
	if err := out.Flush(); err != nil { // or any write before
		fmt.Fprintf(stderr, "judge: the report is not whole: %v\n", err)
		return 2
	}
	return 0
}

// judge is one invocation of the runner.
type judge struct {
	ctx            context.Context // its end is an interrupt
	dir, root, tmp string          // where it is called; the module; for binaries and inputs
	until          time.Time       // when to end the runs of a program of -cmd
	*report
	options
}

// options are the flags and the words.
type options struct {
	list, update bool
	limit        time.Duration // in place of a judge's own, if it is not 0
	words        []string      // that select the goldens

	typed   string   // after -cmd
	command []string // which that is
	all     bool     // it is given what no judge could give, too, and all cases
	random  int      // it is given so many random cases
	seed    int64    // of these
}

// parse takes flags before, between and after the words.
func (j *judge) parse(args []string) error {
	flags := flag.NewFlagSet("judge", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.BoolVar(&j.verbose, "v", false, "")
	flags.BoolVar(&j.list, "list", false, "")
	flags.BoolVar(&j.update, "update", false, "")
	flags.BoolVar(&j.all, "all", false, "")
	flags.IntVar(&j.random, "random", 0, "")
	flags.Int64Var(&j.seed, "seed", time.Now().UnixNano()%1e6, "")
	flags.StringVar(&j.root, "C", ".", "")
	flags.Func("cmd", "", func(command string) (err error) {
		j.typed = command
		j.command, err = process.Split(j.dir, command)
		return err
	})
	flags.Func("limit", "", func(limit string) (err error) {
		if j.limit, err = time.ParseDuration(limit); err != nil || j.limit <= 0 {
			err = errors.New("a time such as 5s is expected")
		}
		return err
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
	given := map[string]bool{}
	flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	switch {
	case j.update && (j.command != nil || os.Getenv("CI") != ""):
		return errors.New("-update is refused with -cmd and where CI is set: " +
			"a golden comes from the plain search, and someone has to read it")
	case j.command == nil && (j.all || given["random"]):
		return errors.New("-all and -random need -cmd")
	case given["seed"] && !given["random"]:
		return errors.New("-seed needs -random")
	case given["random"] && (j.random < 1 || j.random > mostRandom):
		return fmt.Errorf("-random takes from 1 to %d; another -seed gives other cases", mostRandom)
	}
	return nil
}

// work does what the arguments say.
func (j *judge) work(args []string) error {
	if err := j.parse(args); err != nil {
		return err
	}
	root, err := realPath(j.dir, j.root)
	if err != nil {
		return err
	}
	j.root = root
	problems, err := discover(j.root, j.dir, j.words)
	switch {
	case err != nil:
		return err
	case j.list:
		j.printList(problems)
		return nil
	case j.command != nil && len(problems) > 1:
		return fmt.Errorf("-cmd needs the name of one problem, such as %s", problems[0].name)
	}
	if j.tmp, err = os.MkdirTemp("", "judge-"); err != nil {
		return err
	}
	defer os.RemoveAll(j.tmp)
	defer j.working("")
	if len(j.words) == 0 && !j.update && j.command == nil {
		j.check()
	}
	for _, p := range problems {
		j.judgeProblem(p)
	}
	j.summary()
	return nil
}
