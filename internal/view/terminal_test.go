package view

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// escapes makes what a terminal is sent readable: a bar clears the rest of a line.
var escapes = strings.NewReplacer("\x1b[?25l", "<hide>", "\x1b[0m\x1b[?25h", "<show>",
	"\x1b[K\n", "|\n", "\x1b[3A", "<up 3>")

// A film plays as long as a terminal has room for it, and a signal stops it. Afterwards the
// terminal is as it was. The smallest has 16 columns and 4 lines.
func TestPlay(t *testing.T) {
	const first = "<hide>0. start|\n a  .|\n### T|\n"
	const second = "<up 3>1. to the right|\n . [a]|\n### T|\n"
	for _, c := range []struct {
		sizes [][2]int // of the terminal, one after the other; then the last one for good
		delay time.Duration
		stop  os.Signal // comes with the second board
		want  string
	}{
		{[][2]int{{80, 0}}, 20 * time.Millisecond, nil,
			first + second + "<up 3>2. <&>|\n{x}(a)|\n###|\n\nThat is all.\n<show>"},
		{[][2]int{{16, 4}}, 100 * time.Millisecond, os.Interrupt, first + second + "<show>"},
		{[][2]int{{16, 4}, {15, 4}}, 1, nil, first +
			"\n1. to the right\n . [a]\n### T\n\n2. <&>\n{x}(a)\n###\n\nThat is all.\n<show>"},
		{[][2]int{{16, 4}, {16, 4}, {50, 3}}, 1, nil,
			first + second + "\n2. <&>\n{x}(a)\n###\n\nThat is all.\n<show>"},
	} {
		var out strings.Builder
		stop, boards, began := make(chan os.Signal, 1), 0, time.Now()
		terminal := func() Terminal {
			if boards++; boards == 2 && c.stop != nil {
				stop <- c.stop
			}
			size := c.sizes[min(boards, len(c.sizes))-1]
			return Terminal{Width: size[0], Height: size[1], Moves: true}
		}
		stopped, err := threeBoards().Play(&out, terminal, c.delay, stop)
		if stopped != c.stop || err != nil {
			t.Errorf("%v: stopped by %v, error %v", c.sizes, stopped, err)
		}
		if diff := cmp.Diff(c.want, escapes.Replace(out.String())); diff != "" {
			t.Errorf("%v (-want +got):\n%s", c.sizes, diff)
		}
		if took := time.Since(began); took < c.delay*time.Duration(strings.Count(c.want, "<up")) {
			t.Errorf("%v: took %v, with a delay of %v", c.sizes, took, c.delay)
		}
	}
}

// failing fails to write the text that contains a string.
type failing struct {
	written, on string
}

var errWire = errors.New("wire cut")

func (f *failing) Write(p []byte) (int, error) {
	if strings.Contains(string(p), f.on) {
		return 0, errWire
	}
	f.written += string(p)
	return len(p), nil
}

func TestPlayFailingOutput(t *testing.T) {
	terminal := func() Terminal { return Terminal{Width: 80, Moves: true} }
	for _, on := range []string{hideCursor, "1. to", "That is all", showCursor} {
		out := &failing{on: on}
		if _, err := threeBoards().Play(out, terminal, 1, nil); err != errWire {
			t.Errorf("failing on %q: %v", on, err)
		}
		if on != showCursor && !strings.HasSuffix(out.written, showCursor) {
			t.Errorf("failing on %q: the cursor stays hidden", on)
		}
	}
}

func TestTerminal(t *testing.T) {
	t.Setenv("LC_ALL", "zh_CN")
	for _, c := range []struct{ term, noColor, want string }{
		{"xterm", "", "{100 30 true true 1}"},
		{"", "1", "{100 30 false true 1}"},
		{"dumb", "", "{100 30 false false 1}"},
	} {
		t.Setenv("TERM", c.term)
		t.Setenv("NO_COLOR", c.noColor)
		if got := fmt.Sprint(terminal(100, 30, true)); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
	file, err := os.Open("terminal_test.go")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if got := fmt.Sprint(Detect(file)); got != "{80 0 false false 1}" {
		t.Errorf("a file is taken for a terminal: %s", got)
	}
}
