package view

import (
	"fmt"
	"math/rand"
	"strconv"
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
	before, after = cellAt(m.At[0]), cellAt(m.At[0])
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
// above, below, left or right of the cell, the first that has room; or else in the cell, at its
// lower or upper edge, or on the trail.
func TestTags(t *testing.T) {
	for _, c := range []struct {
		walls, ways string // cells of a board of 4x3
		want        string // texts, and from which corner to which they stand
	}{
		{"", "0 1 2 3 7 11", "a5 at (131,108)-(149,120)"},
		{"", "0 0 0 1 2 3 7",
			"a0–2 at (5,28)-(35,40), a5 at (131,28)-(149,40), a6 at (131,68)-(149,80)"},
		{"", "0 1 2 2 3 2 1 0", "a2–3 5 at (79,28)-(121,40), a7 at (11,28)-(29,40)"},
		{"", "0 1 5 4 4 4 4", "a3–6 at (5,68)-(35,80)"},
		{"", "5 5, 5 5, 5 5",
			"a0–1 at (45,68)-(75,80), b0–1 at (45,40)-(75,52), c0–1 at (53,62)-(83,74)"},
		{"1 4 6 9", "5 5", "a0–1 at (45,26)-(75,38)"},
		{"4 6 9", "5 5", "a0–1 at (45,82)-(75,94)"},
		{"4 6", "5 5", "a0–1 at (8,54)-(38,66)"},
		{"6", "5 5", "a0–1 at (82,54)-(112,66)"},
		{"1 9", "5 5, 5 5", "a0–1 at (45,26)-(75,38), b0–1 at (45,82)-(75,94)"},
		{"2", "3 3", "a0–1 at (88,14)-(118,26)"}, // not outside
	} {
		var ways [][]int
		for _, way := range strings.Split(c.ways, ",") {
			ways = append(ways, numbers(way))
		}
		film := trailFilm(ways...)
		for _, cell := range numbers(c.walls) {
			film.Frames[0].Cells[cell].Shape = Block
		}
		var got []string
		for _, w := range newWays(film) {
			for _, tag := range w.Tags {
				got = append(got, fmt.Sprint(tag.Text, " at ", tag.box))
			}
		}
		if diff := cmp.Diff(c.want, strings.Join(got, ", ")); diff != "" {
			t.Errorf("walls %s, ways %s (-want +got):\n%s", c.walls, c.ways, diff)
		}
	}
}

func numbers(text string) (list []int) {
	for _, word := range strings.Fields(text) {
		n, _ := strconv.Atoi(word)
		list = append(list, n)
	}
	return list
}
