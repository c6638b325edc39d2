// Package cli is the command line of the problems' programs: their flags, and how they
// show a route, the layers of the searches, or a map. It is no part of what is submitted.
//
// Reading order: cli.go, flags.go, case.go, draw.go, search.go, map.go, next.go, random.go,
// smaller.go.
package cli

import (
	"bufio"
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand"
	"os"
	"runtime"
	"strconv"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// Program is what Main needs to know of a problem.
type Program struct {
	Name  string // name of its directory
	Title Title
	Unit  string // what a case is called
	About string // what the problem is, in a few lines
	Input string // what it reads, with an example

	Judge   func()               // the program that is submitted
	Answers func() common.Answer // how Judge answers

	// Both answers by the blog post's search from both ends; nil if it has none.
	Both func() common.Answer

	// Read reads one case as Answers does.
	Read func(in *common.Reader) (Case, error)

	States int // more than the largest number of a state in the plain search

	Random []Random // by judge, at least one; the first if nobody says which

	// Smaller returns cases that differ little from a case and may be smaller, the most
	// promising first; nil if there are none.
	Smaller func(text string) []string
}

// Random makes random cases in the form in which a judge gives them.
type Random struct {
	Judge string
	Case  func(r *rand.Rand, i int) string // the text of the i-th: easy at first, then growing
	End   string                           // what ends an input, such as "0 0 0\n", or ""

	// Text returns a case as the judge gives it, "" if it gives no such case; nil if it
	// gives any, as it stands.
	Text func(text string) string
}

// Case is a case as the blog post's plain search sees it.
type Case struct {
	// Route returns the states of a shortest route, both ends included; nil if
	// there is none.
	Route func(search *common.BFS) []uint64

	// Answer returns the line to print. A nil Answer prints the number of moves,
	// -1 if there is no route.
	Answer func(route []uint64) string

	// BothEnds returns the blog post's search from each end; nil if it has none.
	BothEnds func() []End

	// Search answers by the fast program and returns its search from each end, none
	// if it needed no search, and what else there is to say about it.
	Search func(lang view.Language) (ends []End, note string)

	// Play returns the case as a game; nil if it cannot be played.
	Play func() Play

	// For the map, of Play's positions: Solved reports whether one is at the goal; nil if
	// there is no map. Moves appends those one move after, Before those one move before; nil
	// if these are the same. Large says that they are more than four million.
	Solved        func(position uint64) bool
	Moves, Before func(position uint64, next []uint64) []uint64
	Large         bool

	// Film draws a route; for nil it draws the start and says why there is none.
	// Visited is the number of states that the search visited.
	Film func(lang view.Language, route []uint64, visited int) view.Film

	text string // as it stands in the input
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

// serve answers the questions of the page of cmd/play. It is nil unless this is a browser.
var serve func(p Program)

// Main is the main of a problem's own program. Without arguments it is Judge.
func Main(p Program) {
	if serve != nil {
		serve(p)
	}
	if len(os.Args) == 1 {
		run{Program: p, stdin: os.Stdin, stderr: os.Stderr}.await()
		p.Judge()
		return
	}
	os.Exit(p.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, view.Detect(os.Stdout)))
}

// run is a run of a program with flags.
type run struct {
	Program
	options
	stdin          io.Reader
	stdout, stderr io.Writer
	term           view.Terminal // stdout
}

// Run does what the arguments say, on the streams given, and returns the exit
// status: 0; 1 after a bad input or a failure; 2 for wrong arguments; 128 plus its
// number for a signal that stopped an animation. Term describes stdout.
func (p Program) Run(args []string, stdin io.Reader, stdout, stderr io.Writer, term view.Terminal) (
	status int) {
	o, err := p.parseFlags(args)
	r := run{p, o, stdin, stdout, stderr, term}
	switch {
	case err == flag.ErrHelp:
		io.WriteString(stdout, p.help())
		return 0
	case err != nil:
		r.say("%v; -h lists the flags", err)
		return 2
	}
	if o.any("-text", "-next", "-hint", "-random", "-split", "-smaller") {
		err = r.print()
	} else {
		status, err = r.answer()
	}
	if err != nil {
		r.say("%v", err)
		return 1
	}
	return status
}

// say writes a line to standard error.
func (r run) say(format string, values ...interface{}) {
	fmt.Fprintf(r.stderr, r.Name+": "+format+"\n", values...)
}

// await says what the program waits for, if a person is to type it.
func (r run) await() {
	if file, ok := r.stdin.(*os.File); !ok || !view.IsTerminal(file) {
		return
	}
	end := "Ctrl-D"
	if runtime.GOOS == "windows" {
		end = "Ctrl-Z and Enter"
	}
	r.say("waiting for %s; %s ends the input, -h explains", r.Input, end)
}

// print prints what is asked for instead of answers.
func (r run) print() (err error) {
	out := bufio.NewWriter(r.stdout)
	r.stdout = out
	switch {
	case r.given["-random"]:
		r.printRandom()
	case r.given["-split"]:
		err = r.printSplit()
	default:
		err = r.printCase()
	}
	if writeErr := out.Flush(); writeErr != nil { // the first error of all writes
		return writeErr
	}
	return err
}

// printCase prints what is asked for of the case that is chosen.
func (r run) printCase() error {
	c, _, err := r.choose()
	switch {
	case err != nil:
		return err
	case r.given["-text"]:
		io.WriteString(r.stdout, c.text)
	case r.given["-smaller"]:
		r.printSmaller(c.text)
	case c.Play == nil:
		return errors.New("this problem cannot be played")
	default:
		return r.printNext(c.Play())
	}
	return nil
}

// answer answers all cases, then draws the one that is chosen, if it is to be drawn. It
// returns the exit status.
func (r run) answer() (status int, err error) {
	r.await()
	answers := r.Answers
	if r.given["-plain"] {
		answers = r.Plain
	} else if r.given["-both"] {
		answers = r.Both
	}
	answersTo := r.stdout
	if r.svg == standardOutput {
		answersTo = io.Discard
	}
	stdin, draws := r.stdin, r.any("-show", "-animate", "-layers", "-map", "-svg")
	var read bytes.Buffer // in which the case to draw is found again
	if draws {
		stdin = io.TeeReader(stdin, &read)
	}
	status = common.RunOn(stdin, answersTo, r.stderr, r.Name, r.Unit, answers())
	if status != 0 || !draws {
		return status, nil
	}
	r.stdin = &read
	c, count, err := r.choose()
	if err != nil {
		return 1, err
	}
	if count > 1 && !r.given["-case"] {
		r.say("this is %s 1 of %d, -case picks another", r.Unit, count)
	}
	return r.draw(c)
}
