package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"time"
)

// options are the flags of a program.
type options struct {
	plain   bool
	show    bool
	animate bool
	layers  bool
	svg     string // a file name or standardOutput, "" for no picture
	delay   time.Duration
	text    bool // print the case and do nothing else
	pick    int  // the number of the case to draw or print, from 1
	picked  bool // by a flag
}

// standardOutput is the name that stands for it instead of a file's.
const standardOutput = "-"

// draws reports whether anything is to be drawn.
func (o options) draws() bool { return o.show || o.animate || o.layers || o.svg != "" }

// usage is the line that shows all flags.
func usage(p Program) string {
	return fmt.Sprintf("usage: go run ./%s [-plain] [-show] [-animate] [-layers] [-svg FILE] [-delay TIME] [-text] [-case K] < in.txt\n", p.Name)
}

// parseFlags reads the arguments. For -h it prints the help and returns
// flag.ErrHelp.
func parseFlags(p Program, args []string, help io.Writer) (options, error) {
	o := options{}
	flags := flag.NewFlagSet(p.Name, flag.ContinueOnError)
	flags.SetOutput(io.Discard) // Run words the errors
	flags.Usage = func() {}
	flags.BoolVar(&o.plain, "plain", false, "answer with the blog post's plain breadth-first search instead of the fast one")
	flags.BoolVar(&o.show, "show", false, "after the answers, print every board of a shortest route")
	flags.BoolVar(&o.animate, "animate", false, "after the answers, play a shortest route in the terminal; elsewhere as -show")
	flags.BoolVar(&o.layers, "layers", false, "after the answers, print how many states each layer of the plain and of the fast search has")
	flags.StringVar(&o.svg, "svg", "", "draw a shortest route, or with -layers the layers, as an animated picture, an SVG `FILE`;\n- is standard output, where nothing else is printed then")
	flags.DurationVar(&o.delay, "delay", 300*time.Millisecond, "the `TIME` that -animate and -svg let each board or layer stand")
	flags.BoolVar(&o.text, "text", false, "print case K as it stands in the input, and nothing else")
	flags.IntVar(&o.pick, "case", 1, "the case `K` of the input, from 1, to draw or to print")
	if err := flags.Parse(args); err != nil {
		if err == flag.ErrHelp {
			fmt.Fprintf(help, "%s\n%s\n", p.About, usage(p))
			flags.SetOutput(help)
			flags.PrintDefaults()
			fmt.Fprintf(help, "\nfor example: go run ./%s -show < %s/testdata/sample1.in\n", p.Name, p.Name)
		}
		return o, err
	}
	given := map[string]bool{}
	flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	o.picked = given["case"]
	switch {
	case flags.NArg() > 0:
		return o, fmt.Errorf("the input comes from standard input: go run ./%s < %s", p.Name, flags.Arg(0))
	case given["svg"] && o.svg == "":
		return o, errors.New("-svg needs the name of a file")
	case o.svg == standardOutput && (o.show || o.animate):
		return o, errors.New("-svg - and -show or -animate would both write to standard output")
	case o.delay < time.Millisecond:
		return o, fmt.Errorf("-delay %v: must be at least 1ms, such as 300ms", o.delay)
	case o.pick < 1:
		return o, fmt.Errorf("-case %d: cases are counted from 1", o.pick)
	case o.text && (o.plain || o.draws()):
		return o, errors.New("-text prints a case and nothing else: it goes with -case alone")
	case o.picked && !o.draws() && !o.text:
		return o, errors.New("-case needs -show, -animate, -layers, -svg or -text")
	case o.layers && (o.show || o.animate):
		return o, errors.New("-layers shows the search, -show and -animate the route: one at a time")
	case given["delay"] && !o.animate && o.svg == "":
		return o, errors.New("-delay needs -animate or -svg")
	}
	return o, nil
}
