package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strconv"
	"time"

	"bfspuzzles/internal/process"
)

const help = `usage: ./run_tests.sh [-v] [-list | -update] [WORD ...]
       ./run_tests.sh -cmd COMMAND [-form JUDGE] PROBLEM [WORD ...]
       ./run_tests.sh -cmd COMMAND [-form JUDGE] -random [N] [-seed S] PROBLEM
       ./run_tests.sh -export DIR [-form JUDGE] PROBLEM [WORD ...]
       go run ./cmd/judge ...                   the same, also on Windows

  ./run_tests.sh                                go test with go vet, and all goldens
  ./run_tests.sh .                              all goldens
  ./run_tests.sh uva1601 hardest                those of uva1601 named hardest
  ./run_tests.sh uva1601/testdata/sample1.in    that one
  ./run_tests.sh -cmd 'python3 x.py' uva1601    through a program of your own
  ./run_tests.sh -cmd ./a.out -random 1000 uva1601

A golden is a file PROBLEM/testdata/NAME.in. What ./PROBLEM and the single file
submit/PROBLEM/main.go print for it must be NAME.out. A WORD is a path or a part of
PROBLEM/NAME; a golden must match every WORD.

  -v            show every run with its time and, if known, its memory, and continue after a
                failure; without it, only the first failure is shown
  -list         list the goldens, which judge could give each, and what it is for
  -update       write what "PROBLEM -plain" prints to NAME.out, and what -show and -trace=100
                print to NAME.show and NAME.trace where these exist; and what -random 60
                -seed 1 prints to seed1.random; refused if CI is set
  -export DIR   write each case to a pair of files in DIR, NAME.in and NAME.out, as other
                testing tools take them
  -limit T      set the time limit per run, such as 5s, in place of the judge's
  -memory M     set the memory limit in MB, in place of the judge's; 0 means none
  -C DIR        use the project in DIR instead of the current directory

To judge a program of your own:

  -cmd COMMAND  run COMMAND in the current directory on the goldens of one problem, for about
                20 seconds: first the case that failed last time, then the samples, the
                goldens that catch known mistakes, and the others, with as many cases per run
                as the judge gives. COMMAND is split at blanks outside quotes; no shell reads
                it. The first failure ends the run: the failing case is shrunk, and saved with
                its answer in PROBLEM-failed.in and PROBLEM-failed.out
  -form JUDGE   give the input as JUDGE does (default: as the first judge whose samples pass)
  -all          run all cases, without a time limit
  -beyond       also run goldens beyond the statement
  -random N     run N random cases instead, small ones first, without a time limit; without N,
                until interrupted
  -seed S       choose the random cases: the same S gives the same cases

Verdicts: AC accepted, WA wrong answer (if only white space differs, the report says so; with
-cmd, blanks at line ends are forgiven), RE crash, exit status other than 0, or over 1 MB of
output, TLE over the limit in CPU time (java and node: in wall-clock time, if that is less), MLE
over the memory limit, ?? not judged, because the machine was busy or the program waited.

The last line counts runs: "N passed, N failed". If time was up before all were made, it goes on
"ok, N not reached". Exit status: 0 no failure, 1 a failure, 2 nothing could be judged or a run is
not judged, 130 interrupted; "go run" turns all but 0 into 1.
`

// options are the flags and the words.
type options struct {
	list, update, all, beyond bool

	export  string         // folder for the cases, or ""
	given   process.Limits // in place of a judge's own; in MB, -1 if that is not given
	words   []string       // words that select the goldens
	typed   string         // what is typed after -cmd
	command []string       // its parts
	form    string         // judge in whose form the input is given, "" before it is known
	random  int            // number of random cases, or 0
	seed    int64          // their seed
}

const endless = "1000000000" // more random cases than anyone waits for

// parse takes flags before, between and after the words, and -random without a number.
func (j *judge) parse(args []string) error {
	for i, arg := range args {
		_, err := strconv.Atoi(at(args, i+1))
		if arg == "-random" && err != nil {
			args[i] += "=" + endless
		}
	}
	flags := j.define()
	for len(args) > 0 {
		err := flags.Parse(args)
		if err != nil {
			return fmt.Errorf("%w; -h lists the flags", err)
		}
		args = flags.Args()
		if len(args) > 0 {
			j.words = append(j.words, args[0])
			args = args[1:]
		}
	}
	return j.check(flags)
}

// define says which flags there are, and where their values go.
func (j *judge) define() *flag.FlagSet {
	flags := flag.NewFlagSet("judge", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	for name, flag := range map[string]*bool{"v": &j.verbose, "list": &j.list,
		"update": &j.update, "all": &j.all, "beyond": &j.beyond} {
		flags.BoolVar(flag, name, false, "")
	}
	flags.StringVar(&j.typed, "cmd", "", "")
	flags.StringVar(&j.export, "export", "", "")
	flags.StringVar(&j.form, "form", "", "")
	flags.StringVar(&j.root, "C", ".", "")
	flags.IntVar(&j.random, "random", 0, "")
	flags.Int64Var(&j.given.Memory, "memory", -1, "")
	flags.Int64Var(&j.seed, "seed", time.Now().UnixNano()%1e6, "")
	flags.Func("limit", "", func(text string) (err error) {
		j.given.Time, err = time.ParseDuration(text)
		if err != nil {
			err = errors.New("expected a time with its unit, such as 5s")
		}
		return err
	})
	return flags
}

// check reports flags that do not go together, and splits the command.
func (j *judge) check(flags *flag.FlagSet) (err error) {
	given := map[string]bool{}
	flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	cmd := given["cmd"]
	why := ""
	switch {
	case given["random"] && j.random < 1:
		why = "-random must be more than 0"
	case given["limit"] && j.given.Time <= 0:
		why = "-limit must be more than 0"
	case j.update && (cmd || os.Getenv("CI") != ""):
		why = "-update is refused with -cmd and where CI is set, because a golden comes from the " +
			"plain search and someone has to read it"
	case !cmd && (j.all || given["random"]):
		why = "-all and -random need -cmd"
	case given["seed"] && !given["random"]:
		why = "-seed needs -random"
	case cmd && given["export"]:
		why = "-cmd does not go with -export"
	case !cmd && !given["export"] && (j.beyond || given["form"]):
		why = "-form and -beyond need -cmd or -export"
	}
	if why != "" {
		return errors.New(why)
	}
	if cmd {
		j.command, err = process.Split(j.typed)
	}
	return err
}
