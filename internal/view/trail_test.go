package view

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// trailFilm is a film of these trails over a board of 4x3 cells.
func trailFilm(trails ...[]int) *Film {
	film := &Film{Columns: 4}
	for range trails[0] {
		film.Frames = append(film.Frames, Frame{"move", make([]Cell, 12)})
	}
	for k, cells := range trails {
		film.Trails = append(film.Trails,
			Trail{"abc"[k : k+1], "ABC"[k : k+1], []Colour{Red, Blue, Green}[k], cells})
	}
	return film
}

// randomTrail walks at random; now and then it waits.
func randomTrail(r *rand.Rand, boards int) []int {
	cells := []int{r.Intn(12)}
	for len(cells) < boards {
		cell, step := cells[len(cells)-1], []int{0, 1, -1, 4, -4}[r.Intn(5)]
		next := cell + step
		if next >= 0 && next < 12 && (step*step != 1 || next/4 == cell/4) {
			cells = append(cells, next)
		}
	}
	return cells
}

func cellAt(p point) int { return p.Y/cellSide*4 + p.X/cellSide }

// Each trail leads, within the cells of its way, from its start to its goal, by lines that are
// level or upright, and what moves is in each cell at its time; no two trails turn in one point.
func TestTrails(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for n := 0; n < 200; n++ {
		ways := [][]int{randomTrail(r, 30), randomTrail(r, 30), randomTrail(r, 30)}[:1+n%3]
		d := newDrawing(trailFilm(ways...), time.Second)
		taken := map[point]int{}
		for k, way := range ways {
			var want, got []int
			for i, cell := range way {
				if i == 0 || cell != way[i-1] {
					want = append(want, cell)
				}
				before, after := d.Movers[k].cells(d.Boards[i].Leaves)
				if before != cell || after != cell {
					t.Fatalf("%d of %v is from %d to %d on board %d", k, ways, before, after, i)
				}
			}
			line := d.Ways[k].Line
			for i, p := range line {
				if cell := cellAt(p); len(got) == 0 || cell != got[len(got)-1] {
					got = append(got, cell)
				}
				if i > 0 && p.X != line[i-1].X && p.Y != line[i-1].Y {
					t.Fatalf("trail %d of %v is slanted before %v", k, ways, p)
				}
				if other, ok := taken[p]; ok && other != k {
					t.Fatalf("trails %d and %d of %v meet in %v", other, k, ways, p)
				}
				taken[p] = k
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Fatalf("the cells of trail %d (-want +got):\n%s", k, diff)
			}
		}
	}
}

// cells returns the cells that a mover comes from and goes to at a time: one, if it is there then,
// or if it waits.
func (m mover) cells(percent float64) (before, after int) {
	before, after = cellAt(m.Start), cellAt(m.Start)
	for _, a := range m.Motion {
		if a.Percent <= percent {
			before = cellAt(a.point)
		}
		if after = cellAt(a.point); a.Percent >= percent {
			break
		}
	}
	return before, after
}

// Numbers stand at every fifth step, at waits and at the goal, those of a cell together: on a wall
// above, below, left or right of the cell, the first that has room, or else on the trail.
func TestTags(t *testing.T) {
	for _, c := range []struct {
		walls []int // of a board of 4x3 cells
		ways  [][]int
		want  string // texts, and from which corner to which they stand
	}{
		{nil, [][]int{{0, 1, 2, 3, 7, 11}}, "5 at (131,94)-(143,106)"},
		{nil, [][]int{{0, 0, 0, 1, 2, 3, 7}},
			"0–2 at (8,17)-(32,29), 5 at (131,17)-(143,29), 6 at (131,54)-(143,66)"},
		{nil, [][]int{{0, 1, 2, 2, 3, 2, 1, 0}},
			"2–3 5 at (82,17)-(118,29), 7 at (14,11)-(26,23)"},
		{nil, [][]int{{0, 1, 5, 4, 4, 4, 4}}, "3–6 at (8,51)-(32,63)"},
		{nil, [][]int{{5, 5}}, "0–1 at (48,54)-(72,66)"},
		{[]int{1, 4, 6, 9}, [][]int{{5, 5}}, "0–1 at (48,26)-(72,38)"},
		{[]int{4, 6, 9}, [][]int{{5, 5}}, "0–1 at (48,82)-(72,94)"},
		{[]int{4, 6}, [][]int{{5, 5}}, "0–1 at (14,54)-(38,66)"},
		{[]int{6}, [][]int{{5, 5}}, "0–1 at (82,54)-(106,66)"},
		{[]int{1, 9}, [][]int{{5, 5}, {5, 5}},
			"0–1 at (48,26)-(72,38), 0–1 at (48,82)-(72,94)"},
		{[]int{2}, [][]int{{3, 3}}, "0–1 at (94,14)-(118,26)"}, // not outside
	} {
		film := trailFilm(c.ways...)
		for _, cell := range c.walls {
			film.Frames[0].Cells[cell].Shape = Block
		}
		var got []string
		for _, w := range newWays(film) {
			for _, tag := range w.Tags {
				got = append(got, fmt.Sprint(tag.Text, " at ", tag.box))
			}
		}
		if diff := cmp.Diff(c.want, strings.Join(got, ", ")); diff != "" {
			t.Errorf("walls %v, ways %v (-want +got):\n%s", c.walls, c.ways, diff)
		}
	}
}
