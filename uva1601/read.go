package main

import (
	"io"
	"strconv"
	"strings"

	"bfspuzzles/common"
)

// readMaze reads one dataset, w h n and h rows of w characters. It returns io.EOF at 0 0 0 and at the end of the input. Judges' files
// differ in layout: blank lines may stand before "w h n", and one after it, lines may end in blanks, tabs, a carriage return, and a row
// may end early: the rest is blanks, which are open places. The last line, if whole, may lack its end. Any map up to 16x16 will do.
func readMaze(in *common.Reader) (*maze, error) {
	if !in.SkipBlanks() {
		return nil, io.EOF
	}
	m, line := &maze{}, in.Line()
	if err := m.readHead(in); err != nil {
		return nil, err
	}
	starts, goals, blank := "abc"[:m.ghosts], "ABC"[:m.ghosts], false
	missing := starts + goals
	for y := 0; y < m.height; y++ {
		if err := m.readRow(in, y, &missing); err != nil {
			return nil, err
		}
		blank = blank || y == 0 && m.open.count() == m.width && missing == starts+goals
		if !blank || y < m.height-1 {
			continue // without a look at the next line, which may not have been typed yet
		}
		if next, _ := in.Peek(); next == wall { // one more row follows, so the first was none, but a blank line
			blank, y = false, y-1
			o := m.open
			m.open = placeSet{o.w>>16 | o.x<<48, o.x>>16 | o.y<<48, o.y>>16 | o.z<<48, o.z >> 16}
			for k := 0; k < m.ghosts; k++ { // for a letter still missing this means nothing
				m.start[k], m.goal[k] = m.start[k]-maxSide, m.goal[k]-maxSide
			}
		}
	}
	if missing != "" {
		return nil, common.BadInput(line, "a map with "+starts+" and "+goals, "none of "+strconv.Quote(missing)+" in it")
	}
	return m, nil
}

// readHead reads the line w h n, or 0 0 0.
func (m *maze) readHead(in *common.Reader) (err error) {
	expected := [3]string{"a width from 1 to 16, or 0 0 0", "a height from 1 to 16", "1, 2 or 3 ghosts"}
	min, max := [3]int{0, 1, 1}, [3]int{maxSide, maxSide, maxGhosts}
	for i, into := range [3]*int{&m.width, &m.height, &m.ghosts} {
		if i > 0 && m.width == 0 {
			expected[i], min[i], max[i] = "0 0 0 after the last dataset", 0, 0
		}
		if *into, err = common.Number(in, expected[i], min[i], max[i]); err != nil {
			return err
		}
	}
	if m.width == 0 {
		return io.EOF
	}
	if !endLine(in) {
		return in.Expected("the end of the line after w h n")
	}
	return nil
}

// readRow reads row y and takes its letters out of those missing: each may come once.
func (m *maze) readRow(in *common.Reader, y int, missing *string) error {
	row := func() string { return "row " + strconv.Itoa(y+1) + " of " + strconv.Itoa(m.height) }
	for place := maxSide * y; place < maxSide*y+m.width; place++ {
		b, ok := in.Peek()
		if !ok { // more likely an input cut off than a row cut short
			return in.Expected(row() + " to its end")
		}
		if b != wall {
			m.open.add(only(uint8(place)))
		}
		if b == '\n' || b != ' ' && common.IsBlank(b) { // the row has ended early, but for what endLine takes
			continue
		}
		if b != wall && b != ' ' {
			i := strings.IndexByte(*missing, b)
			if i < 0 {
				expected := "one of " + strconv.Quote("# "+*missing) + " (wall, blank, each letter once)"
				return in.Expected(expected + " in " + row())
			}
			*missing = (*missing)[:i] + (*missing)[i+1:]
			if b >= 'a' {
				m.start[b-'a'] = uint8(place)
			} else {
				m.goal[b-'A'] = uint8(place)
			}
		}
		in.Take()
	}
	if !endLine(in) {
		return in.Expected(row() + " to end after " + strconv.Itoa(m.width) + " characters (a tab ends it, too)")
	}
	return nil
}

// endLine takes the blanks at the end of a line and the line end, and reports whether nothing else stood there.
func endLine(in *common.Reader) bool {
	b, ok := in.Peek()
	for ; ok && common.IsBlank(b); b, ok = in.Peek() {
		in.Take()
	}
	if ok && b == '\n' {
		in.Take()
	}
	return !ok || b == '\n'
}
