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

const help = `usage: go run ./cmd/judge [flags] FILE PROBLEM [WORD ...]
       go run ./cmd/judge [flags] -cmd COMMAND PROBLEM [WORD ...]
       ./run_tests.sh [flags] [WORD ...]          checks the programs of this project

  go run ./cmd/judge x.cpp uva1601               your program, on the inputs of uva1601
  go run ./cmd/judge -random x.py uva1601        the same, on random inputs
  go run ./cmd/judge -cmd './a.out -q' uva1601   any command
  go build -o judge ./cmd/judge                  builds judge once, for use in any folder
  DIR/judge -C DIR x.cpp uva1601                 runs it in that folder; DIR is this project

A PROBLEM is the name of a puzzle's directory, such as uva1601, or the puzzle's number on an online
judge, such as P1778 or AOJ1281. A case is one board or one maze. An input holds one case, or
several if the judge gives several to one run of a program.

To judge your own program:

  FILE          the source of your program, .c .cc .cpp .go .java .js .py or .rs. It is compiled the
                way judges compile it, and again only after you change it
  -cmd COMMAND  run COMMAND instead of a FILE. It is split at spaces outside quotes and runs
                without a shell
  -form JUDGE   use JUDGE's input format (default: the first whose samples all pass)
  -limit T      set the time limit of a run, such as 5s (default: the one in the header of
                PROBLEM/solve.go)
  -memory M     set the memory limit in MB, 0 for none (default: the one in that header)
  -all          run all inputs, however long it takes (default: about 20 seconds)
  -beyond       also run inputs that JUDGE does not give, because the statement excludes them
  -random [N]   run N random cases, small ones first; without N, until interrupted
  -seed S       choose the random cases: the same S gives the same cases (default: different
                ones each time)
  -v            show every run with its time and memory, and continue after a failure

The inputs come in this order: the case that failed last time, the samples, a hard input, inputs on
which known wrong programs fail, and the rest, small ones first. The first failure ends the test.
The failing case is shrunk for as long as it fails, and saved with the correct answer in
PROBLEM-failed-1.in and .out; the next one is number 2. A program that fails only on inputs
that -beyond adds is not at fault.

Verdicts:

  AC            accepted
  WA            wrong answer; spaces at the ends of lines are ignored
  RE            a crash, an exit status other than 0, or over 1 MB of output
  TLE           over the time limit, in CPU time (java and node: in wall-clock time, if less)
  MLE           over the memory limit
  CE            the compiler reports an error
  ??            not judged, because the machine was busy or the program waited

The last line counts the runs: "N passed, N failed (form JUDGE)". It continues ", N not run" if the
program failed or the time was up before the last input, and says whether the hardest inputs are
among those not run.

For other testing tools, and for the authors of this project:

  ./run_tests.sh                                go vet, all tests, and all goldens; judge without
                                                arguments does the same
  ./run_tests.sh .                              all goldens
  ./run_tests.sh uva1601 hardest                the goldens of uva1601 named hardest
  ./run_tests.sh uva1601/testdata/sample1.in    one golden

A golden is an input, PROBLEM/testdata/NAME.in, with the output that ./PROBLEM and the single file
submit/PROBLEM/main.go must print for it, NAME.out. A WORD is a path or a part of PROBLEM/NAME; a
golden must match every WORD.

  -export DIR   write each case to DIR as two files, NAME.in and NAME.out; goes with -form
  -list         list the goldens, each with its purpose and the judge that could give it
  -update       rewrite the files of the goldens: NAME.out as "PROBLEM -plain" prints it,
                NAME.show and NAME.trace, if they exist, as -show and -trace=100 print them,
                and seed1.random as -random 60 -seed 1 prints it; refused if CI is set
  -C DIR        use the project in DIR (default: the current directory)

The exit status is 0 if nothing failed, 1 after a failure, 2 after an error or if a run could not
be judged, and 130 after an interrupt. "go run" turns all of these except 0 into 1.
`

// yours is the user's own program, if any.
type yours struct {
	source  string   // a source file, or ""
	typed   string   // the command that runs the program, given by -cmd or made by compile
	command []string // the same, split
}

func (y yours) given() bool { return y.source+y.typed != "" }

// options are the flags and the words.
type options struct {
	list, update, all, beyond bool
	yours

	export  string         // directory for the cases, or ""
	limited process.Limits // replace the judge's limits; Memory is in MB, or -1 if not given
	words   []string       // words that select the goldens
	named   string         // the judge that -form names, or ""
	form    string         // the judge whose input format is used; "" before it is known
	random  int            // number of random cases, or 0
	seed    int64          // of the random cases
}

// parse accepts flags before, between and after the words, and -random without a number.
func (j *judge) parse(args []string) error {
	for i, arg := range args {
		_, err := strconv.Atoi(at(args, i+1))
		if arg == "-random" && err != nil {
			args[i] += "=1000000000" // more than anyone will wait for
		}
	}
	flags := j.define()
	for len(args) > 0 {
		err := flags.Parse(args)
		if err != nil {
			return fmt.Errorf("%w; -h lists the flags", err)
		}
		args = flags.Args()
		switch {
		case len(args) == 0:
			return j.check(flags)
		case isSource(args[0]) && j.source == "":
			j.source = args[0]
		default:
			j.words = append(j.words, args[0])
		}
		args = args[1:]
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
	flags.StringVar(&j.named, "form", "", "")
	flags.StringVar(&j.root, "C", ".", "")
	flags.IntVar(&j.random, "random", 0, "")
	flags.Int64Var(&j.limited.Memory, "memory", -1, "")
	flags.Int64Var(&j.seed, "seed", time.Now().UnixNano()%1e6, "")
	flags.DurationVar(&j.limited.Time, "limit", 0, "")
	return flags
}

// check rejects flags that cannot be combined, and splits the command.
func (j *judge) check(flags *flag.FlagSet) (err error) {
	given := map[string]bool{}
	flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	cmd := given["cmd"]
	yours := cmd || j.source != ""
	why := ""
	switch {
	case cmd && j.source != "":
		why = fmt.Sprintf("put quotes around a command with spaces: -cmd '%s %s'; a source file "+
			"needs no -cmd", j.typed, j.source)
	case given["memory"] && j.limited.Memory < 0, given["random"] && j.random < 1,
		given["limit"] && j.limited.Time <= 0:
		why = "-random and -limit must be more than 0, and -memory at least 0"
	case j.update && (yours || os.Getenv("CI") != ""):
		why = "-update is not for your own program, nor for CI, because a person must " +
			"review the goldens"
	case !yours && (j.all || given["random"]):
		why = "-all and -random need your own program: a source file or -cmd"
	case given["seed"] && !given["random"]:
		why = "-seed needs -random"
	case yours && given["export"]:
		why = "-export cannot be used with your own program"
	case !yours && !given["export"] && (j.beyond || given["form"]):
		why = "-form and -beyond need -export or your own program: a source file or -cmd"
	}
	if why != "" {
		return errors.New(why)
	}
	if cmd {
		j.command, err = process.Split(j.typed)
	}
	return err
}
