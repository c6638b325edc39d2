// Command judge runs the goldens: every PROBLEM/testdata/NAME.in goes through
// the problem's program, and the output is compared with NAME.out. With -cmd it judges any
// other program as a judge would.
//
// Reading order: main.go, golden.go (finds the goldens), cases.go (their cases), judge.go
// (judges the problem's program), command.go (a program of -cmd), smaller.go (makes smaller
// what fails), run.go (runs programs), compare.go, report.go, check.go (go test).
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
	"strings"
	"syscall"
	"time"

	"bfspuzzles/internal/process"
	"bfspuzzles/internal/view"
)

const help = `usage: ./run_tests.sh [-v] [-list | -update] [WORD ...]
       ./run_tests.sh -cmd COMMAND [-form JUDGE] PROBLEM [WORD ...]
       ./run_tests.sh -cmd COMMAND [-form JUDGE] -random N [-seed S] PROBLEM
       ./run_tests.sh -export DIR [-form JUDGE] PROBLEM [WORD ...]
       go run ./cmd/judge ...                   the same, on Windows too

  ./run_tests.sh                                go test with go vet, and all goldens
  ./run_tests.sh .                              all goldens
  ./run_tests.sh uva1601 hardest                those of uva1601 named hardest
  ./run_tests.sh uva1601/testdata/sample1.in    that one
  ./run_tests.sh -cmd 'python3 x.py' uva1601    through a program of your own
  ./run_tests.sh -cmd ./a.out -random 1000 uva1601

A golden is a file PROBLEM/testdata/NAME.in; what ./PROBLEM and the single file
submit/PROBLEM/main.go print for it must be NAME.out. A WORD is a path or a part of
PROBLEM/NAME; a golden must match each.

  -v            show every run, with its time and, if it is known, its memory, and go on
                after a failure; otherwise only the first that fails is shown
  -list         list the goldens, the judge that could give each, and what it is for
  -update       write what "PROBLEM -plain" prints to NAME.out, and what -show and -layers
                print to NAME.show and NAME.layers where these exist; refused if CI is set
  -export DIR   write the cases to files of DIR, one a file, NAME.in and NAME.out, as other
                testing tools take them
  -limit T      the time limit of a run, such as 5s, in place of the judge's
  -memory M     the memory limit in MB, in place of the judge's; 0 is none
  -C DIR        the project is in DIR, not in the current directory

For a program of your own:

  -cmd COMMAND  run COMMAND, in the current directory, on the goldens of one problem, each
                run with as many cases as its judge gives: one, but for uva1601. COMMAND is
                split at blanks that are not in quotes; no shell reads it. First come the
                samples, and the first failure ends it; it takes some 20 seconds. What fails
                is made smaller, and written to PROBLEM-failed.in and PROBLEM-failed.out
  -form JUDGE   give the input as JUDGE does; else as the first does whose samples are right
  -all          do not stop after 20 seconds
  -beyond       run goldens beyond the statement, too
  -random N     run N random cases instead, small ones first, and as long as that takes
  -seed S       which random cases, to have the same again

AC accepted, WA wrong answer, PE right but for white space (it fails; with -cmd, blanks at
line ends are forgiven), RE crash or exit status not 0, TLE over the time limit, by the
processor's time (java and node: by the clock), MLE over the memory limit, OLE too much
output, ?? not judged, as it waited or the machine was busy, UPD updated. The last line counts
runs: "N passed, N failed", and ", N not run" if time was up or one failed. Exit status: 0 all
passed, 1 something failed or no case of a golden was run, 2 nothing could be judged or the
report not written, 130 interrupted; "go run" turns all but 0 into 1.
`

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
	j := &judge{ctx: ctx, until: time.Now().AddDate(1, 0, 0), // any time
		report: &report{out: out, terminal: view.Detect(os.Stdout)}}
	j.fail(j.work())
	switch {
	case errors.Is(j.err, flag.ErrHelp):
		fmt.Fprint(out, help)
	case ctx.Err() != nil:
		fmt.Fprintln(os.Stderr, strings.TrimSuffix("judge: interrupted; "+j.progress, "; "))
		return 130
	case j.err != nil:
		fmt.Fprintf(os.Stderr, "judge: %v\n", j.err)
		return 2
	case j.bad() > 0:
		return 1
	}
	// A report that nobody can read, as on a full disk, must not look like a pass.
	if err := out.Flush(); err != nil { // or any write before
		fmt.Fprintf(os.Stderr, "judge: the report is not whole: %v\n", err)
		return 2
	}
	return 0
}

// judge is one invocation of the runner.
type judge struct {
	ctx       context.Context // its end is an interrupt
	root, tmp string          // the module; for binaries and inputs
	until     time.Time       // end of the time for programs
	typed     string          // text after -cmd
	*report
	options
}

// options are the flags and the words.
type options struct {
	list, update, all, beyond bool

	export  string        // folder for the cases, or ""
	limit   time.Duration // time limit in place of a judge's own, if it is not 0
	memory  int64         // memory limit in MB, the same, if it is not negative
	words   []string      // words that select the goldens
	command []string      // program of -cmd
	form    string        // judge in whose form the input is given, "" before it is known
	random  int           // number of random cases, or 0
	seed    int64         // their seed
}

// parse takes flags before, between and after the words.
func (j *judge) parse(args []string) error {
	flags := flag.NewFlagSet("judge", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	for name, flag := range map[string]*bool{"v": &j.verbose, "list": &j.list,
		"update": &j.update, "all": &j.all, "beyond": &j.beyond} {
		flags.BoolVar(flag, name, false, "")
	}
	flags.StringVar(&j.export, "export", "", "")
	flags.StringVar(&j.form, "form", "", "")
	flags.IntVar(&j.random, "random", 0, "")
	flags.Int64Var(&j.memory, "memory", -1, "")
	flags.Int64Var(&j.seed, "seed", -1, "")
	flags.StringVar(&j.root, "C", ".", "")
	flags.Func("cmd", "", func(command string) (err error) {
		j.typed = command
		j.command, err = process.Split(command)
		return err
	})
	flags.DurationVar(&j.limit, "limit", 0, "")
	for len(args) > 0 {
		if err := flags.Parse(args); err != nil {
			return fmt.Errorf("%w; -h explains", err)
		}
		if args = flags.Args(); len(args) > 0 {
			j.words = append(j.words, args[0])
			args = args[1:]
		}
	}
	switch {
	case j.update && (j.command != nil || os.Getenv("CI") != ""):
		return errors.New("-update is refused with -cmd and where CI is set: " +
			"a golden comes from the plain search, and someone has to read it")
	case j.command == nil && (j.all || j.random != 0), j.random == 0 && j.seed >= 0:
		return errors.New("-all and -random need -cmd, and -seed needs -random")
	case (j.command == nil) == (j.export == "") && (j.beyond || j.form != "" || j.export != ""):
		return errors.New("-form and -beyond need -cmd or -export, and only one of these")
	case j.seed < 0:
		j.seed = time.Now().UnixNano() % 1e6
	}
	return nil
}

// work does what the arguments say.
func (j *judge) work() error {
	err := j.parse(os.Args[1:])
	if err == nil {
		j.root, err = realPath(j.root)
	}
	if err != nil {
		return err
	}
	problems, err := discover(j.root, j.words)
	switch {
	case err != nil && j.command != nil && len(j.words) > 1:
		return fmt.Errorf("%w; a command with blanks needs quotes: -cmd '%s %s'", err, j.typed,
			j.words[0])
	case err != nil:
		return err
	case j.list:
		j.printList(problems)
		return nil
	case (j.command != nil || j.export != "") && len(problems) > 1:
		return fmt.Errorf("the name of one problem is needed, such as %s", problems[0].name)
	}
	if j.tmp, err = os.MkdirTemp("", "judge-"); err != nil {
		return err
	}
	defer os.RemoveAll(j.tmp)
	defer j.working("")
	if j.judgeAll(problems); j.export == "" {
		j.summary()
	}
	return nil
}

// judgeAll judges the problems, and, if no words select any, runs the tests meanwhile.
func (j *judge) judgeAll(problems []*problem) {
	ctx, stop := context.WithCancel(j.ctx)
	defer stop()
	tests := make(chan process.Outcome, 1)
	whole := len(j.words) == 0 && !j.update && j.command == nil && j.export == ""
	if whole {
		go func() { tests <- j.runTests(ctx, problems) }()
	}
	for _, p := range problems {
		j.judgeProblem(p)
	}
	if whole {
		if j.working("go test"); j.err != nil {
			stop()
		}
		j.reportTests(<-tests)
	}
}
