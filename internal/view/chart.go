package view

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Chart compares two searches of one case, layer by layer: the plain one, and
// what the fast program does.
type Chart struct {
	Plain []int  // the states in each layer of the plain search
	Found int    // the layer in which that search found the goal, -1 if it did not
	Ends  []End  // the fast program's search from each end; none if it needed no search
	Note  string // what else there is to say
}

// End is the fast program's search from one end.
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

// Verdict compares the sums of both searches.
func (c *Chart) Verdict() string {
	plain, fast, sets, once := Sum(c.Plain), 0, 0, false
	for _, e := range c.Ends {
		fast, sets, once = fast+Sum(e.Layers), sets+Sum(e.Sets), once || e.Once
	}
	other, moved, fewer := Thousands(fast), fast, "fewer"
	if sets > 0 {
		other, moved, fewer = other+" in "+Thousands(sets)+" sets", sets, "fewer sets"
	}
	sums := Thousands(plain) + " states against " + other
	if plain == 1 {
		sums = "1 state against " + other
	}
	switch ratio := float64(plain) / float64(moved); {
	case fast == 0:
		return sums + ": no layers are needed"
	case once:
		return sums + ", once for all cases"
	case ratio >= 10:
		return sums + ": " + Thousands(int(ratio)) + " times " + fewer
	case ratio >= 1.05:
		return fmt.Sprintf("%s: %.1f times %s", sums, ratio, fewer)
	}
	return sums + ": no " + fewer
}

// meeting returns the layer in which the two ends met, -1 if there is none.
func (c *Chart) meeting() int {
	if c.Found >= 0 && len(c.Ends) == 2 && len(c.Ends[0].Layers)+len(c.Ends[1].Layers)-2 == c.Found {
		return len(c.Ends[0].Layers) - 1
	}
	return -1
}

// note returns the sentences below a chart.
func (c *Chart) note() string {
	note := c.Note
	if c.Found >= 0 && len(c.Plain) > c.Found+1 {
		note = fmt.Sprintf("Layer %d of the plain search is cut short: the search stopped when it took the goal, "+
			"in layer %d, from the queue. ", c.Found+1, c.Found) + note
	}
	if at := c.meeting(); at >= 0 {
		note = fmt.Sprintf("The ends met in layer %d, after %d from the %s and %d from the %s. ",
			at, at, c.Ends[0].Name, c.Found-at, c.Ends[1].Name) + note
	}
	return note
}

// series is a search as it is drawn: the plain one, or that from an end.
type series struct {
	End
	symbol, codes string // of its bars in text, and their colour
	Class         string // of its bars in a picture
	goal          int    // the layer of the chart where a search that goes back begins
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

// series returns the plain search and the ends, in this order, how many layers there
// are to draw, and the length of the longest bar, with those of the ends in a row.
func (c *Chart) series() (all []series, layers, longest int) {
	all = []series{{End{Name: "plain", Layers: c.Plain}, "-", "90", "plain", 0}}
	layers, longest = len(c.Plain), 1
	for _, e := range c.Ends {
		s := series{e, ">", "1;34", "blue", c.Found}
		if e.Back {
			s.symbol, s.codes, s.Class = "<", "1;31", "red"
		}
		all, layers = append(all, s), max(layers, len(e.Layers))
	}
	ends := make([]int, layers) // the states of all of them
	for i := range all {
		s := &all[i]
		if s.goal < len(s.Layers)-1 { // the ends do not meet
			s.goal = layers - 1
		}
		for k, states := range s.Layers {
			if i > 0 {
				ends[s.Layer(k)] += states
				states = ends[s.Layer(k)]
			}
			longest = max(longest, states)
		}
	}
	return all, layers, longest
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
		column[1+s.Layer(i)] = figure(states, sets)
	}
	return column
}

// Text draws a line for each layer, as wide as width allows: its number, the
// states of the plain search and of each end, and a bar. In the bar, > and < stand
// for the states of the ends, - for those that the plain search visits beyond them.
// With colour, the same text is coloured by escape sequences.
func (c *Chart) Text(width int, colour bool) string {
	const met = "  the ends meet"
	all, layers, longest := c.series()
	lines := make([]string, 1+layers+1)
	room := width - len("layer") - 3 // for the bars; two that are rounded up may take one more
	for _, s := range all {
		column := s.column(layers)
		widest := max(utf8.RuneCountInString(column[0]), len(s.Sum()))
		for i, text := range column {
			lines[i] += paint(fmt.Sprintf("  %*s", widest, text), s.codes, colour)
		}
		room -= 2 + widest
	}
	bars, used := make([]string, layers), make([]int, layers)
	for _, s := range append(all[1:], all[0]) { // the plain search last
		for i, states := range s.Layers {
			layer := s.Layer(i)
			n := (states*room + longest - 1) / longest // any state shows
			if s.symbol == "-" {
				n -= used[layer]
			}
			if n > 0 {
				bars[layer] += paint(strings.Repeat(s.symbol, n), s.codes, colour)
				used[layer] += n
			}
		}
	}
	if at := c.meeting(); at >= 0 && used[at]+len(met) <= room {
		bars[at] += met
	}
	for layer, bar := range bars {
		lines[1+layer] = fmt.Sprintf("%5d", layer) + lines[1+layer] + "  " + bar
	}
	lines[0], lines[1+layers] = "layer"+lines[0], "  sum"+lines[1+layers]
	lines = append(append(lines, "", c.Verdict()+"."), wrap(c.note(), width)...)
	return strings.Join(lines, "\n") + "\n"
}
