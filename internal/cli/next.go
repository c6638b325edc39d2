package cli

import (
	"errors"
	"fmt"
	"strings"

	"bfspuzzles/common"
)

// printNext prints the answer to -next or -hint for a case: the states one move away, or the first
// of them that is on a shortest route.
func (r run) printNext(g Game) error {
	from := g.Starts()
	if r.given["-at"] {
		state, err := parse(g, r.at)
		if err != nil {
			return err
		}
		from = []uint64{state}
	}
	left, hint := least(g, from), r.given["-hint"]
	if !hint {
		fmt.Fprintln(r.stdout, left)
	}
	for _, state := range nextMoves(g, from) {
		if hint && (left < 1 || g.Distance(state) != left-1) {
			continue // no move is needed, no move helps, or others are better
		}
		fmt.Fprintln(r.stdout, g.Write(state))
		if hint {
			break
		}
	}
	return nil
}

// nextMoves returns the states one move away from any of the given states. A solved game is over,
// so no state is one move away from it, and staying is not a move. The last moves come first: in
// uva1601 these move all ghosts, and lead closer to the goal more often.
func nextMoves(g Game, from []uint64) (next []uint64) {
	for _, state := range from {
		if g.Solved(state) {
			continue
		}
		moves := g.Moves(state, nil)
		for i := len(moves) - 1; i >= 0; i-- {
			if moves[i] != state {
				next = append(next, moves[i])
			}
		}
	}
	return next
}

// least returns the least distance of the given states, or -1 if none of them has a route.
func least(g Game, states []uint64) int {
	least := -1
	for _, state := range states {
		d := g.Distance(state)
		if least < 0 || d >= 0 && d < least {
			least = d
		}
	}
	return least
}

// parse reads a state from the value of -at, which must hold nothing else.
func parse(g Game, text string) (uint64, error) {
	in := common.NewReader(strings.NewReader(strings.Join(strings.Fields(text), " ")))
	state, err := g.Read(in)
	if err == nil && in.SkipBlanks() {
		err = in.Bad("unexpected %s after the state", in.Found())
	}
	if err != nil {
		return 0, errors.New("-at: " + strings.TrimPrefix(err.Error(), "line 1: "))
	}
	return state, nil
}
