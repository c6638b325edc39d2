package cli

import (
	"fmt"
	"strings"
	"text/template"
	"unicode/utf8"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// Half is a search of a case: the forward or the backward half of a bidirectional search, or a
// search of its own. A trace prints Goal and Limit as JSON.
type Half struct {
	Goal   bool  `json:"goal"` // it begins at the goal: the backward search
	Layers []int `json:"-"`    // the number of states in each of its layers

	// States are the states of the layers in the order in which the search found them.
	States []uint64 `json:"-"`

	// These are for a search that moves groups of states, in place of States.
	Groups  []int                       `json:"-"` // the number of groups in each of its layers
	Members [][]uint64                  `json:"-"` // the states of each group, in the same order
	Write   func(group []uint64) string `json:"-"` // how a group is printed

	Once bool `json:"-"` // one search answers all cases

	// Limit is the most moves of a route that the search looked for, or 0 for any number.
	Limit int `json:"limit,omitempty"`
}

// Halves returns the forward and the backward search of a bidirectional one.
func Halves(search *common.BothEnds) []Half {
	forward, backward := search.Forward, search.Backward
	return []Half{
		{Layers: forward.Layers, States: forward.Queue.All()},
		{Layers: backward.Layers, States: backward.Queue.All(), Goal: true},
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
	both  []Half // the post's bidirectional search, or nil if the post has none
	fast  []Half // the fast search, or nil if no search was needed
	note  string // on the fast search
}

// searches makes the other searches of a case, after the plain one.
func (p Program) searches(g Game, lang view.Language, plain *common.BFS) *searches {
	s := &searches{Language: lang, plain: plain.Layers(), both: p.Halves(g)}
	s.fast, s.note = g.Search(lang)
	return s
}

// visits is how many states the searches of a case visited, and in how many groups the fast search
// moved them. Both and Fast are 0 if there was no such search.
type visits struct {
	Plain, Both, Fast, Groups int
	Once                      bool    // the fast search answers all cases
	Fewer                     float64 // Plain divided by Fast, if there was a fast search
}

// comparisons compare the searches by the states that they visited. They mention groups but do not
// compare them, because a group is more work than a state. If the fast search visits about as many
// states as the plain search or more, they give the two numbers alone.
var comparisons = [...]string{
	`States visited: {{thousands .Plain}} by the plain search
	{{- if .Both}}, {{thousands .Both}} from both ends{{end}}
	{{- if not .Fast}}; the program needs no search
	{{- else}}, {{thousands .Fast}} by the fast search
		{{- if .Groups}} in {{thousands .Groups}} groups{{end}}
		{{- if .Once}}, once for all cases
		{{- else if ge .Fewer 9.95}}: {{printf "%.0f" .Fewer}} times fewer
		{{- else if ge .Fewer 1.05}}: {{printf "%.1f" .Fewer}} times fewer{{end}}{{end}}`,
	`搜到的状态：朴素 BFS {{thousands .Plain}} 个
	{{- if .Both}}，双向 BFS {{thousands .Both}} 个{{end}}
	{{- if not .Fast}}；本程序不用搜索
	{{- else}}，快速解法 {{thousands .Fast}} 个
		{{- if .Groups}}（{{thousands .Groups}} 组）{{end}}
		{{- if .Once}}（各组数据共用）
		{{- else if ge .Fewer 9.95}}，降到约 1/{{printf "%.0f" .Fewer}}
		{{- else if ge .Fewer 1.05}}，降到约 1/{{printf "%.1f" .Fewer}}{{end}}{{end}}`,
}

// comparison compares the searches.
func (s *searches) comparison() string {
	v := visits{Plain: Sum(s.plain)}
	for _, e := range s.both {
		v.Both += Sum(e.Layers)
	}
	for _, e := range s.fast {
		v.Fast += Sum(e.Layers)
		v.Groups += Sum(e.Groups)
		v.Once = e.Once
	}
	v.Fewer = float64(v.Plain) / float64(v.Fast)
	return fill(comparisons[s.Language], v)
}

// fill fills data into a template.
func fill(text string, data interface{}) string {
	t := template.New("").Funcs(template.FuncMap{"right": right, "thousands": view.Thousands})
	template.Must(t.Parse(text))
	var filled strings.Builder
	template.Must(t, t.Execute(&filled, data))
	return filled.String()
}

// Text prints a table: how many states each search has in each of its layers.
func (s *searches) Text(width int, _ bool) string {
	halves := append(append([]Half{{Layers: s.plain}}, s.both...), s.fast...)
	text := s.Say("  layer", "     层") + right(s.Say("plain", "朴素"))
	for i, e := range halves[1:] {
		of := s.Say("fast: ", "快速：")
		if i < len(s.both) {
			of = s.Say("both: ", "双向：")
		}
		text += right(of + e.name(s.Language))
	}
	for layer, more := 0, true; more; layer++ {
		more = false
		line := fmt.Sprintf("\n%7d", layer)
		for _, e := range halves {
			line += right(e.size(layer))
			more = more || layer+1 < len(e.Layers)
		}
		text += strings.TrimRight(line, " ")
	}
	note := s.comparison() + s.Say(". The last layer of a search may be incomplete, because a "+
		"search stops at the goal or where the ends meet. ",
		"。每个搜索的最后一层可能不完整，因为到达终点或两边相遇就停。")
	if strings.Contains(text, "/") { // a search moved groups
		note += s.Say("5/3 means 5 states in 3 groups. ", "5/3 表示 5 个状态分成 3 组。")
	}
	return text + "\n\n" + strings.Join(view.Wrap(note+s.note, width), "\n") + "\n"
}

func (h Half) name(lang view.Language) string {
	if h.Goal {
		return lang.Say("goal", "终点")
	}
	return lang.Say("start", "起点")
}

// size writes the size of a layer, or nothing if there is no such layer.
func (h Half) size(layer int) string {
	if layer >= len(h.Layers) {
		return ""
	}
	text := view.Thousands(h.Layers[layer])
	if h.Groups != nil {
		text += "/" + view.Thousands(h.Groups[layer])
	}
	return text
}

// right returns a text flush right in 13 columns. The table has at most five such columns beside
// the first one, and a trace has one for the moves.
func right(text string) string {
	return fmt.Sprintf("%*s", 13+utf8.RuneCountInString(text)-view.Columns(text), text)
}
