package view

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// drawn is a film in a file testdata/NAME.json.
type drawn struct {
	Film   *Film
	Widths []int // of the texts to draw
}

func load(t *testing.T, name string) (d drawn) {
	t.Helper()
	text, err := os.ReadFile(name)
	if err == nil {
		err = json.Unmarshal(text, &d)
	}
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestDrawn draws the film in each testdata/NAME.json. It compares the picture with NAME.svg, and
// the text at each width, plain and in colour, with NAME-WIDTH.txt, which has a caret for each
// escape character. With UPDATE=1 it writes these files. Look at the files before you commit them.
func TestDrawn(t *testing.T) {
	names, _ := filepath.Glob("testdata/*.json") // only a bad pattern is an error
	for _, name := range names {
		d := load(t, name)
		name = strings.TrimSuffix(name, ".json")
		svg := d.Film.SVG(`a "title" <&>`, time.Second)
		checkParts(t, svg)
		compare(t, name+".svg", string(svg))
		for _, width := range d.Widths {
			text := d.Film.Text(width, false) + "\n" + d.Film.Text(width, true)
			compare(t, fmt.Sprintf("%s-%d.txt", name, width), strings.ReplaceAll(text, "\x1b", "^"))
		}
	}
}

func compare(t *testing.T, name, got string) {
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(name, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s: %v (-want +got):\n%s", name, err, diff)
	}
}

var (
	part    = regexp.MustCompile(` id="([^"]*)"`)
	use     = regexp.MustCompile(` href="#?([^"]*)"`)
	outside = regexp.MustCompile(`<(script|image)|@import`)
)

// checkParts checks that a picture is XML, that it defines exactly once each part that it uses, and
// that it loads nothing from elsewhere.
func checkParts(t *testing.T, svg []byte) {
	t.Helper()
	if err := xml.Unmarshal(svg, new(struct{})); err != nil {
		t.Errorf("not XML: %v", err)
	}
	parts := map[string]int{}
	for _, m := range part.FindAllSubmatch(svg, -1) {
		parts[string(m[1])]++
	}
	for _, m := range use.FindAllSubmatch(svg, -1) {
		if n := parts[string(m[1])]; n != 1 {
			t.Errorf("%d elements are called %s", n, m[1])
		}
	}
	if found := outside.Find(svg); found != nil {
		t.Errorf("there is a %s in the picture", found)
	}
}
