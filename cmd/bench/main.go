// Command bench measures the programs and prints the table of docs/performance.md. For each case it
// shows how many states the plain and the fast search visit, and the time of both and of a program
// that does nothing (cmd/bench/floor).
//
//	go run ./cmd/bench             the whole table, in two or three minutes
//	go run ./cmd/bench uva1601     the rows whose name contains the word
//
// BenchmarkVisited of each problem selects the cases and counts the states. A time is the user and
// system time of the whole process, the median of many runs. The programs run in turn, so that a
// slow moment of the machine affects all of them. The ratios mean more than the milliseconds.
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

Measure the programs and print a table with all rows, or only those whose name contains
WORD. Run this in the module's directory.

  -n RUNS   run each program RUNS times per row, at least once (default 21); a program
            that takes more than a second runs once
`

func main() {
	runs := flag.Int("n", 21, "")
	flag.Usage = func() { fmt.Fprint(flag.CommandLine.Output(), usage) }
	flag.Parse()
	if *runs < 1 || flag.NArg() > 1 {
		flag.Usage()
		os.Exit(2)
	}
	if err := bench(os.Stdout, *runs, flag.Arg(0)); err != nil {
		fmt.Fprintf(os.Stderr, "bench: %v\n", err)
		os.Exit(1)
	}
}

const heading = `%s, %d cores, %s. Each time is the median CPU time (user plus system) of %d runs.
The programs of a row take turns. A program that takes more than a second runs once.

| case | states, plain | states, fast | floor | plain | fast | fast : floor | plain : fast |
|---|---:|---:|---:|---:|---:|---:|---:|
`

// counted matches a line of a benchmark, with problem, golden and states, such as
//
//	BenchmarkVisited/luogu2346/hardest-7/states-2   1   123 ns/op   450.0 fast   893.0 plain
var counted = regexp.MustCompile(
	`(?m)^BenchmarkVisited/(.*)/(.*)/states.* (\d+)\S* fast\s+(\d+)\S* plain$`)

// bench measures and prints the rows whose name contains the word.
func bench(out io.Writer, runs int, word string) error {
	problems, _ := filepath.Glob("*/plain.go") // only a bad pattern is an error
	for i, file := range problems {
		problems[i] = "./" + filepath.Dir(file)
	}
	text, err := goCommand([]string{
		"test", "-run", "^$", "-bench", "^BenchmarkVisited$", "-benchtime", "1x"}, problems)
	if err != nil {
		return err
	}
	tmp, err := os.MkdirTemp("", "bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	if err := build(tmp, problems); err != nil {
		return err
	}
	found := false
	fmt.Fprintf(out, heading, machine(), runtime.NumCPU(), runtime.Version(), runs)
	for _, m := range counted.FindAllStringSubmatch(text, -1) {
		problem, golden := m[1], m[2]
		if !strings.Contains(problem+"/"+golden, word) {
			continue
		}
		found = true
		commands := [][]string{
			{tmp + "/floor"}, {tmp + "/fast/" + problem}, {tmp + "/plain/" + problem, "-plain"},
		}
		times, err := measure(len(commands), runs, func(i int) (time.Duration, error) {
			return cpuTime(commands[i], filepath.Join(problem, "testdata", golden+".in"))
		})
		if err != nil {
			return fmt.Errorf("%s/%s: %w", problem, golden, err)
		}
		fmt.Fprintln(out, row(m, times))
	}
	if !found {
		return fmt.Errorf("no row has a name that contains %q", word)
	}
	return nil
}

// build builds floor and, for each problem, the fast and the plain program.
func build(tmp string, problems []string) error {
	for dir, packages := range map[string][]string{
		"/": {"./cmd/bench/floor"}, "/fast/": {"./submit/..."}, "/plain/": problems,
	} {
		_, err := goCommand([]string{"build", "-buildvcs=false", "-o", tmp + dir}, packages)
		if err != nil {
			return err
		}
	}
	return nil
}

// goCommand runs the go command on packages and returns its output.
func goCommand(args, packages []string) (string, error) {
	args = append(args, packages...)
	text, err := exec.Command("go", args...).CombinedOutput()
	if err != nil {
		err = fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, text)
	}
	return string(text), err
}

// row returns a row of the table, from a match of counted and the times of the floor, the fast and
// the plain program.
func row(found []string, times []time.Duration) string {
	floor, fast, plain := times[0].Seconds(), times[1].Seconds(), times[2].Seconds()
	thousands := func(states string) string {
		n, _ := strconv.Atoi(states)
		return view.Thousands(n)
	}
	return fmt.Sprintf("| %s/%s | %s | %s | %.2f ms | %.2f ms | %.2f ms | %.2f | %.1f |",
		found[1], found[2], thousands(found[4]), thousands(found[3]),
		floor*1000, plain*1000, fast*1000, fast/floor, plain/fast)
}

// machine returns the name of the processor, if the system knows it.
func machine() string {
	info, _ := os.ReadFile("/proc/cpuinfo")
	_, name, found := strings.Cut(string(info), "model name\t: ")
	if !found {
		return runtime.GOOS + "/" + runtime.GOARCH
	}
	name, _, _ = strings.Cut(name, "\n")
	return name
}

// measure runs commands, given by number, in turn, and returns the median time of each. A command
// that takes more than a second runs only once.
func measure(commands, runs int, run func(i int) (time.Duration, error)) (
	medians []time.Duration, err error) {
	times := make([][]time.Duration, commands)
	for n := 0; n < runs; n++ {
		for i := range times {
			if n > 0 && times[i][0] > time.Second {
				continue
			}
			t, err := run(i)
			if err != nil {
				return nil, err
			}
			times[i] = append(times[i], t)
		}
	}
	for _, t := range times {
		sort.Slice(t, func(a, b int) bool { return t[a] < t[b] })
		medians = append(medians, t[len(t)/2])
	}
	return medians, nil
}

// cpuTime runs a command once and returns its CPU time. The input is a file, as on a judge.
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
