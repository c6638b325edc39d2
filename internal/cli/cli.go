// Package cli is the command line of the problems' programs: their flags, and
// showing a route. The programs that are submitted have none of it.
package cli

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strconv"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// Program is what Main needs to know of a problem.
type Program struct {
	Name  string // of its directory
	Unit  string // what a case is called
	About string // what the problem is, in a few lines

	Judge   func()               // the program that is submitted
	Answers func() common.Answer // how Judge answers

	// Read reads one case as Answers does.
	Read func(in *common.Reader) (Case, error)

	States int // the plain search numbers its states below this
}

// Case is a case as the blog post's plain search sees it.
type Case struct {
	// Route returns the states of a shortest route, both ends included; nil if
	// there is none.
	Route func(search *common.BFS) []uint64

	// Answer returns the line to print. A nil Answer prints the number of moves,
	// -1 if there is no route.
	Answer func(route []uint64) string

	// Search answers by the fast program and returns the search from each of its
	// ends, none if it needed none. If it is nil, -layers is refused.
	Search func() (ends []view.End, note string)

	// Film draws a route. If it is nil, Film draws the start and says why there is
	// none; visited is the number of states that the search visited to find out.
	Film func(route []uint64, visited int) view.Film
}

// Plain returns the function that answers as Answers do, by the plain search.
func (p Program) Plain() common.Answer {
	search := common.NewBFS(p.States)
	return func(in *common.Reader) (string, error) {
		c, err := p.Read(in)
		if err != nil {
			return "", err
		}
		route := c.Route(search)
		if c.Answer != nil {
			return c.Answer(route), nil
		}
		return strconv.Itoa(len(route) - 1), nil
	}
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
	if o.text {
		text, err := p.text(stdin, o.pick)
		if err == nil {
			_, err = stdout.Write(text)
		}
		if err != nil {
			fmt.Fprintf(stderr, "%s: %v\n", p.Name, err)
			return 1
		}
		return 0
	}
	answers := p.Answers
	if o.plain {
		answers = p.Plain
	}
	var input bytes.Buffer
	if o.draws() {
		stdin = io.TeeReader(stdin, &input) // to read the case to draw once more
	}
	answersTo := stdout
	if o.svg == standardOutput {
		answersTo = io.Discard
	}
	if status := common.RunOn(stdin, answersTo, stderr, p.Name, p.Unit, answers()); status != 0 || !o.draws() {
		return status
	}
	if status, err = p.draw(o, &input, stdout, stderr, terminal); err != nil {
		fmt.Fprintf(stderr, "%s: %v\n", p.Name, err)
		return 1
	}
	return status
}

// draw draws the route or the layers of the case that the options pick. It
// returns the exit status.
func (p Program) draw(o options, input io.Reader, stdout, stderr io.Writer, terminal view.Terminal) (status int, err error) {
	c, count, err := p.pick(input, o.pick)
	if err != nil {
		return 1, err
	}
	if count > 1 && !o.picked {
		fmt.Fprintf(stderr, "%s: this is %s 1 of %d, -case picks another\n", p.Name, p.Unit, count)
	}
	quiet := sayWorking(stderr, p.Name, patience)
	search := common.NewBFS(p.States)
	route := c.Route(search)
	quiet()
	if !o.layers {
		return present(c.Film(route, search.Visited()), p.Name, o, stdout, terminal)
	}
	if c.Search == nil {
		return 1, errors.New("-layers: the fast search does not count its states")
	}
	chart := view.Chart{Plain: search.Layers(), Found: len(route) - 1}
	chart.Ends, chart.Note = c.Search()
	return 0, presentChart(chart, p.Name, o, stdout, terminal)
}

// pick returns case n, from 1, and how many cases there are.
func (p Program) pick(input io.Reader, n int) (picked Case, count int, err error) {
	in := common.NewReader(input)
	for {
		c, err := p.Read(in)
		if err == io.EOF {
			break
		}
		if err != nil { // not expected: the same input has been answered
			return Case{}, count, err
		}
		if count++; count == n {
			picked = c
		}
	}
	if n > count {
		return Case{}, count, fmt.Errorf("there is no %s %d to draw: the input has %d", p.Unit, n, count)
	}
	return picked, count, nil
}
