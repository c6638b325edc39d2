package view

import (
	"fmt"
	"strconv"
	"strings"
)

// The width of a cell in columns, and the text between two boards side by side.
const cellWidth, between = 3, "  "

// Text draws all frames, each under its number and caption: as many side by side as fit in width
// columns, but at least one. A moved cell is in [brackets], a lined cell in (parentheses), and a
// cell with both marks in {braces}. With colour, escape sequences colour the same text. Every line
// ends in a newline.
func (f *Film) Text(width int, colour bool) string { return f.textFrom(0, width, colour) }

// textFrom is like Text, but begins with frame first.
func (f *Film) textFrom(first, width int, colour bool) string {
	var bands []string
	boards := max(1, (width+len(between))/(f.textWidth()+len(between)))
	for ; first < len(f.Frames); first += boards {
		bands = append(bands, f.band(first, min(first+boards, len(f.Frames)), colour))
	}
	text := strings.Join(bands, "\n")
	if f.Note != "" {
		text += "\n" + strings.Join(Wrap(f.Note, width), "\n") + "\n"
	}
	return text
}

// band draws frames first to last-1 side by side.
func (f *Film) band(first, last int, colour bool) string {
	lines := make([]string, 1+f.rows())
	// A caption may be longer than its board.
	free := strings.Repeat(" ", f.textWidth()-f.Columns*cellWidth) + between
	for i := first; i < last; i++ {
		caption := f.caption(i)
		lines[0] += caption + strings.Repeat(" ", f.textWidth()-Columns(caption)) + between
		for k, c := range f.Frames[i].Cells {
			line := &lines[1+k/f.Columns]
			*line += paint(c.text(), c.codes(), colour)
			if (k+1)%f.Columns == 0 {
				*line += free
			}
		}
	}
	return trimmed(lines)
}

// trimmed joins lines, trimming trailing spaces.
func trimmed(lines []string) (text string) {
	for _, line := range lines {
		text += strings.TrimRight(line, " ") + "\n"
	}
	return text
}

// textWidth returns the number of columns of a frame.
func (f *Film) textWidth() int { return max(f.captionWidth(), f.Columns*cellWidth) }

// marked holds the format of a label for each mark.
var marked = [...]string{Unmarked: " %s ", Moved: "[%s]", Lined: "(%s)", Moved | Lined: "{%s}"}

// text returns the cell in cellWidth columns.
func (c Cell) text() string {
	label := c.Label
	if label == "" {
		label = "."
	}
	if c.Shape == Block {
		return strings.Repeat(label, cellWidth)
	}
	return fmt.Sprintf(marked[c.Mark], label)
}

// inTerminal holds the codes for a letter and for a tile with its label. It uses the sixteen basic
// colours, because they follow the user's own palette.
var inTerminal = map[Colour]struct{ letter, tile string }{
	None:  {"1;30", ""}, // of a marked cell
	Grey:  {"1;90", "90;100"},
	Sand:  {"1;30", "30;47"},
	Red:   {"1;31", "97;41"},
	Blue:  {"1;34", "97;44"},
	Green: {"1;32", "30;42"},
	White: {"1;30", "30;107"},
	Black: {"1;30", "97;40"},
}

// codes returns the codes of the escape sequence that colours the cell.
func (c Cell) codes() string {
	switch look := inTerminal[c.Colour]; {
	case c.Mark&Lined != 0:
		return look.letter + ";102" // on bright green
	case c.Mark == Moved:
		return look.letter + ";103" // on bright yellow
	case c.Colour == None:
		return ""
	case c.Shape == Letter || c.Shape == Tint:
		return look.letter
	default:
		return look.tile
	}
}

// paint surrounds a text with the escape sequences of a colour, unless the text must be plain or
// there are no codes.
func paint(text, codes string, colour bool) string {
	if !colour || codes == "" {
		return text
	}
	return "\x1b[" + codes + "m" + text + plainColour
}

// Thousands formats a number of 0 or more with commas between groups of three digits.
func Thousands(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	return fmt.Sprintf("%s,%03d", Thousands(n/1000), n%1000)
}
