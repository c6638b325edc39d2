package puzzletest

import (
	"fmt"
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

// caseTexts checks the output of -text for the cases of every golden, about 50 cases at most. The
// output must be a part of the input and have the same answer on its own.
func (s Suite) caseTexts(t *testing.T) {
	for _, g := range Goldens(t) {
		answers := strings.SplitAfter(g.Out, "\n")
		for k := 0; k < len(answers)-1; k += 1 + len(answers)/50 { // the last string is empty
			text := s.command(g.In, "-text", "-case", fmt.Sprint(k+1))
			got := s.run(s.Answers(), text)
			if !strings.Contains(g.In, strings.TrimSuffix(text, "\n")) || got != answers[k] {
				t.Errorf("%s case %d: the answer to its text is %.300q, want %q:\n%s", g.Name, k+1,
					got, answers[k], text)
			}
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
