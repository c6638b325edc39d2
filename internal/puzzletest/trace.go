//go:build go1.24

package puzzletest

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// traces checks each search's traces of random cases, from small cases to larger ones. Half of the
// traces are cut short.
func (s Suite) traces(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewSource(3))
	cases := 12
	if Long() {
		cases = 30
	}
	for i := 0; i < cases; i++ {
		in, many := s.Forms[0].Random(r, 60*i/cases)+s.Forms[0].End, 25+i%2*1975
		s.CheckTrace(t, in, many, "-plain")
		s.CheckTrace(t, in, many)
		if s.Second {
			s.CheckTrace(t, in, many, "-both")
		}
	}
}

// CheckTrace checks the trace of a case. A second search must produce the same events and layers,
// and the route must be legal and as short as the trace claims. If the search moves groups, only
// the route is checked.
func (s Suite) CheckTrace(t *testing.T, in string, many int, flags ...string) {
	t.Helper()
	printed := s.command(in, append(flags, "-json", fmt.Sprint("-trace=", many))...)
	lines := strings.Split(strings.TrimSpace(printed), "\n")
	last := len(lines) - 1
	var begin struct {
		Once, Groups bool
		Backward     []bool
	}
	var end struct {
		Layers [][]int
		Moves  int
		Route  []routeStep
	}
	if json.Unmarshal([]byte(lines[0]), &begin) != nil ||
		json.Unmarshal([]byte(lines[last]), &end) != nil {
		t.Fatal(printed)
	}
	g, fast := s.first(t, in), len(flags) == 0
	past := begin.Once || slices.Contains(flags, "-all")
	second := &secondSearch{Game: g, many: many, moves: -1, once: begin.Once, past: past,
		early: fast && s.Early, stops: !past && !(fast && s.Whole)}
	starts := [][]uint64{g.Starts()}
	if !begin.Groups && slices.Contains(begin.Backward, true) {
		starts = append(starts, []uint64{s.Goal(g)})[2-len(begin.Backward):]
	}
	second.run(starts)
	diff := ""
	if !begin.Groups && len(begin.Backward) > 0 { // a search was needed
		want := strings.Join(second.lines, "\n")
		want = strings.ReplaceAll(want, "]}\n{\"seen\":[", ",") // of consecutive moves
		diff = cmp.Diff(want, strings.Join(lines[1:last], "\n")) +
			cmp.Diff(second.layers, end.Layers)
	}
	if diff += cmp.Diff(second.moves, end.Moves); diff != "" || !legal(g, end.Moves, end.Route) {
		t.Fatalf("flags %v, in\n%s\n(-want +got):\n%s\nor the route is illegal: %s", flags, in,
			diff, lines[last])
	}
}

// routeStep is a step of a route as -json prints it.
type routeStep struct{ Board, Move string }

// legal reports whether a route of the given number of moves leads from a start to a solved state.
func legal(g cli.Game, moves int, route []routeStep) bool {
	next, at := g.Starts(), uint64(0)
	for i, step := range route {
		k := slices.IndexFunc(next, func(to uint64) bool { return g.Write(to) == step.Board })
		if k < 0 || i > 0 && step.Move != g.Move(view.English, at, next[k]) {
			return false
		}
		at, next = next[k], g.Moves(next[k], nil)
	}
	return len(route) == moves+1 && (moves < 0 || g.Solved(at))
}

// secondSearch is a search that logs each of its events. It has a list of states for each layer,
// and no queue.
type secondSearch struct {
	cli.Game
	many  int  // the number of states that it lists
	early bool // it tests a state when it finds it, not when it takes it
	once  bool // it answers all cases, so it begins at the goal
	past  bool // it continues past the goal
	stops bool // it stops as soon as it knows the answer, even within a layer

	lines     []string
	cut       bool             // the list is full
	numbers   []map[uint64]int // by half: the numbers of the states found
	frontiers [][]uint64       // by half
	layers    [][]int          // by half: the number of states in each layer
	moves     int              // to the goal, or -1
}

// add adds a line, unless the list is full.
func (s *secondSearch) add(format string, values ...interface{}) {
	if !s.cut {
		s.lines = append(s.lines, fmt.Sprintf(format, values...))
	}
}

// run searches from one or two ends.
func (s *secondSearch) run(starts [][]uint64) {
	for half, states := range starts {
		s.numbers, s.frontiers = append(s.numbers, map[uint64]int{}), append(s.frontiers, nil)
		s.layers = append(s.layers, []int{0})
		for _, state := range states {
			s.find(half, state, state)
		}
	}
	for half := 0; s.moves < 0 || s.past; {
		if other := len(starts) - 1 - half; len(s.frontiers[other]) < len(s.frontiers[half]) {
			half = other
		}
		if len(s.frontiers[half]) == 0 {
			break
		}
		s.expand(half)
	}
	if layers := s.layers[0]; len(starts) == 1 && layers[len(layers)-1] == 0 {
		s.layers[0] = layers[:len(layers)-1]
	}
}

// expand finds the next layer of a half.
func (s *secondSearch) expand(half int) {
	layer, distance := s.frontiers[half], len(s.layers[half])
	s.frontiers[half], s.layers[half] = nil, append(s.layers[half], 0)
	for i, from := range layer {
		if s.stops && s.moves >= 0 {
			return
		}
		n := s.numbers[half][from]
		solved := len(s.layers) == 1 && !s.once && !s.early && s.Solved(from)
		if i == 0 && (s.past || !solved) {
			s.add(`{"layer":%d,"half":%d}`, distance, half)
		}
		s.add(`{"take":%d,"half":%d}`, n, half)
		if solved {
			s.add(`{"goal":%d}`, n)
			s.reach(distance - 1)
		}
		for _, to := range s.Moves(from, nil) {
			if s.stops && s.moves >= 0 {
				return
			}
			if n, again := s.numbers[half][to]; !again {
				s.find(half, from, to)
			} else if to != from {
				s.add(`{"seen":[%d]}`, n)
			}
		}
	}
}

// reach notes that a route of the given number of moves has been found. Only the first one is a
// shortest route.
func (s *secondSearch) reach(moves int) {
	if s.moves < 0 {
		s.moves = moves
	}
}

// find finds a state, by a move from another state unless it is a start.
func (s *secondSearch) find(half int, from, state uint64) {
	n, distance := 0, len(s.layers[half])-1
	for _, numbers := range s.numbers {
		n += len(numbers)
	}
	if n == s.many {
		s.add(`{"listed":%d}`, n)
		s.cut = true
	}
	move, parent := "", -1
	if distance > 0 {
		move, parent = s.Move(view.English, from, state), s.numbers[half][from]
	}
	s.add(`{"find":%d,"half":%d,"distance":%d,"parent":%d,"move":%q,"board":%q}`, n, half,
		distance, parent, move, s.Write(state))
	s.numbers[half][state] = n
	s.frontiers[half] = append(s.frontiers[half], state)
	s.layers[half][distance]++
	switch other, met := s.numbers[len(s.numbers)-1-half][state]; {
	case len(s.numbers) == 2 && met:
		s.add(`{"meet":%d,"with":%d}`, n, other)
		s.reach(len(s.layers[0]) + len(s.layers[1]) - 2)
	case s.once && state == s.Starts()[0]:
		s.reach(distance)
	case s.early && s.Solved(state):
		s.add(`{"goal":%d}`, n)
		s.reach(distance)
	}
}
