package docs

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/puzzletest"
)

// drawing matches a command of gallery/README.md: language, program and flags, picture, input.
var drawing = regexp.MustCompile(`(?m)^LC_ALL=(\S+) go (run .* -svg) gallery/(\S+) < (\S+)$`)

// TestGallery runs the commands of the gallery. They draw the pictures that are there, and no
// other picture is there.
func TestGallery(t *testing.T) {
	puzzletest.ReadSources(t, "bfspuzzles/...")
	var drawn []string
	readme := puzzletest.Read(t, "../gallery/README.md")
	for _, m := range drawing.FindAllStringSubmatch(readme, -1) {
		input, err := os.Open(filepath.Join("..", m[4]))
		if err != nil {
			t.Fatal(err)
		}
		defer input.Close()
		cmd := exec.Command("go", strings.Fields(m[2]+" -")...)
		cmd.Dir, cmd.Stdin, cmd.Stderr = "..", input, os.Stderr
		cmd.Env = append(os.Environ(), "LC_ALL="+m[1])
		picture := filepath.Join("../gallery", m[3])
		if svg, err := cmd.Output(); err != nil || string(svg) != puzzletest.Read(t, picture) {
			t.Errorf("%s is stale (%v); gallery/README.md says how to renew it", picture, err)
		}
		drawn = append(drawn, picture)
	}
	sort.Strings(drawn)
	there, _ := filepath.Glob("../gallery/*.svg") // sorted; an error is one of the pattern only
	if diff := cmp.Diff(there, drawn); diff != "" {
		t.Errorf("the pictures, and those that the commands draw (-there +drawn):\n%s", diff)
	}
}
