package view

import (
	"fmt"
	"strconv"
	"strings"
)

// Chart compares the searches of one case, layer by layer: the plain one, for some
// puzzles a plain one from both ends, and what the fast program does.
type Chart struct {
	Plain []int  // the states in each layer of the plain search
	Found int    // the layer in which that search found the goal, -1 if it did not
	Both  []End  // the plain search from each end; none if there is no such program
	Ends  []End  // the fast program's search from each end; none if it needed no search
	Note  string // what else there is to say
	Language
}

// End is a search from one end.
type End struct {
	Goal   bool  // it begins at the goal
	Layers []int // the states in each of its layers
	Sets   []int // the sets in which they were moved; nil if one by one
	Once   bool  // it is made once and answers all cases
	Limit  int   // of the steps of the route that it looked for, 0 for any
}

// Ends returns the searches from the start and from the goal by their layers.
func Ends(layers [2][]int) []End { return []End{{Layers: layers[0]}, {Layers: layers[1], Goal: true}} }

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

// count says how many states the search from one or two ends visited, and in how many sets.
func (c *Chart) count(ends []End) (states int, text string) {
	sets := 0
	for _, e := range ends {
		states, sets = states+Sum(e.Layers), sets+Sum(e.Sets)
	}
	form := c.Say("%s by the program", "本程序 %s 个")
	switch n := Thousands(states); {
	case sets > 0:
		return states, fmt.Sprintf(c.Say("%s in %s sets", "本程序 %s 个（%s 组）"), n, Thousands(sets))
	case len(ends) == 2:
		form = c.Say("%s from both ends", "双向 BFS %s 个")
	case states > 0 && ends[0].Once:
		form = c.Say("%s once for all cases", "从终点一次搜完 %s 个，各组数据共用")
	}
	return states, fmt.Sprintf(form, Thousands(states))
}

// Verdict compares the states of the searches. How many sets the fast program moved them
// in is said, but not compared: one set is more work than one state.
func (c *Chart) Verdict() string {
	plain, least := Sum(c.Plain), 0
	verdict := fmt.Sprintf(c.Say("%s states", "朴素 BFS %s 个状态"), Thousands(plain))
	if plain == 1 {
		verdict = c.Say("1 state", verdict)
	}
	for _, ends := range [][]End{c.Both, c.Ends} {
		if states, text := c.count(ends); states > 0 {
			least, verdict = states, verdict+c.Say(", or ", "，")+text
		}
	}
	switch ratio := float64(plain) / float64(least); {
	case least == 0:
		return verdict + c.Say("; the program needs no search", "；本程序不用搜索")
	case len(c.Ends) == 1 && c.Ends[0].Once:
		return verdict
	case ratio >= 10:
		return verdict + fmt.Sprintf(c.Say(": %s times fewer", "，约为 1/%s"), Thousands(int(ratio)))
	case ratio >= 1.05:
		return verdict + fmt.Sprintf(c.Say(": %.1f times fewer", "，约为 1/%.1f"), ratio)
	}
	return verdict + c.Say(": no fewer", "，并不更少")
}

// Text prints a table: how many states each search has in each of its layers.
func (c *Chart) Text(width int, _ bool) string {
	table := [][]string{{c.Say("layer", "层")}} // by column
	searches := append(append([]End{{Layers: c.Plain}}, c.Both...), c.Ends...)
	for k, s := range searches {
		name := c.Say("start", "起点")
		if s.Goal {
			name = c.Say("goal", "终点")
		}
		if k == 0 {
			name = c.Say("plain", "朴素")
		} else if k <= len(c.Both) {
			name = c.Say("both: ", "双向：") + name
		}
		column := []string{name}
		for i, states := range s.Layers {
			text := Thousands(states)
			if s.Sets != nil {
				text += "/" + Thousands(s.Sets[i])
			}
			if column = append(column, text); len(column) > len(table[0]) {
				table[0] = append(table[0], strconv.Itoa(i))
			}
		}
		table = append(table, column)
	}
	lines := make([]string, len(table[0]))
	for k, column := range table {
		widest := 0
		for _, text := range column {
			widest = max(widest, columns(text))
		}
		for i := range lines {
			text := ""
			if i < len(column) {
				text = column[i]
			}
			lines[i] += strings.Repeat(" ", 2*min(k, 1)+widest-columns(text)) + text
		}
	}
	lines = append(lines, "")
	lines = append(lines, wrap(c.Verdict()+c.Say(". The last layer of a search may be cut short: it stops "+
		"where it finds what it looks for. ", "。一个搜索的最后一层可能不完整：找到目标就停。")+c.Note, width)...)
	return strings.Join(lines, "\n") + "\n"
}
