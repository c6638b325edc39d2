package cli

import (
	"encoding/json"
	"fmt"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// trace is a search in the order in which it found its states: layer by layer and, within a layer,
// in the order of the queue. The states are numbered in this order, from 0.
type trace struct {
	*searches // for the table after the trace
	game      Game
	asJSON    bool
	layers    []layer
	found     []found           // as many as are to be listed
	numbers   [2]map[uint64]int // of the states found from the start, and from the goal
}

// layer is the states, or groups, that an end found at one distance.
type layer struct {
	End
	distance, size int
}

// found is a state of a trace. Its exported fields are what -json prints.
type found struct {
	state  uint64
	End    int    `json:"end"`           // 0 if it was found from the start, 1 from the goal
	Layer  int    `json:"layer"`         // its distance from there
	Parent int    `json:"parent"`        // the number of the state that it was found from, or -1
	Move   string `json:"move"`          // the move from there
	State  string `json:"state"`         // as the puzzle writes it
	Next   []int  `json:"next"`          // the numbers of the states one move away, by move
	Met    *int   `json:"met,omitempty"` // its number from the other end, if that found it first
	Solved bool   `json:"solved"`
}

// sizes returns the sizes of the layers: the groups, if the search moves groups.
func (e End) sizes() []int {
	if e.Groups != nil {
		return e.Groups
	}
	return e.Layers
}

// turns returns the layers of a search in the order in which it made them. Two ends take turns as
// in common.BothEnds: the one with fewer new states makes the next layer, and if both have as many,
// the one that made the last.
func turns(ends []End) (layers []layer) {
	made := make([]int, len(ends)) // layers, by end
	newest := func(end int) int { return ends[end].sizes()[made[end]-1] }
	add := func(end int) {
		made[end]++
		layers = append(layers, layer{ends[end], made[end] - 1, newest(end)})
	}
	for end := range ends {
		add(end)
	}
	end, other := 0, len(ends)-1
	for len(ends) > 0 {
		if newest(other) < newest(end) {
			end, other = other, end
		}
		if made[end] == len(ends[end].Layers) {
			break
		}
		add(end)
	}
	return layers
}

// newTrace traces a search, and lists at most so many of its states.
func newTrace(s *searches, g Game, ends []End, most int) *trace {
	t := &trace{searches: s, game: g, layers: turns(ends), numbers: [2]map[uint64]int{{}, {}}}
	for _, l := range t.layers {
		for i := 0; i < l.size && len(t.found) < most; i++ {
			t.add(l)
		}
	}
	for n, f := range t.found {
		e := ends[f.End%len(ends)] // by number, unless there is only one
		// A search from both ends does not move the states of its two last layers.
		if e.Group == nil && (len(ends) == 1 || f.Layer < len(e.Layers)-1) {
			t.link(n)
		}
	}
	return t
}

// add lists the next state, or group, of a layer.
func (t *trace) add(l layer) {
	f := found{Layer: l.distance, Parent: -1}
	if l.Goal {
		f.End = 1
	}
	numbers := t.numbers[f.End]
	next := len(numbers)
	if l.Group == nil {
		f.state = l.States[next]
		f.State, f.Solved = t.game.Write(f.state), t.game.Solved(f.state)
		if number, ok := t.numbers[1-f.End][f.state]; ok {
			f.Met = &number
		}
	} else {
		f.state = uint64(next)
		f.Parent, f.State = l.Group(next)
		if f.Parent >= 0 {
			f.Parent = numbers[uint64(f.Parent)]
		}
	}
	numbers[f.state] = len(t.found)
	t.found = append(t.found, f)
}

// link finds the states one move away from a state, and those among them of which it is the parent.
// No search that is submitted keeps parents. But a state was found from the first state of the
// layer before that is one move away.
func (t *trace) link(n int) {
	f := &t.found[n]
	for _, state := range t.game.Moves(f.state, nil) {
		number, listed := t.numbers[f.End][state]
		if !listed || state == f.state {
			continue
		}
		f.Next = append(f.Next, number)
		child := &t.found[number]
		if child.Layer > f.Layer && child.Parent < 0 {
			child.Parent = n
			child.Move = t.game.Film(t.Language, []uint64{f.state, state}, 0).Frames[1].Caption
		}
	}
}

// Text prints the layers with the states that are listed, and the table of all searches. A line has
// the number of a state, that of its parent, the move and the state. With -json, Text prints each
// state as an object on a line of its own, and nothing else.
func (t *trace) Text(width int, colour bool) string {
	var text strings.Builder
	if t.asJSON {
		out := json.NewEncoder(&text)
		for _, f := range t.found {
			out.Encode(f)
		}
		return text.String()
	}
	n := 0
	for _, l := range t.layers {
		fmt.Fprintln(&text, t.Say("layer %d from the %s: %s", "从%[2]s出发的第 %[1]d 层：%[3]s 个",
			l.distance, l.name(t.Language), view.Thousands(l.size)))
		for end := n + l.size; n < end && n < len(t.found); n++ {
			fmt.Fprintln(&text, t.line(n))
		}
	}
	if n > 0 {
		text.WriteByte('\n')
	}
	return text.String() + t.searches.Text(width, colour)
}

// line prints a state.
func (t *trace) line(n int) string {
	f := t.found[n]
	parent := ""
	if f.Parent >= 0 {
		parent = fmt.Sprint(f.Parent)
	}
	const room = 12 // for the move and a blank
	blanks := strings.Repeat(" ", 1+(room-1-view.Columns(f.Move)%room)%room)
	line := fmt.Sprintf("%6d %6s  ", n, parent) + f.Move + blanks + f.State
	switch {
	case f.Met != nil:
		line += t.Say("  = %d, the searches meet", "  = %d，相遇", *f.Met)
	case f.Solved && n > 0:
		line += t.Say("  solved", "  到达目标")
	}
	return line
}

// trace traces the search of a case that the flags name, after its plain search.
func (r run) trace(g Game, lang view.Language, plain *common.BFS) *trace {
	s := r.searches(g, lang, plain)
	ends := s.fast
	switch {
	case r.given["-plain"]:
		if r.given["-all"] {
			plain.Route(g.Starts(), func(uint64) bool { return false }, g.Moves)
		}
		ends = []End{{Layers: plain.Layers(), States: plain.States()}}
	case r.given["-both"]:
		ends = s.both
	}
	t := newTrace(s, g, ends, int(r.listed))
	t.asJSON = r.given["-json"]
	return t
}
