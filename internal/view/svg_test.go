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
	for _, href := range []string{"#f0", "#f1", "#f2"} {
		if used[href] != 2 {
			t.Errorf("%s is shown %d times, want 2: on the stage and on the sheet", href, used[href])
		}
	}
	for _, want := range []string{
		"prefers-color-scheme:dark", "prefers-reduced-motion",
		"play 7.000s", "playing 7.000s", // a second for two boards, five for the last
		">2. &lt;&amp;&gt;<",                                                           // a caption
		">That is all.</text",                                                          // the note
		`class="label none" x="60" y="68">T<`, `class="label on red" x="20" y="28">a<`, // on a tint, on a disc
	} {
		if !bytes.Contains(svg, []byte(want)) {
			t.Errorf("the picture lacks %s", want)
		}
	}
	if !bytes.Equal(svg, film.SVG(`a "title" <&>`, time.Second)) {
		t.Error("the same film gave another picture")
	}
}

// What is the same on all boards is drawn once.
func TestSVGDrawsSameCellsOnce(t *testing.T) {
	blocks := 0
	for _, e := range parse(t, threeBoards().SVG("", time.Second)) {
		if e.attrs["href"] == "#block" {
			blocks++
		}
	}
	if blocks != 1 {
		t.Errorf("%d blocks, want 1", blocks)
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
	if n := bytes.Count(svg, []byte(`href="#f0"`)); n != 1 {
		t.Errorf("the board is shown %d times, want 1", n)
	}
	if n := bytes.Count(svg, []byte(`class="note"`)); n < 2 {
		t.Errorf("%d lines of a note that needs more", n)
	}
}

// No two boards of a sheet share a place, and none is on the stage.
func TestSheetPlaces(t *testing.T) {
	for rows := 1; rows <= 3; rows++ {
		for n := 2; n <= 100; n++ {
			film := &Film{Columns: 1, Frames: make([]Frame, n)}
			for i := range film.Frames {
				film.Frames[i].Cells = make([]Cell, rows)
			}
			d := newDrawing(film)
			taken := map[[2]int]bool{}
			for i := range film.Frames {
				x, y := d.Boards[i].X, d.Boards[i].Y
				onStage := x < space+d.StageWidth+space && y < space+d.StageHeight+space
				if taken[[2]int{x, y}] || onStage || x+thumbnail+space > d.width || y+d.pitch > d.height {
					t.Fatalf("board %d of %d is at %d, %d of a picture of %dx%d", i, n, x, y, d.width, d.height)
				}
				taken[[2]int{x, y}] = true
			}
		}
	}
}

// keyframe is a point of an animation and when it is reached, in percent.
type keyframe struct {
	Percent string
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
	for _, m := range regexp.MustCompile(`([0-9.]+)%\{transform:translate\((-?\d+)px,(-?\d+)px\)\}`).FindAllSubmatch(css[1], -1) {
		k := keyframe{Percent: string(m[1])}
		k.X, _ = strconv.Atoi(string(m[2]))
		k.Y, _ = strconv.Atoi(string(m[3]))
		all = append(all, k)
	}
	return all
}

// The strip shows each board in its slot, two of a second and one of five, and at
// the same time that board is framed on the sheet.
func TestSVGPlays(t *testing.T) {
	d := newDrawing(threeBoards())
	svg := threeBoards().SVG("", time.Second)
	slots := []string{"0.00", "14.29", "28.57"}
	var strip, framed []keyframe
	for i, percent := range slots {
		strip = append(strip, keyframe{percent, 0, -i * d.FrameHeight})
		framed = append(framed, keyframe{percent, d.Boards[i].X, d.Boards[i].Y})
	}
	if diff := cmp.Diff(strip, keyframes(t, svg, "play")); diff != "" {
		t.Errorf("the strip (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(framed, keyframes(t, svg, "playing")); diff != "" {
		t.Errorf("the frame (-want +got):\n%s", diff)
	}
}
