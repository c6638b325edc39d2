package main

import (
	"strings"
	"testing"

	"bfspuzzles/internal/puzzletest"
)

// The page does what testdata/page.txt says, and finds the cases of the goldens as the programs do.
func TestPage(t *testing.T) {
	c := startChromium(t)
	url, stop := start(t)
	defer stop()
	c.prelude = puzzletest.Read(t, "testdata/page.js")
	for i, line := range strings.Split(puzzletest.Read(t, "testdata/page.txt"), "\n") {
		if err := c.step(url, line); err != nil {
			t.Fatalf("testdata/page.txt:%d: %v", i+1, err)
		}
	}
	found := c.eval(`Object.fromEntries(puzzles.flatMap(p => p.Goldens.map(g =>
		[p.Name + "/testdata/" + g.Name, findCases(p.Name, g.Input).length])))`)
	cases := found.(map[string]interface{})
	for name, count := range cases {
		out := puzzletest.Read(t, "../../"+name+".out")
		if want := float64(strings.Count(out, "\n")); count != want {
			t.Errorf("%s: %v cases, want %v", name, count, want)
		}
	}
	if len(cases) < 100 {
		t.Errorf("only %d goldens", len(cases))
	}
}
