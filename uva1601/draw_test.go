package main

import (
	"strings"
	"testing"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// Why a maze has no route: one ghost is walled off, or all are in each other's
// way.
func TestWhyNot(t *testing.T) {
	for _, c := range []struct{ maze, want string }{
		{"6 4 2\n######\n#aA#B#\n# b# #\n######\n", "No route: b cannot reach B, not even alone."},
		{"8 3 2\n########\n#ab  BA#\n########\n",
			"No route: each ghost could reach its goal alone, " +
				"but they are in each other's way. " +
				"The plain search tried all 15 states that can be reached."},
	} {
		maze, err := readCase(common.NewReader(strings.NewReader(c.maze)))
		if err != nil {
			t.Fatal(err)
		}
		search := common.NewBFS(program().States)
		film := maze.Film(view.English, maze.Route(search), search.Visited())
		if got := film.Note; got != c.want {
			t.Errorf("%s%s, want %s", c.maze, got, c.want)
		}
	}
}

// On every board each ghost stands where its trail says, and the trail ends at the
// ghost's goal.
func TestTrails(t *testing.T) {
	in := "5 5 2\n#####\n#A#B#\n#   #\n#b#a#\n#####\n" +
		"7 4 1\n#######\n#a    #\n##   A#\n#######\n"
	search, cases := common.NewBFS(program().States), common.NewReader(strings.NewReader(in))
	for _, ghosts := range []int{2, 1} {
		maze, err := readCase(cases)
		if err != nil {
			t.Fatal(err)
		}
		film := maze.Film(view.English, maze.Route(search), search.Visited())
		if len(film.Trails) != ghosts {
			t.Fatalf("%d trails, want %d", len(film.Trails), ghosts)
		}
		for _, trail := range film.Trails {
			for i, frame := range film.Frames {
				if got := frame.Cells[trail.Cells[i]].Label; got != trail.Label {
					t.Errorf("board %d has %q where %s is", i, got, trail.Label)
				}
			}
			last := trail.Cells[len(film.Frames)-1]
			if got := film.Frames[0].Cells[last].Label; got != trail.Goal {
				t.Errorf("the trail of %s ends at %q, want %s", trail.Label, got, trail.Goal)
			}
		}
	}
}
