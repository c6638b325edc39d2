package main

import (
	"fmt"
	"math/rand"
	"strconv"
	"strings"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// Random mazes for -random and for the tests; nothing here is submitted. They keep the
// statement's rules: walls all around, a wall in every 2x2 block, corridors that are
// connected, and a route.

// randomForms returns the random mazes of each judge: of UVa, as of most others, with
// 0 0 0 at the end of the input, of Luogu without, and also with open 2x2 blocks.
func randomForms() []cli.Random {
	answer := answers()
	random := func(r *rand.Rand, i int) string { return randomMaze(r, i, answer) }
	return []cli.Random{
		{Judge: "UVa", Case: random, End: "0 0 0\n", Text: func(text string) string {
			if blocks, ok := lawful(text); !ok || blocks {
				return ""
			}
			return text
		}},
		{Judge: "Luogu", Case: random, Text: func(text string) string {
			if _, ok := lawful(text); !ok {
				return ""
			}
			return text
		}},
	}
}

// randomMaze returns the dataset of the i-th maze. The first are the smallest, from 4x4;
// the sizes grow with i up to 16x16. Among the first are a few of the largest, in turn
// with as many open cells and with as long routes as can be.
func randomMaze(r *rand.Rand, i int, answer common.Answer) string {
	const (
		perSize  = 80 // mazes until the next size
		perLarge = 25 // mazes until the next large one, among the first few
		few      = 200
	)
	kinds, most, least := kinds(), 5+i/perSize, 0
	large := i < few && i%perLarge == perLarge-1
	if large {
		turn := i / perLarge % 2
		kinds, most, least = kinds[turn:turn+1], maxSide, 128*turn
	} else if most > maxSide {
		most = maxSide
	}
	side := func() int {
		switch {
		case large:
			return maxSide
		case r.Intn(4) == 0: // for mazes that are not nearly square
			return 4 + r.Intn(most-3)
		}
		return most - r.Intn(1+most/4) // so at first 4 or 5
	}
	for {
		d := newDraft(side()-2, side()-2) // within the border
		kinds[r.Intn(len(kinds))].draw(d, r)
		d.closeBlocks(r)
		d.keepConnected()
		ghosts := [...]int{1, 2, 2, 3, 3, 3}[r.Intn(6)] // three find most mistakes
		if large {
			ghosts = maxGhosts
		}
		text := d.bordered().withGhosts(r, ghosts)
		line, err := answer(common.NewReader(strings.NewReader(text)))
		if steps, _ := strconv.Atoi(line); err == nil && steps >= least {
			return text
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
// nearly anywhere, or in few places only.
func kinds() []kind {
	return []kind{
		{"grid", (*draft).grid},
		{"snake", (*draft).snake},
		{"ring", (*draft).ring},
		{"comb", (*draft).comb},
		{"branches", (*draft).branches},
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

// openCells lists the cells that are not wall.
func (d *draft) openCells() (list []int) {
	for i, c := range d.cells {
		if c != wall {
			list = append(list, i)
		}
	}
	return list
}

// beside lists the cells beside cell i that are open, or those that are wall.
func (d *draft) beside(i int, open bool) (list []int) {
	x, y := i%d.w, i/d.w
	for _, to := range [...]struct {
		cell   int
		inside bool
	}{{i - d.w, y > 0}, {i + d.w, y < d.h-1}, {i - 1, x > 0}, {i + 1, x < d.w-1}} {
		if to.inside && (d.cells[to.cell] != wall) == open {
			list = append(list, to.cell)
		}
	}
	return list
}

// loose reports whether cell i is a wall beside just one open cell: opened, it leads
// there, makes no loop, and no 2x2 block without a wall.
func (d *draft) loose(i int) bool {
	return d.cells[i] == wall && len(d.beside(i, true)) == 1
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

// grid opens all but a cell of each 2x2 block.
func (d *draft) grid(*rand.Rand) {
	for i := range d.cells {
		if i/d.w%2 == 0 || i%d.w%2 == 0 {
			d.cells[i] = ' '
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

// branches opens a tree of long branches: each starts anywhere on those before and goes
// on, mostly straight, over loose cells.
func (d *draft) branches(r *rand.Rand) {
	d.cells[r.Intn(len(d.cells))] = ' '
	for n := 4 + r.Intn(20); n > 0; n-- {
		open := d.openCells()
		at := open[r.Intn(len(open))]
		for before := at; ; {
			var ways []int
			for _, to := range d.beside(at, false) {
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
	for _, first := range d.openCells() {
		if part := d.part(first); len(part) > len(largest) {
			largest = part
		}
	}
	*d = *newDraft(d.w, d.h)
	for _, cell := range largest {
		d.cells[cell] = ' '
	}
}

// part lists the cells that can be reached from one.
func (d *draft) part(first int) []int {
	part, seen := []int{first}, map[int]bool{first: true}
	for i := 0; i < len(part); i++ {
		for _, to := range d.beside(part[i], true) {
			if !seen[to] {
				seen[to] = true
				part = append(part, to)
			}
		}
	}
	return part
}

// bordered returns the map within a border of wall.
func (d *draft) bordered() *draft {
	b := newDraft(d.w+2, d.h+2)
	for i, c := range d.cells {
		b.cells[b.w*(i/d.w+1)+i%d.w+1] = c
	}
	return b
}

// withGhosts returns the map with the letters of n ghosts anywhere, as the judge gives it;
// "" if there is no room.
func (d *draft) withGhosts(r *rand.Rand, n int) string {
	open := d.openCells()
	if len(open) < 2*n {
		return ""
	}
	for k, i := range r.Perm(len(open))[:2*n] {
		d.cells[open[i]] = "aAbBcC"[k]
	}
	return d.dataset(n)
}

// dataset returns the map as the judge gives it.
func (d *draft) dataset(ghosts int) string {
	text := fmt.Sprintln(d.w, d.h, ghosts)
	for y := 0; y < d.h; y++ {
		text += string(d.cells[d.w*y:d.w*(y+1)]) + "\n"
	}
	return text
}
