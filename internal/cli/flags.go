package cli

import (
	"errors"
	"flag"
	"io"
	"strconv"
	"strings"
	"time"
)

// help says what the flags do. PROBLEM, JUDGES and RULES stand for what is filled in.
const help = `
usage: go run ./PROBLEM [flags] < in.txt

Without flags, each case is answered by the program that is submitted.

  -plain        answer by the blog post's plain breadth-first search
  -both         answer by the post's breadth-first search from both ends (if it
                has one)

After the answers, one case is shown.

  -show         print each board of a shortest route, under its number and the
                move that led to it; [ ] is around what has moved
  -animate      play the route in the terminal; or, if it cannot be played
                there, print it as -show does
  -layers       print the states in each layer of the searches, as text alone:
                their picture is that of -map
  -map          draw all states by their distances from the start and to the
                goal, and which of them the searches visit
  -svg FILE     write an animated picture (SVG) of the route, or with -map of
                the map, to FILE, in a new folder if there is none; - is
                standard output, then without the answers
  -delay TIME   how long -animate and -svg show each board or layer, such as
                500ms or 2s (300ms if not given)
  -case K       take case K of the input (1 if not given)

Instead of answers, something else is printed of one case. It must stand on
standard input, also for -at.

  -text         its text, as it stands in the input
  -next         the least number of moves from its start (-1: no route), then
                each position one move away, a line each
  -hint         that position one move away which is on a shortest route;
                nothing if no move is needed, or none helps
  -at POSITION  -next or -hint from this position, as these print it

Instead of answers, inputs are made, for programs such as cmd/judge.

  -random N     an input of N random cases, by the statement's rules: small and
                easy ones first, then growing
  -seed S       which random cases: the same S gives the same ones (1 if not
                given)
  -split        the text of every case and then what ends an input, each as a
                string of JSON on a line
  -smaller      in the form of -split, every case that is one step smaller than
                the one on standard input, and as valid
  -form JUDGE   cases, and what ends an input, as this judge has them: JUDGES

For example: go run ./PROBLEM -show < PROBLEM/testdata/sample1.in

Which flags go together:

RULES
`

// rules say which flags go together: where one "needs" others, one of these must be given; where it
// "goes" with some, no other may be. They are printed as they stand here, and broken reads them.
const rules = `-seed needs -random
-form needs -random, -split or -smaller
-at needs -next or -hint
-delay needs -animate or -svg
-case needs -show, -animate, -layers, -map, -svg, -text, -next or -hint
-both goes with -show, -animate, -layers, -map, -svg, -delay and -case only
-layers goes with -plain, -both and -case only
-map goes with -plain, -both, -svg, -delay and -case only
-text goes with -case only
-next goes with -at and -case only
-hint goes with -at and -case only
-random goes with -seed, -split and -form only
-split goes with -random, -seed and -form only
-smaller goes with -form only`

// help returns the text that -h prints.
func (p Program) help() string {
	return p.About + strings.NewReplacer("PROBLEM", p.Name, "JUDGES", p.judges(),
		"RULES", rules).Replace(help)
}

// options are the flags of a program and their values.
type options struct {
	given map[string]bool // flags, as they are typed: -show

	pick   int    // number of the case that is chosen, from 1
	svg    string // name of a file, or standardOutput
	delay  time.Duration
	at     string // a position
	random int    // number of random cases
	seed   int64
	judge  string // value of -form
	form   Random // form of that judge, of the first if none is named
}

// standardOutput stands for it in place of a file name.
const standardOutput = "-"

// any reports whether one of the flags is given.
func (o options) any(flags ...string) bool {
	for _, name := range flags {
		if o.given[name] {
			return true
		}
	}
	return false
}

// parseFlags reads the arguments. For -h it returns flag.ErrHelp.
func (p Program) parseFlags(args []string) (o options, err error) {
	f := o.define()
	if err := f.Parse(args); err != nil {
		return o, err
	}
	o.given = map[string]bool{}
	f.Visit(func(set *flag.Flag) {
		if set.Value.(flag.Getter).Get() != false { // -show=false is as if it was not given
			o.given["-"+set.Name] = true
		}
	})
	why, known := "", false
	o.form, known = p.formOf(o.judge)
	switch {
	case f.NArg() > 0:
		why = "unexpected " + strconv.Quote(f.Arg(0)) +
			": the input comes from standard input, as in < in.txt"
	case o.given["-both"] && p.Both == nil:
		why = "-both: this problem has no search from both ends of its post"
	case o.svg == standardOutput && o.any("-show", "-animate"):
		why = "-svg - cannot go with -show or -animate: both write to standard output"
	case o.random < 1 || o.pick < 1:
		why = "-random and -case must be at least 1"
	case o.delay < time.Millisecond:
		why = "-delay must be at least 1ms"
	case !known:
		why = "-form must be " + p.judges()
	default:
		why = o.broken()
	}
	if why != "" {
		return o, errors.New(why)
	}
	return o, nil
}

// define says which flags there are, and where their values go.
func (o *options) define() *flag.FlagSet {
	f := flag.NewFlagSet("", flag.ContinueOnError)
	f.SetOutput(io.Discard) // Run words the errors
	for _, name := range strings.Fields(
		"plain both show animate layers map text next hint split smaller") {
		f.Bool(name, false, "")
	}
	f.IntVar(&o.pick, "case", 1, "")
	f.StringVar(&o.svg, "svg", "", "")
	f.DurationVar(&o.delay, "delay", 300*time.Millisecond, "")
	f.StringVar(&o.at, "at", "", "")
	f.IntVar(&o.random, "random", 1, "")
	f.Int64Var(&o.seed, "seed", 1, "")
	f.StringVar(&o.judge, "form", "", "")
	return f
}

// broken returns the rule that the flags break, "" if there is none.
func (o options) broken() string {
	for _, rule := range strings.Split(rules, "\n") {
		words, named := strings.Fields(strings.ReplaceAll(rule, ",", "")), 0
		for _, word := range words {
			if o.given[word] {
				named++
			}
		}
		broken := named < len(o.given) // by a flag that does not go with this one
		if words[1] == "needs" {
			broken = named == 1 // by this flag alone
		}
		if o.given[words[0]] && broken {
			return rule
		}
	}
	return ""
}
