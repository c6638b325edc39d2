package puzzletest

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/cli"
)

// drawings compares the output of -show for NAME.in with testdata/NAME.show, for every such file,
// and the output of -trace=100 with NAME.trace.
func (s Suite) drawings(t *testing.T) {
	paths, _ := filepath.Glob("testdata/*.[st][hr]*") // .show and .trace
	if len(paths) == 0 {
		t.Error("no drawing in testdata")
	}
	for _, path := range paths {
		ext := filepath.Ext(path)
		in, flag := Read(t, strings.TrimSuffix(path, ext)+".in"), "-show"
		if ext == ".trace" {
			flag = "-trace=100"
		}
		if diff := cmp.Diff(Read(t, path), s.command(in, flag)); diff != "" {
			t.Errorf("%s (-want +got):\n%.2000s", path, diff)
		}
	}
}

// first reads the first case of an input.
func (s Suite) first(t testing.TB, in string) cli.Game {
	t.Helper()
	g, err := s.Read(common.NewReader(strings.NewReader(in)))
	if err != nil {
		t.Fatal(err)
	}
	return g
}
