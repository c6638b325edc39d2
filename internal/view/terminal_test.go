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

// escapes makes escape sequences readable. A bar means that the rest of a line is cleared.
var escapes = strings.NewReplacer("\x1b[?25l", "<hide>", "\x1b[0m\x1b[?25h", "<show>",
	"\x1b[K\n", "|\n", "\x1b[3A", "<up 3>")

// output fails when a write contains a given string.
type output struct {
	written strings.Builder
	fails   string
}

var errWire = errors.New("wire cut")

func (o *output) Write(p []byte) (int, error) {
	if strings.Contains(string(p), o.fails) {
		return 0, errWire
	}
	return o.written.Write(p)
}

// A film must play whenever the terminal has room for it and the output works. Afterwards the
// terminal must be in its original state. The smallest terminal has 16 columns and 4 lines.
// (TestSignals in internal/cli stops films.)
func TestPlay(t *testing.T) {
	const delay, nothing = 20 * time.Millisecond, "nothing"
	const first = "<hide>0. start|\n a  .|\n### T|\n"
	const second = first + "<up 3>1. to the right|\n . [a]|\n### T|\n"
	const third = second + "<up 3>2. <&>|\n{x}(a)|\n###|\n"
	const note = "\nThat is all.\n"
	const rest = "\n2. <&>\n{x}(a)\n###\n" + note
	for _, c := range []struct {
		sizes string // of the terminal, for each board
		fails string
		want  string
	}{
		{"80x0 80x0 80x0", nothing, third + note + "<show>"},
		{"16x4 15x4", nothing, first + "\n1. to the right\n . [a]\n### T\n" + rest + "<show>"},
		{"16x4 16x4 50x3", nothing, second + rest + "<show>"},
		{"80x0", hideCursor, "<show>"},
		{"80x0 80x0", "1. to", first + "<show>"},
		{"80x0 80x0 80x0", "That is all", third + "<show>"},
		{"80x0 80x0 80x0", showCursor, third + note},
	} {
		out := &output{fails: c.fails}
		sizes, began := strings.Fields(c.sizes), time.Now()
		terminal := func() Terminal {
			now := Terminal{Moves: true}
			fmt.Sscanf(sizes[0], "%dx%d", &now.Width, &now.Height)
			sizes = sizes[1:]
			return now
		}
		_, err := load(t, "testdata/shapes.json").Film.Play(out, terminal, delay, nil)
		if (err == errWire) != (c.fails != nothing) {
			t.Errorf("%v: error %v", c, err)
		}
		if diff := cmp.Diff(c.want, escapes.Replace(out.written.String())); diff != "" {
			t.Errorf("%v (-want +got):\n%s", c, diff)
		}
		if took := time.Since(began); took < delay*time.Duration(strings.Count(c.want, "<up")) {
			t.Errorf("%v: took %v", c, took)
		}
	}
}

// Detect must follow the environment, for a terminal and for another file.
func TestTerminal(t *testing.T) {
	for variables, want := range map[string]string{
		"TERM=xterm":                          "{80 30 true true 0}",
		"NO_COLOR=1":                          "{80 30 false true 0}",
		"TERM=dumb":                           "{80 30 false false 0}",
		"LANG=zh_CN.UTF-8":                    "{80 30 true true 1}",
		"LANG=en_US":                          "{80 30 true true 0}",
		"LC_MESSAGES=zh":                      "{80 30 true true 1}",
		"LC_ALL=C LANG=zh_CN":                 "{80 30 true true 0}",
		"LC_MESSAGES=C LANG=zh_CN":            "{80 30 true true 0}",
		"LC_ALL=zh_TW LC_MESSAGES=C TERM=tty": "{80 30 true true 1}",
	} {
		for _, name := range strings.Fields("TERM NO_COLOR LC_ALL LC_MESSAGES LANG") {
			t.Setenv(name, "")
		}
		for _, variable := range strings.Fields(variables) {
			name, value, _ := strings.Cut(variable, "=")
			t.Setenv(name, value)
		}
		if got := fmt.Sprint(terminal(0, 30, true)); got != want {
			t.Errorf("%s: %s, want %s", variables, got, want)
		}
	}
	null, err := os.Open(os.DevNull)
	if got := Detect(null); err != nil || got.Width != 80 || got.Moves || got.Colour {
		t.Errorf("%v, %v is taken for a terminal: %v", err, null, got)
	}
}
