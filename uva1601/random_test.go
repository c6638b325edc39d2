package main

import (
	"math/bits"
	"strings"
	"testing"

	"bfspuzzles/internal/puzzletest"
)

// smallerMazes makes every kind of change, and lawful rejects mazes that break the rules.
func TestSmallerMazes(t *testing.T) {
	const maze = "5 4 2\n#####\n#aAB#\n#b# #\n#####\n"
	for _, want := range []string{
		"4 4 2\n####\n#aA#\n#b##\n####\n",     // without a column
		"5 3 2\n#####\n#aAB#\n#####\n",        // without a row
		"5 4 1\n#####\n#aA #\n# # #\n#####\n", // without b
		"5 4 1\n#####\n#  A#\n#a# #\n#####\n", // without a; b takes its name
		"5 4 2\n#####\n#aA #\n#b#B#\n#####\n", // B has moved
		"5 4 2\n#####\n#aAB#\n#b###\n#####\n", // one more wall
		"5 4 2\n#####\n#aAB#\n#b  #\n#####\n", // one wall fewer
	} {
		if !strings.Contains(strings.Join(smallerMazes(maze), ";")+";", want+";") {
			t.Errorf("smallerMazes lacks\n%s", want)
		}
	}
	for _, other := range []string{
		"3 4 1\n###\n#a#\n#A#\n###\n", "4 3 1\n####\n#aA#\n####\n", // too small
		"4 4 1\n####\n#aA \n####\n####\n",            // no wall at the border
		"4 4 1\n####\n#aA#\n#  #\n####\n",            // an open 2x2 block
		"6 4 1\n######\n#aA# #\n######\n######\n",    // corridors in two parts
		"5 5 1\n#####\n#aA #\n# # #\n#   #\n#####\n", // walls in two parts: a ring
		"5 5 1\n#####\n#aA #\n### #\n#   #\n# ###\n", // an exit
	} {
		if lawful(other) != "" {
			t.Errorf("lawful accepts\n%s", other)
		}
	}
}

// The maps that can be grown from one place with mayOpen are exactly those that keep the rules. The
// test examines all 65,536 6x6 maps with walls at the border. As README.md proves, a map that keeps
// the rules has at most 11 open places.
func TestEveryLawfulMap(t *testing.T) {
	const maps = 1 << 16
	place := func(i int) int { return (1+i/4)*maxSide + 1 + i%4 }
	draw := func(set int) *maze {
		m := &maze{width: 6, height: 6}
		for i := 0; i < 16; i++ {
			if set>>i&1 == 1 {
				m.open[place(i)], m.start[0] = true, place(i)
			}
		}
		return m
	}
	var grown [maps]bool
	most := 0
	for set := 1; set < maps; set++ {
		for i := 0; i < 16; i++ {
			before := set &^ (1 << i)
			if before == 0 {
				grown[set] = true
			}
			if before == set || !grown[before] {
				continue
			}
			m := draw(before)
			for _, from := range beside[place(i)] {
				grown[set] = grown[set] || m.open[from] && mayOpen(m, from, place(i))
			}
		}
		if count := bits.OnesCount(uint(set)); grown[set] && count > most {
			most = count
		}
		if m := draw(set); grown[set] != keepsRules(m) {
			t.Fatalf("grown: %v, want %v, in\n%s", grown[set], !grown[set], drawing(m))
		}
	}
	if most != 11 {
		t.Errorf("up to %d open places, want 11", most)
	}
}

// The bound proved in README.md holds for each golden that a judge could give, and
// official-style-wide has a 16x16 maze that reaches the bound.
func TestMostPlaces(t *testing.T) {
	most := 0
	for _, g := range puzzletest.Goldens(t) {
		if judge(g.In, g.Out) == "" || g.Name == "luogu-p1778-sample" {
			continue
		}
		for _, m := range read(g.In) {
			count := len(distancesFrom(m, m.start[0]))
			if 2*count+2 > (m.width-1)*(m.height-1) {
				t.Errorf("%s: %d places in\n%s", g.Name, count, m)
			}
			if g.Name == "official-style-wide" && count > most {
				most = count
			}
		}
	}
	if most != 111 {
		t.Errorf("official-style-wide has up to %d places, want 111", most)
	}
}
