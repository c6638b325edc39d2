package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strconv"
	"time"
)

// options are the flags of a program.
type options struct {
	plain, both          bool // the program that answers
	text, split, smaller bool // texts of cases, instead of answers
	pick                 int  // number of the case to draw, print or play, from 1
	picked               bool // whether a flag gave that number

	pictures
	randoms
	question
}

// pictures are what is drawn of the case that is picked.
type pictures struct {
	show, animate, layers, mapped bool

	svg   string // name of a file, or standardOutput; "" for no picture
	delay time.Duration
}

// randoms are random cases to print.
type randoms struct {
	random int    // how many; 0 for none
	seed   int64  // of the random numbers
	form   string // the judge whose form they have; "" for the first
}

// standardOutput stands for it in place of a file name.
const standardOutput = "-"

// draws reports whether there is anything to draw.
func (o pictures) draws() bool { return o.show || o.animate || o.layers || o.mapped || o.svg != "" }

// parseFlags reads the arguments. For -h it writes the help and returns flag.ErrHelp.
func (p Program) parseFlags(args []string, stdout io.Writer) (o options, err error) {
	f := flag.NewFlagSet(p.Name, flag.ContinueOnError)
	f.SetOutput(io.Discard) // Run words the errors
	o.delay = 300 * time.Millisecond
	p.define(f, &o)
	if err := f.Parse(args); err != nil {
		if err == flag.ErrHelp {
			fmt.Fprintf(stdout, "%s\nusage: go run ./%s [flags] < in.txt\n\n", p.About, p.Name)
			f.SetOutput(stdout)
			f.PrintDefaults()
			fmt.Fprintf(stdout, "\nfor example: "+
				"go run ./%[1]s -show < %[1]s/testdata/sample1.in\n", p.Name)
		}
		return o, err
	}
	given := map[string]bool{}
	f.Visit(func(set *flag.Flag) { given[set.Name] = true })
	o.picked = given["case"]
	return o, p.conflict(o, f, given)
}

// define says which flags there are, and where their values go.
func (p Program) define(f *flag.FlagSet, o *options) {
	f.BoolVar(&o.plain, "plain", false, "answer by the blog post's plain breadth-first search")
	f.BoolVar(&o.both, "both", false,
		"answer by the blog post's breadth-first search from both ends (if it has one)")
	f.BoolVar(&o.show, "show", false,
		"after the answers, print each board of a shortest route, under its\n"+
			"number and the move that led to it; [ ] is around what has moved")
	f.BoolVar(&o.animate, "animate", false,
		"after the answers, play the route in the terminal; or, if it cannot\n"+
			"be played there, print it as -show does")
	f.BoolVar(&o.layers, "layers", false,
		"after the answers, print the states in each layer of the searches")
	f.BoolVar(&o.mapped, "map", false,
		"after the answers, draw all states by their distances from the start\n"+
			"and to the goal, and which of them the searches visit")
	f.StringVar(&o.svg, "svg", "",
		"write an animated picture (SVG) of the route, or with -map of the\n"+
			"map, to `FILE`, in a new folder if there is none; - is standard\n"+
			"output, then without the answers")
	f.Func("delay", "how long -animate and -svg show each board or layer, such as 500ms or 2s\n"+
		"(default 300ms)", func(text string) (err error) {
		if o.delay, err = time.ParseDuration(text); err != nil {
			return errors.New("expected a time such as 500ms")
		}
		return nil
	})
	f.IntVar(&o.pick, "case", 1, "draw, print or play case `K` of the input")
	o.question.define(f)
	f.BoolVar(&o.text, "text", false, "print only the text of the case, as it stands in the input")
	f.BoolVar(&o.split, "split", false,
		"print the text of every case and then what ends an input, each as a\n"+
			"string of JSON on a line: for programs such as cmd/judge")
	f.BoolVar(&o.smaller, "smaller", false,
		"print, in the form of -split, every case that is one step smaller than\n"+
			"the one on standard input, and as valid")
	f.IntVar(&o.random, "random", 0,
		"instead of answering, print an input of `N` random cases, by the\n"+
			"statement's rules: small and easy ones first, then growing")
	f.Int64Var(&o.seed, "seed", 1, "which random cases: the same `S` gives the same ones")
	f.StringVar(&o.form, "form", "",
		"cases, and what ends an input, as `JUDGE` has them: "+p.judges())
}

// conflict returns an error if flags do not go together, or if a value is out of range.
func (p Program) conflict(o options, f *flag.FlagSet, given map[string]bool) error {
	_, known := p.form(o.form)
	for _, c := range []struct {
		wrong bool
		why   string
	}{
		{f.NArg() > 0, "unexpected " + strconv.Quote(f.Arg(0)) +
			": the input comes from standard input, as in < in.txt"},
		{given["svg"] && o.svg == "", "-svg needs the name of a file"},
		{o.svg == standardOutput && (o.show || o.animate),
			"-svg - cannot go with -show or -animate: both write to standard output"},
		{(o.layers || o.mapped) && (o.show || o.animate),
			"-layers and -map cannot go with -show or -animate: " +
				"they show the searches, the others the route"},
		{o.layers && (o.mapped || o.svg != ""),
			"-layers prints text alone: the picture of the searches is that of -map"},
		{o.both && p.Both == nil, "-both: this problem has no search from both ends of its post"},
		{o.both && o.plain, "-plain cannot go with -both: one program answers"},
		{given["random"] && o.random < 1, "-random must be at least 1"},
		{(o.split || o.smaller) && !only(given, "split", "form") && !only(given, "smaller", "form"),
			"no flag but -form goes with -split or -smaller"},
		{given["random"] && !only(given, "random", "seed", "form"),
			"only -seed and -form go with -random"},
		{o.text && !only(given, "text", "case"), "no flag but -case goes with -text"},
		{given["random"] && p.Random == nil, "there are no random cases of this problem"},
		{given["seed"] && !given["random"], "-seed needs -random"},
		{given["form"] && !given["random"] && !o.split && !o.smaller,
			"-form needs -random, -split or -smaller"},
		{given["form"] && !known, "-form must be " + p.judges()},
		{o.pick < 1, "-case must be at least 1"},
		{o.asked() && !only(given, "next", "hint", "case", "at") || o.next && o.hint,
			"only -case and -at go with -next or with -hint"},
		{given["at"] && !o.asked(), "-at needs -next or -hint"},
		{given["at"] && o.at == "", "-at needs a position"},
		{o.picked && !o.draws() && !o.text && !o.asked(),
			"-case needs -show, -animate, -layers, -map, -svg, -text, -next or -hint"},
		{o.delay < time.Millisecond, "-delay must be at least 1ms"},
		{given["delay"] && !o.animate && o.svg == "", "-delay needs -animate or -svg"},
	} {
		if c.wrong {
			return errors.New(c.why)
		}
	}
	return nil
}

// only reports whether all flags that are given are among those named.
func only(given map[string]bool, names ...string) bool {
	left := len(given)
	for _, name := range names {
		if given[name] {
			left--
		}
	}
	return left == 0
}
