package cli

import (
	"strconv"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// Game is one case of a puzzle: its state space, the writing and drawing of its states, and the
// result of the fast search. The plain search, the bidirectional search, and everything that plays
// or draws a case rely only on these methods.
//
// A state is a number below Program.States.
type Game interface {
	// Starts returns the states in which the case may begin: one for each side that may
	// move first.
	Starts() []uint64

	// Moves appends the states one move away. The state itself may be among them, because in some
	// puzzles a piece may stay where it is. Moves does not depend on whether the game is over.
	Moves(state uint64, next []uint64) []uint64

	// Solved reports whether the game is over in a state.
	Solved(state uint64) bool

	// Read reads a state in the format of Write, on one line. It returns an error if this case
	// cannot have the state.
	Read(in *common.Reader) (state uint64, err error)
	Write(state uint64) string

	// Distance uses the fast search. It returns the least number of moves from a state to a solved
	// one, or -1 if there is no route.
	Distance(state uint64) int

	// Search answers the case with the fast search, and lets the recorder watch the search.
	Search(lang view.Language, watch *Recorder) Search

	// Move names the move from a state to the next one.
	Move(lang view.Language, from, to uint64) string

	// Reason says why a case has no route. It is called only for such cases.
	Reason(lang view.Language) string

	// Columns returns the width of a board. Draw returns the board of a state, with a mark on
	// everything that has moved since the previous state, which at the start is the state itself.
	// The caption, if any, is printed after the move.
	Columns() int
	Draw(lang view.Language, before, state uint64) view.Frame
}

// trailing is a Game whose boards are so large that a picture shows its routes as trails.
type trailing interface {
	Trails(route []uint64) []view.Trail
}

// answering is a Game whose answer is not just the least number of moves or -1.
type answering interface {
	// Answer returns the line to print for the plain search's route, which may be nil.
	Answer(route []uint64) string
}

// Route uses the plain search. It returns a shortest route for a case, both ends included, or nil
// if the case has no route.
func Route(search *common.BFS, g Game) []uint64 {
	return search.Route(g.Starts(), g.Solved, g.Moves)
}

// Plain is like Answers, but uses the plain search.
func (p Program) Plain(search *common.BFS) common.Answer {
	return p.answers(func(g Game) string {
		route := Route(search, g)
		if a, ok := g.(answering); ok {
			return a.Answer(route)
		}
		return strconv.Itoa(len(route) - 1)
	})
}

// Both is like Answers, but uses the post's bidirectional search.
func (p Program) Both() common.Answer {
	search := common.NewBothEnds(p.States)
	return p.answers(func(g Game) string {
		return strconv.Itoa(search.Distance(g.Starts()[0], p.Goal(g), g.Moves))
	})
}

func (p Program) answers(answer func(g Game) string) common.Answer {
	return func(in *common.Reader) (string, error) {
		g, err := p.Read(in)
		if err != nil {
			return "", err
		}
		return answer(g), nil
	}
}
