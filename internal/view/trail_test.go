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
		film.Trails = append(film.Trails, Trail{name, strings.ToUpper(name), []Colour{Red, Blue, Green}[k], cells})
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

// texts returns those of a class, in order.
func texts(svg []byte, class string) []string {
	var all []string
	for _, m := range regexp.MustCompile(`<text class="`+class+`[^>]*>([^<]*)<`).FindAllSubmatch(svg, -1) {
		all = append(all, string(m[1]))
	}
	return all
}

// Each trail leads, within the cells of its way, from its start to its goal, and
// what moves is in each cell at its time; no two trails run through the same point,
// wherever they go and come again.
func TestTrails(t *testing.T) {
	const frames = 30
	r := rand.New(rand.NewSource(1))
	for n := 0; n < 200; n++ {
		ways := [][]int{randomTrail(r, frames), randomTrail(r, frames), randomTrail(r, frames)}[:1+n%3]
		svg := trailFilm(frames, ways...).SVG("", time.Second)
		taken := map[string]int{}
		paths := regexp.MustCompile(`<path class="trail [a-z]+" d="M ([^"]*)"/>`).FindAllSubmatch(svg, -1)
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
			numbers := strings.Fields(string(paths[k][1]))
			for i := 0; i < len(numbers); i += 2 {
				x, _ := strconv.Atoi(numbers[i])
				y, _ := strconv.Atoi(numbers[i+1])
				if cell := y/cellSide*4 + x/cellSide; len(got) == 0 || cell != got[len(got)-1] {
					got = append(got, cell)
				}
				point := numbers[i] + " " + numbers[i+1]
				if other, ok := taken[point]; ok && other != k {
					t.Fatalf("trails %d and %d of %v meet in %s", other, k, ways, point)
				}
				taken[point] = k
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Fatalf("the cells of trail %d (-want +got):\n%s", k, diff)
			}
			for i, frame := range keyframes(t, svg, fmt.Sprintf("m%d", k)) {
				moves = append(moves, frame.Y/cellSide*4+frame.X/cellSide)
				if at := fmt.Sprintf("%.2f", 100*float64(i+1)/(frames-1+longHold)); frame.Percent != at {
					t.Fatalf("frame %d is reached at %s%%, want %s%%", i, frame.Percent, at)
				}
			}
			if diff := cmp.Diff(way, moves); diff != "" {
				t.Fatalf("what moves along trail %d (-want +got):\n%s", k, diff)
			}
		}
	}
}

// There and back, and there once more, are three lines.
func TestTrailsThereAndBack(t *testing.T) {
	svg := trailFilm(7, []int{0, 1, 2, 1, 0, 1, 2}).SVG("", time.Second)
	path := regexp.MustCompile(`<path class="trail [^"]*" d="M ([^"]*)"/>`).FindSubmatch(svg)
	if diff := cmp.Diff("20 20 60 20 100 20 64 24 24 24 56 16 104 24", string(path[1])); diff != "" {
		t.Errorf("the points (-want +got):\n%s", diff)
	}
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

// Beside a start or a goal a number stands towards the middle of the cell.
func TestTrailNumbersBesideStarts(t *testing.T) {
	svg := trailFilm(2, []int{0, 0}, []int{1, 1}, []int{2, 2}).SVG("", time.Second)
	for _, want := range []string{
		`<text class="tag left on red" x="21" y="8" dy="4">0–1<`,
		`<text class="tag left on blue" x="73" y="20" dy="4">0–1<`,
		`<text class="tag right on green" x="99" y="32" dy="4">0–1<`,
	} {
		if !bytes.Contains(svg, []byte(want)) {
			t.Errorf("the picture lacks %s", want)
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
		`class="frame"`: 3, `href="#sheet"`: 1, `href="#board"`: 1, "playing{animation": 0,
		">1. move<": 1, "Numbers are steps": 1,
		`href="#block" class="grey" x="0" y="80"`: 1, ">x<": 0,
	} {
		if got := bytes.Count(svg, []byte(text)); got != want {
			t.Errorf("%s: %d times, want %d", text, got, want)
		}
	}
}
