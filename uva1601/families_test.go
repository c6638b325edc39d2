package main

import "math/rand"

// family is a kind of maps: draw opens the free cells of one, on a map of walls
// only. Which cells, is up to chance.
type family struct {
	name string
	draw func(r *rand.Rand, g *grid)
}

// families are the kinds of maps on which searches differ the most: where ghosts
// cannot pass each other but in few places, and where they can nearly anywhere.
var families = []family{
	{"snake", func(r *rand.Rand, g *grid) { serpent(g, 0, 0); pockets(r, g, r.Intn(3)) }},
	{"ring", func(r *rand.Rand, g *grid) { closed(g); pockets(r, g, r.Intn(2)) }},
	{"comb", comb},
	{"spiral", func(r *rand.Rand, g *grid) { spiral(g); pockets(r, g, r.Intn(3)) }},
	{"long branches", branches},
	{"fork", fork},
	{"tree", tree},
	{"loose", loose},
	{"one wide", func(r *rand.Rand, g *grid) { g.h = 1; g.fill() }},
	{"two wide", func(r *rand.Rand, g *grid) { g.h = 2; g.fill(); scatter(r, g, .15*r.Float64()) }},
	{"open", func(r *rand.Rand, g *grid) { g.fill(); scatter(r, g, .1*r.Float64()) }},
	{"scattered", func(r *rand.Rand, g *grid) { g.fill(); scatter(r, g, .2+.2*r.Float64()) }},
}

// drawn returns a map of the family of up to most cells a side, at least 5, half
// of them with a border of wall.
func (f family) drawn(r *rand.Rand, most int) *grid {
	g := newGrid(5+r.Intn(most-4), 5+r.Intn(most-4), '#')
	f.draw(r, g)
	if r.Intn(2) == 0 && g.h+2 <= maxSide && g.w+2 <= maxSide {
		g = g.bordered()
	}
	return g
}

// drawnLong returns a map of the family that fills 16x16.
func (f family) drawnLong(r *rand.Rand, border bool) *grid {
	g := newGrid(maxSide, maxSide, '#')
	if border {
		g = newGrid(maxSide-2, maxSide-2, '#')
	}
	f.draw(r, g)
	if border {
		g = g.bordered()
	}
	return g
}

// fill opens all cells.
func (g *grid) fill() {
	g.cells = g.cells[:g.w*g.h]
	for i := range g.cells {
		g.cells[i] = ' '
	}
}

// bordered returns the map with a border of wall around.
func (g *grid) bordered() *grid {
	b := newGrid(g.w+2, g.h+2, '#')
	for y := 0; y < g.h; y++ {
		for x := 0; x < g.w; x++ {
			*b.at(x+1, y+1) = *g.at(x, y)
		}
	}
	return b
}

// scatter walls some cells up.
func scatter(r *rand.Rand, g *grid, density float64) {
	for i := range g.cells {
		if r.Float64() < density {
			g.cells[i] = '#'
		}
	}
}

// pockets opens n walls beside exactly one free cell.
func pockets(r *rand.Rand, g *grid, n int) {
	for _, i := range r.Perm(g.w * g.h) {
		if n > 0 && g.cells[i] == '#' && len(g.freeBeside(i)) == 1 {
			g.cells[i] = ' '
			n--
		}
	}
}

// beside returns the cells beside cell i.
func (g *grid) beside(i int) (cells []int) {
	for _, d := range [][2]int{{0, -1}, {0, 1}, {-1, 0}, {1, 0}} {
		if x, y := i%g.w+d[0], i/g.w+d[1]; x >= 0 && y >= 0 && x < g.w && y < g.h {
			cells = append(cells, y*g.w+x)
		}
	}
	return cells
}

// freeBeside returns the free ones of them.
func (g *grid) freeBeside(i int) (free []int) {
	for _, to := range g.beside(i) {
		if g.cells[to] == ' ' {
			free = append(free, to)
		}
	}
	return free
}

// serpent opens a corridor to and fro over all rows from row top on, to the
// right of column left.
func serpent(g *grid, left, top int) {
	for y := top; y < g.h; y += 2 {
		for x := left; x < g.w; x++ {
			*g.at(x, y) = ' '
		}
		if y+2 < g.h {
			*g.at([]int{g.w - 1, left}[(y-top)/2%2], y+1) = ' '
		}
	}
}

// closed opens a serpent and a corridor that joins its ends.
func closed(g *grid) {
	if h := g.h; h%4 != 3 { // the last row must lead back to the left
		g.h = h - (h+1)%4
		defer func() { g.h = h }()
	}
	serpent(g, 2, 0)
	for y := 0; y < g.h; y++ {
		*g.at(0, y) = ' '
	}
	*g.at(1, 0), *g.at(1, g.h-1) = ' ', ' '
}

// spiral opens a corridor that winds inwards, each cell beside no free one but the last.
func spiral(g *grid) {
	x, y, dx, dy := 0, 0, 1, 0
	*g.at(0, 0) = ' '
	for turns := 0; turns < 2; {
		nx, ny := x+dx, y+dy
		if nx >= 0 && ny >= 0 && nx < g.w && ny < g.h && *g.at(nx, ny) == '#' && len(g.freeBeside(ny*g.w+nx)) == 1 {
			x, y, turns = nx, ny, 0
			*g.at(x, y) = ' '
			continue
		}
		dx, dy = -dy, dx
		turns++
	}
}

// comb opens a row with teeth of any length.
func comb(r *rand.Rand, g *grid) {
	row := r.Intn(g.h)
	for x := 0; x < g.w; x++ {
		*g.at(x, row) = ' '
		if x%2 == 0 {
			for y := row - r.Intn(row+1); y < row+1+r.Intn(g.h-row); y++ {
				*g.at(x, y) = ' '
			}
		}
	}
}

// branches opens a tree of long branches: each starts anywhere on those before
// and goes on, mostly straight, until it would touch what is open.
func branches(r *rand.Rand, g *grid) {
	at := r.Intn(g.w * g.h)
	g.cells[at] = ' '
	free := []int{at}
	for tries := 4 + r.Intn(20); tries > 0; tries-- {
		at = free[r.Intn(len(free))]
		for before := -1; ; {
			var ways []int
			for _, to := range g.beside(at) {
				if g.cells[to] == '#' && len(g.freeBeside(to)) == 1 {
					ways = append(ways, to)
					if to-at == at-before {
						ways = append(ways, to, to, to)
					}
				}
			}
			if len(ways) == 0 {
				break
			}
			before, at = at, ways[r.Intn(len(ways))]
			g.cells[at] = ' '
			free = append(free, at)
		}
	}
}

// fork opens a long corridor that ends in a fork of short prongs.
func fork(r *rand.Rand, g *grid) {
	serpent(g, 0, 2)
	end := 0
	*g.at(end, 1) = ' '
	for y := 0; y < 1+r.Intn(2); y++ {
		*g.at(end, 1-y) = ' '
	}
	for x := 0; x <= 1+r.Intn(2) && x < g.w; x++ {
		*g.at(x, 0) = ' '
	}
}
