package main

import (
	"fmt"
	"math/rand"

	"bfspuzzles/internal/cli"
)

// Random mazes for -random and for the tests; nothing here is submitted. They keep the
// statement's rules: walls all around, a wall in every 2x2 block, corridors that are
// connected, and a route.

// randomForms returns the random mazes of each judge: of UVa, as of most others, with
// 0 0 0 at the end of the input, of Luogu without.
func randomForms() []cli.Random {
	return []cli.Random{
		{Judge: "UVa", Case: randomMaze, End: "0 0 0\n"},
		{Judge: "Luogu", Case: randomMaze},
	}
}

// randomMaze returns the dataset of the i-th maze. The first are the smallest, from 4x4;
// the sizes grow with i up to 16x16.
func randomMaze(r *rand.Rand, i int) string {
	const perSize = 80 // mazes until the next size
	most := 5 + i/perSize
	if most > maxSide {
		most = maxSide
	}
	side := func() int { return most - r.Intn(1+most/4) } // so at first 4 or 5
	for kinds := kinds(); ; {
		d := newDraft(side()-2, side()-2) // within the border
		kinds[r.Intn(len(kinds))].draw(d, r)
		d.closeBlocks(r)
		d.keepConnected()
		d = d.bordered()
		ghosts := [...]int{1, 2, 2, 3, 3, 3}[r.Intn(6)] // three find most mistakes
		starts, goals, ok := d.stroll(r, ghosts)
		if ok {
			return d.dataset(starts, goals)
		}
	}
}

// kind is a kind of maps. Draw opens cells of a draft; a very small one may have no room
// for the kind, and then stays as it is.
type kind struct {
	name string
	draw func(d *draft, r *rand.Rand)
}

// kinds returns those on which searches differ the most, as ghosts can pass each other
// in few places only, or nearly anywhere.
func kinds() []kind {
	return []kind{
		{"snake", (*draft).snake},
		{"ring", (*draft).ring},
		{"comb", (*draft).comb},
		{"spiral", (*draft).spiral},
		{"branches", (*draft).branches},
		{"fork", (*draft).fork},
		{"tree", (*draft).tree},
		{"loops", (*draft).loops},
	}
}

// draft is a map while it is made: all wall at first, with no letters, and without the
// border. Its cells are numbered row by row.
type draft struct {
	w, h  int
	cells []byte // wall or ' '
}

func newDraft(w, h int) *draft {
	d := &draft{w, h, make([]byte, w*h)}
	for i := range d.cells {
		d.cells[i] = wall
	}
	return d
}

func (d *draft) open(x, y int) { d.cells[d.w*y+x] = ' ' }

// openCells lists the open cells.
func (d *draft) openCells() (list []int) {
	for i, c := range d.cells {
		if c == ' ' {
			list = append(list, i)
		}
	}
	return list
}

// beside lists the cells beside cell i that are as c is, open or wall.
func (d *draft) beside(i int, c byte) (list []int) {
	x, y := i%d.w, i/d.w
	for _, to := range [...]struct {
		cell   int
		inside bool
	}{{i - d.w, y > 0}, {i + d.w, y < d.h-1}, {i - 1, x > 0}, {i + 1, x < d.w-1}} {
		if to.inside && d.cells[to.cell] == c {
			list = append(list, to.cell)
		}
	}
	return list
}

// loose reports whether cell i is a wall beside just one open cell: opened, it leads
// there, makes no loop, and no 2x2 block without a wall.
func (d *draft) loose(i int) bool {
	return d.cells[i] == wall && len(d.beside(i, ' ')) == 1
}

// corridor opens a corridor to and fro over the rows from top to the one above bottom,
// to the right of column left.
func (d *draft) corridor(left, top, bottom int) {
	turn, other := d.w-1, left
	for y := top; y < bottom; y += 2 {
		for x := left; x < d.w; x++ {
			d.open(x, y)
		}
		if y+2 < bottom {
			d.open(turn, y+1)
		}
		turn, other = other, turn
	}
}

// pockets opens up to n loose cells.
func (d *draft) pockets(r *rand.Rand, n int) {
	for _, i := range r.Perm(len(d.cells)) {
		if n > 0 && d.loose(i) {
			d.cells[i] = ' '
			n--
		}
	}
}

// snake opens one corridor over all rows, with up to two pockets.
func (d *draft) snake(r *rand.Rand) {
	d.corridor(0, 0, d.h)
	d.pockets(r, r.Intn(3))
}

// ring opens a corridor and one that joins its ends, with up to one pocket. The first
// must end on the left, so it has an even number of long rows.
func (d *draft) ring(r *rand.Rand) {
	bottom := d.h - (d.h+1)%4
	if bottom < 3 || d.w < 3 {
		return
	}
	d.corridor(2, 0, bottom)
	for y := 0; y < bottom; y++ {
		d.open(0, y)
	}
	d.open(1, 0)
	d.open(1, bottom-1)
	d.pockets(r, r.Intn(2))
}

// comb opens a row with teeth of any length.
func (d *draft) comb(r *rand.Rand) {
	row := r.Intn(d.h)
	for x := 0; x < d.w; x++ {
		top, bottom := row, row
		if x%2 == 0 {
			top, bottom = r.Intn(row+1), row+r.Intn(d.h-row)
		}
		for y := top; y <= bottom; y++ {
			d.open(x, y)
		}
	}
}

// spiral opens a corridor that winds inwards, with up to two pockets: straight on over
// loose cells, else a turn to the right, until after a turn the next cell is not loose
// either.
func (d *draft) spiral(r *rand.Rand) {
	x, y, dx, dy := 0, 0, 1, 0
	d.open(x, y)
	for turns := 0; turns < 2; {
		nextX, nextY := x+dx, y+dy
		inside := nextX >= 0 && nextX < d.w && nextY >= 0 && nextY < d.h
		if !inside || !d.loose(d.w*nextY+nextX) {
			dx, dy = -dy, dx
			turns++
			continue
		}
		x, y, turns = nextX, nextY, 0
		d.open(x, y)
	}
	d.pockets(r, r.Intn(3))
}

// branches opens a tree of long branches: each starts anywhere on those before and goes
// on, mostly straight, over loose cells.
func (d *draft) branches(r *rand.Rand) {
	d.cells[r.Intn(len(d.cells))] = ' '
	for n := 4 + r.Intn(20); n > 0; n-- {
		open := d.openCells()
		at := open[r.Intn(len(open))]
		for before := at; ; {
			var ways []int
			for _, to := range d.beside(at, wall) {
				if d.loose(to) {
					ways = append(ways, to)
				}
				if d.loose(to) && to-at == at-before {
					ways = append(ways, to, to, to)
				}
			}
			if len(ways) == 0 {
				break
			}
			before, at = at, ways[r.Intn(len(ways))]
			d.cells[at] = ' '
		}
	}
}

// fork opens a long corridor and, near its end, a way to a fork of two short prongs.
func (d *draft) fork(r *rand.Rand) {
	d.corridor(0, 2, d.h)
	d.open(1, 1)
	for x := 0; x < d.w && x < 2+r.Intn(3); x++ {
		d.open(x, 0)
	}
}

// tree opens a tree of short corridors: every other cell of every other row, each with
// a way to one opened before.
func (d *draft) tree(r *rand.Rand) {
	d.open(0, 0)
	for ends := []int{0}; len(ends) > 0; {
		k := r.Intn(len(ends))
		x, y := ends[k]%d.w, ends[k]/d.w
		var ways [][2]int
		for _, way := range [][2]int{{0, -1}, {0, 1}, {-1, 0}, {1, 0}} {
			toX, toY := x+2*way[0], y+2*way[1]
			inside := toX >= 0 && toX < d.w && toY >= 0 && toY < d.h
			if inside && d.cells[d.w*toY+toX] == wall {
				ways = append(ways, way)
			}
		}
		if len(ways) == 0 {
			ends = append(ends[:k], ends[k+1:]...)
			continue
		}
		way := ways[r.Intn(len(ways))]
		d.open(x+way[0], y+way[1])
		d.open(x+2*way[0], y+2*way[1])
		ends = append(ends, d.w*(y+2*way[1])+x+2*way[0])
	}
}

// loops opens nearly everything; once no 2x2 block is open, many ways lead from cell to
// cell.
func (d *draft) loops(r *rand.Rand) {
	walls := .3 * r.Float64()
	for i := range d.cells {
		if r.Float64() >= walls {
			d.cells[i] = ' '
		}
	}
}

// closeBlocks walls up a cell of each 2x2 block that is open.
func (d *draft) closeBlocks(r *rand.Rand) {
	for _, i := range r.Perm(len(d.cells)) {
		if i%d.w == d.w-1 || i/d.w == d.h-1 {
			continue // no block has this cell as its first
		}
		block := [...]int{i, i + 1, i + d.w, i + d.w + 1}
		open := true
		for _, cell := range block {
			open = open && d.cells[cell] == ' '
		}
		if open {
			d.cells[block[r.Intn(len(block))]] = wall
		}
	}
}

// keepConnected walls up all but the largest connected part.
func (d *draft) keepConnected() {
	var largest []int
	seen := make([]bool, len(d.cells))
	for _, first := range d.openCells() {
		part := []int{}
		visit := func(cell int) {
			if !seen[cell] {
				seen[cell] = true
				part = append(part, cell)
			}
		}
		visit(first)
		for i := 0; i < len(part); i++ {
			for _, to := range d.beside(part[i], ' ') {
				visit(to)
			}
		}
		if len(part) > len(largest) {
			largest = part
		}
	}
	*d = *newDraft(d.w, d.h)
	for _, cell := range largest {
		d.cells[cell] = ' '
	}
}

// stroll sends n ghosts on a walk by the rules, from anywhere. Where it ends are their
// goals, so there is a route. Ok is false if there is no room, or if a ghost ends where
// one has started: no cell has two letters.
func (d *draft) stroll(r *rand.Rand, n int) (starts, goals []int, ok bool) {
	open := d.openCells()
	if len(open) < 2*n {
		return nil, nil, false
	}
	for _, i := range r.Perm(len(open))[:n] {
		starts = append(starts, open[i])
	}
	before, at := starts, starts
	straight := 1 + r.Intn(20) // a ghost turns back about once in so many steps
	for steps := 1 + r.Intn(4*len(open)); steps > 0; {
		next := make([]int, n)
		for k := range next {
			next[k] = d.onward(r, before[k], at[k], straight)
		}
		if legalStep(at, next) {
			before, at = at, next
			steps--
		}
	}
	for _, start := range starts {
		for _, goal := range at {
			if start == goal {
				return nil, nil, false
			}
		}
	}
	return starts, at, true
}

// onward returns where a ghost goes that was on the cell before: seldom back, and
// sometimes it stays.
func (d *draft) onward(r *rand.Rand, before, at, straight int) int {
	ways := d.beside(at, ' ')
	if len(ways) == 0 || r.Intn(8) == 0 {
		return at
	}
	to := ways[r.Intn(len(ways))]
	for to == before && len(ways) > 1 && r.Intn(straight) > 0 {
		to = ways[r.Intn(len(ways))]
	}
	return to
}

// legalStep reports whether ghosts on the cells at may go to the cells next, each to one
// beside its own: no two end on one cell, and no two change places.
func legalStep(at, next []int) bool {
	for k := range next {
		for i := range next[:k] {
			if next[i] == next[k] || next[i] == at[k] && next[k] == at[i] {
				return false
			}
		}
	}
	return true
}

// bordered returns the map within a border of wall.
func (d *draft) bordered() *draft {
	b := newDraft(d.w+2, d.h+2)
	for i, c := range d.cells {
		b.cells[b.w*(i/d.w+1)+i%d.w+1] = c
	}
	return b
}

// dataset returns the map with the ghosts' letters, as the judge gives it.
func (d *draft) dataset(starts, goals []int) string {
	cells := append([]byte{}, d.cells...)
	for k := range starts {
		cells[starts[k]] = 'a' + byte(k)
		cells[goals[k]] = 'A' + byte(k)
	}
	text := fmt.Sprintln(d.w, d.h, len(starts))
	for y := 0; y < d.h; y++ {
		text += string(cells[d.w*y:d.w*(y+1)]) + "\n"
	}
	return text
}
