package view

import (
	"bytes"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// tiles is a film of boards of 2x2 cells, each a letter of a text; a blank is an empty cell.
func tiles(boards ...string) *Film {
	film := &Film{Columns: 2}
	for i, letters := range boards {
		frame := Frame{Caption: "move", Cells: make([]Cell, 4)}
		for cell := range frame.Cells {
			if letter := letters[cell : cell+1]; letter != " " {
				frame.Cells[cell] = Cell{Label: letter, Colour: Sand, Shape: Tile}
				if i > 0 && letter != boards[i-1][cell:cell+1] {
					frame.Cells[cell].Mark = Moved
				}
			}
		}
		film.Frames = append(film.Frames, frame)
	}
	return film
}

// A tile glides to where it is exchanged to, during the time of the board that shows it there; one
// that stays is not animated. Captions and marks change from board to board, on top.
func TestPiecesGlide(t *testing.T) {
	svg := tiles("12 3", " 213", "2 13").SVG("", time.Second)
	parse(t, svg)
	for name, want := range map[string][]keyframe{
		"m0": {{14.29, 0, 0}, {28.57, 0, 40}, {100, 0, 40}},
		"m1": {{28.57, 40, 0}, {42.86, 0, 0}, {100, 0, 0}},
	} {
		if diff := cmp.Diff(want, keyframes(t, svg, name)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	for text, want := range map[string]int{
		"m2{animation": 0, `<g class="m2" transform="translate(40 40)"><use href="#tile"`: 1,
		`class="play" href="#captions"`: 1, `<use href="#mark" class="moved"`: 2,
	} {
		if got := bytes.Count(svg, []byte(text)); got != want {
			t.Errorf("%s: %d times, want %d", text, got, want)
		}
	}
}

// Where a step is no exchange of two cells, nothing glides: the boards follow each other whole.
func TestPiecesOfOtherSteps(t *testing.T) {
	for _, boards := range [][]string{
		{"12 3"},                 // no step
		{"12 3", "12 3"},         // nothing changes
		{"12 3", "1223"},         // one cell does
		{"12 3", " 214"},         // three do
		{"12 3", "13 2", "12 4"}, // an exchange, then another step
		{"12 3", "21 4"},
		{"12 3", "34 3"},
	} {
		svg := tiles(boards...).SVG("", time.Second)
		sheet := []byte(`class="play" href="#sheet"`)
		if !bytes.Contains(svg, sheet) || bytes.Contains(svg, []byte("m0")) {
			t.Errorf("%q: something glides", boards)
		}
	}
}
