package view

import (
	"fmt"
	"math/rand"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// trailFilm is a film of these trails, the numbers of cells, over a board of 4x3 cells with walls.
func trailFilm(walls string, trails ...string) *Film {
	f := &Film{Columns: 4}
	for k, cells := range trails {
		f.Trails = append(f.Trails, Trail{"abc"[k : k+1], "ABC"[k : k+1],
			[]Colour{Red, Blue, Green}[k], numbers(cells)})
	}
	board := make([]Cell, 12)
	for _, cell := range numbers(walls) {
		board[cell] = kinds['#']
	}
	for range f.Trails[0].Cells {
		f.Frames = append(f.Frames, Frame{"move", board})
	}
	return f
}

func numbers(text string) (list []int) {
	for _, word := range strings.Fields(text) {
		n, _ := strconv.Atoi(word)
		list = append(list, n)
	}
	return list
}

// randomTrail walks at random over 30 boards; now and then it waits.
func randomTrail(r *rand.Rand) (trail string) {
	cell := r.Intn(12)
	for boards := 0; boards < 30; {
		step := []int{0, 1, -1, 4, -4}[r.Intn(5)]
		next := cell + step
		if next >= 0 && next < 12 && (step*step != 1 || next/4 == cell/4) {
			cell, trail, boards = next, fmt.Sprint(trail, " ", next), boards+1
		}
	}
	return trail
}

func cellAt(p point) int { return p.Y/cellSide*4 + p.X/cellSide }

// Each trail leads, within the cells of its way, from its start to its goal, by lines that are
// level or upright, and what moves is in each cell at its time; no two trails turn in one point.
func TestTrails(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for n := 0; n < 200; n++ {
		trails := []string{randomTrail(r), randomTrail(r), randomTrail(r)}[:1+n%3]
		taken := map[point]int{}
		for k, m := range trailFilm("", trails...).trails() {
			var line, at []int // the cells there
			for i, p := range m.Line {
				line = append(line, cellAt(p))
				if i > 0 && p.X != m.Line[i-1].X && p.Y != m.Line[i-1].Y {
					t.Fatalf("trail %d of %v is slanted before %v", k, trails, p)
				}
				if other, ok := taken[p]; ok && other != k {
					t.Fatalf("trails %d and %d of %v meet in %v", other, k, trails, p)
				}
				taken[p] = k
			}
			for _, p := range m.At {
				at = append(at, cellAt(p))
			}
			want, got := [][]int{stops(m.Cells), m.Cells}, [][]int{stops(line), at}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Fatalf("the cells of trail %d, and of what moves (-want +got):\n%s", k, diff)
			}
		}
	}
}

// stops leaves out what is as before.
func stops(cells []int) (list []int) {
	for i, cell := range cells {
		if i == 0 || cell != cells[i-1] {
			list = append(list, cell)
		}
	}
	return list
}

// tags are walls and ways, cells of a board of 4x3, and where the texts are: from which corner to
// which. Numbers stand at every fifth step, at waits and at the goal, those of a cell together: on
// a wall above, below, left or right of the cell, the first that has room; or else in the cell, at
// its lower or upper edge, or in the middle.
const tags = `
        ; 0 1 2 3 7 11    ; a5 at (131,108)-(149,120)
        ; 0 0 0 1 2 3 7   ; a0–2 at (5,28)-(35,40), a5 at (131,28)-(149,40), a6 at (131,68)-(149,80)
        ; 0 1 2 2 3 2 1 0 ; a2–3 5 at (79,28)-(121,40), a7 at (11,28)-(29,40)
        ; 0 1 5 4 4 4 4   ; a3–6 at (5,68)-(35,80)
        ; 5 5, 5, 5 5     ; a0–1 at (45,68)-(75,80), c0–1 at (45,54)-(75,66)
        ; 5 5, 5 5        ; a0–1 at (45,68)-(75,80), b0–1 at (45,40)-(75,52)
1 4 6 9 ; 5 5             ; a0–1 at (45,26)-(75,38)
4 6 9   ; 5 5             ; a0–1 at (45,82)-(75,94)
4 6     ; 5 5             ; a0–1 at (8,54)-(38,66)
6       ; 5 5             ; a0–1 at (82,54)-(112,66)
1 9     ; 5 5, 5 5        ; a0–1 at (45,26)-(75,38), b0–1 at (45,82)-(75,94)
2       ; 3 3             ; a0–1 at (88,14)-(118,26)
`

func TestTags(t *testing.T) {
	for _, row := range strings.Split(strings.Trim(tags, "\n"), "\n") {
		part := strings.Split(row, ";")
		var got []string
		for _, m := range trailFilm(part[0], strings.Split(part[1], ",")...).trails() {
			for _, tag := range m.Tags {
				got = append(got, fmt.Sprint(tag.Text, " at ", tag.box))
			}
		}
		if text := strings.Join(got, ", "); text != strings.TrimSpace(part[2]) {
			t.Errorf("%s: got %s", row, text)
		}
	}
}
