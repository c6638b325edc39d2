package main

import (
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/internal/puzzletest"
)

// Commands run in turn, but a command that takes more than a second runs once. The lines of the
// benchmarks become rows with the medians.
func TestRows(t *testing.T) {
	took := [][]time.Duration{{1e6, 3e6, 1e5}, {2e6, 2e6, 2e6}, {2e9}}
	order := ""
	times, err := measure(3, 3, func(i int) (time.Duration, error) {
		order += string("fqp"[i])
		next := took[i][0]
		took[i] = took[i][1:]
		return next, nil
	})
	if order != "fqpfqfq" || err != nil {
		t.Errorf("commands ran in the order %s (error %v)", order, err)
	}
	got := ""
	for _, found := range counted.FindAllStringSubmatch(`pkg: bfspuzzles/lc773
BenchmarkVisited/lc773/hardest-21/states-2      	       1	   360.0 fast	       360.0 plain
BenchmarkOther/hardest-21-2          1  100 ns/op
pkg: bfspuzzles/acwing845
BenchmarkVisited/acwing845/hardest-31a/states   	       1	 15882 fast	    181440 plain
`, -1) {
		got += row(found, times) + "\n"
	}
	want := `| lc773/hardest-21 | 360 | 360 | 1.00 ms | 2000.00 ms | 2.00 ms | 2.00 | 1000.0 |
| acwing845/hardest-31a | 181,440 | 15,882 | 1.00 ms | 2000.00 ms | 2.00 ms | 2.00 | 1000.0 |
`
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// It is an error if a program fails, or if there are no benchmarks.
func TestFailures(t *testing.T) {
	_, err := measure(1, 1, func(int) (time.Duration, error) {
		return cpuTime([]string{os.Args[0], "-nonsense"}, os.DevNull)
	})
	if err == nil {
		t.Error("measured a program that fails")
	}
	t.Chdir(t.TempDir())
	var out strings.Builder
	err = bench(&out, 1, "")
	if out.Len() > 0 || err == nil || !strings.HasPrefix(err.Error(), "go test -run ") {
		t.Errorf("error %v, printed %q", err, out.String())
	}
}

// In the long mode, a row is measured.
func TestMeasured(t *testing.T) {
	if !puzzletest.Long() {
		t.Skip("runs all benchmarks; set BFSPUZZLES_LONG=1")
	}
	t.Chdir("../..")
	var out strings.Builder
	const row = "\n| lc773/hardest-21 | 360 | 360 | "
	err := bench(&out, 1, "lc773/hardest-21")
	if err != nil || !strings.Contains(out.String(), row) {
		t.Errorf("error %v, no row %q in\n%s", err, row, out.String())
	}
}
