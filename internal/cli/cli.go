// Package cli implements the command line of the puzzles: the flags, and the answering, drawing,
// playing and generating of cases. Program and Game describe a puzzle to it. The package is not
// part of a submission.
//
// Reading order: cli.go, game.go, flags.go, case.go, draw.go, search.go, trace.go,
// recorder.go, next.go, random.go, smaller.go.
package cli

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"io"
	"math/rand"
	"os"
	"runtime"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// Program describes a puzzle to the command line and to the tests.
type Program struct {
	Name  string    // the name of its directory
	About string    // a description of the puzzle, in a few lines
	Title [2]string // its name in pictures, in English and in Chinese

	// Answers returns the function that answers like the submission, with the fast search.
	Answers func() common.Answer

	// Read reads one case, in the submission's input format.
	Read   func(in *common.Reader) (Game, error)
	States int // more than the largest state of a game

	// Goal returns the only solved state of a game. It is nil if a game may have several.
	Goal func(g Game) uint64

	// Second says whether the blog post has a second program, a bidirectional search, which -both
	// selects. That search needs a Goal.
	Second bool

	Forms []Form // at least one; the first is used unless a judge is named

	// Smaller returns cases that differ little from a case and may be smaller, the most
	// promising first.
	Smaller func(text string) []string
}

// Form is the input format of one judge.
type Form struct {
	Judge  string
	Random func(r *rand.Rand, i int) string // text of the i-th random case; later ones are larger
	End    string                           // the end mark of an input, such as "0 0 0\n", or ""

	// Text returns a case as the judge writes it, or "" if the judge gives no such case. If Text is
	// nil, the judge gives any case, in any layout.
	Text func(text string) string
}

// serve answers the questions of the page of cmd/play. It is nil outside a browser.
var serve func(p Program)

// Main is the main function of a puzzle's command. Without arguments it calls solve, the main
// function of the submission, which answers the cases on standard input.
func Main(p Program, solve func()) {
	if serve != nil {
		serve(p)
	}
	if len(os.Args) > 1 {
		os.Exit(p.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, view.Detect(os.Stdout)))
	}
	run{Program: p, stdin: os.Stdin, stderr: os.Stderr}.await()
	solve()
}

// run is one run of a program with flags.
type run struct {
	Program
	options
	stdin          io.Reader
	stdout, stderr io.Writer
	term           view.Terminal // describes stdout
	flush          func()        // prints everything so far
}

// Run runs the program with arguments and streams, and returns the exit status: 0 for
// success, 1 for a bad input or a failure, 2 for wrong arguments, and 128 plus the
// number of a signal that stopped an animation. term describes stdout.
func (p Program) Run(args []string, stdin io.Reader, stdout, stderr io.Writer, term view.Terminal) (
	status int) {
	o, err := p.parseFlags(args)
	r := run{p, o, stdin, stdout, stderr, term, func() {}}
	switch {
	case err == flag.ErrHelp:
		_, err = io.WriteString(stdout, p.help())
	case err != nil:
		r.say("%v; -h lists the flags", err)
		return 2
	case o.any("-json", "-text", "-next", "-hint", "-random", "-split", "-smaller"):
		err = r.print()
	default:
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

// await tells a user at a terminal that the program is waiting for input.
func (r run) await() {
	if file, ok := r.stdin.(*os.File); !ok || !view.IsTerminal(file) {
		return
	}
	end := "Ctrl-D"
	if runtime.GOOS == "windows" {
		end = "Ctrl-Z and Enter"
	}
	r.say("waiting for a case; %s ends the input, -h explains", end)
}

// print prints the output that the flags ask for instead of answers.
func (r run) print() (err error) {
	out, stdout := bufio.NewWriter(r.stdout), r.stdout
	r.stdout, r.flush = out, func() {
		out.Flush()
		if page, ok := stdout.(interface{ Flush() }); ok { // the page shows the output so far
			page.Flush()
		}
	}
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

// printCase prints the requested output about the chosen case.
func (r run) printCase() error {
	c, err := r.choose()
	switch {
	case err != nil:
		return err
	case r.given["-json"]:
		r.printJSON(c.game)
	case r.given["-text"]:
		r.write(c.text)
	case r.given["-smaller"]:
		r.printSmaller(c.text)
	default:
		return r.printNext(c.game)
	}
	return nil
}

// answer answers all cases, and then draws the chosen one if a flag asks for a drawing. It returns
// the exit status.
func (r run) answer() (status int, err error) {
	r.await()
	var answer common.Answer
	switch {
	case r.given["-plain"]:
		answer = r.Plain(common.NewBFS(r.States))
	case r.given["-both"]:
		answer = r.Both()
	default:
		answer = r.Answers()
	}
	answersTo := r.stdout
	if r.svg == standardOutput {
		answersTo = io.Discard
	}
	stdin := r.stdin
	var read bytes.Buffer // a copy of the input, in which to find the chosen case
	if r.draws() {
		stdin = io.TeeReader(stdin, &read)
	}
	status = common.RunOn(stdin, answersTo, r.stderr, r.Name, answer)
	if status != 0 || !r.draws() {
		return status, nil
	}
	r.stdin = &read
	c, err := r.choose()
	if err != nil {
		return 1, err
	}
	return r.draw(c.game)
}
