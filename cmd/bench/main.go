// Command bench measures the programs and prints the table of docs/performance.md:
// for each case the states that the plain search and the fast one visit, and the
// time of both and of a program that does nothing (cmd/bench/floor).
//
//	go run ./cmd/bench             the whole table, in two or three minutes
//	go run ./cmd/bench uva1601     the rows whose name contains the word
//
// The cases are those that BenchmarkVisited of each problem names and counts the
// states of, and every board of luogu2346. A time is user and system time of the
// whole process, the median of many runs in turn, so that a slow moment of the
// machine meets all programs alike; the ratios mean more than the milliseconds.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"sort"
	"strconv"
	"strings"
	"time"

	"bfspuzzles/internal/view"
)

const usage = `usage: go run ./cmd/bench [-n RUNS] [WORD]

Measures the programs and prints a table: all rows, or those whose name contains
WORD. Run it in the module's directory.

  -n RUNS   runs of each program in each row, at least 1 (21 if not given); one
            that takes over a second runs once
`

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run is the command: it returns the exit status, 2 for a wrong command line and 1 for anything
// else that went wrong.
func run(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("bench", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	runs := flags.Int("n", 21, "")
	err := flags.Parse(args)
	switch {
	case err == flag.ErrHelp:
		fmt.Fprint(stdout, usage)
		return 0
	case err == nil && (*runs < 1 || flags.NArg() > 1):
		err = fmt.Errorf("-n %d with %d words", *runs, flags.NArg())
	}
	if err != nil {
		fmt.Fprintf(stderr, "bench: %v\n%s", err, usage)
		return 2
	}
	if err := bench(stdout, *runs, flags.Arg(0)); err != nil {
		fmt.Fprintf(stderr, "bench: %v\n", err)
		return 1
	}
	return 0
}

// row is a row of the table: an input for a problem's programs.
type row struct {
	problem, name           string
	plainStates, fastStates string // "-" if they are not counted
	input                   []byte // nil for the golden of that name
}

func (r row) id() string { return r.problem + "/" + r.name }

const heading = "%s, %d cores, %s; user + system time of the process, " +
	`median of %d runs in turn; over a second, one run.

| case | states, plain | states, fast | floor | plain | fast | fast : floor | plain : fast |
|---|---:|---:|---:|---:|---:|---:|---:|
`

// bench measures the rows whose name contains the word, and prints each.
func bench(out io.Writer, runs int, word string) error {
	all, err := visited()
	if err != nil {
		return err
	}
	all = append(all,
		row{"luogu2346", "all 411,840 boards", "-", "-", arrangements("BBBBBBBWWWWWWWOO")})
	sort.SliceStable(all, func(a, b int) bool { return all[a].problem < all[b].problem })
	tmp, err := os.MkdirTemp("", "bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	found := false
	fmt.Fprintf(out, heading, machine(), runtime.NumCPU(), runtime.Version(), runs)
	for _, r := range all {
		if !strings.Contains(r.id(), word) {
			continue
		}
		times, err := r.measure(tmp, runs)
		if err != nil {
			return fmt.Errorf("%s: %w", r.id(), err)
		}
		fmt.Fprintln(out, r.markdown(times))
		found = true
	}
	if !found {
		return fmt.Errorf("no row's name contains %q", word)
	}
	return nil
}

// visited asks the benchmarks beside the programs for the states of each search.
func visited() ([]row, error) {
	args := []string{"test", "-run", "^$", "-bench", "^BenchmarkVisited$", "-benchtime", "1x"}
	plains, _ := filepath.Glob("*/plain.go") // an error is one of the pattern only
	for _, p := range plains {
		args = append(args, "./"+filepath.Dir(p))
	}
	text, err := exec.Command("go", args...).CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, text)
	}
	return parse(string(text)), nil
}

// counted is a line of a benchmark: problem, golden and states, such as
//
//	BenchmarkVisited/luogu2346/hardest-7/states-2   1   123 ns/op   450.0 fast   893.0 plain
var counted = regexp.MustCompile(
	`(?m)^BenchmarkVisited/(.*)/(.*)/states.* (\d+)\S* fast\s+(\d+)\S* plain$`)

// parse reads the output of the benchmarks.
func parse(text string) (rows []row) {
	states := func(metric string) string {
		n, _ := strconv.Atoi(metric)
		return view.Thousands(n)
	}
	for _, m := range counted.FindAllStringSubmatch(text, -1) {
		rows = append(rows,
			row{problem: m[1], name: m[2], plainStates: states(m[4]), fastStates: states(m[3])})
	}
	return rows
}

// measure runs the programs of the row, built into tmp: floor, fast, and plain unless it would
// take hours.
func (r row) measure(tmp string, runs int) ([]time.Duration, error) {
	commands := [][]string{
		{"./cmd/bench/floor"}, {"./submit/" + r.problem}, {"./" + r.problem, "-plain"},
	}
	input := filepath.Join(r.problem, "testdata", r.name+".in")
	if r.input != nil {
		commands = commands[:2]
		input = filepath.Join(tmp, "input")
		if err := os.WriteFile(input, r.input, 0o600); err != nil {
			return nil, err
		}
	}
	for i, c := range commands {
		pkg := c[0]
		c[0] = filepath.Join(tmp, fmt.Sprintf("%d.exe", i))
		build := exec.Command("go", "build", "-buildvcs=false", "-o", c[0], pkg)
		if message, err := build.CombinedOutput(); err != nil {
			return nil, fmt.Errorf("building %s: %w\n%s", pkg, err, message)
		}
	}
	return measure(len(commands), runs,
		func(i int) (time.Duration, error) { return cpuTime(commands[i], input) })
}

// markdown is the row with the times of its programs.
func (r row) markdown(times []time.Duration) string {
	floor, fast := times[0].Seconds(), times[1].Seconds()
	plain, ratio := "-", "-"
	if len(times) > 2 {
		slow := times[2].Seconds()
		plain, ratio = fmt.Sprintf("%.2f ms", slow*1000), fmt.Sprintf("%.1f", slow/fast)
	}
	return fmt.Sprintf("| %s | %s | %s | %.2f ms | %s | %.2f ms | %.2f | %s |", r.id(),
		r.plainStates, r.fastStates, floor*1000, plain, fast*1000, fast/floor, ratio)
}

// machine names the processor, if the system does.
func machine() string {
	info, _ := os.ReadFile("/proc/cpuinfo")
	if _, name, found := strings.Cut(string(info), "model name\t: "); found {
		return name[:strings.IndexByte(name+"\n", '\n')]
	}
	return runtime.GOOS + "/" + runtime.GOARCH
}

// measure runs some commands in turn, by number, and returns the median time of each.
// One that takes over a second is run once only.
func measure(commands, runs int, run func(i int) (time.Duration, error)) ([]time.Duration, error) {
	times := make([][]time.Duration, commands)
	for n := 0; n <= runs; n++ {
		for i := range times {
			if len(times[i]) > 0 && times[i][0] > time.Second {
				continue
			}
			t, err := run(i)
			if err != nil {
				return nil, err
			}
			if n > 0 || t > time.Second { // the first round warms the caches up
				times[i] = append(times[i], t)
			}
		}
	}
	medians := make([]time.Duration, commands)
	for i, t := range times {
		sort.Slice(t, func(a, b int) bool { return t[a] < t[b] })
		medians[i] = t[len(t)/2]
	}
	return medians, nil
}

// cpuTime runs a command once. Its input is a file, as a judge's is.
func cpuTime(command []string, input string) (time.Duration, error) {
	file, err := os.Open(input)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Stdin = file
	if err := cmd.Run(); err != nil {
		return 0, fmt.Errorf("%s: %w", filepath.Base(command[0]), err)
	}
	return cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), nil
}

// arrangements writes every different order of the letters, a line each.
func arrangements(letters string) []byte {
	var lines []byte
	var extend func(line []byte, left string)
	extend = func(line []byte, left string) {
		if left == "" {
			lines = append(append(lines, line...), '\n')
		}
		for i := range left {
			if strings.IndexByte(left, left[i]) == i { // equal letters take the place once
				extend(append(line, left[i]), left[:i]+left[i+1:])
			}
		}
	}
	extend(nil, letters)
	return lines
}
