package cli

import (
	"encoding/json"
	"fmt"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// trace is a search in the order in which it found its states: layer by layer and, within a layer,
// in the order of the queue. The states are numbered in this order, from 0. If the search moves
// groups of states, the groups are numbered instead.
type trace struct {
	*searches // for the table after the trace
	game      Game
	asJSON    bool
	layers    []layer
	found     []found           // what is listed
	numbers   [2]map[uint64]int // of the states found from the start, and from the goal
}

// layer is the states, or groups, that an end found at one distance.
type layer struct {
	End
	distance int
	first    int // how many states, or groups, the end found before
}

// found is a state of a trace, or a group. Its exported fields are what -json prints.
type found struct {
	states []uint64
	End    int    `json:"end"`           // 0 if it was found from the start, 1 from the goal
	Layer  int    `json:"layer"`         // its distance from there
	Parent int    `json:"parent"`        // the number of the state that it was found from, or -1
	Move   string `json:"move"`          // the move from there
	State  string `json:"state"`         // as the puzzle writes it
	Next   []int  `json:"next"`          // the numbers of the states one move away, by move
	Met    *int   `json:"met,omitempty"` // its number from the other end, if that found it first
	Solved bool   `json:"solved"`
	Limit  int    `json:"limit,omitempty"` // the most moves of a route that its search looked for
}

// size returns the number of states, or of groups.
func (l layer) size() int {
	if l.Groups != nil {
		return l.Groups[l.distance]
	}
	return l.Layers[l.distance]
}

// turns returns the layers of a search in the order in which it made them. Two ends take turns as
// in common.BothEnds: the one with fewer new states makes the next layer, and if both have equally
// many, the one that made the last layer.
func turns(ends []End) (layers []layer) {
	for _, e := range ends {
		layers = append(layers, layer{End: e})
	}
	if layers == nil {
		return nil // no search was needed
	}
	near, far := layers[0], layers[len(layers)-1] // the layer made last by each end
	for {
		if len(ends) == 2 && far.size() < near.size() {
			near, far = far, near
		}
		near.first += near.size()
		near.distance++
		if near.distance == len(near.Layers) {
			return layers
		}
		layers = append(layers, near)
	}
}

// list lists the states of a search, but no more than most.
func (t *trace) list(ends []End, most int) {
	t.layers, t.numbers = turns(ends), [2]map[uint64]int{{}, {}}
	for _, l := range t.layers {
		for i := 0; i < l.size() && len(t.found) < most; i++ {
			t.add(l, l.first+i)
		}
	}
	for n := range t.found {
		t.link(n)
	}
}

// add lists the i-th state, or group, of an end.
func (t *trace) add(l layer, i int) {
	f := found{Layer: l.distance, Parent: -1, Limit: l.Limit}
	if l.Goal {
		f.End = 1
	}
	if l.Groups != nil {
		f.states = l.Members[i]
		f.State = l.Write(f.states)
	} else {
		state := l.States[i]
		f.states = []uint64{state}
		f.State, f.Solved = t.game.Write(state), t.game.Solved(state)
		if number, ok := t.numbers[1-f.End][state]; ok {
			f.Met = &number
		}
	}
	for _, state := range f.states {
		t.numbers[f.End][state] = len(t.found)
	}
	t.found = append(t.found, f)
}

// link finds the states one move away from a state, and which of these have it as their parent. No
// submission keeps parents, but a state was found from the first state of the previous layer that
// is one move away. A group has many states one move away, so link finds only the groups that have
// it as their parent.
func (t *trace) link(n int) {
	f := &t.found[n]
	for _, from := range f.states {
		for _, to := range t.game.Moves(from, nil) {
			number, listed := t.numbers[f.End][to]
			if !listed || number == n {
				continue
			}
			child := &t.found[number]
			isFirst := child.Layer > f.Layer && child.Parent < 0
			if isFirst {
				child.Parent = n
			}
			if t.layers[0].Groups != nil {
				continue
			}
			f.Next = append(f.Next, number)
			if isFirst {
				child.Move = t.game.Film(t.Language, []uint64{from, to}, 0).Frames[1].Caption
			}
		}
	}
}

// Text prints the layers with the states that are listed, and the table of all searches. Each line
// has the number of a state, the number of its parent, the move and the state. With -json, Text
// prints only the states, each as an object on its own line.
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
			l.distance, l.name(t.Language), view.Thousands(l.size())))
		for end := n + l.size(); n < end && n < len(t.found); n++ {
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
	parent := strings.TrimPrefix(fmt.Sprint(f.Parent), "-1") // blank for a start
	line := fmt.Sprintf("%6d %6s  %s %*s%s", n, parent,
		f.Move, 11-view.Columns(f.Move), "", f.State)
	switch {
	case f.Met != nil:
		line += t.Say("  = %d, the searches meet", "  = %d，相遇", *f.Met)
	case f.Solved:
		line += t.Say("  solved", "  到达终点")
	}
	return line
}

// trace traces the search that the flags name. The plain search of the case has been made before.
func (r run) trace(g Game, lang view.Language, plain *common.BFS) *trace {
	t := &trace{searches: r.searches(g, lang, plain), game: g, asJSON: r.given["-json"]}
	ends := t.fast
	switch {
	case r.given["-plain"]:
		if r.given["-all"] {
			plain.Route(g.Starts(), func(uint64) bool { return false }, g.Moves)
		}
		ends = []End{{Layers: plain.Layers(), States: plain.States()}}
	case r.given["-both"]:
		ends = t.both
	}
	t.list(ends, r.listed)
	return t
}
