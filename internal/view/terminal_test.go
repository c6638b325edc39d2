package view

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func always(t Terminal) func() Terminal { return func() Terminal { return t } }

func TestPlay(t *testing.T) {
	const delay = 20 * time.Millisecond
	var out strings.Builder
	began := time.Now()
	stopped, err := threeBoards().Play(&out, always(Terminal{Width: 80, Moves: true}), delay, nil)
	if stopped != nil || err != nil {
		t.Errorf("stopped by %v, error %v", stopped, err)
	}
	if took := time.Since(began); took < 2*delay {
		t.Errorf("three boards took %v, want two delays of %v", took, delay)
	}
	const end = clearLine + "\n"
	want := hideCursor +
		"0. start" + end + " a  ." + end + "### T" + end +
		"\x1b[3A" + "1. to the right" + end + " . [a]" + end + "### T" + end +
		"\x1b[3A" + "2. <&>" + end + "{x}(a)" + end + "###" + end +
		"\nThat is all.\n" +
		plainColour + showCursor
	if diff := cmp.Diff(want, out.String()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// A signal while a board stands leaves the terminal as it was.
func TestPlayStopped(t *testing.T) {
	var out strings.Builder
	stop := make(chan os.Signal, 1)
	boards := 0
	terminal := func() Terminal {
		if boards++; boards == 2 {
			stop <- os.Interrupt
		}
		return Terminal{Width: 80, Moves: true}
	}
	stopped, err := threeBoards().Play(&out, terminal, 100*time.Millisecond, stop)
	if stopped != os.Interrupt || err != nil {
		t.Errorf("stopped by %v, error %v", stopped, err)
	}
	end := "### T" + clearLine + "\n" + plainColour + showCursor
	if got := out.String(); !strings.HasSuffix(got, end) || strings.Contains(got, "2. <&>") {
		t.Errorf("the output is not two boards and the end:\n%q", got)
	}
}

// In a terminal that becomes too small for a board, in either direction, the
// cursor is not moved any more: what is left follows as text.
func TestPlayInShrinkingTerminal(t *testing.T) {
	large := Terminal{Width: 16, Height: 4, Moves: true}
	for _, small := range []Terminal{
		{Width: 15, Height: 4, Moves: true}, {Width: 16, Height: 3, Moves: true},
	} {
		for after := 1; after < 3; after++ { // boards
			film := threeBoards()
			var out strings.Builder
			asked := 0
			terminal := func() Terminal {
				if asked++; asked <= after {
					return large
				}
				return small
			}
			stopped, err := film.Play(&out, terminal, time.Millisecond, nil)
			if stopped != nil || err != nil {
				t.Errorf("stopped by %v, error %v", stopped, err)
			}
			want := hideCursor
			for i := 0; i < after; i++ {
				if i > 0 {
					want += "\x1b[3A"
				}
				want += strings.ReplaceAll(film.band(i, i+1, false), "\n", clearLine+"\n")
			}
			want += "\n" + film.textFrom(after, small.Width, false) + plainColour + showCursor
			if diff := cmp.Diff(want, out.String()); diff != "" {
				t.Errorf("%d boards, then %+v (-want +got):\n%s", after, small, diff)
			}
		}
	}
}

// failing fails to write the text that contains a string.
type failing struct {
	strings.Builder
	on string
}

var errWire = errors.New("wire cut")

func (f *failing) Write(p []byte) (int, error) {
	if strings.Contains(string(p), f.on) {
		return 0, errWire
	}
	return f.Builder.Write(p)
}

func (f *failing) WriteString(s string) (int, error) { return f.Write([]byte(s)) }

func TestPlayFailingOutput(t *testing.T) {
	for _, on := range []string{hideCursor, "1. to", "That is all", showCursor} {
		out := &failing{on: on}
		terminal := always(Terminal{Width: 80, Moves: true})
		_, err := threeBoards().Play(out, terminal, time.Millisecond, nil)
		if err != errWire {
			t.Errorf("failing on %q: %v", on, err)
		}
		if on != showCursor && !strings.HasSuffix(out.String(), showCursor) {
			t.Errorf("failing on %q: the cursor stays hidden", on)
		}
	}
}

func TestCanPlay(t *testing.T) {
	film := threeBoards() // 3 lines of at most 15 columns
	for _, c := range []struct {
		Terminal
		want bool
	}{
		{Terminal{Width: 16, Height: 4, Moves: true}, true},
		{Terminal{Width: 16, Moves: true}, true},
		{Terminal{Width: 15, Height: 4, Moves: true}, false},
		{Terminal{Width: 16, Height: 3, Moves: true}, false},
		{Terminal{Width: 16, Height: 4}, false},
	} {
		if got := c.Terminal.CanPlay(film); got != c.want {
			t.Errorf("%+v: %v", c.Terminal, got)
		}
	}
}

func TestTerminal(t *testing.T) {
	for _, c := range []struct {
		width, height int
		isTerminal    bool
		env           map[string]string
		want          Terminal
	}{
		{100, 30, true, map[string]string{"TERM": "xterm"}, Terminal{100, 30, true, true}},
		{100, 30, true, map[string]string{"NO_COLOR": "1"}, Terminal{100, 30, false, true}},
		{100, 30, true, map[string]string{"TERM": "dumb"}, Terminal{100, 30, false, false}},
		{0, 0, true, nil, Terminal{80, 0, true, true}},
		{0, 0, false, nil, Terminal{80, 0, false, false}},
	} {
		for _, name := range []string{"TERM", "NO_COLOR"} {
			t.Setenv(name, c.env[name])
		}
		got := terminal(c.width, c.height, c.isTerminal)
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%+v (-want +got):\n%s", c, diff)
		}
	}
}

func TestFileIsNoTerminal(t *testing.T) {
	f, err := os.Create(filepath.Join(t.TempDir(), "out.txt"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if got := Detect(f); got.Colour || got.Moves {
		t.Errorf("a file is taken for a terminal: %+v", got)
	}
}
