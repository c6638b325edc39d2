package cli

import (
	"fmt"
	"io"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// printJSON prints the trace or the route for a case as JSON.
func (r run) printJSON(g Game) {
	record := &Recorder{run: r, game: g, on: r.given["-trace"]}
	if !record.on {
		record.event(record.steps(Search{}, Route(common.NewBFS(r.States), g))...)
		return
	}
	s := r.search(r.traced(), g, record)
	record.event(append([]interface{}{"end", true, "layers", append([][]int{}, s.Layers...),
		"groups", s.Groups}, record.steps(s, r.route(g, s))...)...)
}

// step is a step of a route.
type step struct {
	Board string `json:"board"`
	Move  string `json:"move"`
	State int    `json:"state"`
}

// steps returns the part of a trace's last line that describes a route.
func (r *Recorder) steps(s Search, route []uint64) (pairs []interface{}) {
	steps, reason := []step{}, ""
	if route == nil {
		reason = r.game.Reason(r.term.Language)
	}
	for i, state := range route {
		step := step{Board: r.game.Write(state), State: -1}
		if !s.Grouped {
			step.State = r.number(state)
		}
		if i > 0 {
			step.Move = r.game.Move(r.term.Language, route[i-1], state)
		}
		steps = append(steps, step)
	}
	return []interface{}{"moves", len(route) - 1, "route", steps, "reason", reason,
		"note", s.Note}
}

// traceText returns a trace as text: the listed states, below a line for each layer, and then the
// sizes of all layers.
func (r run) traceText(g Game) (text string) {
	r.stdout = io.Discard // discards the events in JSON
	record, say := &Recorder{run: r, game: g, on: true}, r.term.Language.Say
	s := r.search(r.traced(), g, record)
	layer := ""
	for n, f := range record.found {
		if n == 0 {
			text = say("number parent         move  state\n", "  编号   前驱         走法  状态\n")
		}
		line := say("layer %[1]d from the %[2]s\n", "从%[2]s出发的第 %[1]d 层\n", f.distance,
			s.from(r.term.Language, f.half))
		if line != layer {
			layer = line
			text += line
		}
		blanks := 13 - view.Columns(f.move) // moves are right-aligned
		text += fmt.Sprintf("%6d %6d%*s%s  %s%s", n, f.parent, blanks, "", f.move, f.board, f.met)
		if !s.Grouped && g.Solved(f.state) {
			text += say("  solved", "  到达终点")
		}
		text += "\n"
	}
	if text != "" {
		text += record.cut + "\n"
	}
	return text + r.summary(g, s)
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

// titles are the names of the searches in prose.
var titles = map[string][2]string{
	plain: {"plain", "朴素"}, both: {"bidirectional", "双向"}, fast: {"fast", "快速"},
}

// summary gives the number of states in each layer and, with -all, runs the other searches and
// compares them. It does not compare numbers of groups, because a group takes more work than a
// state.
func (r run) summary(g Game, traced Search) string {
	lang, layers, visited := r.term.Language, "", map[string]float64{}
	var parts []string
	noRoute, stops, grouped := r.route(g, traced) == nil, false, false
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
		grouped = grouped || s.Grouped
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
	if grouped {
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

// visited gives the number of states that a search visited.
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
