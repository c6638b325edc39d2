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
	plain, show, animate, layers, text bool

	svg    string // a file name or standardOutput, "" for no picture
	delay  time.Duration
	pick   int  // the number of the case to draw or print, from 1
	picked bool // by a flag
}

// standardOutput is the name that stands for it instead of a file's.
const standardOutput = "-"

// draws reports whether anything is to be drawn.
func (o options) draws() bool { return o.show || o.animate || o.layers || o.svg != "" }

// help is what -h prints, about a program with a name.
const help = `%[1]s
usage: go run ./%[2]s [flags] < in.txt

  -plain       answer by the blog post's plain breadth-first search, not the fast one
  -show        after the answers, print every board of a shortest route
  -animate     after the answers, play a shortest route in the terminal;
               if it cannot be played there, as -show
  -layers      after the answers, print how many states both searches visit,
               layer by layer
  -svg FILE    write an animated picture (SVG) of the route, or with -layers of the
               layers; - writes it to standard output, without the answers
  -delay TIME  how long -animate and -svg show each board or layer (default 300ms)
  -case K      draw or print case K of the input (default 1)
  -text        print only the text of the case, as it stands in the input

for example: go run ./%[2]s -show < %[2]s/testdata/sample1.in
`

// parseFlags reads the arguments. It returns flag.ErrHelp for -h.
func parseFlags(program string, args []string) (o options, err error) {
	flags := flag.NewFlagSet(program, flag.ContinueOnError)
	flags.SetOutput(io.Discard) // Run words the errors, and help says what flags there are
	flags.BoolVar(&o.plain, "plain", false, "")
	flags.BoolVar(&o.show, "show", false, "")
	flags.BoolVar(&o.animate, "animate", false, "")
	flags.BoolVar(&o.layers, "layers", false, "")
	flags.StringVar(&o.svg, "svg", "", "")
	flags.DurationVar(&o.delay, "delay", 300*time.Millisecond, "")
	flags.IntVar(&o.pick, "case", 1, "")
	flags.BoolVar(&o.text, "text", false, "")
	if err := flags.Parse(args); err != nil {
		return o, err
	}
	given := map[string]bool{}
	flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	o.picked = given["case"]
	switch {
	case flags.NArg() > 0:
		return o, fmt.Errorf("the input comes from standard input: go run ./%s < %s", program, flags.Arg(0))
	case given["svg"] && o.svg == "":
		return o, errors.New("-svg needs the name of a file")
	case o.svg == standardOutput && (o.show || o.animate):
		return o, errors.New("-svg - cannot go with -show or -animate: both write to standard output")
	case o.layers && (o.show || o.animate):
		return o, errors.New("-layers cannot go with -show or -animate: one shows the searches, the others the route")
	case o.text && (o.plain || o.draws()):
		return o, errors.New("-text goes with -case only")
	case o.pick < 1:
		return o, errors.New("-case must be at least 1")
	case o.picked && !o.draws() && !o.text:
		return o, errors.New("-case needs -show, -animate, -layers, -svg or -text")
	case o.delay < time.Millisecond:
		return o, errors.New("-delay must be at least 1ms")
	case given["delay"] && !o.animate && o.svg == "":
		return o, errors.New("-delay needs -animate or -svg")
	}
	return o, nil
}
