package view

import (
	"fmt"
	"strconv"
	"strings"
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

// series is a search as it is drawn.
type series struct {
	heading, class string // of its column of figures in text; of its bars in a picture
	steps          []int  // by layer of the chart: which layer of the search stands there
	states, sets   []int  // its states and sets
}

func (s series) symbol() string { return s.heading[:1] } // of its bars in text

// series returns the plain search and the ends, in this order.
func (c *Chart) series() (all []series) {
	searches := append([]End{{Name: "plain", Layers: c.Plain}}, c.Ends...)
	layers := 0
	for _, e := range searches {
		if len(e.Layers) > layers {
			layers = len(e.Layers)
		}
	}
	for i, e := range searches {
		s := series{"> " + e.Name, "forth", make([]int, layers), make([]int, layers), make([]int, layers)}
		first, way := 0, 1
		switch {
		case i == 0:
			s.heading, s.class = "- plain", "plain"
		case e.Back:
			s.heading, s.class = "< "+e.Name, "back"
			first, way = c.Found, -1
			if first < len(e.Layers)-1 { // the ends do not meet
				first = layers - 1
			}
		}
		for k, n := range e.Layers {
			at := first + way*k
			s.states[at], s.steps[at] = n, k
			if e.Sets != nil {
				s.sets[at] = e.Sets[k]
			}
		}
		all = append(all, s)
	}
	return all
}

// longest is the length of the longest bar, when those of the ends stand in line.
func longest(all []series) int {
	max := 1
	for layer, plain := range all[0].states {
		fast := 0
		for _, s := range all[1:] {
			fast += s.states[layer]
		}
		for _, n := range []int{plain, fast} {
			if n > max {
				max = n
			}
		}
	}
	return max
}

// meeting returns the layer in which two ends met, -1 if none did.
func (c *Chart) meeting() int {
	if c.Found >= 0 && len(c.Ends) == 2 && len(c.Ends[0].Layers)+len(c.Ends[1].Layers)-2 == c.Found {
		return len(c.Ends[0].Layers) - 1
	}
	return -1
}

// Verdict is the sums of both searches.
func (c *Chart) Verdict() string {
	plain, fast, sets, once := Sum(c.Plain), 0, 0, false
	for _, e := range c.Ends {
		fast, sets, once = fast+Sum(e.Layers), sets+Sum(e.Sets), once || e.Once
	}
	sums, ratio := fmt.Sprintf("%s states against %s", Thousands(plain), figure(fast, sets)), float64(plain)/float64(fast)
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

// words are the sentences below a chart.
func (c *Chart) words() string {
	var words []string
	if at := c.meeting(); at >= 0 {
		words = append(words, fmt.Sprintf("The ends met in layer %d, after %d from the %s and %d from the %s.",
			at, at, c.Ends[0].Name, c.Found-at, c.Ends[1].Name))
	}
	if c.Found >= 0 && len(c.Plain) > c.Found+1 {
		words = append(words, fmt.Sprintf("Layer %d of the plain search is cut short: "+
			"the search stopped when it took the goal, in layer %d, from the queue.", c.Found+1, c.Found))
	}
	return strings.Join(append(words, c.Note), " ")
}

// Text draws a line for each layer, as wide as width allows: its number, the
// states of the plain search and of each end, and a bar. In the bar > and < are
// the states of the ends, - those that the plain search visits beyond as many.
// With colour, the same text is coloured by escape sequences.
func (c *Chart) Text(width int, colour bool) string {
	const met = "  the ends meet"
	var text strings.Builder
	all := c.series()
	room := width - len("layer") - 3 // for the bars; two that are rounded up may take one more
	paint := func(s series, words string) string {
		code := map[string]string{"-": "90", ">": "1;34", "<": "1;31"}[s.symbol()]
		if !colour {
			return words
		}
		return "\x1b[" + code + "m" + words + "\x1b[0m"
	}
	row := func(label string, cell func(s series) string, bar string) {
		fmt.Fprintf(&text, "%5s", label)
		for _, s := range all {
			text.WriteString(paint(s, fmt.Sprintf("  %*s", s.width(), cell(s))))
		}
		text.WriteString(bar + "\n")
	}
	for _, s := range all {
		room -= 2 + s.width()
	}
	row("layer", func(s series) string { return s.heading }, "")
	for layer := range all[0].states {
		bar, used := "  ", 0
		for i := range all {
			s := all[(i+1)%len(all)]                                      // the plain search last
			n := (s.states[layer]*room + longest(all) - 1) / longest(all) // any state shows
			if i == len(all)-1 {
				n -= used
			}
			if n > 0 {
				bar += paint(s, strings.Repeat(s.symbol(), n))
				used += n
			}
		}
		if layer == c.meeting() && used+len(met) <= room {
			bar += met
		}
		row(strconv.Itoa(layer), func(s series) string {
			if s.states[layer] == 0 {
				return ""
			}
			return figure(s.states[layer], s.sets[layer])
		}, bar)
	}
	row("sum", series.sum, "")
	lines := append([]string{"", c.Verdict() + "."}, wrap(c.words(), width)...)
	return text.String() + strings.Join(lines, "\n") + "\n"
}

func (s series) sum() string { return figure(Sum(s.states), Sum(s.sets)) }

// figure is a number of states and, unless it is 0, of sets.
func figure(states, sets int) string {
	if sets == 0 {
		return Thousands(states)
	}
	return Thousands(states) + " in " + Thousands(sets)
}

// width is the number of characters of the column.
func (s series) width() int {
	if n := len(s.sum()); n > len(s.heading) {
		return n
	}
	return len(s.heading)
}
