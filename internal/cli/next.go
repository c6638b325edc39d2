package cli

import (
	"errors"
	"fmt"
	"io"
	"math"
	"strings"

	"bfspuzzles/common"
)

// printNext prints what -next or -hint asks about a case: the states one move away, or one of
// them that is on a shortest route. A solved game is over, so nothing is a move away from there.
func (r run) printNext(g Game) error {
	from := g.Starts()
	if r.given["-at"] {
		state, err := parse(g, r.at)
		if err != nil {
			return err
		}
		from = []uint64{state}
	}
	left := least(g, from)
	if r.given["-hint"] {
		if left > 0 {
			r.printHint(g, from, left)
		}
		return nil
	}
	fmt.Fprintln(r.stdout, left)
	for _, state := range from {
		for _, next := range nextMoves(g, state) {
			fmt.Fprintln(r.stdout, g.Write(next))
		}
	}
	return nil
}

// printHint prints a state that is one move away from one of the given states and one move nearer
// to the goal than these, which are left moves away from it.
func (r run) printHint(g Game, from []uint64, left int) {
	for _, state := range from {
		for _, next := range nextMoves(g, state) {
			if g.Distance(next, left-1) == left-1 {
				fmt.Fprintln(r.stdout, g.Write(next))
				return
			}
		}
	}
}

// nextMoves returns the states one move away, the last move first: in uva1601 the last moves are
// those of all ghosts, which lead on more often. To stay is no move.
func nextMoves(g Game, state uint64) (next []uint64) {
	if g.Solved(state) {
		return nil
	}
	moves := g.Moves(state, nil)
	for i := len(moves) - 1; i >= 0; i-- {
		if moves[i] != state {
			next = append(next, moves[i])
		}
	}
	return next
}

// least returns the least distance of some states, -1 if there is no route from any.
func least(g Game, states []uint64) int {
	least := -1
	for _, state := range states {
		d := g.Distance(state, math.MaxInt32)
		if least < 0 || d >= 0 && d < least {
			least = d
		}
	}
	return least
}

// parse reads the one state of a text.
func parse(g Game, text string) (uint64, error) {
	line := strings.Join(strings.Fields(text), " ")
	in := common.NewReader(strings.NewReader(line))
	state, err := g.Read(in)
	switch {
	case err == io.EOF:
		err = in.Bad("no state is given")
	case err == nil && in.SkipBlanks():
		err = in.Bad("unexpected %s after the state", in.Found())
	}
	if err != nil {
		return 0, errors.New("-at: " + strings.TrimPrefix(err.Error(), "line 1: "))
	}
	return state, nil
}
