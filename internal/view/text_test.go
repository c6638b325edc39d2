package view

import (
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// kinds are the cells of films, by a letter.
var kinds = map[rune]Cell{
	'a': {"a", Red, Disc, Unmarked}, 'A': {"a", Red, Disc, Lined},
	'#': {"#", Grey, Block, Unmarked}, 'x': {"x", Black, Letter, Moved | Lined},
	'T': {"T", Green, Tint, Unmarked}, '_': {Label: " "}, ' ': {},
}

// film is a film of boards of 2x2 cells, each a caption and the letters of its cells, of kinds or
// else of tiles. What is coloured is marked where another letter was before.
func film(boards ...string) *Film {
	f := &Film{Columns: 2, Note: "That is all."}
	before := ""
	for _, board := range boards {
		caption, letters, _ := strings.Cut(board, ":")
		cells := make([]Cell, len(letters))
		for k, letter := range letters {
			cell, known := kinds[letter]
			if !known {
				cell = Cell{Label: string(letter), Colour: Sand, Shape: Tile}
			}
			if before != "" && before[k] != letters[k] && cell.Shape != Letter && cell.Mark == 0 {
				cell.Mark = Moved
			}
			cells[k] = cell
		}
		f.Frames, before = append(f.Frames, Frame{caption, cells}), letters
	}
	return f
}

// threeBoards is a film with every shape and mark.
func threeBoards() *Film { return film("start:a #T", "to the right: a#T", "<&>:xA#_") }

// twoEnds is a map on which two ends meet at 1, 1, below a state that is not near.
func twoEnds() *Map {
	return &Map{
		Head: "9 states, or 5 from both ends", Note: "That is all.", Found: 2, Limit: 3,
		Taken: Place{1, 1}, Visited: Place{3, 2},
		States: map[Place]int{{0, 2}: 1, {1, 1}: 10, {2, 0}: 1, {1, 2}: 100, {2, 2}: 2000,
			{3, 2}: 3, {1, Unknown}: 4, {Unknown, 1}: 5},
	}
}

// large is a map of so many distances that they share cells, so that there are at most 66 in a row.
func large() *Map {
	return &Map{States: map[Place]int{{0, 3}: 1, {80, 0}: 2, {81, 1}: 9, {70, Unknown}: 5},
		Taken: Place{Unknown, 0}, Language: Chinese, Head: "一二三四五", Found: Unknown}
}

// texts are as wide as they may be. Some have these parts in colour.
var texts = []struct {
	text    func(width int, colour bool) string
	width   int
	want    string
	colours []string
}{
	{threeBoards().Text, 80, `
0. start         1. to the right  2. <&>
 a  .             . [a]           {x}(a)
### T            ### T            ###

That is all.
`, []string{
		"\x1b[97;41m a \x1b[0m",    // a red disc
		"\x1b[1;31;103m[a]\x1b[0m", // the same, moved
		"\x1b[1;31;102m(a)\x1b[0m", // and lined
		"\x1b[1;30;102m{x}\x1b[0m", // a label that is both
		"\x1b[90;100m###\x1b[0m",   // a block is a block
		"\x1b[1;32m T \x1b[0m",     // a label in green
	}},
	{threeBoards().Text, 32, `
0. start         1. to the right
 a  .             . [a]
### T            ### T

2. <&>
{x}(a)
###

That is all.
`, nil},
	{threeBoards().Text, 31, `
0. start
 a  .
### T

1. to the right
 . [a]
### T

2. <&>
{x}(a)
###

That is all.
`, nil},
	{threeBoards().Text, 1, `
0. start
 a  .
### T

1. to the right
 . [a]
### T

2. <&>
{x}(a)
###

That
is
all.
`, nil},
	// Lines break at blanks and between Chinese characters, which take two columns, and none begins
	// with a punctuation mark.
	{(&Film{Columns: 1, Frames: []Frame{{"", []Cell{{}}}},
		Note: "incomprehensible it 一二三四，五 x + y = 31。两边 BFS 相遇"}).Text, 9, `
0.
 .

incomprehensible
it 一二三
四，五 x
+ y =
31。两边
BFS 相遇
`, nil},
	{twoEnds().Text, 64, `
9 states, or 5 from both ends

     1   1 3 4 1
         1 3 4 1   4
     1     2       2
   0         1     1
           1       1
         0

Each state by its distance from the start, to the right, and to
the goal, upwards. A digit is the length of their number: 3
stands for 100 to 999. Sums are above and at the right. That is
all.
`, []string{"\x1b[1;34m3\x1b[0m", "\x1b[33m1\x1b[0m", "\x1b[90m1\x1b[0m"}},
	{large().Text, 60, `
一二三四五

       1                                  1    2
       1                                          1
   0                                           2  2
                                          1       1
       0    10   20   30   40   50   60   70   80

每个状态按两个距离排列：向右是离起点，向上是离终点。数字是状
态数的位数：3 表示 100 到 999。上边和右边是合计。2 个距离合
为一列或一行。
`, nil},
}

// Colours add escape sequences and change nothing else.
func TestText(t *testing.T) {
	for _, c := range texts {
		got, coloured := c.text(c.width, false), c.text(c.width, true)
		if diff := cmp.Diff(c.want[1:], got); diff != "" {
			t.Errorf("%d columns (-want +got):\n%s", c.width, diff)
		}
		for _, want := range c.colours {
			if regexp.MustCompile("\x1b\\[[0-9;]*m").ReplaceAllString(coloured, "") != got {
				t.Errorf("the coloured text is another one: %q", coloured)
			}
			if !strings.Contains(coloured, want) {
				t.Errorf("the coloured text lacks %q:\n%q", want, coloured)
			}
		}
	}
}
