package main

import (
	"io"
	"strconv"
	"strings"

	"bfspuzzles/common"
)

// readMaze reads one dataset: w h n and h lines of w characters. It returns io.EOF at 0 0 0
// and at the end of the input. As judges' files differ, blank lines may stand before and
// after w h n, and lines may end in blanks, tabs or a carriage return. Any map will do.
func readMaze(in *common.Reader) (*maze, error) {
	if !in.SkipBlanks() {
		return nil, io.EOF
	}
	m, line := &maze{}, in.Line()
	if err := m.readHead(in); err != nil {
		return nil, err
	}
	letters := "abc"[:m.ghosts] + "ABC"[:m.ghosts]
	missing := letters
	for y := 0; y < m.height; {
		read, err := m.readLine(in, y, &missing)
		if err != nil {
			return nil, err
		}
		if read {
			y++
		}
	}
	if missing != "" {
		return nil, common.BadInput(line, "a map with each of "+strconv.Quote(letters),
			"none of "+strconv.Quote(missing)+" in it")
	}
	return m, nil
}

// readHead reads the line w h n. It returns io.EOF for 0 0 0, and the first error.
func (m *maze) readHead(in *common.Reader) error {
	var err error
	read := func(what string, min, max int) (n int) {
		if err == nil {
			n, err = common.Number(in, what, min, max)
		}
		return n
	}
	m.width = read("a width from 1 to 16, or 0 0 0", 0, maxSide)
	if m.width == 0 && err == nil {
		read("0 0 0, as w is 0", 0, 0)
		read("0 0 0, as w is 0", 0, 0)
		if err == nil {
			err = io.EOF
		}
	}
	m.height = read("a height from 1 to 16", 1, maxSide)
	m.ghosts = read("1, 2 or 3 ghosts", 1, maxGhosts)
	if err == nil {
		err = endLine(in, "the end of the line after w h n")
	}
	return err
}

// readLine reads line y of the map and takes its letters out of those missing: each may come
// once. Before the first line it skips one of fewer than w blanks, and returns false. (If
// that was meant for the map, a line will be missing at the end.)
func (m *maze) readLine(in *common.Reader, y int, missing *string) (read bool, err error) {
	name := "map line " + strconv.Itoa(y+1) + " of " + strconv.Itoa(m.height)
	line, x, blank := in.Line(), 0, true
	for ; x < m.width; x++ {
		b, ok := in.Peek()
		if !ok { // more likely an input cut off than a line cut short
			return false, in.Expected(name + " to its end")
		}
		if b == '\n' || b != ' ' && common.IsBlank(b) {
			break
		}
		place := maxSide*y + x
		m.open[place] = b != wall
		blank = blank && b == ' '
		if b != wall && b != ' ' {
			i := strings.IndexByte(*missing, b)
			if i < 0 {
				allowed := strconv.Quote("# "+*missing) + " (wall, blank, each letter once)"
				return false, in.Expected("one of " + allowed + " in " + name)
			}
			*missing = (*missing)[:i] + (*missing)[i+1:]
			if b >= 'a' {
				m.start[b-'a'] = place
			} else {
				m.goal[b-'A'] = place
			}
		}
		in.Take()
	}
	width := strconv.Itoa(m.width) + " characters"
	err = endLine(in, "the end of "+name+" after "+width+" or a tab")
	if err == nil && x < m.width && !(blank && y == 0) {
		found := strconv.Itoa(x) + " (were blanks lost in copying?)"
		err = common.BadInput(line, width+" in "+name, found)
	}
	return x == m.width, err
}

// endLine takes the blanks at the end of a line and the line end. If anything else stands
// there, it returns an error that says what was expected.
func endLine(in *common.Reader, what string) error {
	b, ok := in.Peek()
	for ; ok && b != '\n'; b, ok = in.Peek() {
		if !common.IsBlank(b) {
			return in.Expected(what)
		}
		in.Take()
	}
	if ok {
		in.Take()
	}
	return nil
}
