package view

import (
	"strconv"
	"strings"
)

// gap is what is left free between two boards side by side, in columns.
const gap = "  "

// Text draws all frames, as many side by side as fit in width columns and at
// least one, each under its number and caption. A moved cell is in [brackets], a
// lined one in (parentheses), one that is both in {braces}; in a tight film *, =
// and + follow the label instead. With colour, the same text is coloured by escape
// sequences. Every line ends in a line end.
func (f *Film) Text(width int, colour bool) string { return f.textFrom(0, width, colour) }

// textFrom is Text without the frames before the first.
func (f *Film) textFrom(first, width int, colour bool) string {
	var text strings.Builder
	abreast := (width + len(gap)) / (f.textWidth() + len(gap))
	if abreast < 1 {
		abreast = 1
	}
	for ; first < len(f.Frames); first += abreast {
		if text.Len() > 0 {
			text.WriteByte('\n')
		}
		last := first + abreast
		if last > len(f.Frames) {
			last = len(f.Frames)
		}
		f.band(&text, first, last, colour)
	}
	text.WriteString(f.noteText(width))
	return text.String()
}

// band draws the frames from first to before last side by side.
func (f *Film) band(text *strings.Builder, first, last int, colour bool) {
	for row := -1; row < f.rows(); row++ {
		var line strings.Builder
		for i := first; i < last; i++ {
			columns := len(f.caption(i))
			if row < 0 {
				line.WriteString(f.caption(i))
			} else {
				columns = f.boardWidth()
				f.row(&line, i, row, colour)
			}
			if i < last-1 {
				line.WriteString(strings.Repeat(" ", f.textWidth()-columns) + gap)
			}
		}
		text.WriteString(strings.TrimRight(line.String(), " "))
		text.WriteByte('\n')
	}
}

// row draws one row of frame i.
func (f *Film) row(line *strings.Builder, i, row int, colour bool) {
	for _, c := range f.Frames[i].Cells[row*f.Columns : (row+1)*f.Columns] {
		text := c.text(f.cellWidth())
		if codes := c.codes(); colour && codes != "" {
			text = "\x1b[" + codes + "m" + text + "\x1b[0m"
		}
		line.WriteString(text)
	}
}

func (f *Film) cellWidth() int {
	if f.Tight {
		return 2
	}
	return 3
}

func (f *Film) boardWidth() int { return f.Columns * f.cellWidth() }

// textWidth is the number of columns that a frame takes.
func (f *Film) textWidth() int {
	if longest := f.longestCaption(); longest > f.boardWidth() {
		return longest
	}
	return f.boardWidth()
}

// noteText is the note, after an empty line; nothing where there is none.
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

// codes are the numbers of the escape sequence that colours the cell. The sixteen
// colours of old terminals are enough, and follow the user's own palette.
func (c Cell) codes() string {
	const black, white, grey = 30, 97, 90
	hue := [...]int{Grey: grey, Sand: black, Red: 31, Blue: 34, Green: 32, White: black, Black: black}[c.Colour]
	ground := [...]int{Grey: 100, Sand: 47, Red: 41, Blue: 44, Green: 42, White: 107, Black: 40}[c.Colour]
	label := [...]int{Grey: grey, Sand: black, Red: white, Blue: white, Green: black, White: black, Black: white}[c.Colour]
	switch {
	case c.Mark&Lined != 0:
		ground, label = 102, hue
	case c.Mark == Moved:
		ground, label = 103, hue
	case c.Colour == None:
		return ""
	case c.Shape == Letter || c.Shape == Tint:
		return "1;" + strconv.Itoa(hue)
	}
	codes := strconv.Itoa(label) + ";" + strconv.Itoa(ground)
	if c.Mark != Unmarked {
		codes = "1;" + codes
	}
	return codes
}

// wrap breaks a text at its blanks into lines of at most width characters; a
// longer word gets a line of its own.
func wrap(text string, width int) []string {
	var lines []string
	for _, word := range strings.Fields(text) {
		last := len(lines) - 1
		if last >= 0 && len(lines[last])+1+len(word) <= width {
			lines[last] += " " + word
		} else {
			lines = append(lines, word)
		}
	}
	return lines
}
