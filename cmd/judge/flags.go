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

  ./run_tests.sh                                go vet, all tests and all goldens
  ./run_tests.sh .                              all goldens
  ./run_tests.sh uva1601 hardest                the goldens of uva1601 named hardest
  ./run_tests.sh uva1601/testdata/sample1.in    one golden
  ./run_tests.sh -cmd 'python3 x.py' uva1601    your own program
  ./run_tests.sh -cmd ./a.out -random 1000 uva1601

A golden is a pair of files: an input, PROBLEM/testdata/NAME.in, and the output that
./PROBLEM and the single file submit/PROBLEM/main.go must print for it, NAME.out.
A WORD is a path or a part of PROBLEM/NAME; a golden must match every WORD.

  -v            show every run with its time and, if known, its memory, and continue after a
                failure (default: show only the first failure)
  -list         list the goldens, with the judge that could give each and its purpose
  -update       rewrite the files of the goldens: NAME.out as "PROBLEM -plain" prints it,
                NAME.show and NAME.trace, if they exist, as -show and -trace=100 print them,
                and seed1.random as -random 60 -seed 1 prints it; refused if CI is set
  -export DIR   write each case to DIR as two files, NAME.in and NAME.out, for other testing
                tools
  -limit T      set the time limit per run, such as 5s (default: the judge's)
  -memory M     set the memory limit in MB, 0 for none (default: the judge's)
  -C DIR        use the project in DIR (default: the current directory)

To judge your own program:

  -cmd COMMAND  run COMMAND in the current directory on the goldens of one problem, for about
                20 seconds. The case that failed last time comes first, then the samples, the
                goldens that catch known mistakes, and the rest. A run gets as many cases as
                the judge gives. COMMAND is split at blanks outside quotes; no shell reads it.
                The first failure ends the test: the failing case is shrunk, and saved with
                the correct answer in PROBLEM-failed.in and PROBLEM-failed.out
  -form JUDGE   use JUDGE's input format (default: the first one whose samples all pass)
  -all          run all cases, however long it takes
  -beyond       also run goldens beyond the statement
  -random N     run N random cases instead, small ones first, however long it takes; without
                N, until interrupted
  -seed S       choose the random cases (default: a different S each time). A failing case is
                reported as PROBLEM/seedS; the same S makes the same cases

Verdicts:

  AC            accepted
  WA            wrong answer; with -cmd, blanks at line ends are ignored
  RE            a crash, an exit status other than 0, or over 1 MB of output
  TLE           over the time limit, in CPU time (java and node: in wall-clock time, if less)
  MLE           over the memory limit
  ??            not judged, because the machine was busy or the program waited

The last line counts the runs: "N passed, N failed". If the time was up before the last run, it
continues ", ok, N not reached".

The exit status is 0 without a failure, 1 with one, 2 after an error or if a run could not be
judged, and 130 after an interrupt. "go run" turns all of these except 0 into 1.
`

// options are the flags and the words.
type options struct {
	list, update, all, beyond bool

	export  string         // directory for the cases, or ""
	given   process.Limits // replace the judge's; Memory in MB, -1 if not given
	words   []string       // select the goldens
	typed   string         // the argument of -cmd
	command []string       // the same, split
	form    string         // the judge whose input format is used; "" before it is known
	random  int            // number of random cases, or 0
	seed    int64          // of the random cases
}

const endless = "1000000000" // more random cases than anyone waits for

// parse accepts flags before, between and after the words, and -random without a number.
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

// define returns the flags, which store their values in j.
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
			err = errors.New("not a time with a unit, such as 5s")
		}
		return err
	})
	return flags
}

// check rejects flags that cannot be combined, and splits the command.
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
		why = "-update cannot be used with -cmd or if CI is set, because a person reviews goldens"
	case !cmd && (j.all || given["random"]):
		why = "-all and -random need -cmd"
	case given["seed"] && !given["random"]:
		why = "-seed needs -random"
	case cmd && given["export"]:
		why = "-cmd cannot be used with -export"
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
