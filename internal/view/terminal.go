package view

import (
	"os"
	"strconv"
)

// Terminal says how text can be drawn on an output.
type Terminal struct {
	Width  int  // in columns
	Height int  // in lines, 0 where it is not known
	Colour bool // escape sequences for colours may be used
	Moves  bool // so may those that move the cursor, so that it can be animated
}

// Detect finds out what the file is. The width is that of the environment's
// COLUMNS or else the terminal's own; 80 for what is no terminal. NO_COLOR turns
// colours off, and TERM=dumb every escape sequence.
func Detect(f *os.File) Terminal {
	width, height, ok := size(f)
	return terminal(width, height, ok, os.Getenv)
}

// terminal is Detect for a terminal of a size (0 by 0 where it does not tell), or
// for a file that is no terminal.
func terminal(width, height int, isTerminal bool, getenv func(string) string) Terminal {
	t := Terminal{Width: width, Height: height}
	if columns, err := strconv.Atoi(getenv("COLUMNS")); err == nil && columns > 0 {
		t.Width = columns
	}
	if t.Width <= 0 {
		t.Width = 80
	}
	t.Moves = isTerminal && getenv("TERM") != "dumb"
	t.Colour = t.Moves && getenv("NO_COLOR") == ""
	return t
}
