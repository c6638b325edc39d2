package cli

import (
	"fmt"
	"io"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// printJSON prints the trace or the route of a case as JSON.
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

// steps returns what the end of a trace says about a route of a search.
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
	r.stdout = io.Discard // for JSON
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
		blanks := 13 - view.Columns(f.move) // a move is flush right
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
