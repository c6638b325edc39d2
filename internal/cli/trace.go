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
	Layers  []*layer
	entries []*entry                   // what is listed of the layers
	byState map[bool]map[uint64]*entry // the same, by Goal and state
}

// layer is the states, or groups, that a half found at one distance.
type layer struct {
	Half
	Distance int      `json:"layer"` // from the start, or from the goal
	first    int      // how many states, or groups, the half found before
	Entries  []*entry `json:"-"` // what is listed
}

// entry is a state of a trace, or a group. -json prints the tagged fields, those of the layer too.
type entry struct {
	*layer
	states []uint64
	Number int    `json:"number"`
	Parent int    `json:"parent"`        // the number of the state that it was found from, or -1
	Move   string `json:"move"`          // the move from there; empty for a group
	State  string `json:"state"`         // as the puzzle writes it
	Next   []int  `json:"next"`          // what is one move away and listed; null for a group
	Met    *int   `json:"met,omitempty"` // its number in the other half, if that found it first
	Solved bool   `json:"solved"`        // not for a group
}

// layouts print a trace in English and in Chinese: the layers with the states that are listed.
var layouts = [...]string{
	`{{$cut := false}}{{if .Layers}}number parent         move  state
{{end}}{{range .Layers -}}
layer {{.Distance}} from the {{if .Goal}}goal{{else}}start{{end}}: {{thousands .Size}}
{{- if .Groups}} group{{else}} state{{end}}{{if ne .Size 1}}s{{end}}
{{range .Entries -}}
{{printf "%6d %6d" .Number .Parent}}{{right .Move}}  {{.State -}}
{{if .Met}}  = {{.Met}}, the searches meet{{else if .Solved}}  solved{{end}}
{{end}}{{if and (lt (len .Entries) .Size) (not $cut)}}   ...
{{$cut = true}}{{end}}{{end}}{{if .Layers}}
{{end}}`,
	`{{$cut := false}}{{if .Layers}}  编号   前驱         走法  状态
{{end}}{{range .Layers -}}
从{{if .Goal}}终点{{else}}起点{{end}}出发的第 {{.Distance}} 层：{{thousands .Size}}
{{- if .Groups}} 组{{else}} 个{{end}}
{{range .Entries -}}
{{printf "%6d %6d" .Number .Parent}}{{right .Move}}  {{.State -}}
{{if .Met}}  = {{.Met}}，相遇{{else if .Solved}}  到达终点{{end}}
{{end}}{{if and (lt (len .Entries) .Size) (not $cut)}}   ...
{{$cut = true}}{{end}}{{end}}{{if .Layers}}
{{end}}`,
}

// Size returns the number of states, or of groups.
func (l *layer) Size() int {
	if l.Groups != nil {
		return l.Groups[l.Distance]
	}
	return l.Layers[l.Distance]
}

// list lists the layers of a search in the order in which it found them. It does not record this
// order but knows the rule, which is that of common.BothEnds: the half with the smaller frontier
// expands it, or, if both are equally large, the half that expanded its frontier last. The forward
// search begins.
func (t *trace) list(halves []Half) {
	if halves == nil {
		return // no search was needed
	}
	for _, e := range halves {
		t.add(&layer{Half: e})
	}
	near, far := t.Layers[0], t.Layers[len(halves)-1] // the frontiers
	for {
		if len(halves) == 2 && far.Size() < near.Size() {
			near, far = far, near
		}
		if near.Distance+1 == len(near.Layers) {
			return
		}
		near = &layer{Half: near.Half, Distance: near.Distance + 1, first: near.first + near.Size()}
		t.add(near)
	}
}

// add lists a layer.
func (t *trace) add(l *layer) {
	t.Layers = append(t.Layers, l)
	for i := l.first; i < l.first+l.Size() && len(t.entries) < t.listed; i++ {
		e := &entry{layer: l, Number: len(t.entries), Parent: -1}
		if l.Groups != nil {
			e.states = l.Members[i]
			e.State = l.Write(e.states)
		} else {
			e.states = l.States[i : i+1]
			e.State = t.Write(l.States[i])
			e.Solved = t.Solved(l.States[i])
		}
		for _, state := range e.states {
			if other := t.byState[!l.Goal][state]; other != nil {
				e.Met = &other.Number
			}
			t.byState[l.Goal][state] = e
		}
		t.entries = append(t.entries, e)
		l.Entries = append(l.Entries, e)
	}
}

// link finds the states one move away from each state, and which of these have it as their parent.
// No submission keeps parents, but a state was found from the first state of the previous layer
// that is one move away. The parent of a group is the first group from which a move leads to one of
// its states, even if the search skipped that move because another leads to the same state.
func (t *trace) link() {
	for _, e := range t.entries {
		for _, from := range e.states {
			for _, to := range t.Moves(from, nil) {
				child := t.byState[e.Goal][to]
				if child == nil {
					continue // it is not listed
				}
				isFirst := child.Distance > e.Distance && child.Parent < 0
				if isFirst {
					child.Parent = e.Number
				}
				if e.Groups != nil {
					continue // a group moves in too many ways
				}
				e.Next = append(e.Next, child.Number)
				if isFirst {
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
	for _, e := range t.entries {
		out.Encode(e)
	}
	return text.String()
}

// trace traces the search that the flags name. The plain search of the case has been made before.
func (r run) trace(g Game, lang view.Language, plain *common.BFS) *trace {
	if r.given["-all"] {
		plain.Route(g.Starts(), func(uint64) bool { return false }, g.Moves)
	}
	t := &trace{run: r, searches: r.searches(g, lang, plain), Game: g,
		byState: map[bool]map[uint64]*entry{false: {}, true: {}}}
	halves := t.fast
	switch {
	case r.given["-plain"]:
		halves = []Half{{Layers: plain.Layers(), States: plain.States()}}
	case r.given["-both"]:
		halves = t.both
	}
	t.list(halves)
	t.link()
	return t
}
