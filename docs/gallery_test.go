package docs

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"bfspuzzles/internal/puzzletest"
)

// drawing matches a command of gallery/README.md: language, program and flags, picture, input.
var drawing = regexp.MustCompile(`(?m)^LC_ALL=(\S+) go (run .* -svg) gallery/(\S+) < (\S+)$`)

// TestGallery runs the commands of the gallery: they draw the pictures that are there, all of
// them.
func TestGallery(t *testing.T) {
	puzzletest.ReadSources(t, "bfspuzzles/...")
	commands := drawing.FindAllStringSubmatch(puzzletest.Read(t, "../gallery/README.md"), -1)
	for _, m := range commands {
		cmd := exec.Command("go", strings.Fields(m[2]+" -")...)
		cmd.Dir, cmd.Stderr = "..", os.Stderr
		cmd.Stdin = strings.NewReader(puzzletest.Read(t, "../"+m[4]))
		cmd.Env = append(os.Environ(), "LC_ALL="+m[1])
		svg, err := cmd.Output()
		if err != nil || string(svg) != puzzletest.Read(t, "../gallery/"+m[3]) {
			t.Errorf("%s is stale (%v); gallery/README.md says how to renew it", m[3], err)
		}
	}
	pictures, _ := filepath.Glob("../gallery/*.svg") // an error is one of the pattern only
	if len(pictures) != len(commands) || len(pictures) == 0 {
		t.Errorf("%d pictures, %d commands that draw one", len(pictures), len(commands))
	}
}
