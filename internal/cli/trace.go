package cli

import (
	"encoding/json"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// trace is a search in the order in which it found its states: layer by layer and, within a layer,
// in the order of the queue. The states are numbered in this order, from 0. If the search moves
// groups of states, the groups are numbered instead.
type trace struct {
	run
	*searches // for the table after the trace
	Game
	Layers []*layer
	found  []*found                   // what is listed of the layers
	by     map[bool]map[uint64]*found // the same, by Goal and state
}

// layer is the states, or groups, that an end found at one distance.
type layer struct {
	End
	Distance int      `json:"layer"` // from the start, or from the goal
	first    int      // how many states, or groups, the end found before
	Found    []*found `json:"-"` // what is listed
}

// found is a state of a trace, or a group. -json prints the tagged fields, those of the layer too.
type found struct {
	*layer
	states []uint64
	Number int    `json:"number"`
	Parent int    `json:"parent"`        // the number of the state that it was found from, or -1
	Move   string `json:"move"`          // the move from there
	State  string `json:"state"`         // as the puzzle writes it
	Next   []int  `json:"next"`          // the numbers of the states one move away, by move
	Met    *int   `json:"met,omitempty"` // its number from the other end, if that found it first
	Solved bool   `json:"solved"`
}

// layouts print a trace in English and in Chinese: the layers with the states that are listed. The
// line of a state has its number, the number of its parent, the move and the state.
var layouts = [...]string{
	`{{range .Layers -}}
layer {{.Distance}} from the {{if .Goal}}goal{{else}}start{{end}}: {{thousands .Size}}
{{range .Found -}}
{{printf "%6d %6d" .Number .Parent}}{{right .Move}}  {{.State -}}
{{if .Met}}  = {{.Met}}, the searches meet{{else if .Solved}}  solved{{end}}
{{end}}{{if and .Found (lt (len .Found) .Size)}}   ...
{{end}}{{end}}{{if .Layers}}
{{end}}`,
	`{{range .Layers -}}
从{{if .Goal}}终点{{else}}起点{{end}}出发的第 {{.Distance}} 层：{{thousands .Size}} 个
{{range .Found -}}
{{printf "%6d %6d" .Number .Parent}}{{right .Move}}  {{.State -}}
{{if .Met}}  = {{.Met}}，相遇{{else if .Solved}}  到达终点{{end}}
{{end}}{{if and .Found (lt (len .Found) .Size)}}   ...
{{end}}{{end}}{{if .Layers}}
{{end}}`,
}

// Size returns the number of states, or of groups.
func (l *layer) Size() int {
	if l.Groups != nil {
		return l.Groups[l.Distance]
	}
	return l.Layers[l.Distance]
}

// list lists the layers of a search in the order in which it made them. Two ends take turns as in
// common.BothEnds: the one with fewer new states makes the next layer, and if both have equally
// many, the one that made the last layer.
func (t *trace) list(ends []End) {
	for _, e := range ends {
		t.add(&layer{End: e})
	}
	if ends == nil {
		return // no search was needed
	}
	near, far := t.Layers[0], t.Layers[len(ends)-1] // the layer made last by each end
	for {
		if len(ends) == 2 && far.Size() < near.Size() {
			near, far = far, near
		}
		if near.Distance+1 == len(near.End.Layers) {
			return
		}
		near = &layer{End: near.End, Distance: near.Distance + 1, first: near.first + near.Size()}
		t.add(near)
	}
}

// add lists a layer.
func (t *trace) add(l *layer) {
	t.Layers = append(t.Layers, l)
	for i := l.first; i < l.first+l.Size() && len(t.found) < t.listed; i++ {
		f := &found{layer: l, Number: len(t.found), Parent: -1}
		if l.Groups != nil {
			f.states = l.Members[i]
			f.State = l.Write(f.states)
		} else {
			f.states = l.States[i : i+1]
			f.State = t.Write(f.states[0])
		}
		for _, state := range f.states {
			if other := t.by[!l.Goal][state]; other != nil {
				f.Met = &other.Number
			}
			f.Solved = t.Solved(state)
			t.by[l.Goal][state] = f
		}
		t.found = append(t.found, f)
		l.Found = append(l.Found, f)
	}
}

// link finds the states one move away from each state, and which of these have it as their parent.
// No submission keeps parents, but a state was found from the first state of the previous layer
// that is one move away.
func (t *trace) link() {
	for _, f := range t.found {
		for _, from := range f.states {
			for _, to := range t.Moves(from, nil) {
				child := t.by[f.Goal][to]
				if child == nil {
					continue
				}
				if len(f.states) == 1 { // a group has too many
					f.Next = append(f.Next, child.Number)
				}
				if child.Distance > f.Distance && child.Parent < 0 {
					child.Parent = f.Number
					child.Move = t.Film(t.Language, []uint64{from, to}, 0).Frames[1].Caption
				}
			}
		}
	}
}

// Text prints the trace and the table of all searches. With -json, it prints only the states, each
// as an object on its own line.
func (t *trace) Text(width int, colour bool) string {
	if !t.given["-json"] {
		return fill(layouts[t.Language], t) + t.searches.Text(width, colour)
	}
	var text strings.Builder
	out := json.NewEncoder(&text)
	for _, f := range t.found {
		out.Encode(f)
	}
	return text.String()
}

// trace traces the search that the flags name. The plain search of the case has been made before.
func (r run) trace(g Game, lang view.Language, plain *common.BFS) *trace {
	t := &trace{run: r, searches: r.searches(g, lang, plain), Game: g,
		by: map[bool]map[uint64]*found{false: {}, true: {}}}
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
	t.list(ends)
	t.link()
	return t
}
