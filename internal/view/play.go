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

// Player plays films in place in a terminal.
type Player struct {
	Out      io.Writer
	Terminal func() Terminal                      // as it is now: its size may change
	Delay    time.Duration                        // how long each frame stands
	After    func(time.Duration) <-chan time.Time // time.After, but in tests
	Stop     <-chan os.Signal                     // a signal ends the film
}

// CanPlay reports whether the film can be played on a terminal: whether the cursor
// can be moved and a frame fits, since it cannot be moved back to what has scrolled
// away. A column stays free: in the last one, clearing the rest of the line would
// take the character there.
func (t Terminal) CanPlay(f *Film) bool {
	lines := f.rows() + 2 // with the caption, and the line that the cursor waits on
	return t.Moves && f.textWidth() < t.Width && (t.Height == 0 || lines <= t.Height)
}

// Play draws one frame over the other and leaves the last one, or the one that
// it was stopped at, with the cursor on the line below. If the terminal has become
// too small, the frames that are left follow as text. Whatever happens, the cursor
// is visible again. Play returns the signal that stopped it, or nil.
func (p Player) Play(f *Film) (stopped os.Signal, err error) {
	defer func() {
		if _, restoreErr := io.WriteString(p.Out, plainColour+showCursor); err == nil {
			err = restoreErr
		}
	}()
	if _, err := io.WriteString(p.Out, hideCursor); err != nil {
		return nil, err
	}
	for i := range f.Frames {
		if i > 0 {
			select {
			case stopped = <-p.Stop:
				return stopped, nil
			case <-p.After(p.Delay):
			}
		}
		t := p.Terminal()
		if !t.CanPlay(f) {
			_, err = io.WriteString(p.Out, "\n"+f.textFrom(i, t.Width, t.Colour))
			return nil, err
		}
		if _, err := io.WriteString(p.Out, f.over(i, t.Colour)); err != nil {
			return nil, err
		}
	}
	_, err = io.WriteString(p.Out, f.noteText(p.Terminal().Width))
	return nil, err
}

// over is what draws frame i over the one before it, in one piece so that the
// terminal does not flicker.
func (f *Film) over(i int, colour bool) string {
	var frame strings.Builder
	f.band(&frame, i, i+1, colour)
	text := strings.ReplaceAll(frame.String(), "\n", clearLine+"\n")
	if i > 0 {
		text = fmt.Sprintf(cursorUp, f.rows()+1) + text
	}
	return text
}
