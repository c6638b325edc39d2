package cli

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"github.com/google/go-cmp/cmp"

	"bfspuzzles/common"
	"bfspuzzles/internal/view"
)

var wide = view.Terminal{Width: 80}

// counted runs the counter. What a script can say stands in testdata.
func counted(in string, term view.Terminal, args string) string {
	return transcript(counter, strings.NewReader(in), term, strings.Fields(args)...)
}

// A picture in a file, be it new or not, is that on standard output, where it stands alone.
func TestPicture(t *testing.T) {
	const title = `lang="zh" role="img">` + "\n<title>数数最难的局面：2 步</title>"
	term := view.Terminal{Width: 80, Language: view.Chinese}
	file := filepath.Join(t.TempDir(), "new", "picture.svg")
	for _, c := range []struct{ flags, drawn, stdout string }{
		{"-delay 2s", "play 14.000s", "2\n"}, // seven times the delay
		{"-map", "1/1.2</tspan>", counted("2", term, "-map")},
		{"", "play 2.100s", "2\n"}, // either this or that before is shorter than the old one
	} {
		picture := counted("2", term, c.flags+" -svg -")
		stdout := counted("2", term, c.flags+" -svg "+file)
		svg, err := os.ReadFile(file)
		if string(svg) != picture || stdout != c.stdout || !strings.Contains(picture, title) ||
			!strings.Contains(picture, c.drawn) {
			t.Errorf("%s: printed %q, in the file (%v):\n%s\nwant %q and\n%s", c.flags, stdout, err,
				svg, c.stdout, picture)
		}
	}
	const fails = "2\n! counter: writing the picture: "
	if got := counted("2", wide, "-svg "+file+"/below"); !strings.HasPrefix(got, fails) {
		t.Errorf("below a file: %q", got)
	}
}

func TestTitle(t *testing.T) {
	for i, want := range []string{"counting: no route 数数：无解", "counting: 0 moves 数数：0 步",
		"counting: 1 move 数数：1 步", "counting, the hardest: 2 moves 数数最难的局面：2 步"} {
		got := counter.title(view.English, i-1) + " " + counter.title(view.Chinese, i-1)
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// A film is played where it fits. It may take longer than a search that says it is still working.
func TestAnimateInTerminal(t *testing.T) {
	t.Parallel()
	const tooSmall = "! counter: the terminal is too small to play the route: " +
		"that needs 6 columns and 3 lines\n"
	const film = "2\n\n<hide>0. up| 0|<up>1. up| 1|<up>2. up| 2|<show>"
	for lines, want := range map[int]string{3: film + boards, 2: "2\n" + boards + tooSmall} {
		terminal := view.Terminal{Width: 80, Height: lines, Moves: true}
		got := escapes.Replace(counted("2", terminal, "-animate -show -delay 1100ms"))
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%d lines (-want +got):\n%s", lines, diff)
		}
	}
}

const boards = "\n0. up  1. up  2. up\n 0      1      2\n" // as -show prints them

// escapes makes readable what a terminal is sent. A bar clears the rest of a line.
var escapes = strings.NewReplacer("\x1b[?25l", "<hide>", "\x1b[0m\x1b[?25h", "<show>",
	"\x1b[2A", "<up>", "\x1b[K\n", "|")

// A search that takes longer than two seconds says that it is working.
func TestStillWorking(t *testing.T) {
	t.Parallel()
	stderr, slow := make(lines), counter
	slow.Read = func(in *common.Reader) (Game, error) {
		n, err := readNumber(in)
		return slowCount{count(n), t, stderr}, err
	}
	slow.Run([]string{"-show"}, strings.NewReader("2"), io.Discard, stderr, wide)
}

// slowCount is a count whose plain search begins when a line has been written.
type slowCount struct {
	count
	t       *testing.T
	written lines
}

func (s slowCount) Starts() []uint64 {
	select {
	case line := <-s.written:
		if line != "counter: still working: the plain search takes longer\n" {
			s.t.Error(line)
		}
	case <-time.After(10 * time.Second):
		s.t.Error("nothing is said")
	}
	return nil
}

// lines are those written to it.
type lines chan string

func (l lines) Write(p []byte) (int, error) {
	l <- string(p)
	return len(p), nil
}

// A read that fails is reported, and not the case that it cuts short; the answers before it stand.
func TestFailingRead(t *testing.T) {
	for args, answers := range map[string]string{
		"-plain": "+2\n+1\n", "-text -case 3": "", "-show -case 2": "2\n1\n", "-split": "",
	} {
		stdin := io.MultiReader(strings.NewReader("2 1 "), iotest.ErrReader(errors.New("wire cut")))
		got := transcript(counter, stdin, wide, strings.Fields(args)...)
		if want := answers + "! counter: wire cut\nexit status 1\n"; got != want {
			t.Errorf("%q: %q, want %q", args, got, want)
		}
	}
}

// full is an output that has room for so many bytes.
type full int

func (f *full) Write(p []byte) (int, error) {
	if *f -= full(len(p)); *f < 0 {
		return 0, errors.New("full")
	}
	return len(p), nil
}

// A write that fails is reported.
func TestFailingWrite(t *testing.T) {
	for flag, room := range map[string]full{
		"-plain": 2, "-text": 1, "-split": 10, "-svg=-": 9, "-show": 2,
	} {
		var stderr strings.Builder
		status := counter.Run([]string{flag}, strings.NewReader("2"), &room, &stderr, wide)
		if status != 1 || !strings.HasPrefix(stderr.String(), "counter: ") {
			t.Errorf("%s: status %d, said %q", flag, status, stderr.String())
		}
	}
}
