package main

import (
	"bytes"
	"encoding/xml"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"bfspuzzles/internal/puzzletest"
)

// The generated inputs hold every board once.
func TestGeneratedInputs(t *testing.T) {
	for name, c := range map[string]struct {
		make   func() []byte
		boards int
	}{"eight puzzles": {allEightPuzzles, 362880}, "four in a row": {allFourInARow, 411840}} {
		text := c.make()
		seen := map[string]bool{}
		for _, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
			seen[line] = true
		}
		if n := bytes.Count(text, []byte("\n")); n != c.boards || len(seen) != n {
			t.Errorf("%s: %d lines, %d different, want %d", name, n, len(seen), c.boards)
		}
	}
}

// The floor program reads all of its input; a failing program is an error.
func TestMeasure(t *testing.T) {
	puzzletest.ReadSources(t, "./floor")
	floor := filepath.Join(t.TempDir(), "floor")
	if out, err := exec.Command("go", "build", "-buildvcs=false", "-o", floor, "./floor").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	cmd := exec.Command(floor)
	cmd.Stdin = strings.NewReader(strings.Repeat("x", 200000))
	if out, err := cmd.Output(); string(out) != "200000\n" || err != nil {
		t.Errorf("floor prints %q, %v", out, err)
	}
	input := filepath.Join(t.TempDir(), "x")
	if err := os.WriteFile(input, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	times, err := measure([][]string{{floor}}, input, 3)
	if err != nil || len(times) != 1 || times[0] <= 0 || times[0] > time.Second {
		t.Errorf("measured %v, %v", times, err)
	}
	if _, err := measure([][]string{{os.Args[0], "-nonsense"}}, input, 1); err == nil {
		t.Error("a program that fails is measured")
	}
}

// The lines of the benchmarks become rows, in their order.
func TestParse(t *testing.T) {
	got := parse(`goos: linux
pkg: bfspuzzles/lc773
BenchmarkVisited/hardest-21/plain-2  1  100 ns/op  360.0 states
BenchmarkVisited/hardest-21/fast-2   1  100 ns/op  360.0 states
BenchmarkOther/hardest-21-2          1  100 ns/op
pkg: bfspuzzles/acwing845
BenchmarkVisited/hardest-31a/fast-2   1  100 ns/op  15881 states
BenchmarkVisited/hardest-31a/plain-2  1  100 ns/op  181440 states
ok  	bfspuzzles/acwing845	0.1s
`)
	want := []row{
		{problem: "lc773", name: "hardest-21", plainStates: "360", fastStates: "360"},
		{problem: "acwing845", name: "hardest-31a", plainStates: "181,440", fastStates: "15,881"},
	}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(row{}), cmpopts.IgnoreFields(row{}, "input")); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestString(t *testing.T) {
	var got []string
	for _, r := range []row{
		{problem: "a", name: "b", plainStates: "3", fastStates: "2", floor: time.Millisecond, plainTime: 30 * time.Millisecond, fastTime: 2 * time.Millisecond},
		{problem: "a", name: "all", plainStates: "-", fastStates: "-", floor: time.Millisecond, fastTime: 2 * time.Millisecond},
	} {
		got = append(got, r.String())
	}
	want := []string{
		"| a/b | 3 | 2 | 1.00 ms | 30.00 ms | 2.00 ms | 2.00 | 15.0 |",
		"| a/all | - | - | 1.00 ms | - | 2.00 ms | 2.00 | - |",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// The picture is well formed and has a bar for each time that was measured.
func TestPicture(t *testing.T) {
	svg := picture([]row{
		{problem: "a", name: "b", floor: time.Millisecond, plainTime: time.Second, fastTime: 2 * time.Millisecond},
		{problem: "a", name: "all", floor: time.Millisecond, fastTime: 2 * time.Millisecond},
	})
	decoder, bars := xml.NewDecoder(bytes.NewReader(svg)), 0
	for {
		token, err := decoder.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if start, ok := token.(xml.StartElement); ok && start.Name.Local == "rect" {
			bars++
		}
	}
	if bars != 1+5 {
		t.Errorf("%d bars and the ground, want 5 and the ground", bars-1)
	}
}
