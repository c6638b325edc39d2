package common

import (
	"flag"
	"fmt"
	"io"
	"os"
)

// Main is the main of a problem's own program: it reads the flags and calls
// judge, the program that is submitted, or plain, the method of the blog post.
// about says in a few lines what the problem is and ends with an example.
func Main(program, about string, judge, plain func()) {
	usePlain, err := parseFlags(os.Args[1:], program, about, os.Stdout)
	switch {
	case err == flag.ErrHelp:
	case err != nil:
		fmt.Fprintf(os.Stderr, "%s: %v; go run ./%s -h explains\n", program, err, program)
		os.Exit(2)
	case usePlain:
		plain()
	default:
		judge()
	}
}

// parseFlags tells whether -plain is among the arguments. For -h it prints the
// help and returns flag.ErrHelp.
func parseFlags(args []string, program, about string, help io.Writer) (usePlain bool, err error) {
	flags := flag.NewFlagSet(program, flag.ContinueOnError)
	flags.SetOutput(io.Discard) // Main words the errors in one line
	flags.Usage = func() {}
	flags.BoolVar(&usePlain, "plain", false, "answer with the blog post's plain breadth-first search instead of the fast one")
	if err := flags.Parse(args); err != nil {
		if err == flag.ErrHelp {
			fmt.Fprintf(help, "%s\nusage: go run ./%s [-plain] < in.txt\n\n", about, program)
			flags.SetOutput(help)
			flags.PrintDefaults()
		}
		return false, err
	}
	if flags.NArg() > 0 {
		return false, fmt.Errorf("the input comes from standard input: go run ./%s < %s", program, flags.Arg(0))
	}
	return usePlain, nil
}
