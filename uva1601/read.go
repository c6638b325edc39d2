package main

import (
	"io"
	"strconv"
	"strings"

	"bfspuzzles/common"
)

const wall = '#'

// readMaze reads one dataset: the numbers w h n, then h rows of w characters.
// It returns io.EOF at "0 0 0" and at the end of the input.
//
// Judges' files differ in layout. Blank lines may stand before "w h n", lines
// may end in blanks or a carriage return, and a row whose last characters are
// blanks may end early: those blanks are cells. The last line may lack its line
// end, if it is whole. The rest must be as the statement says, except that walls
// need not close the map.
func readMaze(in *common.Reader) (*maze, error) {
	if !in.SkipBlanks() {
		return nil, io.EOF
	}
	line := in.Line()
	w, err := common.Number(in, "a width from 1 to 16, or 0 0 0", 0, mostSide)
	if err != nil {
		return nil, err
	}
	if w == 0 {
		return nil, readEnd(in)
	}
	h, err := common.Number(in, "a height from 1 to 16", 1, mostSide)
	if err != nil {
		return nil, err
	}
	n, err := common.Number(in, "1, 2 or 3 ghosts", 1, mostGhosts)
	if err != nil {
		return nil, err
	}
	if !endLine(in) {
		return nil, in.Expected("the end of the line after w h n")
	}
	m := newMaze(w, h, n)
	starts, goals := "abc"[:n], "ABC"[:n]
	missing := starts + goals
	for y := 0; y < h; y++ {
		if missing, err = m.readRow(in, y, missing); err != nil {
			return nil, err
		}
	}
	if missing != "" {
		return nil, common.BadInput(line, "a map with "+starts+" and "+goals, "none of "+strconv.Quote(missing)+" in it")
	}
	return m, nil
}

// readEnd reads what follows the first 0 of the last line.
func readEnd(in *common.Reader) error {
	for i := 0; i < 2; i++ {
		if _, err := common.Number(in, "0 0 0 after the last dataset", 0, 0); err != nil {
			return err
		}
	}
	return io.EOF
}

// readRow reads row y. missing holds the letters that may still come, each
// once; those that then are missing are returned.
func (m *maze) readRow(in *common.Reader, y int, missing string) (string, error) {
	if _, ok := in.Peek(); !ok {
		return missing, in.Expected("row " + strconv.Itoa(y+1) + " of the " + strconv.Itoa(m.height) + " rows of the map")
	}
	endedEarly := false
	for x := 0; x < m.width; x++ {
		place := mostSide*y + x
		b, ok := in.Peek()
		switch {
		case !ok: // more likely an input cut off than a row cut short
			return missing, in.Expected("row " + strconv.Itoa(y+1) + " of the map whole or a line end after it")
		case b == wall:
		case b == ' ':
			m.open.add(place)
		case b == '\n' || common.IsBlank(b):
			m.open.add(place)
			endedEarly = true
			continue
		default:
			i := strings.IndexByte(missing, b)
			if i < 0 {
				return missing, in.Expected("a wall #, a blank" + orOneOf(missing))
			}
			missing = missing[:i] + missing[i+1:]
			m.open.add(place)
			if b >= 'a' {
				m.start[b-'a'] = place
			} else {
				m.goal[b-'A'] = place
			}
		}
		in.Take()
	}
	switch {
	case endLine(in):
		return missing, nil
	case endedEarly:
		return missing, in.Expected("nothing behind a tab or carriage return in a row")
	}
	return missing, in.Expected("the end of a row of " + strconv.Itoa(m.width) + " characters")
}

// orOneOf names the letters that may still come, if any.
func orOneOf(missing string) string {
	if missing == "" {
		return " (all letters have come)"
	}
	return " or one of the letters still to come, " + missing
}

// endLine takes the blanks at the end of a line and the line end, and tells
// whether nothing else stood there.
func endLine(in *common.Reader) bool {
	for {
		b, ok := in.Peek()
		if ok && b != '\n' && !common.IsBlank(b) {
			return false
		}
		if ok {
			in.Take()
		}
		if !ok || b == '\n' {
			return true
		}
	}
}
