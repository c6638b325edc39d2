package main

import (
	"fmt"
	"io"
	"strings"

	"bfspuzzles/common"
)

// readMaze reads one dataset: w h n and h lines of w characters. It returns io.EOF at 0 0 0.
//
// Because judges' files differ, there may be empty lines before and after w h n, and a line may end
// in white space. The map may break the other rules of the statement.
func readMaze(in *common.Reader) (*maze, error) {
	m, head := &maze{}, in.Line()
	if err := m.readHead(in); err != nil {
		return nil, err
	}
	missing := m.needed()
	for y := 0; y < m.height; {
		read, wrong := m.readLine(in, y, &missing)
		if wrong != "" {
			return nil, in.Bad("map line %d of %d %s", y+1, m.height, wrong)
		}
		if read {
			y++
		}
	}
	if missing != "" {
		return nil, fmt.Errorf("line %d: the map below lacks %q: it needs each letter of %q",
			head, missing, m.needed())
	}
	return m, nil
}

// needed returns the letters that the map needs, each once.
func (m *maze) needed() string { return "abc"[:m.ghosts] + "ABC"[:m.ghosts] }

// readHead reads the line w h n. It returns io.EOF for 0 0 0.
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
	if ok {
		in.Take()
	}
	return nil
}

// readZeros reads what follows the first 0 of 0 0 0, and returns io.EOF.
func readZeros(in *common.Reader) error {
	for i := 0; i < 2; i++ {
		if _, err := in.Number("0", 0, 0); err != nil {
			return in.Bad("a width of 0 is allowed only in the last line, 0 0 0")
		}
	}
	return io.EOF
}

// readLine reads line y of the map and removes its letters from missing, because each may occur
// only once. It returns what is wrong with the line, such as "is longer than 5 characters".
//
// Between w h n and the map there may be empty lines, and lines of fewer than w spaces. For such a
// line readLine returns false. (If it was the first line of the map and has lost spaces, the map
// will turn out to be one line short.)
func (m *maze) readLine(in *common.Reader, y int, missing *string) (read bool, wrong string) {
	x, empty := 0, true
	b, ok := in.Peek()
	for ok && x < m.width && (b == ' ' || b != '\n' && !common.IsBlank(b)) {
		place := maxSide*y + x
		m.open[place] = b != wall
		if b != ' ' {
			empty = false
		}
		if b != ' ' && b != wall && !m.put(b, place, missing) {
			if strings.IndexByte(m.needed(), b) >= 0 {
				return false, fmt.Sprintf("has a second %q", b)
			}
			return false, fmt.Sprintf("has %s: only #, spaces and the letters %q are allowed",
				in.Found(), m.needed())
		}
		in.Take()
		b, ok = in.Peek()
		x++
	}
	white := b
	b, ok = peekAfterBlanks(in)
	short := x < m.width
	switch {
	case !ok && short:
		return false, "is cut short by the end of the input"
	case ok && b != '\n' && short:
		return false, fmt.Sprintf("contains %q", white)
	case ok && b != '\n':
		return false, fmt.Sprintf("is longer than %d characters: %s", x, in.Found())
	case short && !(empty && y == 0):
		return false, fmt.Sprintf("has %d characters instead of %d: were spaces lost in copying?",
			x, m.width)
	}
	if ok {
		in.Take()
	}
	return !short, ""
}

// put puts a letter of the map on its place and removes it from missing. It reports whether the
// letter was missing.
func (m *maze) put(letter byte, place int, missing *string) bool {
	i := strings.IndexByte(*missing, letter)
	if i < 0 {
		return false
	}
	*missing = (*missing)[:i] + (*missing)[i+1:]
	if letter >= 'a' {
		m.start[letter-'a'] = place
	} else {
		m.goal[letter-'A'] = place
	}
	return true
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
