// Command bench measures the programs and prints the table of docs/performance.md:
// for each case the states that the plain search and the fast one visit, and the
// time of both and of a program that does nothing (cmd/bench/floor).
//
//	go run ./cmd/bench                             the whole table, some minutes
//	go run ./cmd/bench uva1601                     the rows whose name contains the word
//	go run ./cmd/bench -svg docs/performance.svg   and a picture of it
//
// The cases are those of the benchmarks named BenchmarkVisited beside each program,
// which count the states, and two that answer every board (inputs.go). A time is
// user and system time of the whole process, the median of many runs in turn, so
// that a slow moment of the machine meets all programs alike; the ratios mean more
// than the milliseconds.
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
	"bfspuzzles/internal/wholefile"
)

func main() {
	runs := flag.Int("n", 21, "`runs` of each program in each row; a plain search of over a second runs once")
	svg := flag.String("svg", "", "draw the times too, into an SVG `FILE`")
	flag.Usage = func() {
		fmt.Fprint(flag.CommandLine.Output(), "usage: go run ./cmd/bench [-n RUNS] [-svg FILE] [WORD ...]\n\n"+
			"Measures the programs and prints a Markdown table; with words, only the rows\nwhose name contains one of them. Run it in the module's directory.\n\n")
		flag.PrintDefaults()
	}
	flag.Parse()
	if *runs < 1 {
		fmt.Fprintln(os.Stderr, "bench: -n must be at least 1")
		os.Exit(2)
	}
	rows, err := bench(os.Stdout, *runs, flag.Args())
	if err == nil && *svg != "" {
		err = wholefile.Write(*svg, picture(rows))
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "bench: %v\n", err)
		os.Exit(1)
	}
}

// row is a row of the table: an input for a problem's programs.
type row struct {
	problem, name              string
	input                      func() []byte // nil for the golden of that name
	plainStates, fastStates    string        // "-" if they are not counted
	floor, plainTime, fastTime time.Duration // plainTime is 0 if it would be hours
}

func (r row) id() string { return r.problem + "/" + r.name }

const heading = `%s, %d cores, %s; user + system time of the process, median of %d runs in turn; over a second, one run.

| case | states, plain | states, fast | floor | plain | fast | fast : floor | plain : fast |
|---|---:|---:|---:|---:|---:|---:|---:|
`

// bench measures the rows whose name contains one of the words, or all if there is
// no word, and prints each.
func bench(out io.Writer, runs int, words []string) ([]row, error) {
	all, err := visited()
	if err != nil {
		return nil, err
	}
	all = append(all,
		row{problem: "acwing845", name: "all 362,880 boards", input: allEightPuzzles, plainStates: "-", fastStates: "-"},
		row{problem: "luogu2346", name: "all 411,840 boards", input: allFourInARow, plainStates: "-", fastStates: "-"})
	sort.SliceStable(all, func(a, b int) bool { return all[a].problem < all[b].problem })
	var rows []row
	for _, r := range all {
		if matches(r.id(), words) {
			rows = append(rows, r)
		}
	}
	if len(rows) == 0 {
		return nil, fmt.Errorf("no row's name contains any of %q", words)
	}
	tmp, err := os.MkdirTemp("", "bench-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(tmp)
	fmt.Fprintf(out, heading, machine(), runtime.NumCPU(), runtime.Version(), runs)
	for i := range rows {
		if err := rows[i].measure(tmp, runs); err != nil {
			return nil, fmt.Errorf("%s: %w", rows[i].id(), err)
		}
		fmt.Fprintln(out, rows[i])
	}
	return rows, nil
}

// visited asks the benchmarks beside the programs for the states of each search.
func visited() (rows []row, err error) {
	problems, err := filepath.Glob("*/plain.go")
	if err != nil {
		return nil, err
	}
	args := []string{"test", "-run", "^$", "-bench", "^BenchmarkVisited$", "-benchtime", "1x"}
	for _, p := range problems {
		args = append(args, "./"+filepath.Dir(p))
	}
	text, err := exec.Command("go", args...).CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, text)
	}
	return parse(string(text)), nil
}

// benchmark is what parse reads: the package, or the name of a benchmark and its
// states, which are printed as all metrics are, such as 893.0.
//
//	pkg: bfspuzzles/luogu2346
//	BenchmarkVisited/hardest-7/plain-2   1   123 ns/op   893.0 states
var benchmark = regexp.MustCompile(`(?m)^(?:pkg: .*/(.*)|BenchmarkVisited/(.*)/(plain|fast)\S*\s.*\s(\S+) states)$`)

// parse reads the output of the benchmarks.
func parse(text string) (rows []row) {
	problem := ""
	for _, m := range benchmark.FindAllStringSubmatch(text, -1) {
		if m[1] != "" {
			problem = m[1]
			continue
		}
		if n := len(rows); n == 0 || rows[n-1].problem != problem || rows[n-1].name != m[2] {
			rows = append(rows, row{problem: problem, name: m[2]})
		}
		number, _ := strconv.ParseFloat(m[4], 64)
		states := view.Thousands(int(number))
		if m[3] == "plain" {
			rows[len(rows)-1].plainStates = states
		} else {
			rows[len(rows)-1].fastStates = states
		}
	}
	return rows
}

// measure runs the programs of the row, built into tmp.
func (r *row) measure(tmp string, runs int) error {
	commands := [][]string{{"./cmd/bench/floor"}, {"./submit/" + r.problem}, {"./" + r.problem, "-plain"}}
	input := filepath.Join(r.problem, "testdata", r.name+".in")
	if r.input != nil {
		commands = commands[:2]
		input = filepath.Join(tmp, "input")
		if err := os.WriteFile(input, r.input(), 0o600); err != nil {
			return err
		}
	}
	for _, c := range commands {
		pkg := c[0]
		c[0] = filepath.Join(tmp, strings.ReplaceAll(pkg[2:], "/", "_")+".exe")
		if message, err := exec.Command("go", "build", "-buildvcs=false", "-o", c[0], pkg).CombinedOutput(); err != nil {
			return fmt.Errorf("building %s: %w\n%s", pkg, err, message)
		}
	}
	times, err := measure(commands, input, runs)
	if err != nil {
		return err
	}
	r.floor, r.fastTime = times[0], times[1]
	if r.input == nil {
		r.plainTime = times[2]
	}
	return nil
}

// String is the row in Markdown.
func (r row) String() string {
	plain, ratio := "-", "-"
	if r.plainTime > 0 {
		plain, ratio = ms(r.plainTime), fmt.Sprintf("%.1f", float64(r.plainTime)/float64(r.fastTime))
	}
	return fmt.Sprintf("| %s | %s | %s | %s | %s | %s | %.2f | %s |", r.id(), r.plainStates, r.fastStates,
		ms(r.floor), plain, ms(r.fastTime), float64(r.fastTime)/float64(r.floor), ratio)
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

var modelName = regexp.MustCompile(`(?m)^model name\s*: (.*)`)

// machine names the processor, if the system does.
func machine() string {
	info, _ := os.ReadFile("/proc/cpuinfo")
	if name := modelName.FindSubmatch(info); name != nil {
		return string(name[1])
	}
	return runtime.GOOS + "/" + runtime.GOARCH
}

// measure runs the commands in turn and returns the median time of each. One
// that takes over a second is run once only.
func measure(commands [][]string, input string, runs int) ([]time.Duration, error) {
	times := make([][]time.Duration, len(commands))
	for n := 0; n <= runs; n++ {
		for i, c := range commands {
			if len(times[i]) > 0 && times[i][0] > time.Second {
				continue
			}
			t, err := cpuTime(c, input)
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
