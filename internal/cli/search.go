package cli

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// Search is a search of a case and what it found. A search has one half or, if it is
// bidirectional, two.
type Search struct {
	Backward []bool // by half: whether it begins at the goal; nil if no search was needed
	Once     bool   // one search answers all cases
	Grouped  bool   // it moves groups of states
	Limit    int    // the most moves of a route that it looked for, or 0 for any number

	Layers [][]int  // by half: the number of states in each layer
	Groups [][]int  // by half: the number of groups in each layer, if it moves groups
	Route  []uint64 // a shortest route, both ends included, or nil if there is none
	Note   string   // what else there is to say about it, in one or two sentences
}

// OneWay searches a case from its starts. If past is set, the search continues past the goal
// through all states.
func OneWay(search *common.BFS, g Game, watch *Recorder, past bool) Search {
	s := Search{Backward: []bool{false}}
	watch.Begin(s, g.Starts())
	s.Route = search.Route(g.Starts(), watch.solved(g.Solved, past), watch.Moves(g.Moves))
	s.Layers = [][]int{search.Layers()}
	if past {
		s.Route = Route(search, g)
	}
	return s
}

// BothEnds searches a case from its start and from its goal.
func BothEnds(search *common.BothEnds, g Game, goal uint64, watch *Recorder) Search {
	s, start := Search{Backward: []bool{false, true}}, g.Starts()[0]
	watch.Begin(s, []uint64{start}, []uint64{goal})
	distance := search.Distance(start, goal, watch.untilMeeting().Moves(g.Moves))
	f, b := &search.Forward, &search.Backward
	s.Layers = [][]int{f.Layers, b.Layers}
	if distance >= 0 {
		met := meeting(frontier(f), frontier(b))
		s.Route = Walk(f.Queue.All(), f.Layers, met, g.Moves)
		back := Reversed(Walk(b.Queue.All(), b.Layers, met, g.Moves))
		s.Route = append(s.Route, back[1:]...)
	}
	return s
}

// frontier returns the states of the last layer.
func frontier(h *common.Half) []uint64 {
	all := h.Queue.All()
	return all[len(all)-h.Layers[len(h.Layers)-1]:]
}

// meeting returns a state of both frontiers.
func meeting(forward, backward []uint64) uint64 {
	in := map[uint64]bool{}
	for _, state := range forward {
		in[state] = true
	}
	for _, state := range backward {
		if in[state] {
			return state
		}
	}
	panic("the frontiers have no state in common")
}

// Walk returns the states on the route by which a search found a state of its last layer, given the
// states that it found and the sizes of its layers. The state before another is the first state of
// the previous layer from which a move leads there, because the search took the states of a layer
// from its queue in this order.
func Walk(states []uint64, layers []int, state uint64, moves common.Moves) []uint64 {
	route := make([]uint64, len(layers))
	last := len(layers) - 1
	route[last] = state
	end := len(states) - layers[last]
	for d := last - 1; d >= 0; d-- {
		first := end - layers[d]
		route[d] = before(states[first:end], route[d+1], moves)
		end = first
	}
	return route
}

// before returns the first state of a layer from which a move leads to a state.
func before(layer []uint64, state uint64, moves common.Moves) uint64 {
	var next []uint64
	for _, from := range layer {
		next = moves(from, next[:0])
		for _, to := range next {
			if to == state {
				return from
			}
		}
	}
	panic("no move leads to the state")
}

// Reversed returns a route from its end to its beginning.
func Reversed(route []uint64) (reversed []uint64) {
	for i := len(route) - 1; i >= 0; i-- {
		reversed = append(reversed, route[i])
	}
	return reversed
}

// Sum returns the number of states in all layers.
func Sum(halves ...[]int) (states int) {
	for _, layers := range halves {
		for _, n := range layers {
			states += n
		}
	}
	return states
}

// from says where a half begins.
func (s Search) from(lang view.Language, half int) string {
	if s.Backward[half] {
		return lang.Say("goal", "终点")
	}
	return lang.Say("start", "起点")
}

// size writes the size of a layer, or nothing if there is no such layer.
func (s Search) size(half, layer int) (text string) {
	if layer < len(s.Layers[half]) {
		text = view.Thousands(s.Layers[half][layer])
		if s.Grouped {
			text += "/" + view.Thousands(s.Groups[half][layer])
		}
	}
	return text
}

// named is a search and its name.
type named struct {
	name string
	Search
}

// The names of the searches, and what they are called in a comparison.
const plain, both, fast = "plain", "both", "fast"

var adjectives = map[string][2]string{
	plain: {"plain", "朴素"}, both: {"bidirectional", "双向"}, fast: {"fast", "快速"},
}

// searches returns the search that was traced or, with -all, all searches of the case.
func (r run) searches(g Game, traced Search) (made []named) {
	for _, name := range [...]string{plain, both, fast} {
		switch {
		case name == r.traced():
			made = append(made, named{name, traced})
		case r.given["-all"] && (name != both || r.Second):
			made = append(made, named{name, r.search(name, g, nil)})
		}
	}
	return made
}

// table prints how many states each search has in each of its layers.
func table(made []named, lang view.Language) string {
	columns, lines := 0, []string{lang.Say("  layer", "     层")}
	for _, s := range made {
		for half, layers := range s.Layers {
			lines[0] += right(lang.Say(s.name+": ", adjectives[s.name][1]+"：") + s.from(lang, half))
			for layer := 0; layer < len(layers) || layer+1 < len(lines); layer++ {
				if layer+1 == len(lines) {
					lines = append(lines, fmt.Sprintf("%7d%*s", layer, columns*width, ""))
				}
				lines[layer+1] += right(s.size(half, layer))
			}
			columns++
		}
	}
	if columns == 0 {
		return ""
	}
	text := ""
	for _, line := range lines {
		text += strings.TrimRight(line, " ") + "\n"
	}
	return text + "\n"
}

// comparison compares searches by the states that they visited. It mentions groups but does not
// compare them, because a group is more work than a state. If the fast search visits about as many
// states as the plain search or more, it gives the two numbers alone.
func comparison(made []named, lang view.Language) string {
	visited := map[string]int{}
	var parts []string
	for _, s := range made {
		visited[s.name] = Sum(s.Layers...)
		names := adjectives[s.name]
		part := lang.Say("%[1]s by the %[2]s search", "%[3]s搜索 %[1]s 个",
			view.Thousands(visited[s.name]), names[0], names[1])
		if s.Grouped {
			part += lang.Say(" in %s groups", "（%s 组）", view.Thousands(Sum(s.Groups...)))
		}
		if s.Once {
			part += lang.Say(", once for all cases", "（各组数据共用）")
			visited[fast] = 0
		}
		parts = append(parts, part)
	}
	text := strings.Join(parts, lang.Say(", ", "，"))
	switch fewer := float64(visited[plain]) / float64(visited[fast]); {
	case visited[fast] == 0 || fewer < 1.05:
	case fewer < 9.95:
		text += lang.Say(": %.1f times fewer", "，降到约 1/%.1f", fewer)
	default:
		text += lang.Say(": %.0f times fewer", "，降到约 1/%.0f", fewer)
	}
	return lang.Say("States visited: ", "搜到的状态：") + text + lang.Say(". ", "。")
}

// remarks says what there is to know about the table.
func remarks(made []named, lang view.Language) (text string) {
	switch first := made[0]; {
	case len(made) > 1 || len(first.Backward) == 2:
		text = lang.Say("The last layer of a search may be incomplete, because the search stops at "+
			"the goal, or where the forward and the backward search meet. ",
			"每个搜索的最后一层可能不完整，因为到达终点，或正向、反向搜索相遇就停。")
	case len(first.Backward) == 1 && !first.Once:
		text = lang.Say("The last layer may be incomplete, because the search stops at the goal. ",
			"最后一层可能不完整，因为到达终点就停。")
	}
	if made[len(made)-1].Grouped {
		text += lang.Say("5/3 means 5 states in 3 groups. ", "5/3 表示 5 个状态分成 3 组。")
	}
	return text
}

const width = 13 // of a column of a trace or its table, of which there are at most five

// right returns a text flush right in a column.
func right(text string) string {
	return fmt.Sprintf("%*s", width+utf8.RuneCountInString(text)-view.Columns(text), text)
}
