package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"path"
	"runtime/debug"
	"strconv"
	"strings"
	"time"

	"bfspuzzles/internal/view"
)

// options are the flags of a program and their values.
type options struct {
	given map[string]bool // the flags that are set, as they are typed: -show

	pick   int    // the number of the chosen case, from 1
	svg    string // the name of a file, or standardOutput
	delay  time.Duration
	at     string // a state
	random int    // the number of random cases
	seed   int
	judge  string // the value of -form
	form   Form   // the form of that judge, of the first one if none is named
}

// standardOutput stands for standard output in place of a file name.
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

// flagText is a flag, and what -h says about it. One without a name is the heading of a group.
type flagText struct {
	name  string      // for a flag with a value, followed by what the value is called
	value interface{} // where the value goes, which is the default before; nil for a flag without
	usage string
}

// flags returns the flags of a program: first those that answer, then a group for each kind of
// reader who needs the others.
func (p Program) flags(o *options) []flagText {
	answering := []flagText{
		{"", nil, "Without flags, the program answers every case by the fast search, which is the " +
			"one you submit."},
		{"plain", nil, "answer by the plain search: the breadth-first search of the blog post"},
	}
	if p.Goal != nil {
		answering = append(answering, flagText{
			"both", nil, "answer by the search from both ends: the second program of the post"})
	}
	return append(append(answering, o.watching()...), o.printing(p.judges())...)
}

func (o *options) watching() []flagText {
	return []flagText{
		{"", nil, "Watching. These flags show one case after the answers."},
		{"show", nil, "print each board of a shortest route below its number and the move that " +
			"led to it; [ ] marks what moved"},
		{"animate", nil, "play the route in the terminal, or print it like -show if the terminal " +
			"cannot play it"},
		{"layers", nil, "print the number of states in each layer of the searches (text only; see " +
			"-map for a picture)"},
		{"map", nil, "draw all states by their distance from the start and to the goal, and show " +
			"which of them the searches visit"},
		{"svg FILE", &o.svg, "write an animated picture of the route, or of the map with -map, to " +
			"the SVG file FILE; - means standard output, without the answers"},
		{"delay TIME", &o.delay, "show each board or layer for TIME in -animate and -svg, such as " +
			"500ms or 2s (default 300ms)"},
		{"case K", &o.pick, "use case number K of the input (default 1)"},
	}
}

func (o *options) printing(judges string) []flagText {
	return []flagText{
		{"", nil, "Playing. These flags print something about one case instead of the answers. " +
			"The case is still read from standard input, even with -at."},
		{"next", nil, "print the least number of moves to the goal, -1 if there is no route, then " +
			"every state one move away; there is none if the puzzle is solved"},
		{"hint", nil, "print the next state on a shortest route, or nothing if the puzzle is " +
			"solved or cannot be solved"},
		{"at STATE", &o.at, "start -next or -hint from STATE, written as they print it"},
		{"", nil, "Testing. These flags print inputs instead of answers, for programs such as " +
			"cmd/judge."},
		{"random N", &o.random, "print an input of N random cases that keep the rules of the " +
			"statement, small and easy ones first"},
		{"seed S", &o.seed, "choose the random cases: the same S gives the same cases (default 1)"},
		{"text", nil, "print the text of one case as it is in the input"},
		{"split", nil, "print the text of every case, then what ends an input, each as a JSON " +
			"string on its own line"},
		{"smaller", nil, "print every valid case that is one step smaller than the case on " +
			"standard input, each as a JSON string on its own line"},
		{"form JUDGE", &o.judge, "write the input as JUDGE does: " + judges},
	}
}

// define defines the flags of a program, and returns what -h says about them.
func (p Program) define(o *options) (f *flag.FlagSet, help string) {
	*o = options{pick: 1, random: 1, seed: 1, delay: 300 * time.Millisecond}
	f = flag.NewFlagSet("", flag.ContinueOnError)
	f.SetOutput(io.Discard) // Run words the errors
	for _, text := range p.flags(o) {
		if text.name == "" {
			help += "\n" + strings.Join(view.Wrap(text.usage, 80), "\n") + "\n\n"
			continue
		}
		name := strings.Fields(text.name)[0]
		switch value := text.value.(type) {
		case nil:
			f.Bool(name, false, "")
		case *int:
			f.IntVar(value, name, *value, "")
		case *string:
			f.StringVar(value, name, *value, "")
		case *time.Duration:
			f.DurationVar(value, name, *value, "")
		}
		head := "  -" + text.name
		for _, line := range view.Wrap(text.usage, 64) {
			help += fmt.Sprintf("%-16s%s\n", head, line)
			head = ""
		}
	}
	return f, help
}

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
-random goes with -seed and -form only
-split goes with -form only
-smaller goes with -form only`

// rules returns the rules for the flags that the program has.
func (p Program) rules() []string {
	var has []string
	for _, rule := range strings.Split(rules, "\n") {
		if p.Goal == nil {
			rule = strings.ReplaceAll(rule, ", -both", "")
		}
		if p.Goal != nil || !strings.HasPrefix(rule, "-both") {
			has = append(has, rule)
		}
	}
	return has
}

// help returns the text that -h prints.
func (p Program) help(flags string) string {
	dir := p.Name
	if info, ok := debug.ReadBuildInfo(); ok && path.Base(info.Path) == p.Name {
		dir = strings.TrimPrefix(info.Path, info.Main.Path+"/")
	}
	return p.About + "\nusage: go run ./" + dir + " [flags] < in.txt\n" + flags +
		"\nFor example: go run ./" + dir + " -show < " + dir + "/testdata/sample1.in\n" +
		"\nWhich flags go together:\n\n" + strings.Join(p.rules(), "\n") + "\n"
}

// parseFlags reads the arguments. For -h it returns flag.ErrHelp and the help.
func (p Program) parseFlags(args []string) (o options, help string, err error) {
	f, flags := p.define(&o)
	if err := f.Parse(args); err != nil {
		return o, p.help(flags), err
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
	case o.svg == standardOutput && o.any("-show", "-animate"):
		why = "-svg - does not go with -show or -animate: both write to standard output"
	case o.random < 1 || o.pick < 1:
		why = "-random and -case must be at least 1"
	case o.delay < time.Millisecond:
		why = "-delay must be at least 1ms"
	case !known:
		why = "-form must be " + p.judges()
	default:
		why = o.broken(p.rules())
	}
	if why != "" {
		return o, "", errors.New(why)
	}
	return o, "", nil
}

// broken returns the rule that the flags break, "" if there is none.
func (o options) broken(rules []string) string {
	for _, rule := range rules {
		named := 0
		words := strings.Fields(strings.ReplaceAll(rule, ",", ""))
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
