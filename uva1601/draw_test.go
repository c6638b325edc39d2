package main

import (
	"testing"

	"bfspuzzles/internal/view"
)

// On every board each ghost stands where its trail says.
func TestTrails(t *testing.T) {
	m := read("5 6 2\n#####\n#A#B#\n#   #\n# # #\n#b#a#\n#####\n")[0]
	g := newGame(m)
	f := g.Film(view.English, suite().Route(g), 0)
	if len(f.Trails) != m.ghosts {
		t.Fatalf("%d trails, want %d", len(f.Trails), m.ghosts)
	}
	for i, frame := range f.Frames {
		for _, trail := range f.Trails {
			if got := frame.Cells[trail.Cells[i]].Label; got != trail.Label {
				t.Errorf("board %d has %q where %s is", i, got, trail.Label)
			}
		}
	}
}
