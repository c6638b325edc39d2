package cli

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math/rand"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"testing/iotest"
	"time"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

// counter is a puzzle whose case is a number from 1 to 99, and whose route counts
// from 0 to it. Its plain answers have a sign.
var counter = Program{
	Name: "counter", Unit: "number", About: "Counts.\n", States: 100,
	Answers: func() common.Answer {
		return func(in *common.Reader) (string, error) {
			n, err := readNumber(in)
			return strconv.Itoa(n), err
		}
	},
	Read: func(in *common.Reader) (Case, error) {
		n, err := readNumber(in)
		return Case{
			Route: func(search *common.BFS) []uint64 {
				return search.Route([]uint64{0}, func(state uint64) bool { return state == uint64(n) },
					func(state uint64, next []uint64) []uint64 { return append(next, state+1) })
			},
			Search: func() (ends []view.End, note string) {
				zero := view.End{Name: "zero", Layers: []int{1, 1}}
				return []view.End{zero, {Name: "number", Layers: make([]int, n), Back: true}}, "Counted."
			},
			Answer: func(route []uint64) string { return "+" + strconv.Itoa(len(route)-1) },
			Film: func(route []uint64, visited int) view.Film {
				film := view.Film{Columns: 1}
				for _, n := range route {
					cells := []view.Cell{{Label: strconv.Itoa(int(n))}}
					film.Frames = append(film.Frames, view.Frame{Caption: "up", Cells: cells})
				}
				return film
			},
		}, err
	},
	Random: []Random{
		{Judge: "Some", End: "end", Case: func(r *rand.Rand, i int) string {
			return fmt.Sprintln(i, r.Intn(9))
		}},
		{Judge: "Other", Case: func(_ *rand.Rand, i int) string { return fmt.Sprintln(-i) }},
	},
}

func readNumber(in *common.Reader) (int, error) {
	if !in.SkipBlanks() {
		return 0, io.EOF
	}
	return common.Number(in, "a number from 1 to 99", 1, 99)
}

// run runs the counter.
func run(in string, terminal view.Terminal, args ...string) (stdout, stderr string, status int) {
	var out, err strings.Builder
	status = counter.Run(args, strings.NewReader(in), &out, &err, terminal)
	return out.String(), err.String(), status
}

func TestRun(t *testing.T) {
	const two = "\n0. up  1. up  2. up\n 0      1      2\n"
	const layers = `
layer  - plain  > zero  < number
    0        1       1            >>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>
    1        1       1         0  >>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>
    2        1                 0  ---------------------------------------------
  sum        3       2         0

3 states against 2: 1.5 times fewer.
The ends met in layer 1, after 1 from the zero and 1 from the number. Counted.
`
	const firstOf = "counter: this is number 1 of 2, -case picks another\n"
	for _, c := range []struct {
		args, in, out, err string
		status             int
	}{
		{"", "2 1", "2\n1\n", "", 0},
		{"-plain", "2 1", "+2\n+1\n", "", 0},
		{"-show", "2", "2\n" + two, "", 0},
		{"-show -plain", "2", "+2\n" + two, "", 0},
		{"-animate", "2", "2\n" + two, "", 0}, // it is no terminal
		{"-animate -show", "2", "2\n" + two, "", 0},
		{"-show", "2 1", "2\n1\n" + two, firstOf, 0},
		{"-show -case 2", "1 2", "1\n2\n" + two, "", 0},
		{"-show -case 1", "2 1", "2\n1\n" + two, "", 0},
		{"-show -case 3", "2 1", "2\n1\n", "counter: there is no number 3: the input has 2\n", 1},
		{"-show", " ", "", "counter: there is no number 1: the input has 0\n", 1},
		{"-layers", "2", "2\n" + layers, "", 0},
		{"-layers -case 2 -plain", "1 2", "+1\n+2\n" + layers, "", 0},
		{"-show", "2\nx", "2\n", "counter: number 2, line 2: expected a number from 1 to 99, found \"x\"\n", 1},
		{"-random 3", "", "0 5\n1 6\n2 2\nend\n", "", 0},
		{"-random 2 -seed 1 -form Some", "", "0 5\n1 6\nend\n", "", 0},
		{"-random 2 -seed 2", "", "0 7\n1 6\nend\n", "", 0},
		{"-random 2 -form Other", "", "0\n-1\n", "", 0},
		{"-text", "\ufeff\n 2 1", "2\n", "", 0},
		{"-text", "21 1", "21\n", "", 0},
		{"-text -case 2", "2\r\n\r\n\t13", "13\n", "", 0},
		{"-text -case 3", "2 1", "", "counter: there is no number 3: the input has 2\n", 1},
		{"-split", "\ufeff\n 2\r\n\t13", "\"2\\n\"\n\"13\\n\"\n\"end\\n\"\n", "", 0},
		{"-split -form Other", "2", "\"2\\n\"\n\"\"\n", "", 0},
		{"-split", "", "\"end\\n\"\n", "", 0},
		{"-split", "2\nx", "\"2\\n\"\n",
			"counter: number 2, line 2: expected a number from 1 to 99, found \"x\"\n", 1},
		{"-text -case 2", "2\nx", "", "counter: number 2, line 2: expected a number from 1 to 99, found \"x\"\n", 1},
	} {
		stdout, stderr, status := run(c.in, view.Terminal{Width: 80}, strings.Fields(c.args)...)
		got := []interface{}{stdout, stderr, status}
		if diff := cmp.Diff([]interface{}{c.out, c.err, c.status}, got); diff != "" {
			t.Errorf("%q with %q: stdout, stderr, status (-want +got):\n%s", c.args, c.in, diff)
		}
	}
}

// Drawing needs the text of one case, however long the input is.
func TestLongInput(t *testing.T) {
	const blanks = 8 << 20
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	stdin := io.MultiReader(io.LimitReader(spaces{}, blanks), strings.NewReader("2"))
	var stdout strings.Builder
	status := counter.Run([]string{"-show"}, stdin, &stdout, io.Discard, view.Terminal{Width: 80})
	runtime.ReadMemStats(&after)
	if taken := after.TotalAlloc - before.TotalAlloc; status != 0 || taken > blanks/4 {
		t.Errorf("status %d; %d bytes of blanks took %d bytes", status, blanks, taken)
	}
}

// spaces is an input of blanks that does not end.
type spaces struct{}

func (spaces) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = ' '
	}
	return len(p), nil
}

func TestAnimateInTerminal(t *testing.T) {
	terminal := view.Terminal{Width: 80, Height: 24, Moves: true}
	stdout, _, status := run("2", terminal, "-animate", "-delay", "1ms")
	if status != 0 || !strings.HasPrefix(stdout, "2\n\n\x1b[?25l0. up") || !strings.HasSuffix(stdout, "\x1b[?25h") {
		t.Errorf("status %d, output %q", status, stdout)
	}
	both, _, _ := run("2", terminal, "-animate", "-show", "-delay", "1ms")
	if diff := cmp.Diff(stdout+"\n0. up  1. up  2. up\n 0      1      2\n", both); diff != "" {
		t.Errorf("with -show (-want +got):\n%s", diff)
	}
	terminal.Height = 2
	low, stderr, _ := run("2", terminal, "-animate")
	if diff := cmp.Diff("2\n\n0. up  1. up  2. up\n 0      1      2\n", low); diff != "" {
		t.Errorf("in a terminal of two lines (-want +got):\n%s", diff)
	}
	const want = "counter: the terminal is too small to play this, which takes 6 columns and 3 lines: " +
		"printed as by -show\n"
	if stderr != want {
		t.Errorf("in a terminal of two lines: %q, want %q", stderr, want)
	}
}

// interrupted sends this process a signal when the second board is written.
type interrupted struct {
	strings.Builder
	by os.Signal
}

func (w *interrupted) Write(p []byte) (int, error) {
	if bytes.Contains(p, []byte("1. up")) {
		self, err := os.FindProcess(os.Getpid())
		if err == nil {
			err = self.Signal(w.by)
		}
		if err != nil {
			return 0, err
		}
	}
	return w.Builder.Write(p)
}

func (w *interrupted) WriteString(s string) (int, error) { return w.Write([]byte(s)) }

// A film ends at a Ctrl-C or a request to terminate, with the exit status that a shell gives.
func TestSignals(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no process can send itself a Ctrl-C there")
	}
	for by, want := range map[os.Signal]int{os.Interrupt: 130, syscall.SIGTERM: 143} {
		stdout := interrupted{by: by}
		var stderr strings.Builder
		terminal := view.Terminal{Width: 80, Moves: true}
		// Between the first two boards the delay passes; the signal comes with the
		// second, and so long before the third.
		status := counter.Run([]string{"-animate", "-delay", "500ms"}, strings.NewReader("9"), &stdout, &stderr, terminal)
		if status != want || stderr.String() != "" || !strings.HasSuffix(stdout.String(), "\x1b[?25h") ||
			strings.Contains(stdout.String(), "2. up") {
			t.Errorf("%v: status %d, want %d; stderr %q, stdout %q", by, status, want, stderr.String(), stdout.String())
		}
	}
}

func TestPicture(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "route.svg")
	for _, old := range []string{"", "something longer than nothing"} {
		if old != "" {
			if err := os.WriteFile(file, []byte(old), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		stdout, stderr, status := run("2", view.Terminal{}, "-svg", file, "-delay", "2s")
		if diff := cmp.Diff([]interface{}{"2\n", "", 0}, []interface{}{stdout, stderr, status}); diff != "" {
			t.Errorf("stdout, stderr, status (-want +got):\n%s", diff)
		}
		svg, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{"<title>counter: a shortest route, 2 moves</title>", "play 14.000s"} {
			if !bytes.Contains(svg, []byte(want)) {
				t.Errorf("the picture lacks %s", want)
			}
		}
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) != 1 {
		t.Errorf("%d files were left, want the picture alone (%v)", len(files), err)
	}
	for _, name := range []string{dir, filepath.Join(file, "no-directory.svg")} {
		stdout, stderr, status := run("2", view.Terminal{}, "-svg", name)
		if status != 1 || stdout != "2\n" || !strings.HasPrefix(stderr, "counter: writing the picture: ") {
			t.Errorf("a picture %s: status %d, stdout %q, stderr %q", name, status, stdout, stderr)
		}
	}
}

// A picture on standard output is all that stands there; what cannot be drawn
// leaves it empty.
func TestPictureOnStandardOutput(t *testing.T) {
	file := filepath.Join(t.TempDir(), "route.svg")
	if _, stderr, status := run("2", view.Terminal{}, "-svg", file); status != 0 {
		t.Fatalf("status %d, %q", status, stderr)
	}
	svg, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args, in, out, err string
		status             int
	}{
		{"-svg -", "2", string(svg), "", 0},
		{"-svg - -plain -case 2", "3 2", string(svg), "", 0},
		{"-svg -", "2 3", string(svg), "counter: this is number 1 of 2, -case picks another\n", 0},
		{"-svg -", "2\nx", "", "counter: number 2, line 2: expected a number from 1 to 99, found \"x\"\n", 1},
		{"-svg - -case 2", "2", "", "counter: there is no number 2: the input has 1\n", 1},
	} {
		stdout, stderr, status := run(c.in, view.Terminal{Width: 80, Moves: true, Colour: true}, strings.Fields(c.args)...)
		got := []interface{}{stdout, stderr, status}
		if diff := cmp.Diff([]interface{}{c.out, c.err, c.status}, got); diff != "" {
			t.Errorf("%q with %q: stdout, stderr, status (-want +got):\n%s", c.args, c.in, diff)
		}
	}
	if _, err := os.Stat(standardOutput); err == nil {
		t.Errorf("there is a file %s", standardOutput)
	}
}

func TestChartPicture(t *testing.T) {
	file := filepath.Join(t.TempDir(), "layers.svg")
	if _, stderr, status := run("2", view.Terminal{Width: 80}, "-layers", "-svg", file); status != 0 || stderr != "" {
		t.Errorf("status %d, stderr %q", status, stderr)
	}
	svg, err := os.ReadFile(file)
	const want = "<title>counter: 3 states against 2: 1.5 times fewer</title>"
	if err != nil || !bytes.Contains(svg, []byte(want)) {
		t.Errorf("the picture lacks %s (%v)", want, err)
	}
	stdout, stderr, status := run("2", view.Terminal{Width: 80}, "-layers", "-svg", "-")
	if stdout != string(svg) || stderr != "" || status != 0 {
		t.Errorf("on standard output: status %d, stderr %q, stdout %q", status, stderr, stdout)
	}
}

func TestTitle(t *testing.T) {
	for want, film := range map[string]view.Film{
		"a shortest route, 0 moves": {Frames: make([]view.Frame, 1)},
		"a shortest route, 1 move":  {Frames: make([]view.Frame, 2)},
		"no route":                  {Frames: make([]view.Frame, 1), Note: "no route"},
	} {
		if got := filmTitle(film); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// A search that takes longer than two seconds says that it is working.
func TestStillWorking(t *testing.T) {
	t.Parallel()
	read, write := io.Pipe()
	said := make([]byte, len("counter: still working"))
	slow := counter
	slow.Read = func(in *common.Reader) (Case, error) {
		c, err := counter.Read(in)
		route := c.Route
		c.Route = func(search *common.BFS) []uint64 {
			io.ReadFull(read, said) // takes until something is said
			read.Close()
			return route(search)
		}
		return c, err
	}
	time.AfterFunc(10*time.Second, func() { write.Close() }) // or it would wait for ever
	var stdout strings.Builder
	status := slow.Run([]string{"-show"}, strings.NewReader("2"), &stdout, write, view.Terminal{Width: 80})
	if status != 0 || string(said) != "counter: still working" {
		t.Errorf("status %d, said %q", status, said)
	}
}

// A film may take longer.
func TestStillWorkingIsOfTheSearch(t *testing.T) {
	t.Parallel()
	terminal := view.Terminal{Width: 80, Moves: true}
	if _, stderr, status := run("2", terminal, "-animate", "-delay", "1100ms"); status != 0 || stderr != "" {
		t.Errorf("status %d, stderr %q", status, stderr)
	}
}

func TestFlags(t *testing.T) {
	defaults := options{delay: 300 * time.Millisecond, pick: 1, seed: 1}
	random := options{delay: defaults.delay, pick: 1, random: 5, seed: 9, form: "Other"}
	full := options{plain: true, show: true, animate: true, svg: "x.svg", delay: time.Second, pick: 7, picked: true, seed: 1}
	chart := options{layers: true, svg: "x.svg", delay: time.Second, pick: 1, seed: 1}
	for args, want := range map[string]options{
		"": defaults,
		"-plain -show -animate -svg x.svg -delay 1s -case 7": full,
		"-text -case 7":                 {text: true, delay: defaults.delay, pick: 7, picked: true, seed: 1},
		"-random 5 -seed 9 -form Other": random,
		"-layers -svg x.svg -delay 1s":  chart,
	} {
		got, err := counter.parseFlags(strings.Fields(args), io.Discard)
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(options{})); diff != "" || err != nil {
			t.Errorf("%q: %v (-want +got):\n%s", args, err, diff)
		}
	}
	for args, want := range map[string]string{
		"-nonsense":                 "flag provided but not defined: -nonsense",
		"in.txt":                    `unexpected "in.txt": the input comes from standard input, as in < in.txt`,
		"in.txt -plain":             `unexpected "in.txt": the input comes from standard input, as in < in.txt`,
		"-plain=maybe":              `invalid boolean value "maybe" for -plain: parse error`,
		"-show -case x":             `invalid value "x" for flag -case: parse error`,
		"-show -case 0":             "-case must be at least 1",
		"-case 2":                   "-case needs -show, -animate, -layers, -svg or -text",
		"-svg=":                     "-svg needs the name of a file",
		"-svg":                      "flag needs an argument: -svg",
		"-svg - -show":              "-svg - cannot go with -show or -animate: both write to standard output",
		"-svg - -animate":           "-svg - cannot go with -show or -animate: both write to standard output",
		"-animate -delay 300":       `invalid value "300" for flag -delay: expected a time such as 500ms`,
		"-animate -delay 0s":        "-delay must be at least 1ms",
		"-animate -delay 999us":     "-delay must be at least 1ms",
		"-animate -delay -1s":       "-delay must be at least 1ms",
		"-show -delay 1s":           "-delay needs -animate or -svg",
		"-layers -delay 1s":         "-delay needs -animate or -svg",
		"-text -plain":              "no flag but -case goes with -text",
		"-text -show":               "no flag but -case goes with -text",
		"-random 0":                 "-random must be at least 1",
		"-random 1 -plain":          "only -seed and -form go with -random",
		"-random 1 -text":           "only -seed and -form go with -random",
		"-random 1 -case 1":         "only -seed and -form go with -random",
		"-random 1 -show":           "only -seed and -form go with -random",
		"-seed 1":                   "-seed needs -random",
		"-form Some":                "-form needs -random or -split",
		"-split -text":              "no flag but -form goes with -split",
		"-split -seed 1":            "no flag but -form goes with -split",
		"-split -form Some -case 1": "no flag but -form goes with -split",
		"-random 1 -form None":      "-form must be Some or Other",
		"-both":                     "-both: this problem has no search from both ends of its post",
		"-layers -show":             "-layers cannot go with -show or -animate: one shows the searches, the others the route",
		"-layers -animate":          "-layers cannot go with -show or -animate: one shows the searches, the others the route",
	} {
		if _, err := counter.parseFlags(strings.Fields(args), io.Discard); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", args, err, want)
		}
	}
}

// -h names every flag, and no other.
func TestHelp(t *testing.T) {
	stdout, stderr, status := run("1", view.Terminal{}, "-h")
	if status != 0 || stderr != "" {
		t.Errorf("status %d, stderr %q", status, stderr)
	}
	var named []string
	for _, m := range regexp.MustCompile(`(?m)^  -(\w+)`).FindAllStringSubmatch(stdout, -1) {
		named = append(named, m[1])
	}
	if diff := cmp.Diff([]string{"animate", "both", "case", "delay", "form", "layers", "plain",
		"random", "seed", "show", "split", "svg", "text"}, named); diff != "" {
		t.Errorf("the flags of the help (-want +got):\n%s", diff)
	}
	for _, want := range []string{"Counts.\n\nusage: go run ./counter [flags] < in.txt\n",
		"\nfor example: go run ./counter -show < counter/testdata/sample1.in\n"} {
		if !strings.Contains(stdout, want) {
			t.Errorf("the help lacks %q:\n%s", want, stdout)
		}
	}
}

// A read that fails is reported, and not the case that it cuts short; the answers before it stand.
func TestFailingRead(t *testing.T) {
	for args, want := range map[string]string{"": "2\n1\n", "-text -case 3": "", "-show -case 2": "2\n1\n"} {
		var stdout, stderr strings.Builder
		stdin := io.MultiReader(strings.NewReader("2 1 "), iotest.ErrReader(errors.New("wire cut")))
		status := counter.Run(strings.Fields(args), stdin, &stdout, &stderr, view.Terminal{})
		got := []interface{}{stdout.String(), stderr.String(), status}
		if diff := cmp.Diff([]interface{}{want, "counter: wire cut\n", 1}, got); diff != "" {
			t.Errorf("%q: stdout, stderr, status (-want +got):\n%s", args, diff)
		}
	}
}

func TestWrongFlag(t *testing.T) {
	stdout, stderr, status := run("1", view.Terminal{}, "-nonsense")
	want := "counter: flag provided but not defined: -nonsense; -h lists the flags\n"
	if diff := cmp.Diff([]interface{}{"", want, 2}, []interface{}{stdout, stderr, status}); diff != "" {
		t.Errorf("stdout, stderr, status (-want +got):\n%s", diff)
	}
}
