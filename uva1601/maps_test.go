package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"bfspuzzles/common"
)

// read reads the one dataset of a text.
func read(t testing.TB, text string) *maze {
	t.Helper()
	m, err := readMaze(common.NewReader(strings.NewReader(text)))
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return m
}

// grid is a map as the tests make it: '#' or ' ', with the letters put in last.
type grid struct {
	w, h  int
	cells []byte
}

func newGrid(w, h int, fill byte) *grid {
	return &grid{w, h, []byte(strings.Repeat(string(rune(fill)), w*h))}
}

func (g *grid) at(x, y int) *byte { return &g.cells[y*g.w+x] }

// dataset puts the letters of n ghosts on random free cells; ok is false where
// there are too few.
func (g *grid) dataset(r *rand.Rand, n int) (text string, ok bool) {
	var free []int
	for i, c := range g.cells {
		if c == ' ' {
			free = append(free, i)
		}
	}
	if len(free) < 2*n {
		return "", false
	}
	cells := append([]byte(nil), g.cells...)
	for k, i := range r.Perm(len(free))[:2*n] {
		if k < n {
			cells[free[i]] = 'a' + byte(k)
		} else {
			cells[free[i]] = 'A' + byte(k-n)
		}
	}
	text = fmt.Sprintln(g.w, g.h, n)
	for y := 0; y < g.h; y++ {
		text += string(cells[y*g.w:(y+1)*g.w]) + "\n"
	}
	return text, true
}

// tree opens corridors that form a tree, as in the official maps: no 2x2 block
// is free.
func tree(r *rand.Rand, g *grid) {
	cells := []int{0}
	g.cells[0] = ' '
	for len(cells) > 0 {
		i := r.Intn(len(cells))
		x, y := cells[i]%g.w, cells[i]/g.w
		var ways [][2]int
		for _, d := range [][2]int{{0, -1}, {0, 1}, {-1, 0}, {1, 0}} {
			nx, ny := x+2*d[0], y+2*d[1]
			if nx >= 0 && ny >= 0 && nx < g.w && ny < g.h && *g.at(nx, ny) == '#' {
				ways = append(ways, d)
			}
		}
		if len(ways) == 0 {
			cells = append(cells[:i], cells[i+1:]...)
			continue
		}
		d := ways[r.Intn(len(ways))]
		*g.at(x+d[0], y+d[1]), *g.at(x+2*d[0], y+2*d[1]) = ' ', ' '
		cells = append(cells, (y+2*d[1])*g.w+x+2*d[0])
	}
}

// loose opens all cells, and then closes one in each 2x2 block that is free, and
// few more: many ways lead from place to place.
func loose(r *rand.Rand, g *grid) {
	g.fill()
	for _, i := range r.Perm(g.w * g.h) {
		x, y := i%g.w, i/g.w
		if x+1 < g.w && y+1 < g.h && *g.at(x, y) == ' ' && *g.at(x+1, y) == ' ' && *g.at(x, y+1) == ' ' && *g.at(x+1, y+1) == ' ' {
			*g.at(x+r.Intn(2), y+r.Intn(2)) = '#'
		}
	}
}
