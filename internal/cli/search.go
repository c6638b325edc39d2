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
	Stops    bool   // it stops as soon as it knows the answer, even within a layer

	States [][]uint64 // by half: the states that it found, in order
	Layers [][]int    // by half: how many of them are in each layer
	Groups [][]int    // by half: the number of groups in each layer, if it moves groups
	Route  []uint64   // the route that it found; nil if there is none, or if it keeps none
	Note   string     // what else there is to say about it, in one or two sentences
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
		return PlainSearch(g, r.States, watch, r.given["-all"] && r.given["-plain"])
	case both:
		return BothEnds(g, r.States, watch, r.Goal(g))
	}
	s = g.Search(r.term.Language, watch)
	if s.Backward == nil { // no search was needed
		watch.Begin(s)
	}
	return s
}

// PlainSearch makes the plain search of a case, whose states are below a number. If past is set, it
// continues past the goal through all states.
func PlainSearch(g Game, states int, watch *Recorder, past bool) Search {
	return OneWay(states, watch, Search{Backward: []bool{false}, Stops: !past}, g.Starts(),
		watch.solved(g.Solved, past), g.Moves)
}

// OneWay makes a search that s describes. It begins at some states, and ends when it takes a state
// for which ended reports true, or when it has taken all.
func OneWay(states int, watch *Recorder, s Search, begin []uint64,
	ended func(state uint64) bool, moves common.Moves) Search {
	search := common.NewBFS(states)
	watch.Begin(s, begin)
	s.Route = search.Route(begin, ended, watch.Moves(moves))
	s.States, s.Layers = [][]uint64{search.States()}, [][]int{search.Layers()}
	return s
}

// BothEnds searches a case from its start and from its goal.
func BothEnds(g Game, states int, watch *Recorder, goal uint64) Search {
	s, start := Search{Backward: []bool{false, true}, Stops: true}, g.Starts()[0]
	search := common.NewBothEnds(states)
	watch.Begin(s, []uint64{start}, []uint64{goal})
	search.Distance(start, goal, watch.Moves(g.Moves))
	f, b := &search.Forward, &search.Backward
	s.States, s.Layers = [][]uint64{f.Queue.All(), b.Queue.All()}, [][]int{f.Layers, b.Layers}
	return s
}

// route returns a shortest route of a case, both ends included, or nil if there is none. Unless the
// search kept one, route looks for it among the states that the search found, in at most the time
// of the plain search.
func (r run) route(g Game, s Search) []uint64 {
	if s.Route != nil {
		return s.Route
	}
	found := common.NewBitSet(r.States)
	for _, states := range s.States {
		for _, state := range states {
			found.Add(state)
		}
	}
	moves := func(state uint64, next []uint64) []uint64 {
		for _, to := range g.Moves(state, next) { // in the same memory
			if found.Has(to) {
				next = append(next, to)
			}
		}
		return next
	}
	return common.NewBFS(r.States).Route(g.Starts(), g.Solved, moves)
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
	noRoute, stops := r.route(g, traced) == nil, false
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
		stops = stops || s.Stops && !noRoute
		visited[name] = float64(Sum(s.Layers...))
		parts = append(parts, s.visited(lang, title))
	}
	note := lang.Say("States visited: ", "搜到的状态：") + strings.Join(parts, lang.Say(", ", "，"))
	if fewer := visited[plain] / visited[fast]; visited[fast] > 0 && fewer >= 1.05 {
		note += lang.Say(": %.1f times fewer", "，降到约 1/%.1f", fewer)
	}
	note += lang.Say(". ", "。")
	if stops {
		note += lang.Say("The last layer of a search may be incomplete, because the search stops "+
			"as soon as it knows the answer. ", "搜索的最后一层可能不完整，因为一得出答案就停。")
	}
	if strings.Contains(layers, "/") {
		note += lang.Say("5/3 means 5 states in 3 groups. ", "5/3 表示 5 个状态分成 3 组。")
	}
	note += traced.Note
	if noRoute {
		note += lang.Say(" ", "") + g.Reason(lang)
	}
	if layers != "" {
		layers += "\n"
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
