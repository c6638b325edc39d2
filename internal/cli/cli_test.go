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
	Title: Title{English: "counting", Chinese: "数数", Hardest: 2},
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
				return search.Route([]uint64{0},
					func(state uint64) bool { return state == uint64(n) },
					func(state uint64, next []uint64) []uint64 { return append(next, state+1) })
			},
			Search: func(lang view.Language) (ends []End, note string) {
				return Ends([2][]int{{1, 1}, make([]int, n)}), lang.Say("Counted.", "数完了。")
			},
			Play:   func() Play { return upTo(n) },
			Solved: func(at uint64) bool { return at == uint64(n) },
			Moves: func(at uint64, next []uint64) []uint64 { // from 0 to 5 and back
				if at > 0 {
					next = append(next, at-1)
				}
				if at < 5 {
					next = append(next, at+1)
				}
				return next
			},
			Answer: func(route []uint64) string { return "+" + strconv.Itoa(len(route)-1) },
			Film: func(lang view.Language, route []uint64, visited int) view.Film {
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
		{Judge: "Some", End: "end\n", Case: func(r *rand.Rand, i int) string {
			return fmt.Sprintln(i, r.Intn(9))
		}},
		{Judge: "Other", Case: func(_ *rand.Rand, i int) string { return fmt.Sprintln(-i) },
			Text: func(text string) string { // it gives odd numbers only
				n := 0
				if fmt.Sscan(text, &n); n%2 == 0 {
					return ""
				}
				return "0" + text
			}},
	},
	Smaller: func(text string) []string { return []string{"7\n", "3\n", "x\n", "2\n"} },
}

// upTo is a game in which one counts up to n, which is below 9, by 9 or by 1.
func upTo(n int) Play {
	return Play{
		Starts: []uint64{0, 1, uint64(n) + 1},
		Read: func(in *common.Reader) (uint64, error) {
			at, err := readNumber(in)
			return uint64(at), err
		},
		Text: func(at uint64) string { return strconv.Itoa(int(at)) },
		Moves: func(at uint64, next []uint64) []uint64 {
			return append(next, at, at+9, at+1)
		},
		Distance: func(at uint64) int {
			if int(at) > n {
				return -1
			}
			return n - int(at)
		},
	}
}

func readNumber(in *common.Reader) (int, error) {
	if !in.SkipBlanks() {
		return 0, io.EOF
	}
	return common.Number(in, "a number from 1 to 99", 1, 99)
}

// run runs the counter and returns what it prints: its standard output; after "! ", if there
// is any, what stands on standard error; and the exit status, if it is not 0.
func run(in string, terminal view.Terminal, args ...string) string {
	return runOn(strings.NewReader(in), terminal, args...)
}

func runOn(stdin io.Reader, terminal view.Terminal, args ...string) string {
	var stdout, stderr strings.Builder
	status := counter.Run(args, stdin, &stdout, &stderr, terminal)
	return transcript(stdout.String(), stderr.String(), status)
}

func transcript(stdout, stderr string, status int) string {
	if stderr != "" {
		stdout += "! " + stderr
	}
	if status != 0 {
		stdout += fmt.Sprintln("exit status", status)
	}
	return stdout
}

const (
	three  = "\n0. up  1. up  2. up\n 0      1      2\n" // boards of -show
	layers = `
  layer  plain  start  goal
      0      1      1     0
      1      1      1     0
      2      1

3 states, or 2 from both ends: 1.5 times fewer. The last layer of a search may
be cut short: it stops where it finds what it looks for. Counted.
`
	mapped = `
3 states, or 2 from both ends: 1.5 times fewer

         1 1 1
             1   1
         1 1     1
         1       1
   0       1     1

         0

Each state by its distance from the start, to the right, and to the goal,
upwards. A digit is the length of their number: 3 stands for 100 to 999. Sums
are above and at the right. The shortest routes are the line x+y=2. The search
from the start took x≤1. The search from the goal took y≤1. Counted.
`
	firstOf  = "! counter: this is number 1 of 2, -case picks another\n"
	noFirst  = "! counter: there is no number 1: the input has 0\nexit status 1\n"
	noThird  = "! counter: there is no number 3: the input has 2\nexit status 1\n"
	noNumber = "! counter: number 2, line 2: expected a number from 1 to 99, found \"x\"\n" +
		"exit status 1\n"
)

// runs are commands with their input, and what they print.
var runs = map[string]string{
	"< 2 1":                          "2\n1\n",
	"-plain < 2 1":                   "+2\n+1\n",
	"-show < 2":                      "2\n" + three,
	"-show -plain < 2":               "+2\n" + three,
	"-animate < 2":                   "2\n" + three, // it is no terminal
	"-animate -show < 2":             "2\n" + three,
	"-show < 2 1":                    "2\n1\n" + three + firstOf,
	"-show -case 2 < 1 2":            "1\n2\n" + three,
	"-show -case 1 < 2 1":            "2\n1\n" + three,
	"-show -case 3 < 2 1":            "2\n1\n" + noThird,
	"-layers < 2":                    "2\n" + layers,
	"-map < 2":                       "2\n" + mapped,
	"-layers -case 2 -plain < 1 2":   "+1\n+2\n" + layers,
	"-show < 2\nx":                   "2\n" + noNumber,
	"-random 3 <":                    "0 5\n1 6\n2 2\nend\n",
	"-random 2 -seed 1 -form Some <": "0 5\n1 6\nend\n",
	"-random 2 -seed 2 <":            "0 7\n1 6\nend\n",
	"-random 2 -form Other <":        "0\n-1\n",
	"-text < \ufeff\n 2 1":           "2\n",
	"-text < 21 1":                   "21\n",
	"-text -case 2 < 2\r\n\r\n\t13":  "13\n",
	"-text -case 3 < 2 1":            noThird,
	"-text -case 2 < 2\nx":           noNumber,
	"-split < \ufeff\n 2\r\n\t13":    "\"2\\n\"\n\"13\\n\"\n\"end\\n\"\n",
	"-split -form Other < 2 1":       "\"\"\n\"01\\n\"\n\"\"\n",
	"-smaller < 4":                   "\"3\\n\"\n\"2\\n\"\n",
	"-smaller -form Other < 7":       "\"03\\n\"\n",
	"-smaller < 2":                   "",
	"-split <":                       "\"end\\n\"\n",
	"-split < 2\nx":                  "\"2\\n\"\n" + noNumber,
	"-svg - < 2\nx":                  noNumber, // and nothing on standard output
	"-svg - -case 3 < 2 1":           noThird,
	"-show <  ":                      noFirst,
	"-next < 3":                      "2\n1\n9\n2\n10\n5\n13\n",
	"-next -case 2 < 3 2":            "1\n1\n9\n2\n10\n4\n12\n",
	"-next -at 3 < 3":                "0\n4\n12\n",
	"-next -at 4 < 3":                "-1\n5\n13\n",
	"-hint < 3":                      "2\n",
	"-hint -at 2 -case 2 < 8 3":      "3\n",
	"-hint -at 3 < 3":                "",
	"-hint -at 4 < 3":                "",
	"-hint -case 3 < 2 1":            noThird,
	"-next -case 2 < 2\nx":           noNumber,
	"-nonsense < 1": "! counter: flag provided but not defined: -nonsense; " +
		"-h lists the flags\nexit status 2\n",
}

func TestRun(t *testing.T) { testRuns(t, runs) }

func testRuns(t *testing.T, runs map[string]string) {
	t.Helper()
	for command, want := range runs {
		args, in, _ := strings.Cut(command, "<")
		got := run(strings.TrimPrefix(in, " "), view.Terminal{Width: 80}, strings.Fields(args)...)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q (-want +got):\n%s", command, diff)
		}
	}
	if _, err := os.Stat(standardOutput); err == nil {
		t.Errorf("there is a file %s", standardOutput)
	}
}

// Drawing needs the text of one case, however long the input is.
func TestLongInput(t *testing.T) {
	const blanks = 8 << 20
	stdin := strings.NewReader(strings.Repeat(" ", blanks) + "2")
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	got := runOn(stdin, view.Terminal{Width: 80}, "-show")
	runtime.ReadMemStats(&after)
	if taken := after.TotalAlloc - before.TotalAlloc; got != "2\n"+three || taken > blanks/4 {
		t.Errorf("%q; %d bytes of blanks took %d bytes", got, blanks, taken)
	}
}

func TestAnimateInTerminal(t *testing.T) {
	terminal := view.Terminal{Width: 80, Height: 24, Moves: true}
	film := run("2", terminal, "-animate", "-delay", "1ms")
	if !strings.HasPrefix(film, "2\n\n\x1b[?25l0. up") || !strings.HasSuffix(film, "\x1b[?25h") {
		t.Errorf("%q", film)
	}
	both := run("2", terminal, "-animate", "-show", "-delay", "1ms")
	if diff := cmp.Diff(film+three, both); diff != "" {
		t.Errorf("with -show (-want +got):\n%s", diff)
	}
	terminal.Height = 2
	low := "2\n" + three + "! counter: the terminal is too small to play this, " +
		"which takes 6 columns and 3 lines: printed as by -show\n"
	if diff := cmp.Diff(low, run("2", terminal, "-animate")); diff != "" {
		t.Errorf("in a terminal of two lines (-want +got):\n%s", diff)
	}
}

// interrupted sends this process a signal when the second board is written.
type interrupted struct {
	text strings.Builder
	by   os.Signal
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
	return w.text.Write(p)
}

// A film ends at a Ctrl-C, a Ctrl-\ or a request to terminate, with the exit status that a shell
// gives.
func TestSignals(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no process can send itself a Ctrl-C there")
	}
	for by, want := range map[os.Signal]string{
		os.Interrupt: "\x1b[?25hexit status 130\n", syscall.SIGTERM: "\x1b[?25hexit status 143\n",
		syscall.SIGQUIT: "\x1b[?25hexit status 131\n",
	} {
		stdout := interrupted{by: by}
		var stderr strings.Builder
		// Between the first two boards the delay passes; the signal comes with the
		// second, and so long before the third.
		status := counter.Run([]string{"-animate", "-delay", "500ms"}, strings.NewReader("9"),
			&stdout, &stderr, view.Terminal{Width: 80, Moves: true})
		got := transcript(stdout.text.String(), stderr.String(), status)
		if !strings.HasSuffix(got, want) || strings.Contains(got, "2. up") {
			t.Errorf("%v: %q, want %q at the end", by, got, want)
		}
	}
}

// A picture on standard output is all that stands there.
func TestPictureOnStandardOutput(t *testing.T) {
	svg := run("2", view.Terminal{Width: 80, Moves: true, Colour: true}, "-svg", "-")
	if !strings.Contains(svg, "play 2.100s") { // seven times the usual delay
		t.Errorf("the picture plays otherwise:\n%s", svg)
	}
	testRuns(t, map[string]string{
		"-svg - < 2": svg, "-svg - -plain -case 2 < 3 2": svg, "-svg - < 2 3": svg + firstOf,
	})
}

// A picture in a file, be it new or not, is that on standard output.
func TestPicture(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new")
	file := filepath.Join(dir, "picture.svg")
	route := []string{"<title>counting, the hardest: 2 moves</title>", "play 14.000s"}
	drawn := []string{"<title>counting, the hardest: 2 moves</title>", "1.5 times fewer</tspan>"}
	for _, c := range []struct {
		args, stdout string
		wants        []string
	}{
		{"-delay 2s", "2\n", route},
		{"-map", "2\n" + mapped, drawn},
		{"-delay 2s", "2\n", route}, // either this or that before is shorter than the old one
	} {
		args := append(strings.Fields(c.args), "-svg")
		picture := run("2", view.Terminal{}, append(args, "-")...)
		for _, want := range c.wants {
			if !strings.Contains(picture, want) {
				t.Errorf("%s: the picture lacks %s", c.args, want)
			}
		}
		got := run("2", view.Terminal{Width: 80}, append(args, file)...)
		if diff := cmp.Diff(c.stdout, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.args, diff)
		}
		if svg, err := os.ReadFile(file); err != nil || string(svg) != picture {
			t.Errorf("%s: in the file %q (%v), on standard output %q", c.args, svg, err, picture)
		}
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) != 1 {
		t.Errorf("%d files were left, want the picture alone (%v)", len(files), err)
	}
	for _, name := range []string{dir, filepath.Join(file, "no-directory.svg")} {
		got := run("2", view.Terminal{}, "-svg", name)
		if !strings.HasPrefix(got, "2\n! counter: writing the picture: ") ||
			!strings.HasSuffix(got, "\nexit status 1\n") {
			t.Errorf("a picture %s: %q", name, got)
		}
	}
}

// A position is read whatever white space it has; what is none is said in a line.
func TestPosition(t *testing.T) {
	const number = "expected a number from 1 to 99, found "
	for at, want := range map[string]string{
		"\n 1\r\n": "2\n", "x": number + `"x"`, "100": number + `"100"`,
		" ":      "expected a position, found the end of the input",
		"1\n\n2": `expected the end of the position, found "2"`,
	} {
		if strings.HasPrefix(want, "expected") {
			want = "! counter: -at: " + want + "\nexit status 1\n"
		}
		got := run("3", view.Terminal{}, "-hint", "-at", at)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q (-want +got):\n%s", at, diff)
		}
	}
}

func TestTitle(t *testing.T) {
	for want, moves := range map[string]int{
		"counting: no route 数数：无解": -1, "counting: 0 moves 数数：0 步": 0, "counting: 1 move 数数：1 步": 1,
		"counting, the hardest: 2 moves 数数最难的局面：2 步": 2, "counting: 3 moves 数数：3 步": 3,
	} {
		title := counter.Title
		got := title.of(view.English, moves) + " " + title.of(view.Chinese, moves)
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// A program may show its routes and not its search.
func TestLayersWithoutSearch(t *testing.T) {
	bare := counter
	bare.Read = func(in *common.Reader) (Case, error) {
		c, err := counter.Read(in)
		c.Search = nil
		return c, err
	}
	var stdout, stderr strings.Builder
	status := bare.Run([]string{"-layers"}, strings.NewReader("2"), &stdout, &stderr,
		view.Terminal{})
	want := "2\n! counter: -layers and -map: this program does not tell of its search\n" +
		"exit status 1\n"
	if got := transcript(stdout.String(), stderr.String(), status); got != want {
		t.Errorf("%q, want %q", got, want)
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
	in := strings.NewReader("2")
	status := slow.Run([]string{"-show"}, in, io.Discard, write, view.Terminal{})
	if status != 0 || string(said) != "counter: still working" {
		t.Errorf("status %d, said %q", status, said)
	}
}

// A film may take longer.
func TestStillWorkingIsOfTheSearch(t *testing.T) {
	t.Parallel()
	terminal := view.Terminal{Width: 80, Moves: true}
	got := run("2", terminal, "-animate", "-delay", "1100ms")
	if !strings.HasSuffix(got, "\x1b[?25h") || strings.Contains(got, "!") {
		t.Errorf("%q", got)
	}
}

func TestRefusedFlags(t *testing.T) {
	want := ""
	for _, line := range strings.Split(strings.TrimSpace(refused), "\n") {
		args := strings.TrimPrefix(line, "\t")
		if args == line {
			want = line
			continue
		}
		_, err := counter.parseFlags(strings.Fields(args), io.Discard)
		if err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", args, err, want)
		}
	}
}

// refused are arguments that are refused, under what is said of them.
const refused = `
flag provided but not defined: -nonsense
	-nonsense
unexpected "in.txt": the input comes from standard input, as in < in.txt
	in.txt
	in.txt -plain
invalid boolean value "maybe" for -plain: parse error
	-plain=maybe
invalid value "x" for flag -case: parse error
	-show -case x
-case must be at least 1
	-show -case 0
-case needs -show, -animate, -layers, -map, -svg, -text, -next or -hint
	-case 2
-svg needs the name of a file
	-svg=
flag needs an argument: -svg
	-svg
-svg - cannot go with -show or -animate: both write to standard output
	-svg - -show
	-svg - -animate
invalid value "300" for flag -delay: expected a time such as 500ms
	-animate -delay 300
-delay must be at least 1ms
	-animate -delay 0s
	-animate -delay 999us
	-animate -delay -1s
-delay needs -animate or -svg
	-show -delay 1s
	-layers -delay 1s
no flag but -case goes with -text
	-text -plain
	-text -show
-random must be at least 1
	-random 0
only -seed and -form go with -random
	-random 1 -plain
	-random 1 -text
	-random 1 -case 1
	-random 1 -show
-seed needs -random
	-seed 1
-form needs -random, -split or -smaller
	-form Some
no flag but -form goes with -split or -smaller
	-split -text
	-split -seed 1
	-split -form Some -case 1
	-smaller -show
-form must be Some or Other
	-random 1 -form None
only -case and -at go with -next or with -hint
	-next -hint
	-next -plain
	-hint -at 1 -delay 1s
	-next -case 1 -show
-at needs -next or -hint
	-at 1
	-show -at 1
-at needs a position
	-next -at=
-both: this problem has no search from both ends of its post
	-both
-layers and -map cannot go with -show or -animate: they show the searches, the others the route
	-layers -show
	-layers -animate
	-map -show
-layers prints text alone: the picture of the searches is that of -map
	-layers -map
	-layers -svg x.svg
`

// -h names every flag, and no other.
func TestHelp(t *testing.T) {
	help := run("1", view.Terminal{}, "-h")
	var named []string
	for _, m := range regexp.MustCompile(`(?m)^  -(\w+)`).FindAllStringSubmatch(help, -1) {
		named = append(named, m[1])
	}
	want := strings.Fields("animate at both case delay form hint layers map next plain random " +
		"seed show smaller split svg text")
	if diff := cmp.Diff(want, named); diff != "" {
		t.Errorf("the flags of the help (-want +got):\n%s", diff)
	}
	const usage = "Counts.\n\nusage: go run ./counter [flags] < in.txt\n"
	const example = "\nfor example: go run ./counter -show < counter/testdata/sample1.in\n"
	if !strings.HasPrefix(help, usage) || !strings.HasSuffix(help, example) {
		t.Errorf("it begins and ends otherwise:\n%s", help)
	}
}

// A read that fails is reported, and not the case that it cuts short; the answers before it stand.
func TestFailingRead(t *testing.T) {
	for args, answers := range map[string]string{
		"": "2\n1\n", "-text -case 3": "", "-show -case 2": "2\n1\n", "-hint -case 3": "",
	} {
		stdin := io.MultiReader(strings.NewReader("2 1 "), iotest.ErrReader(errors.New("wire cut")))
		got := runOn(stdin, view.Terminal{}, strings.Fields(args)...)
		if want := answers + "! counter: wire cut\nexit status 1\n"; got != want {
			t.Errorf("%q: %q, want %q", args, got, want)
		}
	}
}
