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

// scattered has walls anywhere, the border included.
func scattered(r *rand.Rand, w, h int, density float64) *grid {
	g := newGrid(w, h, ' ')
	for i := range g.cells {
		if r.Float64() < density {
			g.cells[i] = '#'
		}
	}
	return g
}

// tree is a map in the official style: a border of wall, corridors that form a
// tree, so that no 2x2 block is free.
func tree(r *rand.Rand, w, h int) *grid {
	g := newGrid(w, h, '#')
	cells := [][2]int{{1, 1}}
	*g.at(1, 1) = ' '
	for len(cells) > 0 {
		i := r.Intn(len(cells))
		x, y := cells[i][0], cells[i][1]
		var ways [][2]int
		for _, d := range [][2]int{{0, -1}, {0, 1}, {-1, 0}, {1, 0}} {
			nx, ny := x+2*d[0], y+2*d[1]
			if nx > 0 && ny > 0 && nx < w-1 && ny < h-1 && *g.at(nx, ny) == '#' {
				ways = append(ways, d)
			}
		}
		if len(ways) == 0 {
			cells = append(cells[:i], cells[i+1:]...)
			continue
		}
		d := ways[r.Intn(len(ways))]
		*g.at(x+d[0], y+d[1]), *g.at(x+2*d[0], y+2*d[1]) = ' ', ' '
		cells = append(cells, [2]int{x + 2*d[0], y + 2*d[1]})
	}
	return g
}

// ring is a closed corridor, with a dead end in some places.
func ring(r *rand.Rand, w, h int) *grid {
	g := newGrid(w, h, '#')
	for x := 1; x < w-1; x++ {
		*g.at(x, 1), *g.at(x, h-2) = ' ', ' '
	}
	for y := 1; y < h-1; y++ {
		*g.at(1, y), *g.at(w-2, y) = ' ', ' '
	}
	for n := r.Intn(3); n > 0; n-- {
		*g.at(r.Intn(w), []int{0, h - 1}[r.Intn(2)]) = ' '
	}
	return g
}

// corridor is a straight corridor with up to two bays, where ghosts can pass.
func corridor(r *rand.Rand, w int) *grid {
	g := newGrid(w, 3, '#')
	for x := 1; x < w-1; x++ {
		*g.at(x, 1) = ' '
	}
	for n := r.Intn(3); n > 0; n-- {
		*g.at(1+r.Intn(w-2), 0) = ' '
	}
	return g
}

// loose is a map with a border of wall in which every 2x2 block has a wall, and
// few walls more: many ways lead from place to place.
func loose(r *rand.Rand, w, h int) *grid {
	g := newGrid(w, h, '#')
	for y := 1; y < h-1; y++ {
		for x := 1; x < w-1; x++ {
			*g.at(x, y) = ' '
		}
	}
	for _, i := range r.Perm(w * h) {
		x, y := i%w, i/w
		if x+1 < w && y+1 < h && *g.at(x, y) == ' ' && *g.at(x+1, y) == ' ' && *g.at(x, y+1) == ' ' && *g.at(x+1, y+1) == ' ' {
			*g.at(x+r.Intn(2), y+r.Intn(2)) = '#'
		}
	}
	return g
}
