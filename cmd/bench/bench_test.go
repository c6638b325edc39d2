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
	"github.com/google/go-cmp/cmp/cmpopts"

	"bfspuzzles/internal/puzzletest"
)

// The generated inputs hold every board once.
func TestArrangements(t *testing.T) {
	for letters, boards := range map[string]int{"12345678x": 362880, "BBBBBBBWWWWWWWOO": 411840, "aab": 3} {
		text := arrangements(letters, " ")
		seen := map[string]bool{}
		for _, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
			seen[line] = true
		}
		if n := bytes.Count(text, []byte("\n")); n != boards || len(seen) != n {
			t.Errorf("%s: %d lines, %d different, want %d", letters, n, len(seen), boards)
		}
	}
	if got := string(arrangements("aab", " ")); got != "a a b \na b a \nb a a \n" {
		t.Errorf("aab: %q", got)
	}
}

// Commands are run in turn. The first time is not counted, but of a command that takes over a second,
// it is the only one.
func TestMeasure(t *testing.T) {
	took := [][]time.Duration{{900, 30, 10, 20}, {2e9}, {1, 5, 6, 7}}
	var order []int
	times, err := measure(3, 3, func(i int) (time.Duration, error) {
		order = append(order, i)
		next := took[i][0]
		took[i] = took[i][1:]
		return next, nil
	})
	if diff := cmp.Diff([]time.Duration{20, 2e9, 6}, times); diff != "" || err != nil {
		t.Errorf("medians (-want +got):\n%s%v", diff, err)
	}
	if diff := cmp.Diff([]int{0, 1, 2, 0, 2, 0, 2, 0, 2}, order); diff != "" {
		t.Errorf("commands run (-want +got):\n%s", diff)
	}
}

// The floor program reads all of its input; a failing program is an error.
func TestFloor(t *testing.T) {
	puzzletest.ReadSources(t, "./floor")
	floor := filepath.Join(t.TempDir(), "floor.exe")
	build := exec.Command("go", "build", "-buildvcs=false", "-o", floor, "./floor")
	if out, err := build.CombinedOutput(); err != nil {
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
	if took, err := cpuTime([]string{floor}, input); err != nil || took < 0 || took > time.Second {
		t.Errorf("measured %v, %v", took, err)
	}
	fails := func(int) (time.Duration, error) { return cpuTime([]string{os.Args[0], "-nonsense"}, input) }
	if _, err := measure(1, 1, fails); err == nil {
		t.Error("a program that fails is measured")
	}
}

// The lines of the benchmarks become rows, in their order.
func TestParse(t *testing.T) {
	got := parse(`goos: linux
pkg: bfspuzzles/lc773
BenchmarkVisited/lc773/hardest-21/states-2      	       1	       118.0 ns/op	       360.0 fast	       360.0 plain
BenchmarkOther/hardest-21-2          1  100 ns/op
pkg: bfspuzzles/acwing845
BenchmarkVisited/acwing845/hardest-31a/states   	       1	        98.00 ns/op	     15881 fast	    181440 plain
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
		{problem: "a", name: "b", plainStates: "3", fastStates: "2", times: [3]time.Duration{1e6, 2e6, 30e6}},
		{problem: "a", name: "all", plainStates: "-", fastStates: "-", times: [3]time.Duration{1e6, 2e6}},
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
