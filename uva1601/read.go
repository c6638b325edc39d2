package main

import (
	"io"
	"strconv"
	"strings"

	"bfspuzzles/common"
)

// readMaze reads one dataset: w h n and h rows of w characters. It returns io.EOF at 0 0 0
// and at the end of the input. As judges' files differ, blank lines may stand before and
// after w h n, lines may end in blanks, tabs or a carriage return, and a row may end early:
// the rest is blanks, which are open places. Any map up to 16x16 will do.
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
	var rows []string
	for len(rows) < m.height {
		name := "row " + strconv.Itoa(len(rows)+1) + " of " + strconv.Itoa(m.height)
		row, err := readRow(in, name, m.width, &missing)
		if err != nil {
			return nil, err
		}
		rows = append(rows, row)
		if len(rows) == m.height && strings.TrimSpace(rows[0]) == "" {
			// If one more row follows, the first was none, but a blank line.
			if next, _ := in.Peek(); next == wall {
				rows = rows[1:]
			}
		}
	}
	if missing != "" {
		found := "none of " + strconv.Quote(missing) + " in it"
		return nil, common.BadInput(line, "a map with each of "+strconv.Quote(letters), found)
	}
	for y, row := range rows {
		for x := range row {
			m.put(row[x], uint8(maxSide*y+x))
		}
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
	width := "a width from 1 to 16, or 0 0 0"
	if b, _ := in.Peek(); b == wall && in.Line() > 1 {
		width = "w h n or 0 0 0, as the dataset before has had all h rows"
	}
	m.width = read(width, 0, maxSide)
	if m.width == 0 && err == nil {
		read("0 0 0, or a width from 1 to 16", 0, 0)
		read("0 0 0, or a width from 1 to 16", 0, 0)
		if err == nil {
			err = io.EOF
		}
	}
	m.height = read("a height from 1 to 16", 1, maxSide)
	m.ghosts = read("1, 2 or 3 ghosts", 1, maxGhosts)
	if err == nil && !endLine(in) {
		err = in.Expected("the end of the line after w h n")
	}
	return err
}

// readRow reads a row and takes its letters out of those missing: each may come once. It
// returns the row with the blanks that the text may lack at its end.
func readRow(in *common.Reader, name string, width int, missing *string) (string, error) {
	row := make([]byte, 0, maxSide)
	for len(row) < width {
		b, ok := in.Peek()
		switch {
		case !ok: // more likely an input cut off than a row cut short
			return "", in.Expected(name + " to its end")
		case b == '\n', b != ' ' && common.IsBlank(b): // the row has ended early
			row = append(row, ' ')
			continue
		case b != wall && b != ' ':
			i := strings.IndexByte(*missing, b)
			if i < 0 {
				allowed := strconv.Quote("# " + *missing)
				allowed += " (wall, blank, each letter once)"
				return "", in.Expected("one of " + allowed + " in " + name)
			}
			*missing = (*missing)[:i] + (*missing)[i+1:]
		}
		row = append(row, b)
		in.Take()
	}
	if !endLine(in) {
		end := " to end after " + strconv.Itoa(width) + " characters (a tab ends it, too)"
		return "", in.Expected(name + end)
	}
	return string(row), nil
}

// put puts a character of the map on a place.
func (m *maze) put(b, place uint8) {
	if b != wall {
		m.open = m.open.or(single(place))
	}
	switch {
	case b >= 'a':
		m.start[b-'a'] = place
	case b >= 'A':
		m.goal[b-'A'] = place
	}
}

// endLine takes the blanks at the end of a line and the line end, and reports whether nothing
// else stood there.
func endLine(in *common.Reader) bool {
	b, ok := in.Peek()
	for ok && common.IsBlank(b) {
		in.Take()
		b, ok = in.Peek()
	}
	if ok && b == '\n' {
		in.Take()
	}
	return !ok || b == '\n'
}
