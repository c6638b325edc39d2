package cli

import (
	"bufio"
	"encoding/json"
	"fmt"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// A trace is the list of everything that a search did, in order. -trace -json prints each event as
// an object on its own line, as soon as it happens. For lc773's board [[1,2,3],[0,4,5]] and
// -trace=4, with spaces added:
//
//	{"search":"fast","halves":1,"once":true,"groups":false,"limit":0,"backward":[true],
//	                               "start":["[[1,2,3],[0,4,5]]"],"goal":"[[1,2,3],[4,5,0]]"}
//
// The search is plain, both or fast, and has so many halves: 1, 2 or, if no search is needed, 0.
// By half, backward says whether it begins at the goal. If one search answers all cases, once is
// true. If the search moves groups of states, groups is true, and a group is listed like a state.
// limit is the most moves of a route that it looks for, or 0. goal is empty if there are several.
//
//	{"find":0,"half":0,"distance":0,"parent":-1,"move":"","board":"[[1,2,3],[4,5,0]]"}
//
// A half has found a new state, by a move from its parent. The states are numbered in this order.
// In a backward search, the move leads away from the goal. A group has no parent and no move.
//
//	{"layer":1,"half":0}      a half begins to expand its frontier into the layer at distance 1
//	{"take":0,"half":0}       it takes state 0 from the front of its queue
//	{"seen":[0,3]}            the next moves lead to states that it has found before
//	{"meet":9,"with":4}       state 9, just found, is state 4 of the other half
//	{"goal":12}               state 12 is solved
//	{"listed":4}              four states are listed; what the search does after that is not
//	{"end":true,"layers":[[1,2,3]],"groups":null,"moves":2,"route":[...],"reason":"","note":"..."}
//
// The end gives the sizes of all layers, by half, in states and in groups; the least number of
// moves, or -1; a shortest route, whose boards are objects with a board, the move that led to it
// and the number of its state, or -1 if it is not listed; the reason if there is no route; and a
// note on the search.
type (
	header struct {
		Search   string   `json:"search"`
		Halves   int      `json:"halves"`
		Once     bool     `json:"once"`
		Groups   bool     `json:"groups"`
		Limit    int      `json:"limit"`
		Backward []bool   `json:"backward"`
		Start    []string `json:"start"`
		Goal     string   `json:"goal"`
	}
	findEvent struct {
		Find     int    `json:"find"`
		Half     int    `json:"half"`
		Distance int    `json:"distance"`
		Parent   int    `json:"parent"`
		Move     string `json:"move"`
		Board    string `json:"board"`
	}
	layerEvent struct {
		Layer int `json:"layer"`
		Half  int `json:"half"`
	}
	takeEvent struct {
		Take int `json:"take"`
		Half int `json:"half"`
	}
	seenEvent struct {
		Seen []int `json:"seen"`
	}
	meetEvent struct {
		Meet int `json:"meet"`
		With int `json:"with"`
	}
	goalEvent struct {
		Goal int `json:"goal"`
	}
	listedEvent struct {
		Listed int `json:"listed"`
	}
	endEvent struct {
		End    bool    `json:"end"`
		Layers [][]int `json:"layers"`
		Groups [][]int `json:"groups"`
		routeText
	}
)

// routeText is a route as -json prints it. -show -json prints nothing else.
type routeText struct {
	Moves  int    `json:"moves"`
	Route  []step `json:"route"`
	Reason string `json:"reason"`
	Note   string `json:"note"`
}

type step struct {
	Board string `json:"board"`
	Move  string `json:"move"`
	State int    `json:"state"`
}

// routeText returns the route that a search found. number numbers the states.
func (r run) routeText(g Game, s Search, number func(state uint64) int) routeText {
	text := routeText{Moves: len(s.Route) - 1, Route: []step{}, Note: s.Note}
	if s.Route == nil {
		text.Reason = g.Reason(r.term.Language)
	}
	for i, state := range s.Route {
		step := step{Board: g.Write(state), State: number(state)}
		if i > 0 {
			step.Move = g.Move(r.term.Language, s.Route[i-1], state)
		}
		text.Route = append(text.Route, step)
	}
	return text
}

// traced is the search that the flags name.
func (r run) traced() string {
	switch {
	case r.given["-plain"]:
		return plain
	case r.given["-both"]:
		return both
	}
	return fast
}

// search makes one of the searches of a case.
func (r run) search(name string, g Game, watch *Recorder) Search {
	switch name {
	case plain:
		past := r.given["-all"] && r.given["-plain"]
		return OneWay(common.NewBFS(r.States), g, watch, past)
	case both:
		return BothEnds(common.NewBothEnds(r.States), g, r.Goal(g), watch)
	}
	return g.Search(r.term.Language, watch)
}

// trace makes the search that the flags name and hands each event to print.
func (r run) trace(g Game, print func(event interface{})) Search {
	watch := &Recorder{print: print, header: header{Search: r.traced()}, game: g,
		language: r.term.Language, most: r.listed}
	for _, state := range g.Starts() {
		watch.header.Start = append(watch.header.Start, g.Write(state))
	}
	if r.Goal != nil {
		watch.header.Goal = g.Write(r.Goal(g))
	}
	s := r.search(watch.header.Search, g, watch)
	if s.Backward == nil {
		watch.Begin(s)
	}
	print(endEvent{true, append([][]int{}, s.Layers...), s.Groups, r.routeText(g, s, watch.number)})
	return s
}

// page is an output that shows what has been printed so far when it is told to.
type page interface{ Flush() }

// printJSON prints the route or the trace of the chosen case as JSON.
func (r run) printJSON() error {
	c, _, err := r.choose()
	if err != nil {
		return err
	}
	buffer := bufio.NewWriter(r.stdout)
	out := json.NewEncoder(buffer)
	if r.given["-trace"] {
		r.trace(c.game, func(event interface{}) {
			out.Encode(event)
			if _, cut := event.(listedEvent); cut { // the rest of the search may take long
				buffer.Flush()
				if page, ok := r.stdout.(page); ok {
					page.Flush()
				}
			}
		})
	} else {
		s := OneWay(common.NewBFS(r.States), c.game, nil, false)
		out.Encode(r.routeText(c.game, s, func(uint64) int { return -1 }))
	}
	return buffer.Flush() // the first error of all writes
}

// traceText returns a trace as text: the listed states, the sizes of all layers, and what there is
// to say about the search.
func (r run) traceText(g Game) string {
	var events []interface{}
	s := r.trace(g, func(event interface{}) { events = append(events, event) })
	made, lang := r.searches(g, s), r.term.Language
	note := comparison(made, lang) + remarks(made, lang) + s.Note
	if s.Route == nil {
		note += " " + g.Reason(lang)
	}
	return r.listing(events, s) + table(made, lang) +
		strings.Join(view.Wrap(note, r.term.Width), "\n") + "\n"
}

// listing lists the states, below a line for each layer.
func (r run) listing(events []interface{}, s Search) string {
	var lines []string
	var at []int // by number of a state: the index of its line
	say, layer := r.term.Language.Say, layerEvent{}
	for _, event := range events {
		switch e := event.(type) {
		case findEvent:
			if in := (layerEvent{e.Distance, e.Half}); at == nil || in != layer {
				layer = in
				lines = append(lines, r.layerLine(in, s))
			}
			at = append(at, len(lines))
			lines = append(lines, fmt.Sprintf("%6d %6d%s  %s", e.Find, e.Parent, right(e.Move),
				e.Board))
		case meetEvent:
			lines[at[e.Meet]] += say("  = %d, the searches meet", "  = %d，相遇", e.With)
		case goalEvent:
			lines[at[e.Goal]] += say("  solved", "  到达终点")
		case listedEvent:
			lines = append(lines, "   ...")
		}
	}
	if lines == nil {
		return "" // no search was needed
	}
	return say("number parent         move  state\n", "  编号   前驱         走法  状态\n") +
		strings.Join(lines, "\n") + "\n\n"
}

// layerLine returns the line above the states of a layer.
func (r run) layerLine(l layerEvent, s Search) string {
	sizes, what, counter := s.Layers, "state", "个"
	if s.Grouped {
		sizes, what, counter = s.Groups, "group", "组"
	}
	size := sizes[l.Half][l.Layer]
	if size != 1 {
		what += "s"
	}
	from := s.from(r.term.Language, l.Half)
	return r.term.Language.Say("layer %[1]d from the %[2]s: %[3]s %[4]s",
		"从%[2]s出发的第 %[1]d 层：%[3]s %[5]s", l.Layer, from, view.Thousands(size), what, counter)
}
