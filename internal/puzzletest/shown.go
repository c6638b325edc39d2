package puzzletest

import (
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/view"
)

// drawings checks what -show prints for NAME.in against testdata/NAME.show, for
// every such file, and that -svg then draws as many boards as the answer says; and
// what -layers prints against NAME.layers. To renew one:
//
//	go run ./PROBLEM -show < PROBLEM/testdata/NAME.in > PROBLEM/testdata/NAME.show
func (p Puzzle) drawings(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.show")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no drawing in testdata (%v)", err)
	}
	for _, path := range paths {
		want := read(t, path)
		picture := p.drawn(t, path, "-show")
		moves, err := strconv.Atoi(strings.Fields(want)[0])
		if err != nil {
			t.Errorf("%s: the first answer is no number: %v", path, err)
		}
		if moves < 0 { // the board that cannot be solved
			moves = 0
		}
		if frames := strings.Count(picture, `class="frame"`); frames != moves+1 {
			t.Errorf("%s: the picture has %d boards, want %d", path, frames, moves+1)
		}
	}
	paths, _ = filepath.Glob("testdata/*.layers")
	for _, path := range paths {
		if bars := strings.Count(p.drawn(t, path, "-layers"), `<rect class="plain`); bars == 0 {
			t.Errorf("%s: the picture has no bars", path)
		}
	}
}

// drawn checks what a flag prints for NAME.in against the file at path, and returns
// the picture that -svg then draws.
func (p Puzzle) drawn(t *testing.T, path, flag string) (svg string) {
	t.Helper()
	in := strings.TrimSuffix(path, filepath.Ext(path)) + ".in"
	picture := filepath.Join(t.TempDir(), "picture.svg")
	var stdout, stderr strings.Builder
	args := []string{flag, "-svg", picture}
	if status := p.Program.Run(args, strings.NewReader(read(t, in)), &stdout, &stderr, view.Terminal{Width: 80}); status != 0 {
		t.Fatalf("%s: status %d, stderr %q", path, status, stderr.String())
	}
	if diff := cmp.Diff(read(t, path), stdout.String()); diff != "" {
		t.Errorf("%s (-want +got):\n%s", path, diff)
	}
	return read(t, picture)
}
