package view

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Chart compares the searches of one case, layer by layer: the plain one, for some
// puzzles a plain one from both ends, and what the fast program does.
type Chart struct {
	Plain []int  // the states in each layer of the plain search
	Found int    // the layer in which that search found the goal, -1 if it did not
	Both  []End  // the plain search from each end; none if there is no such program
	Ends  []End  // the fast program's search from each end; none if it needed no search
	Note  string // what else there is to say
}

// End is a search from one end.
type End struct {
	Name   string // where it begins, "goal" for "from the goal"
	Layers []int  // the states in each of its layers
	Sets   []int  // the sets in which they were moved; nil if one by one
	Back   bool   // it goes towards the start: its layer i stands at layer Found-i
	Once   bool   // it is made once and answers all cases
}

// Sum returns the number of states in all layers.
func Sum(layers []int) (states int) {
	for _, n := range layers {
		states += n
	}
	return states
}

// Thousands writes a number of 0 or more with commas between its groups of digits.
func Thousands(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	return fmt.Sprintf("%s,%03d", Thousands(n/1000), n%1000)
}

// sums adds up the states and the sets of searches from ends.
func sums(ends []End) (states, sets int) {
	for _, e := range ends {
		states, sets = states+Sum(e.Layers), sets+Sum(e.Sets)
	}
	return states, sets
}

// Verdict compares the states of the searches. How many sets the fast program moved them
// in is said, but not compared: one set is more work than one state.
func (c *Chart) Verdict() string {
	plain := Sum(c.Plain)
	both, _ := sums(c.Both)
	fast, sets := sums(c.Ends)
	verdict := Thousands(plain) + " states against "
	if plain == 1 {
		verdict = "1 state against "
	}
	if both > 0 {
		verdict += Thousands(both) + " from both ends and "
	}
	verdict += figure(fast, sets)
	if sets > 0 {
		verdict += " sets"
	}
	switch ratio := float64(plain) / float64(fast); {
	case fast == 0:
		return verdict + ": no layers are needed"
	case len(c.Ends) == 1 && c.Ends[0].Once:
		return verdict + ", once for all cases"
	case ratio >= 10:
		return verdict + ": " + Thousands(int(ratio)) + " times fewer"
	case ratio >= 1.05:
		return fmt.Sprintf("%s: %.1f times fewer", verdict, ratio)
	}
	return verdict + ": no fewer"
}

// meeting returns the layer in which the two ends met, -1 if there is none.
func (c *Chart) meeting() int {
	if c.Found < 0 || len(c.Ends) != 2 {
		return -1
	}
	steps := len(c.Ends[0].Layers) - 1
	if steps+len(c.Ends[1].Layers)-1 != c.Found {
		return -1
	}
	return steps
}

// note returns the sentences below a chart.
func (c *Chart) note() (note string) {
	if at := c.meeting(); at >= 0 {
		note = fmt.Sprintf("The ends met in layer %d, after %d from the %s and %d from the %s. ",
			at, at, c.Ends[0].Name, c.Found-at, c.Ends[1].Name)
	}
	if c.Found >= 0 && len(c.Plain) > c.Found+1 {
		note += fmt.Sprintf("Layer %d of the plain search is cut short: the search stopped when "+
			"it took the goal, in layer %d, from the queue. ", c.Found+1, c.Found)
	}
	return note + c.Note
}

// series is a search as it is drawn: the plain one, that from both ends, or that of the
// fast program from one end.
type series struct {
	End
	symbol, codes string  // of its bars in text, and their colour
	Class, Title  string  // of its bars in a picture, and what it is called there
	Left, Width   float64 // of its bars there, in layers
	goal          int     // the layer of the chart where a search that goes back begins
}

// Layer returns where layer i of the search stands in the chart.
func (s series) Layer(i int) int {
	if s.Back {
		return s.goal - i
	}
	return i
}

// Sum returns the figure of all layers.
func (s series) Sum() string { return figure(Sum(s.Layers), Sum(s.Sets)) }

// figure writes a number of states and, unless it is 0, of sets.
func figure(states, sets int) string {
	if sets == 0 {
		return Thousands(states)
	}
	return Thousands(states) + " in " + Thousands(sets)
}

// series returns the plain search, that from both ends if there is one, and the fast
// program's ends, in this order; how many layers there are to draw; and the length of the
// longest bar, in which the ends stand in a row.
func (c *Chart) series() (all []series, layers, longest int) {
	layers, longest = len(c.Plain), 1
	for _, e := range append(c.Both[:len(c.Both):len(c.Both)], c.Ends...) {
		layers = max(layers, len(e.Layers))
	}
	all = []series{{
		End: End{Name: "plain", Layers: c.Plain}, symbol: "-", codes: "90",
		Class: "plain", Title: "plain search", Left: .04, Width: .92,
	}}
	both := c.sumByLayer(c.Both, layers)
	if Sum(both) > 0 {
		all = append(all, series{
			End: End{Name: "both", Layers: both}, symbol: "=", codes: "33",
			Class: "both", Title: "both ends", Left: .08, Width: .84,
		})
	}
	for _, e := range c.Ends {
		all = append(all, c.fromEnd(e, layers))
	}
	for _, bars := range [][]int{c.Plain, both, c.sumByLayer(c.Ends, layers)} {
		for _, states := range bars {
			longest = max(longest, states)
		}
	}
	return all, layers, longest
}

// fromEnd returns a search from one end. If the ends do not meet, one from the goal begins
// in the last layer of the chart.
func (c *Chart) fromEnd(e End, layers int) series {
	s := series{
		End: e, symbol: ">", codes: "1;34", goal: c.Found,
		Class: "blue", Title: "→ from the " + e.Name, Left: .2, Width: .6,
	}
	if c.Found < len(e.Layers)-1 {
		s.goal = layers - 1
	}
	if len(c.Ends) == 2 {
		s.Left, s.Width = .12, .38
	}
	if e.Back {
		s.symbol, s.codes, s.Class, s.Title = "<", "1;31", "red", "← from the "+e.Name
		s.Left = .5
	}
	return s
}

// sumByLayer returns how many states ends have in each layer of the chart, added up.
func (c *Chart) sumByLayer(ends []End, layers int) []int {
	all := make([]int, layers)
	for _, e := range ends {
		s := c.fromEnd(e, layers)
		for i, states := range e.Layers {
			all[s.Layer(i)] += states
		}
	}
	return all
}

// column returns what Text prints of the search: its name, its layers and their sum.
func (s series) column(layers int) []string {
	column := make([]string, 1+layers+1)
	column[0], column[1+layers] = s.symbol+" "+s.Name, s.Sum()
	for i, states := range s.Layers {
		sets := 0
		if s.Sets != nil {
			sets = s.Sets[i]
		}
		if states > 0 || s.symbol != "=" { // that from both ends has a gap where they do not meet
			column[1+s.Layer(i)] = figure(states, sets)
		}
	}
	return column
}

// Text draws a line for each layer, as wide as width allows: its number, the states of
// each search, and a bar. In the bar, > and < stand for the states of the fast program's
// ends, = and - for those that the search from both ends and the plain search visit beyond
// them. With colour, the same text is coloured by escape sequences.
func (c *Chart) Text(width int, colour bool) string {
	const met = "  the ends meet"
	all, layers, longest := c.series()
	lines := []string{"layer"}
	for layer := 0; layer < layers; layer++ {
		lines = append(lines, fmt.Sprintf("%5d", layer))
	}
	lines = append(lines, "  sum")
	room := width - len("layer") - 3 // for the bars; two that are rounded up may take one more
	for _, s := range all {
		column := s.column(layers)
		widest := max(utf8.RuneCountInString(column[0]), len(s.Sum()))
		for i, text := range column {
			lines[i] += paint(fmt.Sprintf("  %*s", widest, text), s.codes, colour)
		}
		room -= 2 + widest
	}
	used := make([]int, layers) // of the room
	for layer := range used {
		lines[1+layer] += "  "
	}
	first := len(all) - len(c.Ends)                          // of the ends, whose bars come first
	ends, both := all[first:len(all):len(all)], all[1:first] // no room: append copies ends
	for k, s := range append(append(ends, both...), all[0]) {
		for i, states := range s.Layers {
			layer := s.Layer(i)
			n := (states*room + longest - 1) / longest // any state shows
			if k >= len(ends) {
				n -= used[layer]
			}
			if n > 0 {
				lines[1+layer] += paint(strings.Repeat(s.symbol, n), s.codes, colour)
				used[layer] += n
			}
		}
	}
	if at := c.meeting(); at >= 0 && used[at]+len(met) <= room {
		lines[1+at] += met
	}
	lines = append(append(lines, "", c.Verdict()+"."), wrap(c.note(), width)...)
	return strings.Join(lines, "\n") + "\n"
}
