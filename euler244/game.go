package main

import (
	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
	"bfspuzzles/internal/view"
)

// Read reads a frame as in the input, such as wrbbrrbbrrbbrrbb. The frame must have as many blue
// tiles as the start frame, because no move changes their number.
func (g game) Read(in *common.Reader) (uint64, error) {
	f, err := readFrame(in)
	if err == nil && f.blues() != g.from.blues() {
		err = in.Bad("the frame has %d blue tiles, but the start frame has %d", f.blues(),
			g.from.blues())
	}
	return uint64(f), err
}

func (g game) Write(state uint64) (text string) {
	for _, cell := range g.Draw(view.English, state, state).Cells {
		text += cell.Label
	}
	return text
}

func (g game) Answer(route []uint64) string { return answer(frames(route)) }

// frames converts states of the plain search to frames.
func frames(route []uint64) (all []frame) {
	for _, state := range route {
		all = append(all, frame(state))
	}
	return all
}

// Distance returns the least number of moves from a state to the end frame.
func (g game) Distance(state uint64) int {
	return len(newSolver().route(frame(state), g.to)) - 1
}

// Search runs the searches in solve.go. The trace shows them until they meet.
func (g game) Search(lang view.Language, watch *cli.Recorder) cli.Search {
	if g.from.blues() != g.to.blues() {
		return cli.Search{}
	}
	s, search := newSolver(), cli.Search{Backward: []bool{false, true}}
	watch.Begin(search, g.Starts(), []uint64{uint64(g.to)})
	moves := watch.Moves(g.Moves)
	watched := func(f frame, _ []frame) []frame { return frames(moves(uint64(f), nil)) }
	s.forward.moves, s.backward.moves = watched, watched
	s.search(g.from, g.to)
	for _, h := range [...]half{s.forward, s.backward} {
		states, layers := found(h)
		search.States, search.Layers = append(search.States, states), append(search.Layers, layers)
	}
	search.Note = lang.Say("The backward search then continues to the start frame, within the "+
		"frames that the forward search has found. Its layers give the first route in the order "+
		"U, D, L, R.", "然后反向搜索继续扩展，但只走正向搜索搜到过的局面，直到搜到起点；"+
		"由反向搜索的各层得到字典序最小（U<D<L<R）的最短路线。")
	return search
}

// found returns the frames that a half has found, and the number of frames in each layer.
func found(h half) (states []uint64, layers []int) {
	for _, layer := range h.layers {
		layers = append(layers, len(layer))
		for _, f := range layer {
			states = append(states, uint64(f))
		}
	}
	return states, layers
}

// Reason gives the numbers of red and blue tiles, which no move changes.
func (g game) Reason(lang view.Language) string {
	return lang.Say("No route: the start frame has %d red and %d blue tiles, "+
		"but the end frame has %d and %d, and no move changes these numbers.",
		"无解：起点有 %d 红 %d 蓝，终点有 %d 红 %d 蓝，而移动不改变各色方块的个数。",
		cells-1-g.from.blues(), g.from.blues(), cells-1-g.to.blues(), g.to.blues())
}

// Move names a move as the answer does, after the direction of the white cell.
func (g game) Move(_ view.Language, from, to uint64) string {
	return letters([]frame{frame(from), frame(to)})
}

func (g game) Columns() int { return side }

// Draw draws a frame. It marks the white cell, because a move is named after its direction.
func (g game) Draw(_ view.Language, before, state uint64) view.Frame {
	f, drawn := frame(state), make([]view.Cell, cells)
	for cell := range drawn {
		drawn[cell] = view.Cell{Label: "r", Colour: view.Red, Shape: view.Tile}
		if f.blue().Has(cell) {
			drawn[cell].Label, drawn[cell].Colour = "b", view.Blue
		}
	}
	drawn[f.white()] = view.Cell{Label: "w", Colour: view.White, Shape: view.Tile}
	if before != state {
		drawn[f.white()].Mark = view.Moved
	}
	return view.Frame{Cells: drawn}
}
