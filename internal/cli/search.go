package cli

import (
	"fmt"
	"strconv"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// End is a search from one end.
type End struct {
	Goal   bool  // it begins at the goal
	Layers []int // the states in each of its layers
	Sets   []int // the sets in which they were moved; nil if one by one
	Once   bool  // it is made once and answers all cases
	Limit  int   // most steps of the route that it looked for, 0 for any number
}

// Ends returns the searches from the start and from the goal by their layers.
func Ends(layers [2][]int) []End {
	return []End{{Layers: layers[0]}, {Layers: layers[1], Goal: true}}
}

// Sum returns the number of states in all layers.
func Sum(layers []int) (states int) {
	for _, n := range layers {
		states += n
	}
	return states
}

// searches are those of one case: the plain one, for some puzzles a plain one from both ends, and
// what the fast program does.
type searches struct {
	view.Language
	plain []int  // the states in each layer of the plain search
	found int    // the layer in which that search found the goal, -1 if it did not
	both  []End  // the plain search from each end; none if there is no such program
	fast  []End  // the fast program's search from each end; none if it needed no search
	note  string // what else there is to say
}

// compare makes the other searches of a case, after the plain one, which found a route of so many
// moves.
func compare(c Case, lang view.Language, plain *common.BFS, moves int) *searches {
	s := &searches{Language: lang, plain: plain.Layers(), found: moves}
	s.fast, s.note = c.Search(lang)
	if c.BothEnds != nil {
		s.both = c.BothEnds()
	}
	return s
}

// count says how many states the search from one or two ends visited, and in how many sets.
func (s *searches) count(ends []End) (states int, text string) {
	sets := 0
	for _, e := range ends {
		states, sets = states+Sum(e.Layers), sets+Sum(e.Sets)
	}
	form := s.Say("%s by the program", "本程序 %s 个")
	switch {
	case sets > 0:
		form = s.Say("%s in "+view.Thousands(sets)+" sets", "本程序 %s 个（"+view.Thousands(sets)+" 组）")
	case len(ends) == 2:
		form = s.Say("%s from both ends", "双向 BFS %s 个")
	case states > 0 && ends[0].Once:
		form = s.Say("%s once for all cases", "从终点一次搜完 %s 个，各组数据共用")
	}
	return states, fmt.Sprintf(form, view.Thousands(states))
}

// verdict compares the states of the searches. How many sets the fast program moved them
// in is said, but not compared: one set is more work than one state.
func (s *searches) verdict() string {
	plain, least := Sum(s.plain), 0
	text := fmt.Sprintf(s.Say("%s states", "朴素 BFS %s 个状态"), view.Thousands(plain))
	if plain == 1 {
		text = s.Say("1 state", text)
	}
	for _, ends := range [][]End{s.both, s.fast} {
		if states, how := s.count(ends); states > 0 {
			least, text = states, text+s.Say(", or ", "，")+how
		}
	}
	switch ratio := float64(plain) / float64(least); {
	case least == 0:
		return text + s.Say("; the program needs no search", "；本程序不用搜索")
	case len(s.fast) == 1 && s.fast[0].Once:
		return text
	case ratio >= 10:
		return text + fmt.Sprintf(s.Say(": %s times fewer", "，约为 1/%s"), view.Thousands(int(ratio)))
	case ratio >= 1.05:
		return text + fmt.Sprintf(s.Say(": %.1f times fewer", "，约为 1/%.1f"), ratio)
	}
	return text + s.Say(": no fewer", "，并不更少")
}

// Text prints a table: how many states each search has in each of its layers.
func (s *searches) Text(width int, _ bool) string {
	table := [][]string{{s.Say("layer", "层")}} // by column
	for k, e := range append(append([]End{{Layers: s.plain}}, s.both...), s.fast...) {
		name := s.Say("start", "起点")
		if e.Goal {
			name = s.Say("goal", "终点")
		}
		if k == 0 {
			name = s.Say("plain", "朴素")
		} else if k <= len(s.both) {
			name = s.Say("both: ", "双向：") + name
		}
		column := []string{name}
		for i, states := range e.Layers {
			text := view.Thousands(states)
			if e.Sets != nil {
				text += "/" + view.Thousands(e.Sets[i])
			}
			if column = append(column, text); len(column) > len(table[0]) {
				table[0] = append(table[0], strconv.Itoa(i))
			}
		}
		table = append(table, column)
	}
	sets := ""
	if len(s.fast) > 0 && s.fast[0].Sets != nil {
		sets = s.Say("5/3 stands for 5 states in 3 sets. ", "5/3 表示 5 个状态分成 3 组。")
	}
	note := s.verdict() + s.Say(". The last layer of a search may be cut short: it stops where it "+
		"finds what it looks for. ", "。一个搜索的最后一层可能不完整：找到目标就停。") + sets + s.note
	lines := append(append(alignColumns(table), ""), view.Wrap(note, width)...)
	return strings.Join(lines, "\n") + "\n"
}

// alignColumns prints columns of a table beside each other. The first one is the longest.
func alignColumns(table [][]string) []string {
	lines := make([]string, len(table[0]))
	for _, column := range table {
		widest := 0
		for _, text := range column {
			if n := view.Columns(text); n > widest {
				widest = n
			}
		}
		for i := range lines {
			text := ""
			if i < len(column) {
				text = column[i]
			}
			lines[i] += strings.Repeat(" ", 2+widest-view.Columns(text)) + text
		}
	}
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " ")
	}
	return lines
}
