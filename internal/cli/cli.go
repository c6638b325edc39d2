// Package cli is the command line of the problems' programs: their flags, and
// showing a route. The programs that are submitted have none of it.
package cli

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"

	"bfspuzzles/common"
	"bfspuzzles/view"
)

// Program is what Main needs to know of a problem.
type Program struct {
	Name  string // of its directory
	Unit  string // what a case is called
	About string // what the problem is, in a few lines

	Judge   func()               // the program that is submitted
	Answers func() common.Answer // how Judge answers
	Plain   func() common.Answer // the same by the plain search

	// Read reads one case as Answers does, and returns the function that searches
	// its route and draws it.
	Read func(in *common.Reader) (func() view.Film, error)
}

// Main is the main of a problem's own program. Without arguments it is Judge.
func Main(p Program) {
	if len(os.Args) == 1 {
		p.Judge()
		return
	}
	os.Exit(p.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, view.Detect(os.Stdout)))
}

// Run does what the arguments say, on the streams given, and returns the exit
// status: 0, 1 after a bad input or a failure, 2 for wrong arguments, 128 and
// more for an animation that a signal stopped. The terminal is what stdout is.
func (p Program) Run(args []string, stdin io.Reader, stdout, stderr io.Writer, terminal view.Terminal) (status int) {
	o, err := parseFlags(p, args, stdout)
	if err == flag.ErrHelp {
		return 0
	}
	if err != nil {
		fmt.Fprintf(stderr, "%s: %v\n%s-h explains\n", p.Name, err, usage(p))
		return 2
	}
	answers := p.Answers
	if o.plain {
		answers = p.Plain
	}
	var input bytes.Buffer
	if o.draws() {
		stdin = io.TeeReader(stdin, &input) // to read the case to draw once more
	}
	if status := common.RunOn(stdin, stdout, stderr, p.Name, p.Unit, answers()); status != 0 || !o.draws() {
		return status
	}
	film, err := p.film(o, &input, stderr)
	if err == nil {
		status, err = present(film, p.Name, o, stdout, terminal)
	}
	if err != nil {
		fmt.Fprintf(stderr, "%s: %v\n", p.Name, err)
		return 1
	}
	return status
}

// film searches the route of the case that the options pick.
func (p Program) film(o options, input io.Reader, stderr io.Writer) (view.Film, error) {
	search, count, err := p.pick(input, o.pick)
	if err != nil {
		return view.Film{}, err
	}
	if count > 1 && !o.picked {
		fmt.Fprintf(stderr, "%s: this is %s 1 of %d, -case picks another\n", p.Name, p.Unit, count)
	}
	quiet := sayWorking(stderr, p.Name, patience)
	defer quiet()
	return search(), nil
}

// pick returns the search for case n, from 1, and how many cases there are.
func (p Program) pick(input io.Reader, n int) (search func() view.Film, count int, err error) {
	in := common.NewReader(input)
	for {
		read, err := p.Read(in)
		if err == io.EOF {
			break
		}
		if err != nil { // not expected: the same input has been answered
			return nil, count, err
		}
		if count++; count == n {
			search = read
		}
	}
	if search == nil {
		return nil, count, fmt.Errorf("there is no %s %d to draw: the input has %d", p.Unit, n, count)
	}
	return search, count, nil
}
