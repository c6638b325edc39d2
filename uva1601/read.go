package main

import (
	"fmt"
	"io"
	"strings"

	"bfspuzzles/common"
)

// readMaze reads one case: w h n, then h lines of w characters. It returns io.EOF at 0 0 0.
//
// Because judges' files differ, a line may end in white space, and empty lines may precede and
// follow w h n. Lines consisting of fewer than w spaces right after w h n are skipped as well. (If
// such a line was the first line of the map and has lost spaces, the map is then one line short,
// which is an error.) The map may break the statement's other rules.
func readMaze(in *common.Reader) (*maze, error) {
	m, head := &maze{}, in.Line()
	if err := m.readHead(in); err != nil {
		return nil, err
	}
	drawn := "" // the lines of the map, joined
	for len(drawn) < m.width*m.height {
		y := len(drawn) / m.width
		line, wrong := m.readLine(in)
		blank := y == 0 && strings.Trim(line, " ") == ""
		switch {
		case len(line) == m.width:
			drawn += line
		case wrong == "" && !blank:
			wrong = fmt.Sprintf("has %d characters instead of %d: were spaces lost in copying?",
				len(line), m.width)
		}
		if wrong != "" {
			return nil, in.Bad("map line %d of %d %s", y+1, m.height, wrong)
		}
		// A blank line that is too short precedes the map and is skipped.
		_, more := in.Peek()
		if more {
			in.Take() // the line end
		}
	}
	letters := m.letters()
	for _, letter := range letters {
		n := strings.Count(drawn, string(letter))
		if n != 1 {
			return nil, fmt.Errorf("line %d: the map below has %d %q: "+
				"it needs each letter of %q once", head, n, letter, letters)
		}
	}
	m.draw(drawn)
	return m, nil
}

// letters returns the letters that the map must contain.
func (m *maze) letters() string { return "abc"[:m.ghosts] + "ABC"[:m.ghosts] }

// draw puts the cells of a map into the maze, row by row. In ASCII, letters come after # and space,
// and lower-case letters come last.
func (m *maze) draw(drawn string) {
	for i, cell := range drawn {
		place := i/m.width*maxSide + i%m.width
		m.open[place] = cell != wall
		switch {
		case cell >= 'a':
			m.start[cell-'a'] = place
		case cell >= 'A':
			m.goal[cell-'A'] = place
		}
	}
}

// readHead reads the line w h n. It returns io.EOF at 0 0 0.
func (m *maze) readHead(in *common.Reader) (err error) {
	m.width, err = in.Number("a width from 1 to 16 (or 0 0 0)", 0, maxSide)
	if err != nil {
		return err
	}
	if m.width == 0 {
		return readZeros(in)
	}
	m.height, err = in.Number("a height from 1 to 16", 1, maxSide)
	if err != nil {
		return err
	}
	m.ghosts, err = in.Number("a number of ghosts from 1 to 3", 1, maxGhosts)
	if err != nil {
		return err
	}
	b, ok := peekAfterBlanks(in)
	if ok && b != '\n' {
		return in.Bad("unexpected %s after w h n", in.Found())
	}
	return nil // the rest of the line counts as an empty line before the map
}

// readZeros reads the rest of 0 0 0 after the first 0, and returns io.EOF.
func readZeros(in *common.Reader) error {
	for i := 0; i < 2; i++ {
		if _, err := in.Number("0", 0, 0); err != nil {
			return in.Bad("a width of 0 is allowed only in the last line, 0 0 0")
		}
	}
	return io.EOF
}

// readLine reads a line of the map, up to its line end. It returns the cells, at most w of them,
// and what is wrong with the line, such as "is longer than 5 characters". The line may be shorter
// than w.
func (m *maze) readLine(in *common.Reader) (line, wrong string) {
	allowed := "# " + m.letters()
	b, more := in.Peek()
	for more && len(line) < m.width && strings.IndexByte(allowed, b) >= 0 {
		line += string(rune(b))
		in.Take()
		b, more = in.Peek()
	}
	after := b // the byte that ended the cells; white space is wrong only if anything else follows
	b, more = peekAfterBlanks(in)
	switch {
	case !more && len(line) < m.width:
		wrong = "is cut short by the end of the input"
	case !more || b == '\n':
	case len(line) == m.width:
		wrong = fmt.Sprintf("is longer than %d characters: %s", m.width, in.Found())
	case common.IsBlank(after):
		wrong = fmt.Sprintf("contains %q", after)
	default:
		wrong = fmt.Sprintf("has %s: only #, spaces and the letters %q are allowed", in.Found(),
			m.letters())
	}
	return line, wrong
}

// peekAfterBlanks takes the white space that comes next in the line, and returns the byte after it
// as Peek does.
func peekAfterBlanks(in *common.Reader) (b byte, ok bool) {
	b, ok = in.Peek()
	for ok && common.IsBlank(b) {
		in.Take()
		b, ok = in.Peek()
	}
	return b, ok
}
