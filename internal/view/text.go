package view

import (
	"strings"
	"unicode/utf8"
)

// gap is what is left free between two boards side by side.
const gap = "  "

// Text draws all frames, as many side by side as fit in width columns and at
// least one, each under its number and caption. A moved cell is in [brackets], a
// lined one in (parentheses), one that is both in {braces}; in a tight film *, =
// and + follow the label instead. With colour, the same text is coloured by escape
// sequences. Every line ends in a line end.
func (f *Film) Text(width int, colour bool) string { return f.textFrom(0, width, colour) }

// textFrom is Text without the frames before the first.
func (f *Film) textFrom(first, width int, colour bool) string {
	var bands []string
	abreast := max(1, (width+len(gap))/(f.textWidth()+len(gap)))
	for ; first < len(f.Frames); first += abreast {
		bands = append(bands, f.band(first, min(first+abreast, len(f.Frames)), colour))
	}
	return strings.Join(bands, "\n") + f.noteText(width)
}

// band draws the frames from first to before last side by side.
func (f *Film) band(first, last int, colour bool) string {
	lines := make([]string, 1+f.rows())
	for i := first; i < last; i++ {
		caption := f.caption(i)
		lines[0] += caption + strings.Repeat(" ", f.textWidth()-utf8.RuneCountInString(caption)) + gap
		for k, c := range f.Frames[i].Cells {
			lines[1+k/f.Columns] += paint(c.text(f.cellWidth()), c.codes(), colour)
		}
		for row := 1; row < len(lines); row++ {
			lines[row] += strings.Repeat(" ", f.textWidth()-f.Columns*f.cellWidth()) + gap
		}
	}
	text := ""
	for _, line := range lines {
		text += strings.TrimRight(line, " ") + "\n"
	}
	return text
}

// paint surrounds a text with the escape sequences of a colour, if it is to be
// coloured and there are codes for it.
func paint(text, codes string, colour bool) string {
	if !colour || codes == "" {
		return text
	}
	return "\x1b[" + codes + "m" + text + plainColour
}

func (f *Film) cellWidth() int {
	if f.Tight {
		return 2
	}
	return 3
}

// textWidth is the number of columns that a frame takes.
func (f *Film) textWidth() int { return max(f.captionWidth(), f.Columns*f.cellWidth()) }

// noteText is the note after an empty line, or nothing if there is none.
func (f *Film) noteText(width int) string {
	if f.Note == "" {
		return ""
	}
	return "\n" + strings.Join(wrap(f.Note, width), "\n") + "\n"
}

// text is the cell in a number of columns, 2 or 3.
func (c Cell) text(width int) string {
	label := c.Label
	if label == "" {
		label = "."
	}
	switch {
	case c.Shape == Block:
		return strings.Repeat(label, width)
	case width == 2:
		return label + " *=+"[c.Mark:c.Mark+1]
	}
	return " [({"[c.Mark:c.Mark+1] + label + " ])}"[c.Mark:c.Mark+1]
}

// codes are the codes of the escape sequence that colours the cell.
func (c Cell) codes() string {
	look := looks[c.Colour]
	switch {
	case c.Mark&Lined != 0:
		return "1;" + look.hue + ";102" // on bright green
	case c.Mark == Moved:
		return "1;" + look.hue + ";103" // on bright yellow
	case c.Colour == None:
		return ""
	case c.Shape == Letter || c.Shape == Tint:
		return "1;" + look.hue
	}
	return look.label + ";" + look.ground
}

// wrap breaks a text at its blanks into lines of at most width characters; a
// longer word gets a line of its own.
func wrap(text string, width int) []string {
	var lines []string
	for _, word := range strings.Fields(text) {
		last := len(lines) - 1
		if last >= 0 && utf8.RuneCountInString(lines[last]+word) < width {
			lines[last] += " " + word
		} else {
			lines = append(lines, word)
		}
	}
	return lines
}
