package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// The generated inputs hold every board once.
func TestGeneratedInputs(t *testing.T) {
	for name, c := range map[string]struct {
		make   func() ([]byte, error)
		boards int
	}{"eight puzzles": {allEightPuzzles, 362880}, "four in a row": {allFourInARow, 411840}} {
		text, err := c.make()
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{}
		for _, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
			seen[line] = true
		}
		if n := bytes.Count(text, []byte("\n")); n != c.boards || len(seen) != n {
			t.Errorf("%s: %d lines, %d different, want %d", name, n, len(seen), c.boards)
		}
	}
}

func TestThousands(t *testing.T) {
	got := map[string]string{}
	for _, n := range []string{"7", "360", "1000", "181440", "1234567"} {
		got[n] = thousands(n)
	}
	want := map[string]string{"7": "7", "360": "360", "1000": "1,000", "181440": "181,440", "1234567": "1,234,567"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// The floor program reads all of its input; a failing program is an error.
func TestMeasure(t *testing.T) {
	floor := filepath.Join(t.TempDir(), "floor")
	if out, err := exec.Command("go", "build", "-buildvcs=false", "-o", floor, "./floor").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	cmd := exec.Command(floor)
	cmd.Stdin = strings.NewReader(strings.Repeat("x", 200000))
	if out, err := cmd.Output(); string(out) != "200000\n" || err != nil {
		t.Errorf("floor prints %q, %v", out, err)
	}
	times, err := measure([][]string{{floor}}, []byte("x"), 3)
	if err != nil || len(times) != 1 || times[0] <= 0 || times[0] > time.Second {
		t.Errorf("measured %v, %v", times, err)
	}
	if _, err := measure([][]string{{os.Args[0], "-nonsense"}}, nil, 1); err == nil {
		t.Error("a program that fails is measured")
	}
}

// Every row is one of an existing golden or made, and no word matches nothing.
func TestRows(t *testing.T) {
	if err := os.Chdir("../.."); err != nil { // the rows name files of the module's folder
		t.Fatal(err)
	}
	defer os.Chdir("cmd/bench")
	for _, r := range rows {
		if in, err := r.input(); err != nil || len(in) == 0 {
			t.Errorf("%s: %d bytes of input, %v", r.id(), len(in), err)
		}
	}
	if err := bench(&bytes.Buffer{}, 1, []string{"nonsense"}); err == nil {
		t.Error("a word that matches no row is no error")
	}
}
