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

// Terminal describes what an output can show.
type Terminal struct {
	Width  int  // in columns
	Height int  // in lines, 0 if it is not known
	Colour bool // it understands escape sequences for colours
	Moves  bool // it understands those that move the cursor, which films require
	Language
}

// IsTerminal reports whether a file is a terminal.
func IsTerminal(f *os.File) bool {
	_, _, ok := size(f)
	return ok
}

// Detect returns what a file can show. If the width is not known, Detect assumes 80. NO_COLOR turns
// off colours, and TERM=dumb turns off all escape sequences.
func Detect(f *os.File) Terminal {
	return terminal(size(f))
}

func terminal(width, height int, isTerminal bool) Terminal {
	if width == 0 {
		width = 80
	}
	moves := isTerminal && os.Getenv("TERM") != "dumb"
	colour := moves && os.Getenv("NO_COLOR") == ""
	return Terminal{Width: width, Height: height, Moves: moves, Colour: colour,
		Language: detectLanguage()}
}

// CanPlay reports whether the film can be played on a terminal: whether the cursor can be moved and
// a frame fits. A frame must fit because the cursor cannot move back to a line that has scrolled
// away.
func (t Terminal) CanPlay(f *Film) bool {
	columns, lines := f.Room()
	return t.Moves && columns <= t.Width && (t.Height == 0 || lines <= t.Height)
}

// Room returns the size of the smallest terminal that can play the film. The last column stays
// free, because clearing the rest of the line would clear a character there. One line is for the
// caption of a frame, and one for the cursor.
func (f *Film) Room() (columns, lines int) { return f.textWidth() + 1, f.rows() + 2 }

// Play draws each frame over the previous one, after the duration delay. It leaves the last frame,
// or the frame at which a signal stopped it, on the screen, with the cursor on the line below. It
// queries the size of the terminal before each frame. If the film no longer fits, the remaining
// frames follow as text. The cursor is visible during a pause and after Play. Play returns the
// signal that stopped it, or nil.
func (f *Film) Play(
	out io.Writer, terminal func() Terminal, delay time.Duration, stop <-chan os.Signal,
) (stopped os.Signal, err error) {
	write := func(text string) {
		if _, writeErr := io.WriteString(out, text); err == nil {
			err = writeErr
		}
	}
	write(hideCursor)
	defer write(plainColour + showCursor)
	t, next, up := Terminal{}, 0, "" // up moves the cursor to the first line of the last frame
	for ; next < len(f.Frames) && err == nil; next++ {
		if next > 0 {
			select {
			case stopped = <-stop:
				if stopped != pauseSignal {
					return stopped, err
				}
				write(plainColour + showCursor)
				pause()
				write(hideCursor)
				next, up = next-1, "" // redraw the frame, because other lines may have followed it
			case <-time.After(delay):
			}
		}
		if t = terminal(); !t.CanPlay(f) {
			write("\n")
			break
		}
		// Written in one piece, so that the terminal does not flicker.
		write(up + strings.ReplaceAll(f.band(next, next+1, t.Colour), "\n", clearLine+"\n"))
		up = fmt.Sprintf(cursorUp, f.rows()+1)
	}
	if err == nil {
		write(f.textFrom(next, t.Width, t.Colour)) // at least the note
	}
	return nil, err
}
