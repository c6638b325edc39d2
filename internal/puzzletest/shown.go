package puzzletest

import (
	"bytes"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/view"
)

// drawings checks what -show prints for NAME.in against testdata/NAME.show, for
// every such file, and that -svg then draws as many boards as the answer says. To
// renew one:
//
//	go run ./PROBLEM -show < PROBLEM/testdata/NAME.in > PROBLEM/testdata/NAME.show
func (p Puzzle) drawings(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.show")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no drawing in testdata (%v)", err)
	}
	for _, path := range paths {
		in := read(t, strings.TrimSuffix(path, ".show")+".in")
		want := read(t, path)
		picture := filepath.Join(t.TempDir(), "route.svg")
		args := []string{"-show", "-svg", picture}
		var stdout, stderr strings.Builder
		if status := p.Program.Run(args, strings.NewReader(in), &stdout, &stderr, view.Terminal{Width: 80}); status != 0 {
			t.Errorf("%s: status %d, stderr %q", path, status, stderr.String())
			continue
		}
		if diff := cmp.Diff(want, stdout.String()); diff != "" {
			t.Errorf("%s (-want +got):\n%s", path, diff)
		}
		moves, err := strconv.Atoi(strings.Fields(want)[0])
		if err != nil {
			t.Errorf("%s: the first answer is no number: %v", path, err)
		}
		if moves < 0 { // the board that cannot be solved
			moves = 0
		}
		if frames := bytes.Count([]byte(read(t, picture)), []byte(`class="frame"`)); frames != moves+1 {
			t.Errorf("%s: the picture has %d boards, want %d", path, frames, moves+1)
		}
	}
}
