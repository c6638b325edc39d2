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
	Found int    // the layer in which that search found the goal, -1 if it found none
	Ends  []End  // the fast program's search from each end; none if it needs no search
	Note  string // what else there is to say
}

// End is the fast program's search from one end.
type End struct {
	Name   string // where it begins, "goal" for "from the goal"
	Layers []int  // the states in each of its layers
	Sets   []int  // the sets in which they were moved; nil if one by one
	Back   bool   // it goes towards the start: its layer i stands at layer Found-i
	Once   bool   // it answers all cases, so it is made once
}

// Sum is the number of states in all layers.
func Sum(layers []int) (states int) {
	for _, n := range layers {
		states += n
	}
	return states
}

// Thousands writes a whole number with commas between its groups of digits.
func Thousands(n int) string {
	digits := strconv.Itoa(n)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}

// Verdict compares the sums of both searches.
func (c *Chart) Verdict() string {
	plain, fast, sets, once := Sum(c.Plain), 0, 0, false
	for _, e := range c.Ends {
		fast, sets, once = fast+Sum(e.Layers), sets+Sum(e.Sets), once || e.Once
	}
	sums, ratio := Thousands(plain)+" states against "+figure(fast, sets), float64(plain)/float64(fast)
	if sets > 0 {
		sums, ratio = sums+" sets", float64(plain)/float64(sets)
	}
	switch {
	case fast == 0:
		return sums + ": no layers are needed"
	case once:
		return sums + ", once for all cases"
	case ratio >= 10:
		return sums + ": " + Thousands(int(ratio)) + " times fewer"
	case ratio >= 1.05:
		return sums + fmt.Sprintf(": %.1f times fewer", ratio)
	}
	return sums + ": no fewer"
}

// meeting returns the layer in which two ends met, -1 if none did.
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
	title, class  string // in a picture: of its sum, of its bars
	bars          []bar  // by layer of the chart
}

// bar is the layer of a search that stands at a layer of the chart.
type bar struct{ layer, states, sets int }

// series returns the plain search and the ends, in this order.
func (c *Chart) series() []series {
	all := []series{{End{Name: "plain", Layers: c.Plain}, "-", "90", "plain search", "plain", nil}}
	layers := len(c.Plain)
	for _, e := range c.Ends {
		s := series{e, ">", "1;34", "→ from the " + e.Name, looks[Blue].Class, nil}
		if e.Back {
			s = series{e, "<", "1;31", "← from the " + e.Name, looks[Red].Class, nil}
		}
		all, layers = append(all, s), max(layers, len(e.Layers))
	}
	for i := range all {
		s := &all[i]
		s.bars = make([]bar, layers)
		for k, states := range s.Layers {
			at := k
			if s.Back && c.Found >= len(s.Layers)-1 {
				at = c.Found - k
			} else if s.Back { // the ends do not meet
				at = layers - 1 - k
			}
			s.bars[at] = bar{layer: k, states: states}
			if s.Sets != nil {
				s.bars[at].sets = s.Sets[k]
			}
		}
	}
	return all
}

// longest is the length of the longest bar, when those of the ends stand in line.
func longest(all []series) int {
	longest := 1
	for layer, plain := range all[0].bars {
		fast := 0
		for _, s := range all[1:] {
			fast += s.bars[layer].states
		}
		longest = max(longest, max(plain.states, fast))
	}
	return longest
}

func (s series) heading() string { return s.symbol + " " + s.Name }
func (s series) sum() string     { return figure(Sum(s.Layers), Sum(s.Sets)) }

// figure is a number of states and, unless it is 0, of sets.
func figure(states, sets int) string {
	if sets == 0 {
		return Thousands(states)
	}
	return Thousands(states) + " in " + Thousands(sets)
}

// Text draws a line for each layer, as wide as width allows: its number, the
// states of the plain search and of each end, and a bar. In the bar > and < are
// the states of the ends, - those that the plain search visits beyond as many.
// With colour, the same text is coloured by escape sequences.
func (c *Chart) Text(width int, colour bool) string {
	const met = "  the ends meet"
	all := c.series()
	room := width - len("layer") - 3 // for the bars; two that are rounded up may take one more
	widths := make([]int, len(all))
	for i, s := range all {
		widths[i] = max(utf8.RuneCountInString(s.heading()), len(s.sum()))
		room -= 2 + widths[i]
	}
	text := ""
	row := func(label string, cell func(s series) string, bars string) {
		text += fmt.Sprintf("%5s", label)
		for i, s := range all {
			text += paint(fmt.Sprintf("  %*s", widths[i], cell(s)), s.codes, colour)
		}
		text += bars + "\n"
	}
	row("layer", series.heading, "")
	for layer := range all[0].bars {
		bars, used := "  ", 0
		for i := range all {
			s := all[(i+1)%len(all)]                                           // the plain search last
			n := (s.bars[layer].states*room + longest(all) - 1) / longest(all) // any state shows
			if s.symbol == "-" {
				n -= used
			}
			if n > 0 {
				bars += paint(strings.Repeat(s.symbol, n), s.codes, colour)
				used += n
			}
		}
		if layer == c.meeting() && used+len(met) <= room {
			bars += met
		}
		row(strconv.Itoa(layer), func(s series) string {
			if b := s.bars[layer]; b.states > 0 {
				return figure(b.states, b.sets)
			}
			return ""
		}, bars)
	}
	row("sum", series.sum, "")
	lines := append([]string{"", c.Verdict() + "."}, wrap(c.note(), width)...)
	return text + strings.Join(lines, "\n") + "\n"
}
