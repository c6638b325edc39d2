package cli

import (
	"errors"
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

// printNext prints what -next or -hint asks of a game.
//
// A move of a shortest route leads to a position that is one move nearer to the goal. So
// the hint is the first such position that is found. The last moves come first: in uva1601
// these are the ones of all ghosts, which more often lead on.
func (r run) printNext(play Play) error {
	from, hint := play.Starts, r.given["-hint"]
	if r.given["-at"] {
		position, err := play.parse(r.at)
		if err != nil {
			return err
		}
		from = []uint64{position}
	}
	left := play.least(from)
	if !hint {
		fmt.Fprintln(r.stdout, left)
	}
	for _, position := range from {
		moves := play.Moves(position, nil)
		for i := len(moves) - 1; i >= 0; i-- {
			if moves[i] == position || hint && !play.within(moves[i], left-1) {
				continue
			}
			fmt.Fprintln(r.stdout, play.Text(moves[i]))
			if hint {
				return nil
			}
		}
	}
	return nil
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
