package cli

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"bfspuzzles/common"
)

// Play is a case as a game. Its positions are the states of the plain search.
type Play struct {
	Starts []uint64 // positions at the start, one for each side that may begin

	// Read reads a position as Text writes it. What cannot be one is an error.
	Read func(in *common.Reader) (position uint64, err error)
	Text func(position uint64) string // in one line

	// Moves appends the positions one move away, each once, and perhaps the position itself:
	// to stay is no move in a game.
	Moves func(position uint64, next []uint64) []uint64

	// Distance returns the least number of moves from a position to the goal, -1 if there
	// is no route.
	Distance func(position uint64) int

	// Within reports whether Distance is at most so many moves, if that is sooner known
	// than the distance; nil if it is not.
	Within func(position uint64, moves int) bool
}

// question is what is asked of a position.
type question struct {
	next, hint bool
	at         string // the position, "" for the start of the case
}

func (q *question) define(f *flag.FlagSet) {
	f.BoolVar(&q.next, "next", false,
		"instead of answering, print the least number of moves from the start of\n"+
			"the case (-1: no route), then each position one move away, a line each")
	f.BoolVar(&q.hint, "hint", false,
		"instead of answering, print that position one move away which is on a\n"+
			"shortest route; nothing if no move is needed, or none helps")
	f.StringVar(&q.at, "at", "", "-next or -hint from this `POSITION`, as these print it")
}

// asked reports whether there is a question.
func (q question) asked() bool { return q.next || q.hint }

// printNext answers the question about the case that is picked.
//
// A move of a shortest route leads to a position that is one move nearer to the goal. So
// the hint is the first such position that is found. The last moves come first: in uva1601
// these are the ones of all ghosts, which more often lead on.
func (p Program) printNext(o options, stdin io.Reader, stdout io.Writer) error {
	c, err := p.readCase(common.NewReader(stdin), o.pick)
	if err != nil {
		return err
	}
	if c.Play == nil {
		return errors.New("this problem cannot be played")
	}
	play := c.Play()
	from := play.Starts
	if o.at != "" {
		position, err := play.parse(o.at)
		if err != nil {
			return err
		}
		from = []uint64{position}
	}
	out, left := bufio.NewWriter(stdout), play.least(from)
	if o.next {
		fmt.Fprintln(out, left)
	}
	for _, position := range from {
		moves := play.Moves(position, nil)
		for i := len(moves) - 1; i >= 0; i-- {
			if moves[i] == position || o.hint && (left < 1 || !play.within(moves[i], left-1)) {
				continue
			}
			fmt.Fprintln(out, play.Text(moves[i]))
			if o.hint {
				return out.Flush()
			}
		}
	}
	return out.Flush() // the first error of all these writes
}

func (g Play) within(position uint64, moves int) bool {
	if g.Within != nil {
		return g.Within(position, moves)
	}
	d := g.Distance(position)
	return d >= 0 && d <= moves
}

// least returns the least distance of some positions, -1 if none has a route.
func (g Play) least(positions []uint64) int {
	least := -1
	for _, position := range positions {
		if d := g.Distance(position); least < 0 || d >= 0 && d < least {
			least = d
		}
	}
	return least
}

// parse reads the one position of a text.
func (g Play) parse(text string) (uint64, error) {
	line := strings.Join(strings.Fields(text), " ")
	in := common.NewReader(strings.NewReader(line))
	position, err := g.Read(in)
	switch {
	case err == io.EOF:
		err = in.Expected("a position")
	case err == nil && in.SkipBlanks():
		err = in.Expected("the end of the position")
	}
	if err != nil {
		return 0, errors.New("-at: " + strings.TrimPrefix(err.Error(), "line 1: "))
	}
	return position, nil
}

// readCase reads on to case k and returns it.
func (p Program) readCase(in *common.Reader, k int) (Case, error) {
	for n := 1; ; n++ {
		c, err := p.Read(in)
		switch {
		case in.Err() != nil: // and not the case that it cut short
			return c, in.Err()
		case err == io.EOF:
			return c, p.noCase(k, n-1)
		case err != nil:
			return c, fmt.Errorf("%s %d, %w", p.Unit, n, err)
		case n == k:
			return c, nil
		}
	}
}
