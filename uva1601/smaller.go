package main

import (
	"fmt"
	"strings"
)

// smallerMazes returns mazes that differ little from that of a dataset, for -smaller: without
// a row or a column, without a ghost, with a letter moved, a cell walled up or opened.
func smallerMazes(text string) (mazes []string) {
	d, ghosts := drafted(text)
	t := d.transposed()
	for y := 0; y < d.h; y++ {
		mazes = append(mazes, d.withoutRow(y).dataset(ghosts))
	}
	for x := 0; x < d.w; x++ {
		mazes = append(mazes, t.withoutRow(x).transposed().dataset(ghosts))
	}
	for k := 0; k < ghosts && ghosts > 1; k++ {
		mazes = append(mazes, d.withoutGhost(k).dataset(ghosts-1))
	}
	changed := func(i int, to byte, k int, was byte) {
		c := &draft{d.w, d.h, append([]byte{}, d.cells...)}
		c.cells[i], c.cells[k] = to, was
		mazes = append(mazes, c.dataset(ghosts))
	}
	for i, c := range d.cells {
		if c >= 'A' {
			for _, to := range d.beside(i, true) {
				changed(i, d.cells[to], to, c)
			}
		}
	}
	for _, to := range []byte{wall, ' '} {
		for i, c := range d.cells {
			if c < 'A' && c != to {
				changed(i, to, i, to)
			}
		}
	}
	return mazes
}

// drafted returns the map of a dataset.
func drafted(text string) (d *draft, ghosts int) {
	d = &draft{}
	fmt.Sscan(text, &d.w, &d.h, &ghosts)
	rows := text[strings.Index(text, "\n")+1:]
	d.cells = []byte(strings.ReplaceAll(rows, "\n", ""))
	return d, ghosts
}

func (d *draft) transposed() *draft {
	t := &draft{d.h, d.w, make([]byte, len(d.cells))}
	for i, c := range d.cells {
		t.cells[d.h*(i%d.w)+i/d.w] = c
	}
	return t
}

func (d *draft) withoutRow(y int) *draft {
	rows := append([]byte{}, d.cells[:d.w*y]...)
	return &draft{d.w, d.h - 1, append(rows, d.cells[d.w*(y+1):]...)}
}

// withoutGhost leaves out ghost k; those after it change their names.
func (d *draft) withoutGhost(k int) *draft {
	c := &draft{d.w, d.h, append([]byte{}, d.cells...)}
	for i, letter := range c.cells {
		switch ghost := int(letter|0x20) - 'a'; {
		case letter < 'A':
		case ghost == k:
			c.cells[i] = ' '
		case ghost > k:
			c.cells[i]--
		}
	}
	return c
}

// lawful reports whether a dataset keeps the statement's rules, but for open 2x2 blocks; and
// whether it has any: from 4x4 to 16x16, walls all around, each letter of the ghosts once and
// no others, and connected corridors.
func lawful(text string) (blocks, ok bool) {
	d, n := drafted(text)
	letters := strings.NewReplacer("#", "", " ", "").Replace(string(d.cells))
	small, large := 4, maxSide
	if d.w < small || d.w > large || d.h < small || d.h > large || n < 1 || n > maxGhosts ||
		len(d.cells) != d.w*d.h || len(letters) != 2*n || text != d.dataset(n) {
		return false, false
	}
	for _, c := range "abc"[:n] + "ABC"[:n] {
		if !strings.ContainsRune(letters, c) {
			return false, false
		}
	}
	open := d.openCells()
	for _, i := range open {
		x, y := i%d.w, i/d.w
		if x == 0 || y == 0 || x == d.w-1 || y == d.h-1 {
			return false, false
		}
		blocks = blocks || d.cells[i+1] != wall && d.cells[i+d.w] != wall &&
			d.cells[i+d.w+1] != wall
	}
	return blocks, len(d.part(open[0])) == len(open)
}
