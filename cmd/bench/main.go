// Command bench measures the programs and prints the table of figures of the
// README: for each case the states that the plain search and the fast one visit,
// and the time of both and of a program that does nothing (cmd/bench/floor).
//
//	go run ./cmd/bench            the whole table, some minutes
//	go run ./cmd/bench uva1601    the rows whose name holds the word
//
// A time is user and system time of the whole process, the median of many runs
// in turn, so that a slow moment of the machine meets all programs alike; the
// ratios mean more than the milliseconds. The states come from the benchmarks
// named BenchmarkVisited beside each program.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"sort"
	"strings"
	"time"
)

func main() {
	runs := flag.Int("n", 21, "`runs` of each program in each row; a plain search of over a second runs once")
	flag.Usage = func() {
		fmt.Fprint(flag.CommandLine.Output(), "usage: go run ./cmd/bench [-n RUNS] [WORD ...]\n\n"+
			"Measures the programs and prints a Markdown table; with words, only the rows\nwhose name holds one of them. Run it in the module's folder.\n\n")
		flag.PrintDefaults()
	}
	flag.Parse()
	if *runs < 1 {
		fmt.Fprintln(os.Stderr, "bench: -n must be at least 1")
		os.Exit(2)
	}
	if err := bench(os.Stdout, *runs, flag.Args()); err != nil {
		fmt.Fprintf(os.Stderr, "bench: %v\n", err)
		os.Exit(1)
	}
}

// row is a row of the table: an input for a problem's programs.
type row struct {
	problem, name string
	input         func() ([]byte, error)
	plainToo      bool // or would the plain search take hours?
}

func (r row) id() string { return r.problem + "/" + r.name }

// golden is the row of the golden of that name.
func golden(problem, name string) row {
	return row{problem, name, func() ([]byte, error) {
		return os.ReadFile(filepath.Join(problem, "testdata", name+".in"))
	}, true}
}

var rows = []row{
	golden("lc773", "hardest-21"),
	golden("lc773", "every-board"),
	golden("acwing845", "hardest-31a"),
	golden("acwing845", "unsolvable"),
	{"acwing845", "all 362,880 boards", allEightPuzzles, false},
	golden("luogu2346", "hardest-7"),
	{"luogu2346", "all 411,840 boards", allFourInARow, false},
	golden("euler244", "sample1"),
	golden("uva1601", "sample1"),
	golden("uva1601", "official-style-wide"),
	golden("uva1601", "official-style-long"),
	golden("uva1601", "hardest-16x16-2"),
	golden("uva1601", "hardest-16x16-4"),
	golden("uva1601", "random-1000"),
	golden("uva1601", "unsolvable"),
}

func bench(out io.Writer, runs int, words []string) error {
	tmp, err := os.MkdirTemp("", "bench-")
	if err != nil {
		return fmt.Errorf("making a directory for the programs: %w", err)
	}
	defer os.RemoveAll(tmp)
	var chosen []row
	for _, r := range rows {
		if matches(r.id(), words) {
			chosen = append(chosen, r)
		}
	}
	if len(chosen) == 0 {
		return fmt.Errorf("no row's name holds any of %q", words)
	}

	floor, err := build(tmp, "./cmd/bench/floor")
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%s, %d cores, %s; user + system time of the process, median of %d runs in turn; over a second, one run.\n\n", machine(), runtime.NumCPU(), runtime.Version(), runs)
	fmt.Fprintln(out, "| case | states, plain | states, fast | floor | plain | fast | fast : floor | plain : fast |")
	fmt.Fprintln(out, "|---|---:|---:|---:|---:|---:|---:|---:|")
	for _, r := range chosen {
		program, err := build(tmp, "./"+r.problem)
		if err != nil {
			return err
		}
		single, err := build(tmp, "./submit/"+r.problem)
		if err != nil {
			return err
		}
		states, err := visited(r)
		if err != nil {
			return err
		}
		in, err := r.input()
		if err != nil {
			return fmt.Errorf("the input of %s: %w", r.id(), err)
		}
		commands := [][]string{{floor}, {single}}
		if r.plainToo {
			commands = append(commands, []string{program, "-plain"})
		}
		times, err := measure(commands, in, runs)
		if err != nil {
			return fmt.Errorf("%s: %w", r.id(), err)
		}
		plain, ratio := "-", "-"
		if r.plainToo {
			plain, ratio = ms(times[2]), fmt.Sprintf("%.1f", float64(times[2])/float64(times[1]))
		}
		fmt.Fprintf(out, "| %s | %s | %s | %s | %s | %s | %.2f | %s |\n", r.id(), states["plain"], states["fast"],
			ms(times[0]), plain, ms(times[1]), float64(times[1])/float64(times[0]), ratio)
	}
	return nil
}

func matches(id string, words []string) bool {
	for _, w := range words {
		if strings.Contains(id, w) {
			return true
		}
	}
	return len(words) == 0
}

func ms(d time.Duration) string { return fmt.Sprintf("%.2f ms", d.Seconds()*1000) }

// machine names the processor, where the system tells.
func machine() string {
	info, _ := os.ReadFile("/proc/cpuinfo")
	for _, line := range strings.Split(string(info), "\n") {
		if name := strings.SplitN(line, ":", 2); len(name) == 2 && strings.TrimSpace(name[0]) == "model name" {
			return strings.TrimSpace(name[1])
		}
	}
	return runtime.GOOS + "/" + runtime.GOARCH
}

// build compiles a package of the module once and returns its binary.
func build(tmp, pkg string) (string, error) {
	binary := filepath.Join(tmp, strings.NewReplacer("/", "_", ".", "").Replace(pkg))
	if _, err := os.Stat(binary); err == nil {
		return binary, nil
	}
	if message, err := exec.Command("go", "build", "-buildvcs=false", "-o", binary, pkg).CombinedOutput(); err != nil {
		return "", fmt.Errorf("building %s: %w\n%s", pkg, err, message)
	}
	return binary, nil
}

// measure runs the commands in turn and returns the median time of each. One
// that takes over a second is run once only.
func measure(commands [][]string, in []byte, runs int) ([]time.Duration, error) {
	times := make([][]time.Duration, len(commands))
	for n := 0; n <= runs; n++ {
		for i, c := range commands {
			if len(times[i]) > 0 && times[i][0] > time.Second {
				continue
			}
			t, err := cpuTime(c, in)
			if err != nil {
				return nil, err
			}
			if n > 0 || t > time.Second { // the first round warms the caches up
				times[i] = append(times[i], t)
			}
		}
	}
	medians := make([]time.Duration, len(commands))
	for i, t := range times {
		sort.Slice(t, func(a, b int) bool { return t[a] < t[b] })
		medians[i] = t[len(t)/2]
	}
	return medians, nil
}

// cpuTime runs a command once. Its input is a file, as a judge's is.
func cpuTime(command []string, in []byte) (time.Duration, error) {
	file, err := os.CreateTemp("", "bench-")
	if err != nil {
		return 0, err
	}
	defer os.Remove(file.Name())
	defer file.Close()
	if _, err := file.Write(in); err != nil {
		return 0, err
	}
	if _, err := file.Seek(0, io.SeekStart); err != nil {
		return 0, err
	}
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Stdin = file
	if err := cmd.Run(); err != nil {
		return 0, fmt.Errorf("%s: %w", filepath.Base(command[0]), err)
	}
	return cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), nil
}

// visited asks the benchmark beside the program for the states of each search,
// "-" where it has none for this row.
func visited(r row) (map[string]string, error) {
	states := map[string]string{"plain": "-", "fast": "-"}
	cmd := exec.Command("go", "test", "-run", "^$", "-bench", "^BenchmarkVisited$/^"+regexp.QuoteMeta(r.name)+"$", "-benchtime", "1x", "./"+r.problem)
	text, err := cmd.Output()
	if err != nil {
		var failed *exec.ExitError
		if errors.As(err, &failed) {
			text = append(text, failed.Stderr...)
		}
		return nil, fmt.Errorf("%s: %w\n%s", cmd, err, text)
	}
	for _, line := range bytes.Split(text, []byte("\n")) {
		// BenchmarkVisited/hardest-7/plain-2   1   123 ns/op   893.0 states
		words := strings.Fields(string(line))
		if len(words) < 2 || words[len(words)-1] != "states" {
			continue
		}
		name := strings.Split(words[0], "/")
		if len(name) == 3 && name[1] == r.name {
			states[strings.SplitN(name[2], "-", 2)[0]] = thousands(strings.TrimSuffix(words[len(words)-2], ".0"))
		}
	}
	return states, nil
}

// thousands sets commas between the groups of a whole number.
func thousands(number string) string {
	for i := len(number) - 3; i > 0; i -= 3 {
		number = number[:i] + "," + number[i:]
	}
	return number
}
