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
	numbers   [2]map[uint64]int // by end: the numbers of its states
}

// layer holds the states, or groups, that an end found at one distance.
type layer struct {
	end, distance, size int
	first               int // the number of its first state
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
	number := 0
	add := func(end int) {
		size := ends[end].sizes()[made[end]]
		layers = append(layers, layer{end, made[end], size, number})
		number += size
		made[end]++
	}
	for end := range ends {
		add(end)
	}
	end, other := 0, len(ends)-1
	newest := func(end int) int { return ends[end].sizes()[made[end]-1] }
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
	t := &trace{searches: s, game: g, numbers: [2]map[uint64]int{{}, {}}}
	last := make([]layer, len(ends)) // by end
	numbers := make([][]int, len(ends))
	for _, l := range turns(ends) {
		e := ends[l.end]
		goal := 0
		if e.Goal {
			goal = 1
		}
		for i := 0; i < l.size && len(t.found) < most; i++ {
			k := len(numbers[l.end])
			numbers[l.end] = append(numbers[l.end], len(t.found))
			f := found{End: goal, Layer: l.distance, Parent: -1}
			if e.Group == nil {
				t.add(f, e.States[k])
				continue
			}
			parent, text := e.Group(k)
			if parent >= 0 {
				f.Parent = numbers[l.end][parent]
			}
			f.State = text
			t.found = append(t.found, f)
		}
		if l.distance > 0 && e.Group == nil {
			t.link(last[l.end], l)
		}
		last[l.end] = l
		l.end = goal
		t.layers = append(t.layers, l)
	}
	if len(ends) == 1 && ends[0].Group == nil { // it may have looked at its last layer, too
		t.link(last[0], layer{first: len(t.found)})
	}
	return t
}

// add lists a state.
func (t *trace) add(f found, state uint64) {
	f.state, f.State, f.Solved = state, t.game.Write(state), t.game.Solved(state)
	if number, ok := t.numbers[1-f.End][state]; ok {
		f.Met = &number
	}
	t.numbers[f.End][state] = len(t.found)
	t.found = append(t.found, f)
}

// link finds the parents of a layer's states. No search that is submitted keeps them. But a state
// was found from the first state of the layer before that is one move away.
func (t *trace) link(before, l layer) {
	for n := before.first; n < before.first+before.size && n < len(t.found); n++ {
		f := &t.found[n]
		for _, state := range t.game.Moves(f.state, nil) {
			number, listed := t.numbers[f.End][state]
			if !listed || state == f.state {
				continue
			}
			f.Next = append(f.Next, number)
			child := &t.found[number]
			if number >= l.first && child.Parent < 0 {
				child.Parent = n
				child.Move = t.game.Film(t.Language, []uint64{f.state, state}, 0).Frames[1].Caption
			}
		}
	}
}

// Text prints the layers with the states that are listed, and the table of all searches. A line has
// the number of a state, that of its parent, the move and the state.
func (t *trace) Text(width int, colour bool) string {
	if t.asJSON {
		return t.json()
	}
	var text strings.Builder
	for _, l := range t.layers {
		name := [...]string{t.Say("start", "起点"), t.Say("goal", "终点")}[l.end]
		fmt.Fprintln(&text, t.Say("layer %d from the %s: %s",
			"从%[2]s出发的第 %[1]d 层：%[3]s 个", l.distance, name, view.Thousands(l.size)))
		for n := l.first; n < l.first+l.size && n < len(t.found); n++ {
			fmt.Fprintln(&text, t.line(n))
		}
	}
	if text.Len() > 0 {
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

// json prints the states, each as an object on a line of its own.
func (t *trace) json() string {
	var text strings.Builder
	out := json.NewEncoder(&text)
	for _, f := range t.found {
		out.Encode(f)
	}
	return text.String()
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
