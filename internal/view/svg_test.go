package view

import (
	"bytes"
	"encoding/xml"
	"io"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// element is a start tag with its attributes by name.
type element struct {
	name  string
	attrs map[string]string
}

// parse reads a picture as XML to the end.
func parse(t *testing.T, svg []byte) []element {
	t.Helper()
	var all []element
	d := xml.NewDecoder(bytes.NewReader(svg))
	for {
		token, err := d.Token()
		if err == io.EOF {
			return all
		}
		if err != nil {
			t.Fatalf("no XML: %v\n%s", err, svg)
		}
		if start, ok := token.(xml.StartElement); ok {
			e := element{start.Name.Local, map[string]string{}}
			for _, a := range start.Attr {
				e.attrs[a.Name.Local] = a.Value
			}
			all = append(all, e)
		}
	}
}

func TestSVG(t *testing.T) {
	film := threeBoards()
	svg := film.SVG(`a "title" <&>`, time.Second)
	ids, used, frames := map[string]bool{}, map[string]int{}, 0
	for _, e := range parse(t, svg) {
		if e.name == "script" || e.name == "image" {
			t.Errorf("there is a %s in the picture", e.name)
		}
		if id := e.attrs["id"]; id != "" {
			if ids[id] {
				t.Errorf("two elements are called %s", id)
			}
			ids[id] = true
		}
		if e.attrs["class"] == "frame" {
			frames++
		}
		if e.name == "use" {
			used[e.attrs["href"]]++
		}
	}
	for href := range used {
		if !ids[strings.TrimPrefix(href, "#")] {
			t.Errorf("nothing is called %s", href)
		}
	}
	if frames != 3 {
		t.Errorf("%d frames, want 3", frames)
	}
	if used["#sheet"] != 2 {
		t.Errorf("the sheet is shown %d times, want 2: through the stage and beside it",
			used["#sheet"])
	}
	for _, want := range []string{
		`<use href="#mark" class="lined" x="0" y="0"/>` +
			`<use href="#mark" class="moved dashed" x="0" y="0"/>`,
		"prefers-color-scheme:dark", "prefers-reduced-motion",
		"play 7.000s", "playing 7.000s", // a second for two boards, five for the last
		">2. &lt;&amp;&gt;<",                                  // a caption
		">That is all.</tspan",                                // the note
		`class="label" x="40" y="40" dx="20" dy="28">T<`,      // on a tint
		`class="label on red" x="0" y="0" dx="20" dy="28">a<`, // on a disc
	} {
		if !bytes.Contains(svg, []byte(want)) {
			t.Errorf("the picture lacks %s", want)
		}
	}
	if !bytes.Equal(svg, film.SVG(`a "title" <&>`, time.Second)) {
		t.Error("the same film gave another picture")
	}
}

func TestSVGOfOneBoardStandsStill(t *testing.T) {
	film := threeBoards()
	film.Frames = film.Frames[:1]
	film.Note = strings.Repeat("a long note ", 9)
	svg := film.SVG("", time.Second)
	parse(t, svg)
	if bytes.Contains(svg, []byte("animation")) {
		t.Error("a single board is animated")
	}
	if n := bytes.Count(svg, []byte(`href="#sheet"`)); n != 1 {
		t.Errorf("the board is shown %d times, want 1", n)
	}
	if n := bytes.Count(svg, []byte(`class="note"`)); n < 2 {
		t.Errorf("%d lines of a note that needs more", n)
	}
}

// No two boards of a sheet share a place, all are on it, and it is beside the stage.
func TestSheetPlaces(t *testing.T) {
	for rows := 1; rows <= 3; rows++ {
		for n := 2; n <= 100; n++ {
			film := &Film{Columns: 1, Frames: make([]Frame, n)}
			for i := range film.Frames {
				film.Frames[i].Cells = make([]Cell, rows)
			}
			d := newDrawing(film, time.Second)
			sheet := box{d.Slot.X, d.Slot.Y,
				2*(d.Whole.Width-d.Sheet.X) + gap + 1, 2*d.Whole.Height + gap + 1}
			taken := map[point]bool{}
			for i, b := range d.Boards {
				slot := box{d.Slot.X + b.X, d.Slot.Y + b.Y, d.Slot.Width, d.Slot.Height}
				if taken[b.point] || b.X%slot.Width != 0 || b.Y%slot.Height != 0 ||
					!slot.within(sheet) {
					t.Fatalf("board %d of %d is at %v of a sheet %v", i, n, slot, sheet)
				}
				taken[b.point] = true
			}
			if !d.Floor.within(d.Window) || !d.Window.within(d.Slot) || d.Sheet.X <= d.Stage.Width {
				t.Fatalf("%d boards: %+v", n, d)
			}
		}
	}
}

func (b box) within(large box) bool {
	return b.X >= large.X && b.X+b.Width <= large.X+large.Width &&
		b.Y >= large.Y && b.Y+b.Height <= large.Y+large.Height
}

// keyframe is a point of an animation and when it is reached, in percent.
type keyframe struct {
	Percent float64
	X, Y    int
}

// keyframes returns those of an animation.
func keyframes(t *testing.T, svg []byte, name string) []keyframe {
	t.Helper()
	css := regexp.MustCompile(`(?m)^@keyframes ` + name + `\{(.*)\}$`).FindSubmatch(svg)
	if css == nil {
		t.Fatalf("there is no animation %s", name)
	}
	var all []keyframe
	point := regexp.MustCompile(`([0-9.]+)%\{transform:translate\((-?\d+)px,(-?\d+)px\)\}`)
	for _, m := range point.FindAllSubmatch(css[1], -1) {
		var k keyframe
		k.Percent, _ = strconv.ParseFloat(string(m[1]), 64)
		k.X, _ = strconv.Atoi(string(m[2]))
		k.Y, _ = strconv.Atoi(string(m[3]))
		all = append(all, k)
	}
	return all
}

// Each board stands on the stage for its time, two for a second and one for five, and
// is framed on the sheet at the same time.
func TestSVGPlays(t *testing.T) {
	d := newDrawing(threeBoards(), time.Second)
	svg := threeBoards().SVG("", time.Second)
	var stage, framed []keyframe
	for i, percent := range []float64{0, 14.29, 28.57} {
		stage = append(stage, keyframe{percent, -d.Boards[i].X, -d.Boards[i].Y})
		framed = append(framed, keyframe{percent, d.Boards[i].X, d.Boards[i].Y})
	}
	if diff := cmp.Diff(stage, keyframes(t, svg, "play")); diff != "" {
		t.Errorf("the stage (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(framed, keyframes(t, svg, "playing")); diff != "" {
		t.Errorf("the frame (-want +got):\n%s", diff)
	}
}

// All lines of a note, as the template sets them, are inside the picture, however small its board
// is.
func TestNoteFits(t *testing.T) {
	long := strings.Repeat("uncharacteristically long ", 12)
	film := Film{Columns: 1, Frames: []Frame{{Cells: []Cell{{Label: "1"}}}}, Note: long}
	chart := Chart{Plain: []int{1}, Note: long}
	for name, svg := range map[string][]byte{
		"film": film.SVG("note", time.Second), "chart": chart.SVG("note", time.Second),
	} {
		number := func(pattern string) float64 {
			found := regexp.MustCompile(pattern).FindSubmatch(svg)
			if found == nil {
				t.Fatalf("%s: no %s in\n%s", name, pattern, svg)
			}
			n, err := strconv.ParseFloat(string(found[1]), 64)
			if err != nil {
				t.Fatal(err)
			}
			return n
		}
		width := number(`viewBox="-?\d+ -?\d+ (\d+)`)
		bottom := number(`viewBox="-?\d+ (-?\d+)`) + number(`viewBox="-?\d+ -?\d+ \d+ (\d+)`)
		y, font := number(`<text y="(\d+)"><tspan class="note"`), number(`text\{font:(\d+)px`)
		line := regexp.MustCompile(`<tspan class="note" x="0" dy="(\d+)">([^<]*)</tspan>`)
		lines := line.FindAllSubmatch(svg, -1)
		if len(lines) < 2 {
			t.Errorf("%s: %d lines of the note", name, len(lines))
		}
		for _, line := range lines {
			dy, err := strconv.Atoi(string(line[1]))
			if err != nil {
				t.Fatal(err)
			}
			y += float64(dy)
			if wide := float64(len(line[2])) * font / 2; wide > width {
				t.Errorf("%s: a line of about %.0f pixels in a picture of %.0f: %s",
					name, wide, width, line[2])
			}
		}
		if y > bottom {
			t.Errorf("%s: the note ends at %.0f, the picture at %.0f", name, y, bottom)
		}
	}
}
