// Package golden runs a problem's answers over its goldens, testdata/NAME.in
// and NAME.out, from within its tests. (The command that builds and judges the
// whole programs is cmd/judge.)
package golden

import (
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
)

// Long tells whether the tests have the night: with BFSPUZZLES_LONG=1 in the
// environment they check many more random cases.
func Long() bool { return os.Getenv("BFSPUZZLES_LONG") != "" }

// Case is one golden of the package under test.
type Case struct{ Name, In, Out string }

// Cases reads the goldens, sorted by name. No golden at all is a failure.
func Cases(t testing.TB) []Case {
	t.Helper()
	paths, err := filepath.Glob("testdata/*.in")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no goldens in testdata (%v)", err)
	}
	sort.Strings(paths)
	var cases []Case
	for _, path := range paths {
		name := strings.TrimSuffix(path, ".in")
		cases = append(cases, Case{filepath.Base(name), read(t, path), read(t, name+".out")})
	}
	return cases
}

func read(t testing.TB, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Run answers the input as a program would; unit and program are as in
// common.Run.
func Run(program, unit string, answer common.Answer, in string) (stdout, stderr string, status int) {
	var out, err strings.Builder
	status = common.RunOn(strings.NewReader(in), &out, &err, program, unit, answer)
	return out.String(), err.String(), status
}

// Check answers all goldens one after the other with a single answer function:
// what one case leaves behind must not change the next. (cmd/judge runs a fresh
// program for each.)
func Check(t *testing.T, program, unit string, answer common.Answer) {
	t.Helper()
	for _, c := range Cases(t) {
		stdout, stderr, status := Run(program, unit, answer, c.In)
		if diff := cmp.Diff(c.Out, stdout); diff != "" {
			t.Errorf("%s: the output differs (-want +got):\n%s", c.Name, diff)
		}
		if status != 0 || stderr != "" {
			t.Errorf("%s: status %d, stderr %q; want 0 and nothing", c.Name, status, stderr)
		}
	}
}

// Distances makes a program, for Kill, of a function that reads a case and
// returns the number to print.
func Distances(distance func(in *common.Reader) (int, error)) func(in string) string {
	return func(in string) string {
		stdout, _, _ := Run("mutant", "case", func(in *common.Reader, out []byte) ([]byte, error) {
			d, err := distance(in)
			return strconv.AppendInt(out, int64(d), 10), err
		}, in)
		return stdout
	}
}

// Kill runs a program with a known mistake, a function from input to output, on
// two goldens: the one that is there to show the mistake up, which the program
// must fail, and another that it must answer right. So a program that is wrong
// about everything proves nothing.
func Kill(t *testing.T, fails, answers, mistake string, program func(in string) string) {
	t.Helper()
	found := 0
	for _, c := range Cases(t) {
		if c.Name != fails && c.Name != answers {
			continue
		}
		found++
		if right := runMutant(program, c.In) == c.Out; right != (c.Name == answers) {
			t.Errorf("golden %s: answered right: %v, by a program with this mistake: %s", c.Name, right, mistake)
		}
	}
	if found != 2 {
		t.Errorf("%d of the goldens %s and %s exist; mistake: %s", found, fails, answers, mistake)
	}
}

// runMutant takes a crash for output that is no answer.
func runMutant(program func(in string) string, in string) (out string) {
	defer func() {
		if crash := recover(); crash != nil {
			out = fmt.Sprint("crash: ", crash)
		}
	}()
	return program(in)
}

// BadInput is an input with a mistake, the answers to the cases before it, and
// the line on standard error, without its line end.
type BadInput struct{ In, Out, Err string }

// CheckErrors checks what a program prints for bad inputs.
func CheckErrors(t *testing.T, program, unit string, answers func() common.Answer, inputs []BadInput) {
	t.Helper()
	for _, bad := range inputs {
		stdout, stderr, status := Run(program, unit, answers(), bad.In)
		got := []interface{}{stdout, stderr, status}
		if diff := cmp.Diff([]interface{}{bad.Out, bad.Err + "\n", 1}, got); diff != "" {
			t.Errorf("%q: stdout, stderr, status (-want +got):\n%s", bad.In, diff)
		}
	}
}

// Visited is the body of BenchmarkVisited, which cmd/bench reads: for each of
// the goldens, how many states the plain and the fast search visit in all its
// cases.
func Visited(b *testing.B, plain, fast func(in string) int, names ...string) {
	for _, c := range Cases(b) {
		for _, name := range names {
			if c.Name != name {
				continue
			}
			for kind, visited := range map[string]func(in string) int{"plain": plain, "fast": fast} {
				b.Run(name+"/"+kind, func(b *testing.B) {
					for i := 0; i < b.N; i++ {
						b.ReportMetric(float64(visited(c.In)), "states")
					}
				})
			}
		}
	}
}

// EachCase calls visit as long as it returns no error; what visit returns is
// summed up.
func EachCase(in string, visit func(in *common.Reader) (states int, err error)) int {
	r, sum := common.NewReader(strings.NewReader(in)), 0
	for {
		states, err := visit(r)
		if err != nil {
			return sum
		}
		sum += states
	}
}
