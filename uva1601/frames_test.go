package main

import (
	"strings"
	"testing"

	"bfspuzzles/common"
)

// Why a maze has no route: one ghost is walled off, or all are in each other's
// way.
func TestWhyNot(t *testing.T) {
	for _, c := range []struct{ maze, want string }{
		{"6 4 2\n######\n#aA#B#\n# b# #\n######\n", "No route: b cannot reach B, not even alone."},
		{"8 3 2\n########\n#ab  BA#\n########\n", "No route: each ghost could reach its goal alone, " +
			"but they are in each other's way. The search tried all 15 states that can be reached."},
	} {
		maze, err := readCase(common.NewReader(strings.NewReader(c.maze)))
		if err != nil {
			t.Fatal(err)
		}
		search := common.NewBFS(program().States)
		if got := maze.Film(maze.Route(search), search.Visited()).Note; got != c.want {
			t.Errorf("%s%s, want %s", c.maze, got, c.want)
		}
	}
}
