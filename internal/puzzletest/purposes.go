package puzzletest

import (
	"sort"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// purposes checks testdata/goldens.txt: it has a line for each golden, by
// name: the name, blanks, and what the golden is for. (cmd/judge -list prints it.)
func purposes(t *testing.T) {
	var want, got []string
	for _, g := range Goldens(t) {
		want = append(want, g.Name)
	}
	sort.Strings(want)
	for _, line := range strings.Split(strings.TrimSpace(read(t, "testdata/goldens.txt")), "\n") {
		words := strings.Fields(line)
		if len(words) < 2 || !strings.HasPrefix(line, words[0]+" ") {
			t.Errorf("testdata/goldens.txt: %q is not a name and what it is for", line)
			continue
		}
		got = append(got, words[0])
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("testdata/goldens.txt must have a line for each golden, in order of name (-want +got):\n%s", diff)
	}
}
