package cli

import (
	"strings"

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

	States [][]uint64 // by half: the states that it found, in order
	Layers [][]int    // by half: how many of them are in each layer
	Groups [][]int    // by half: the number of groups in each layer, if it moves groups

	Route []uint64 // a shortest route, both ends included; nil if there is none
	Note  string   // what else there is to say about it, in one or two sentences
}

// The names of the searches.
const plain, both, fast = "plain", "both", "fast"

// traced is the search that the flags name.
func (o options) traced() string {
	switch {
	case o.given["-plain"]:
		return plain
	case o.given["-both"]:
		return both
	}
	return fast
}

// search makes one of the searches of a case.
func (r run) search(name string, g Game, watch *Recorder) (s Search) {
	switch name {
	case plain:
		return Plain(g, common.NewBFS(r.States), watch, r.given["-all"] && r.given["-plain"])
	case both:
		return BothEnds(g, common.NewBothEnds(r.States), watch, r.Goal(g))
	}
	s = g.Search(r.term.Language, watch)
	if s.Backward == nil { // no search was needed
		watch.Begin(s)
	}
	return s
}

// Plain makes the plain search of a case. If past is set, it continues past the goal through all
// states.
func Plain(g Game, search *common.BFS, watch *Recorder, past bool) Search {
	return OneWay(g, search, watch, Search{Backward: []bool{false}}, g.Starts(),
		watch.solved(g.Solved, past), g.Moves)
}

// OneWay makes a search that begins at some states and ends when ended says so.
func OneWay(g Game, search *common.BFS, watch *Recorder, s Search, begin []uint64,
	ended func(state uint64) bool, moves common.Moves) Search {
	watch.Begin(s, begin)
	search.Route(begin, ended, watch.Moves(moves))
	s.States, s.Layers = [][]uint64{search.States()}, [][]int{search.Layers()}
	s.Route = s.FindRoute(g)
	return s
}

// BothEnds searches a case from its start and from its goal.
func BothEnds(g Game, search *common.BothEnds, watch *Recorder, goal uint64) Search {
	s, start := Search{Backward: []bool{false, true}}, g.Starts()[0]
	watch.Begin(s, []uint64{start}, []uint64{goal})
	watch.stops = true
	search.Distance(start, goal, watch.Moves(g.Moves))
	f, b := &search.Forward, &search.Backward
	s.States, s.Layers = [][]uint64{f.Queue.All(), b.Queue.All()}, [][]int{f.Layers, b.Layers}
	s.Route = s.FindRoute(g)
	return s
}

// FindRoute returns a shortest route, which follows from the states of the search and their layers.
func (s Search) FindRoute(g Game) []uint64 {
	isEnd, last := g.Solved, len(s.States)-1
	if s.Backward[0] {
		isEnd = func(state uint64) bool { return state == g.Starts()[0] }
	}
	if last == 1 { // the halves meet where their frontiers have a state in common
		frontier, layers := map[uint64]bool{}, s.Layers[1]
		for _, state := range s.States[1][len(s.States[1])-layers[len(layers)-1]:] {
			frontier[state] = true
		}
		isEnd = func(state uint64) bool { return frontier[state] }
	}
	for _, state := range s.States[0] {
		if !isEnd(state) {
			continue
		}
		back := s.back(0, state, g.Moves)
		if s.Backward[0] {
			return back
		}
		var route []uint64
		for i := range back {
			route = append(route, back[len(back)-1-i])
		}
		if last == 1 {
			route = append(route, s.back(1, state, g.Moves)[1:]...)
		}
		return route
	}
	return nil
}

// back returns the states from one that a half has found back to where the half began. The state
// before another is the first one of the previous layer from which a move leads there, because the
// search takes the states of a layer from its queue in this order.
func (s Search) back(half int, state uint64, moves common.Moves) []uint64 {
	route, layers, next := []uint64{state}, s.Layers[half], []uint64{}
	end := len(s.States[half]) // of a layer
	for d := len(layers) - 1; d > 0; d-- {
		begin := end - layers[d]
		if contains(s.States[half][begin:end], state) {
			for _, from := range s.States[half][begin-layers[d-1] : begin] {
				next = moves(from, next[:0])
				if contains(next, state) {
					state = from
					break
				}
			}
			route = append(route, state)
		}
		end = begin
	}
	return route
}

func contains(states []uint64, wanted uint64) bool {
	for _, state := range states {
		if state == wanted {
			return true
		}
	}
	return false
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

// sizes writes the sizes of the layers of a half. 5/3 is a layer of 5 states in 3 groups.
func (s Search) sizes(half int) string {
	var sizes []string
	for layer, states := range s.Layers[half] {
		size := view.Thousands(states)
		if s.Grouped {
			size += "/" + view.Thousands(s.Groups[half][layer])
		}
		sizes = append(sizes, size)
	}
	return strings.Join(sizes, " ")
}

var titles = map[string][2]string{
	plain: {"plain", "朴素"}, both: {"bidirectional", "双向"}, fast: {"fast", "快速"},
}

// summary says how many states each layer has and, with -all, makes the other searches and compares
// them. It does not compare groups, because a group is more work than a state.
func (r run) summary(g Game, traced Search) string {
	lang, layers, visited := r.term.Language, "", map[string]float64{}
	var parts []string
	for _, name := range [...]string{plain, both, fast} {
		s := traced
		if name != r.traced() {
			if !r.given["-all"] || name == both && !r.Second {
				continue
			}
			s = r.search(name, g, new(Recorder))
		}
		title := titles[name][lang]
		for half := range s.Layers {
			layers += r.wrap(lang.Say("Layers of the %s search from the %s: %s",
				"%s搜索从%s出发的各层：%s", title, s.from(lang, half), s.sizes(half)))
		}
		visited[name] = float64(Sum(s.Layers...))
		parts = append(parts, s.visited(lang, title))
	}
	note := lang.Say("States visited: ", "搜到的状态：") + strings.Join(parts, lang.Say(", ", "，"))
	if fewer := visited[plain] / visited[fast]; visited[fast] > 0 && fewer >= 1.05 {
		note += lang.Say(": %.1f times fewer", "，降到约 1/%.1f", fewer)
	}
	note += lang.Say(". ", "。")
	if layers != "" {
		layers += "\n"
		note += lang.Say("The last layer of a search may be incomplete, because the search stops "+
			"as soon as it knows the answer. ", "每个搜索的最后一层可能不完整，因为一得出答案就停。")
	}
	if strings.Contains(layers, "/") {
		note += lang.Say("5/3 means 5 states in 3 groups. ", "5/3 表示 5 个状态分成 3 组。")
	}
	note += traced.Note
	if traced.Route == nil {
		note += lang.Say(" ", "") + g.Reason(lang)
	}
	return layers + r.wrap(note)
}

// visited says how many states a search visited.
func (s Search) visited(lang view.Language, title string) string {
	text := lang.Say("%[1]s by the %[2]s search", "%[2]s搜索 %[1]s 个",
		view.Thousands(Sum(s.Layers...)), title)
	if s.Grouped {
		text += lang.Say(" in %s groups", "（%s 组）", view.Thousands(Sum(s.Groups...)))
	}
	if s.Once {
		text += lang.Say(", once for all cases", "（各组数据共用）")
	}
	return text
}

// wrap breaks a text into lines.
func (r run) wrap(text string) string {
	return strings.Join(view.Wrap(text, r.term.Width), "\n") + "\n"
}
