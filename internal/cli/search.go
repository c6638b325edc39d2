package cli

import (
	"strconv"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// End is a search from one end.
type End struct {
	Goal   bool  // it begins at the goal
	Layers []int // the number of states in each of its layers

	// States are the states of the layers in the order in which the search found them.
	States []uint64

	// These are for a search that moves groups of states, in place of States.
	Groups  []int                       // the number of groups in each of its layers
	Members [][]uint64                  // the states of each group, in the same order
	Write   func(group []uint64) string // how a group is printed

	Once  bool // one search answers all cases
	Limit int  // the most moves of a route that it looked for, or 0 for any number
}

// Ends returns the search from the start and the one from the goal of a search from both ends.
func Ends(search *common.BothEnds) []End {
	return []End{
		{Layers: search.Layers[0], States: search.States(0)},
		{Layers: search.Layers[1], States: search.States(1), Goal: true},
	}
}

// Sum returns the number of states in all layers.
func Sum(layers []int) (states int) {
	for _, n := range layers {
		states += n
	}
	return states
}

// searches holds the searches of one case.
type searches struct {
	view.Language
	plain []int  // the states in each layer of the plain search
	both  []End  // the search from both ends, or nil if the post has no such search
	fast  []End  // the fast search from each end, or nil if no search was needed
	note  string // on the fast search
}

// searches makes the other searches of a case, after the plain one.
func (p Program) searches(g Game, lang view.Language, plain *common.BFS) *searches {
	s := &searches{Language: lang, plain: plain.Layers(), both: p.ends(g)}
	s.fast, s.note = g.Search(lang)
	return s
}

// Searches returns all searches of a case, each end separately: the fast search, the plain one,
// which has been made before, and the search from both ends.
func (p Program) Searches(g Game, plain *common.BFS) []End {
	s := p.searches(g, view.English, plain)
	return append(append(s.fast, End{Layers: s.plain}), s.both...)
}

// comparison compares the searches by the states that they visited. It mentions in how many groups
// the fast search moved them, but does not compare groups, because a group is more work than a
// state.
func (s *searches) comparison() string {
	plain, least := Sum(s.plain), 0
	text := s.Say("%s states", "朴素 BFS %s 个状态", view.Thousands(plain))
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
		return text + s.Say(": %s times fewer", "，降到约 1/%s", view.Thousands(int(ratio)))
	case ratio >= 1.05:
		return text + s.Say(": %.1f times fewer", "，降到约 1/%.1f", ratio)
	}
	return text + s.Say(": no fewer", "，没有减少")
}

// count says how many states the search from one or two ends visited, and in how many groups.
func (s *searches) count(ends []End) (states int, text string) {
	groups := 0
	for _, e := range ends {
		states += Sum(e.Layers)
		groups += Sum(e.Groups)
	}
	number := view.Thousands(states)
	switch {
	case groups > 0:
		return states, s.Say("%s in %s groups", "本程序 %s 个（%s 组）", number,
			view.Thousands(groups))
	case len(ends) == 2:
		return states, s.Say("%s from both ends", "双向 BFS %s 个", number)
	case states > 0 && ends[0].Once:
		return states, s.Say("%s once for all cases", "从终点一次搜完 %s 个，各组数据共用", number)
	}
	return states, s.Say("%s by the program", "本程序 %s 个", number)
}

// Text prints a table: how many states each search has in each of its layers.
func (s *searches) Text(width int, _ bool) string {
	plain := End{Layers: s.plain}
	table := [][]string{{s.Say("layer", "层")}, plain.column(s.Say("plain", "朴素"))}
	for _, e := range s.both {
		table = append(table, e.column(s.Say("both: ", "双向：")+e.name(s.Language)))
	}
	for _, e := range s.fast {
		table = append(table, e.column(e.name(s.Language)))
	}
	for _, column := range table {
		for i := len(table[0]); i < len(column); i++ {
			table[0] = append(table[0], strconv.Itoa(i-1))
		}
	}
	text := align(table) + "\n"
	note := s.comparison() + s.Say(". The last layer of a search may be cut short: it stops where "+
		"it finds what it looks for. ", "。每个搜索的最后一层可能不完整，因为到达终点或两边相遇就停。")
	if strings.Contains(text, "/") {
		note += s.Say("5/3 means 5 states in 3 groups. ", "5/3 表示 5 个状态分成 3 组。")
	}
	return text + strings.Join(view.Wrap(note+s.note, width), "\n") + "\n"
}

func (e End) name(lang view.Language) string {
	if e.Goal {
		return lang.Say("goal", "终点")
	}
	return lang.Say("start", "起点")
}

// column writes the layers under a head.
func (e End) column(head string) []string {
	column := []string{head}
	for i, states := range e.Layers {
		text := view.Thousands(states)
		if e.Groups != nil {
			text += "/" + view.Thousands(e.Groups[i])
		}
		column = append(column, text)
	}
	return column
}

// align prints columns beside each other, each flush right. The first one is the longest.
func align(table [][]string) string {
	lines, right := make([]string, len(table[0])), 0
	for _, column := range table {
		widest := 0
		for _, text := range column {
			if n := view.Columns(text); n > widest {
				widest = n
			}
		}
		right += 2 + widest
		for i, text := range column {
			lines[i] += strings.Repeat(" ", right-view.Columns(lines[i]+text)) + text
		}
	}
	return strings.Join(lines, "\n") + "\n"
}
