package cli

import (
	"errors"
	"flag"
	"io"
	"path"
	"regexp"
	"runtime/debug"
	"strconv"
	"strings"
	"time"
)

// options are the flags of a program and their values.
type options struct {
	given map[string]bool // the flags that are set, spelled as in -show

	pick   int    // the number of the chosen case, from 1
	listed int    // the number of states that -trace lists
	svg    string // the name of a file, or standardOutput
	delay  time.Duration
	at     string // a state
	random int    // the number of random cases
	seed   int64
	judge  string // the value of -form
	form   Form   // the form of that judge, or of the first judge if none is named
}

// standardOutput in place of a file name means standard output.
const standardOutput = "-"

// any reports whether any of the flags is given.
func (o options) any(flags ...string) bool {
	for _, name := range flags {
		if o.given[name] {
			return true
		}
	}
	return false
}

// draws reports whether a flag asks for a drawing of a case.
func (o options) draws() bool { return o.any("-show", "-animate", "-trace", "-svg") }

// usage is the text that -h prints. It also defines the flags: a line that begins with a flag
// defines that flag, and a word in capitals after the flag names its value.
const usage = `
usage: go run ./DIR [flags] < in.txt

Without flags, the program answers every case with the fast search, which is
the one you submit.

  -plain        answer with the plain search: the breadth-first search of the
                blog post
  -both         answer with the bidirectional search: the second program of the
                post

Watching. These flags show one case after the answers.

  -show         print each board of a shortest route below its number and the
                move that led to it; [ ] marks what moved
  -animate      play the route in the terminal, or print it like -show if the
                terminal cannot play it
  -trace[=MANY] print a search state by state: the fast search, or the one that
                -plain or -both selects. List its first MANY states (default
                2000), each with the number of the state from which it was found
                and the move from there; in a backward search, moves lead away
                from the goal. Then print the size of each layer. uva1601's fast
                search moves groups of states, which are listed in place of
                states and have neither parent (-1) nor move
  -all          with -trace, run the other searches as well and compare them;
                with -plain -trace, also continue past the goal through all
                states
  -json         with -trace, print everything that the search does, each event
                as a JSON object on its own line; with -show, print the route
                as a JSON object. Both print no answers. go doc ./internal/cli
                Recorder describes the format
  -svg FILE     write an animated picture of the route to the SVG file FILE;
                - means standard output, without the answers
  -delay TIME   show each board for TIME in -animate and -svg, such as 500ms or
                2s (default 300ms)
  -case K       use case number K of the input (default 1)

Playing. These flags print something about one case instead of the answers. The
case is still read from standard input, even with -at.

  -next         print the least number of moves to the goal, -1 if there is no
                route, then every state one move away, or no state if the puzzle
                is solved
  -hint         print the next state on a shortest route, or nothing if the
                puzzle is solved or cannot be solved
  -at STATE     start -next or -hint from STATE, written as they print it

Testing. These flags print inputs instead of answers, for programs such as
cmd/judge.

  -random N     print an input of N random cases that follow the rules of the
                statement, small and easy ones first, and no case twice while
                new ones are easy to find
  -seed S       choose the random cases: the same S gives the same cases
                (default 1)
  -text         print one case exactly as it appears in the input
  -split        print every case, then the end mark of an input, each as a JSON
                string on its own line
  -smaller      print every valid case that is one step smaller than the case on
                standard input, each as a JSON string on its own line
  -form JUDGE   write the input as JUDGE does: JUDGES

For example: go run ./DIR -show < DIR/testdata/sample1.in

Which flags go together:

RULES
`

// without matches the parts of the usage and the rules that are about -both.
var without = regexp.MustCompile(`  -both .*\n.*\n|-both goes .*\n|, -both| or -both`)

// help returns the usage of a program.
func (p Program) help() string {
	dir := p.Name
	if info, ok := debug.ReadBuildInfo(); ok && path.Base(info.Path) == p.Name {
		dir = strings.TrimPrefix(info.Path, info.Main.Path+"/")
	}
	text := strings.NewReplacer("DIR", dir, "JUDGES", p.judges(), "RULES", rules).Replace(usage)
	return p.About + p.known(text)
}

// known returns a text about the flags, without -both if the program lacks that flag.
func (p Program) known(text string) string {
	if !p.Second {
		return without.ReplaceAllString(text, "")
	}
	return text
}

// define defines the flags of a help text.
func (o *options) define(help string) *flag.FlagSet {
	f := flag.NewFlagSet("", flag.ContinueOnError)
	f.SetOutput(io.Discard) // Run prints the errors
	flags := regexp.MustCompile(`(?m)^  -(\w+)(?: |\[=)(\w*)`).FindAllStringSubmatch(help, -1)
	for _, m := range flags {
		switch name, value := m[1], m[2]; value {
		case "":
			f.Bool(name, false, "")
		case "FILE":
			f.StringVar(&o.svg, name, "", "")
		case "MANY":
			f.IntVar(&o.listed, name, 1, "")
		case "TIME":
			f.DurationVar(&o.delay, name, 300*time.Millisecond, "")
		case "K":
			f.IntVar(&o.pick, name, 1, "")
		case "STATE":
			f.StringVar(&o.at, name, "", "")
		case "N":
			f.IntVar(&o.random, name, 1, "")
		case "S":
			f.Int64Var(&o.seed, name, 1, "")
		case "JUDGE":
			f.StringVar(&o.judge, name, "", "")
		}
	}
	return f
}

// rules say which flags go together. If a flag "needs" others, one of them must be given. If it
// "goes" with others, no other flags may be given. -h prints this text, and broken parses it.
const rules = `-seed needs -random
-form needs -random, -split or -smaller
-at needs -next or -hint
-delay needs -animate or -svg
-all needs -trace
-json needs -trace or -show
-case needs -show, -animate, -trace, -svg, -text, -next or -hint
-both goes with -show, -animate, -trace, -json, -svg, -delay and -case only
-trace goes with -plain, -both, -all, -json and -case only
-json goes with -trace, -show, -plain, -both, -all and -case only
-text goes with -case only
-next goes with -at and -case only
-hint goes with -at and -case only
-random goes with -seed, -split and -form only
-split goes with -random, -seed and -form only
-smaller goes with -form only`

// parseFlags reads the arguments. For -h it returns flag.ErrHelp.
func (p Program) parseFlags(args []string) (o options, err error) {
	f := o.define(p.help())
	if err := f.Parse(withDefault(args)); err != nil {
		return o, err
	}
	o.given = map[string]bool{}
	f.Visit(func(set *flag.Flag) {
		if set.Value.(flag.Getter).Get() != false { // -show=false counts as not given
			o.given["-"+set.Name] = true
		}
	})
	why, known := "", false
	o.form, known = p.formOf(o.judge)
	switch {
	case f.NArg() > 0:
		why = "unexpected " + strconv.Quote(f.Arg(0)) +
			": the input comes from standard input, as in < in.txt"
		if o.given["-trace"] {
			why += "; write the number as in -trace=20"
		}
	case o.svg == standardOutput && o.any("-show", "-animate"):
		why = "-svg - does not go with -show or -animate: both write to standard output"
	case o.given["-at"] && strings.TrimSpace(o.at) == "":
		why = "-at: no state is given"
	case o.random < 1:
		why = "-random must be at least 1"
	case o.pick < 1:
		why = "-case must be at least 1"
	case o.listed < 1:
		why = "-trace must be at least 1"
	case o.delay < time.Millisecond:
		why = "-delay must be at least 1ms"
	case !known:
		why = "-form must be " + p.judges()
	default:
		why = p.known(o.broken())
	}
	if why != "" {
		return o, errors.New(why)
	}
	return o, nil
}

// withDefault returns the arguments with the default of -trace, because the flag package has no
// optional values.
func withDefault(args []string) (with []string) {
	for _, arg := range args {
		if arg == "-trace" || arg == "--trace" {
			arg += "=2000"
		}
		with = append(with, arg)
	}
	return with
}

// broken returns a rule that the flags break, or "" if they break no rule.
func (o options) broken() string {
	for _, rule := range strings.Split(rules, "\n") {
		named := 0
		words := strings.Fields(strings.ReplaceAll(rule, ",", ""))
		for _, word := range words {
			if o.given[word] {
				named++
			}
		}
		broken := named < len(o.given) // because a flag does not go with this one
		if words[1] == "needs" {
			broken = named == 1 // because this flag is alone
		}
		if o.given[words[0]] && broken {
			return rule
		}
	}
	return ""
}
