package view

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"
)

const (
	hideCursor  = "\x1b[?25l"
	showCursor  = "\x1b[?25h"
	plainColour = "\x1b[0m"
	clearLine   = "\x1b[K" // from the cursor to the end
	cursorUp    = "\x1b[%dA"
)

// CanPlay reports whether the film can be played on a terminal: whether the cursor
// can be moved and a frame fits, since it cannot be moved back to what has scrolled
// away. A column stays free: in the last one, clearing the rest of the line would
// take the character there.
func (t Terminal) CanPlay(f *Film) bool {
	lines := f.rows() + 2 // with the caption, and the line that the cursor waits on
	return t.Moves && f.textWidth() < t.Width && (t.Height == 0 || lines <= t.Height)
}

// Play draws one frame over the other, each to stand for the time delay, and leaves
// the last one, or the one a signal stopped it at, with the cursor on the line below.
// It asks for the terminal before each frame: once the film does not fit any more,
// the frames that are left follow as text. Whatever happens, the cursor is visible
// again. Play returns the signal that stopped it, or nil.
func (f *Film) Play(out io.Writer, terminal func() Terminal, delay time.Duration, stop <-chan os.Signal) (
	stopped os.Signal, err error) {
	write := func(text string) {
		if _, writeErr := io.WriteString(out, text); err == nil {
			err = writeErr
		}
	}
	write(hideCursor)
	defer write(plainColour + showCursor)
	for i := 0; i < len(f.Frames) && err == nil; i++ {
		if i > 0 {
			select {
			case stopped = <-stop:
				return stopped, nil
			case <-time.After(delay):
			}
		}
		t := terminal()
		if !t.CanPlay(f) {
			write("\n" + f.textFrom(i, t.Width, t.Colour))
			return nil, err
		}
		write(f.over(i, t.Colour))
	}
	if err == nil {
		write(f.noteText(terminal().Width))
	}
	return nil, err
}

// over draws frame i over the one before it, in one piece so that the terminal does
// not flicker.
func (f *Film) over(i int, colour bool) string {
	text := strings.ReplaceAll(f.band(i, i+1, colour), "\n", clearLine+"\n")
	if i > 0 {
		text = fmt.Sprintf(cursorUp, f.rows()+1) + text
	}
	return text
}
