package main

import (
	"bytes"
	"encoding/xml"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"bfspuzzles/internal/puzzletest"
)

func read(t *testing.T, path ...string) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(path...))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

const root = "../.."

func TestGallery(t *testing.T) {
	puzzletest.ReadSources(t, "bfspuzzles/...")
	readme := read(t, root, "gallery", "README.md")
	for _, p := range pictures {
		want, err := p.draw(root)
		if err != nil {
			t.Fatal(err)
		}
		svg := read(t, root, "gallery", p.file())
		if !bytes.Equal(svg, want) {
			t.Errorf("gallery/%s is stale: go run ./cmd/gallery renews it", p.file())
		}
		if len(svg) >= 150_000 {
			t.Errorf("%s has %d bytes, too many", p.file(), len(svg))
		}
		if err := parse(svg); err != nil {
			t.Errorf("%s is no XML: %v", p.file(), err)
		}
		moves, _ := strconv.Atoi(strings.TrimRight(p.name, "ab"))
		if p.isMap() {
			if dots := bytes.Count(svg, []byte("h0\"")); dots < 50 {
				t.Errorf("%s has %d dots", p.file(), dots)
			}
		} else if frames := bytes.Count(svg, []byte(`class="frame"`)); frames != moves+1 {
			t.Errorf("%s has %d boards, want %d", p.file(), frames, moves+1)
		}
		if !bytes.Contains(readme, []byte("("+p.file()+")")) {
			t.Errorf("gallery/README.md does not show %s", p.file())
		}
	}
	files, err := filepath.Glob(root + "/gallery/*.svg")
	if err != nil || len(files) != len(pictures) {
		t.Errorf("gallery/ has %d files, want %d (%v)", len(files), len(pictures), err)
	}
}

// parse reads a text as XML to the end.
func parse(text []byte) error {
	d := xml.NewDecoder(bytes.NewReader(text))
	for {
		if _, err := d.Token(); err == io.EOF {
			return nil
		} else if err != nil {
			return err
		}
	}
}
