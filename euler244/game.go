package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// Read reads a frame as in the input, such as wrbbrrbbrrbbrrbb. It must have as many blue tiles as
// the begin frame, because no move changes their number.
func (g game) Read(in *common.Reader) (uint64, error) {
	f, err := readFrame(in)
	if err == nil && f.blues() != g.from.blues() {
		err = in.Bad("the frame has %d blue tiles, but the begin frame has %d", f.blues(),
			g.from.blues())
	}
	return uint64(f), err
}

func (g game) Write(state uint64) (text string) {
	for _, cell := range draw(frame(state), view.Unmarked) {
		text += cell.Label
	}
	return text
}

func (g game) Answer(route []uint64) string { return answer(frames(route)) }

// frames returns the frames of a route of the plain search.
func frames(route []uint64) (all []frame) {
	for _, state := range route {
		all = append(all, frame(state))
	}
	return all
}

// Distance returns the least number of moves to the end frame. It ignores its second parameter, a
// limit.
func (g game) Distance(state uint64, _ int) int {
	return len(newSolver().route(frame(state), g.to)) - 1
}

// Search returns the forward and the backward search as they are when they meet.
func (g game) Search(lang view.Language) (halves []cli.Half, note string) {
	if g.from.blues() != g.to.blues() {
		return nil, lang.Say("The numbers of blue tiles differ, so there is no route.",
			"两个局面的蓝色方块个数不同，所以无解。")
	}
	s := newSolver()
	s.search(g.from, g.to)
	forward, backward := searched(s.forward), searched(s.backward)
	backward.Goal = true
	return []cli.Half{forward, backward}, ""
}

// searched returns the layers of a search for the command line.
func searched(h half) (search cli.Half) {
	for _, layer := range h.layers {
		search.Layers = append(search.Layers, len(layer))
		for _, f := range layer {
			search.States = append(search.States, uint64(f))
		}
	}
	return search
}

// Film draws a route. Each caption names a move as the answer does, after the direction of the
// white cell. So the mark is on the white cell.
func (g game) Film(lang view.Language, route []uint64, _ int) view.Film {
	f := view.Film{Columns: side}
	if route == nil {
		route = g.Starts()
		f.Note = lang.Say("No route: the begin frame has %d red and %d blue tiles, "+
			"but the end frame has %d and %d, and no move changes these numbers.",
			"无解：起始局面有 %d 红 %d 蓝，目标局面有 %d 红 %d 蓝，而移动不改变各色方块的个数。",
			cells-1-g.from.blues(), g.from.blues(), cells-1-g.to.blues(), g.to.blues())
	}
	caption, mark := lang.Say("begin", "起点"), view.Unmarked
	moves := letters(frames(route))
	for i, state := range route {
		if i > 0 {
			caption, mark = moves[i-1:i], view.Moved
		}
		f.Frames = append(f.Frames, view.Frame{Caption: caption, Cells: draw(frame(state), mark)})
	}
	return f
}

// draw draws a frame, with a mark on the white cell.
func draw(f frame, mark view.Mark) []view.Cell {
	drawn := make([]view.Cell, cells)
	for cell := range drawn {
		drawn[cell] = view.Cell{Label: "r", Colour: view.Red, Shape: view.Tile}
		if f.blue().Has(cell) {
			drawn[cell].Label, drawn[cell].Colour = "b", view.Blue
		}
	}
	drawn[f.white()] = view.Cell{Label: "w", Colour: view.White, Shape: view.Tile, Mark: mark}
	return drawn
}
