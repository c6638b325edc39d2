package view

import (
	"bytes"
	"fmt"
	"math/rand"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// trailFilm is a film of so many trails over a board of 4x3 cells.
func trailFilm(frames int, trails ...[]int) *Film {
	film := &Film{Columns: 4, Frames: make([]Frame, frames)}
	for i := range film.Frames {
		film.Frames[i] = Frame{"move", make([]Cell, 12)}
	}
	for k, cells := range trails {
		name := string(rune('a' + k))
		film.Trails = append(film.Trails,
			Trail{name, strings.ToUpper(name), []Colour{Red, Blue, Green}[k], cells})
	}
	return film
}

// randomTrail walks at random; now and then it waits.
func randomTrail(r *rand.Rand, frames int) []int {
	cells := []int{r.Intn(12)}
	for len(cells) < frames {
		x, y := cells[len(cells)-1]%4, cells[len(cells)-1]/4
		step := [][2]int{{0, 0}, {1, 0}, {-1, 0}, {0, 1}, {0, -1}}[r.Intn(5)]
		if x, y = x+step[0], y+step[1]; x >= 0 && x < 4 && y >= 0 && y < 3 {
			cells = append(cells, 4*y+x)
		}
	}
	return cells
}

// where returns the cell of what moves by these keyframes, at a time in percent.
func where(frames []keyframe, percent float64) (cell int) {
	before := frames[0]
	for _, next := range frames {
		if next.Percent >= percent {
			part := 1.0
			if next.Percent > before.Percent {
				part = (percent - before.Percent) / (next.Percent - before.Percent)
			}
			x := float64(before.X) + part*float64(next.X-before.X)
			y := float64(before.Y) + part*float64(next.Y-before.Y)
			return int(y)/cellSide*4 + int(x)/cellSide
		}
		before = next
	}
	return -1
}

// numbersOf returns the numbers of the attributes that a pattern matches, a list for each match.
func numbersOf(svg []byte, pattern string) (all [][]int) {
	for _, m := range regexp.MustCompile(pattern).FindAllSubmatch(svg, -1) {
		var numbers []int
		for _, group := range m[1:] {
			for _, field := range strings.Fields(string(group)) {
				n, _ := strconv.Atoi(field)
				numbers = append(numbers, n)
			}
		}
		all = append(all, numbers)
	}
	return all
}

const trailPath = `<path class="trail [a-z]+" d="M ([^"]*)"/>`

// Each trail leads, within the cells of its way, from its start to its goal, by lines that are
// level or upright, and what moves is in each cell at its time; no two trails turn in one point.
func TestTrails(t *testing.T) {
	const frames = 30
	r := rand.New(rand.NewSource(1))
	for n := 0; n < 200; n++ {
		ways := [][]int{randomTrail(r, frames), randomTrail(r, frames), randomTrail(r, frames)}
		ways = ways[:1+n%3]
		svg := trailFilm(frames, ways...).SVG("", time.Second)
		taken := map[[2]int]int{}
		paths := numbersOf(svg, trailPath)
		if len(paths) != len(ways) {
			t.Fatalf("%d trails, want %d", len(paths), len(ways))
		}
		for k, way := range ways {
			var want, got, moves []int
			for i, cell := range way {
				if i == 0 || cell != way[i-1] {
					want = append(want, cell)
				}
			}
			for i := 0; i < len(paths[k]); i += 2 {
				x, y := paths[k][i], paths[k][i+1]
				if cell := y/cellSide*4 + x/cellSide; len(got) == 0 || cell != got[len(got)-1] {
					got = append(got, cell)
				}
				if i > 0 && x != paths[k][i-2] && y != paths[k][i-1] {
					t.Fatalf("trail %d of %v is slanted before %d %d", k, ways, x, y)
				}
				if other, ok := taken[[2]int{x, y}]; ok && other != k {
					t.Fatalf("trails %d and %d of %v meet in %d %d", other, k, ways, x, y)
				}
				taken[[2]int{x, y}] = k
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Fatalf("the cells of trail %d (-want +got):\n%s", k, diff)
			}
			motion := keyframes(t, svg, fmt.Sprintf("m%d", k))
			for i := range way {
				moves = append(moves, where(motion, 100*float64(i+1)/(frames-1+longHold)))
			}
			if diff := cmp.Diff(way, moves); diff != "" {
				t.Fatalf("what moves along trail %d (-want +got):\n%s", k, diff)
			}
		}
	}
}

// There and back are two lines, joined where the trail turns back.
func TestTrailsThereAndBack(t *testing.T) {
	got := numbersOf(trailFilm(5, []int{0, 1, 5, 1, 0}).SVG("", time.Second), trailPath)
	want := [][]int{{20, 23, 57, 23, 57, 60, 63, 60, 63, 17, 20, 17}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("the points (-want +got):\n%s", diff)
	}
}

// texts returns those of a class, in order.
func texts(svg []byte, class string) []string {
	var all []string
	pattern := `<text class="` + class + `[^>]*>([^<]*)<`
	for _, m := range regexp.MustCompile(pattern).FindAllSubmatch(svg, -1) {
		all = append(all, string(m[1]))
	}
	return all
}

// Numbers stand at every fifth step, at waits and at the goal, those of a cell
// together.
func TestTrailNumbers(t *testing.T) {
	for _, c := range []struct {
		way  []int
		want []string
	}{
		{[]int{0, 1, 2, 3, 7, 11}, []string{"5"}},
		{[]int{0, 0, 0, 1, 2, 3, 7}, []string{"0–2", "5", "6"}},
		{[]int{0, 1, 2, 2, 3, 2, 1, 0}, []string{"2–3 5", "7"}},
		{[]int{0, 1, 5, 4, 4, 4, 4}, []string{"3–6"}},
		{[]int{5, 5}, []string{"0–1"}},
	} {
		svg := trailFilm(len(c.way), c.way).SVG("", time.Second)
		if diff := cmp.Diff(c.want, texts(svg, "tag")); diff != "" {
			t.Errorf("%v (-want +got):\n%s", c.way, diff)
		}
		if diff := cmp.Diff([]string{"a", "A", "a"}, texts(svg, "badge")); diff != "" {
			t.Errorf("%v: start, goal and what moves (-want +got):\n%s", c.way, diff)
		}
	}
}

// A number stands on a wall beside its cell: above, below, left or right of it, the first that has
// room. If none has, it stands on its trail.
func TestTrailNumbersOnWalls(t *testing.T) {
	for _, c := range []struct {
		walls []int // of a board of 4x3 cells
		ways  [][]int
		want  [][]int // left, top, width and height
	}{
		{[]int{1, 4, 6, 9}, [][]int{{5, 5}}, [][]int{{48, 26, 24, 12}}},
		{[]int{4, 6, 9}, [][]int{{5, 5}}, [][]int{{48, 82, 24, 12}}},
		{[]int{4, 6}, [][]int{{5, 5}}, [][]int{{14, 54, 24, 12}}},
		{[]int{6}, [][]int{{5, 5}}, [][]int{{82, 54, 24, 12}}},
		{nil, [][]int{{5, 5}}, [][]int{{48, 54, 24, 12}}},
		{[]int{1, 9}, [][]int{{5, 5}, {5, 5}}, [][]int{{48, 26, 24, 12}, {48, 82, 24, 12}}},
		{[]int{2}, [][]int{{3, 3}}, [][]int{{94, 14, 24, 12}}}, // not outside
	} {
		film := trailFilm(len(c.ways[0]), c.ways...)
		for _, cell := range c.walls {
			film.Frames[0].Cells[cell].Shape = Block
		}
		rect := `<rect class="tag [a-z]+" x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"`
		got := numbersOf(film.SVG("", time.Second), rect)
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("walls %v, ways %v (-want +got):\n%s", c.walls, c.ways, diff)
		}
	}
}

// With trails there is one board, of the blocks, the captions, and no sheet.
func TestTrailsNeedNoSheet(t *testing.T) {
	film := trailFilm(3, []int{0, 1, 2}, []int{4, 5, 6})
	for _, frame := range film.Frames {
		frame.Cells[8] = Cell{Label: "#", Colour: Grey, Shape: Block}
		frame.Cells[9] = Cell{Label: "x", Colour: Red, Shape: Tile}
	}
	svg := film.SVG("", time.Second)
	parse(t, svg)
	for text, want := range map[string]int{
		`class="frame"`: 3, `href="#captions"`: 1, `href="#board"`: 1, "playing{animation": 0,
		">1. move<": 1, "Numbers are steps": 1,
		`href="#block" class="grey" x="0" y="80"`: 1, ">x<": 0,
	} {
		if got := bytes.Count(svg, []byte(text)); got != want {
			t.Errorf("%s: %d times, want %d", text, got, want)
		}
	}
}
