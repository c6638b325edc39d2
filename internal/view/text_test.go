package view

import (
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// threeBoards is a film with every shape and mark.
func threeBoards() *Film {
	disc := func(mark Mark) Cell { return Cell{Label: "a", Colour: Red, Shape: Disc, Mark: mark} }
	block := Cell{Label: "#", Colour: Grey, Shape: Block}
	tint := Cell{Label: "T", Colour: Green, Shape: Tint}
	both := Cell{Label: "x", Colour: Black, Mark: Moved | Lined}
	return &Film{
		Columns: 2,
		Frames: []Frame{
			{"start", []Cell{disc(Unmarked), {}, block, tint}},
			{"to the right", []Cell{{}, disc(Moved), block, tint}},
			{"<&>", []Cell{both, disc(Lined), block, {Label: " "}}},
		},
		Note: "That is all.",
	}
}

func TestText(t *testing.T) {
	for _, c := range []struct {
		name  string
		width int
		want  string
	}{
		{"side by side", 80, `
0. start         1. to the right  2. <&>
 a  .             . [a]           {x}(a)
### T            ### T            ###

That is all.
`},
		{"two fit exactly", 32, `
0. start         1. to the right
 a  .             . [a]
### T            ### T

2. <&>
{x}(a)
###

That is all.
`},
		{"two do not fit", 31, `
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
`},
		{"narrower than a board", 1, `
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
`},
	} {
		if diff := cmp.Diff(c.want[1:], threeBoards().Text(c.width, false)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}

// Colours add escape sequences and change nothing else.
func TestTextInColour(t *testing.T) {
	film := threeBoards()
	coloured := film.Text(80, true)
	stripped := regexp.MustCompile("\x1b\\[[0-9;]*m").ReplaceAllString(coloured, "")
	if diff := cmp.Diff(film.Text(80, false), stripped); diff != "" {
		t.Errorf("without its escape sequences (-want +got):\n%s", diff)
	}
	for _, want := range []string{
		"\x1b[97;41m a \x1b[0m",    // a red disc
		"\x1b[1;31;103m[a]\x1b[0m", // the same, moved
		"\x1b[1;31;102m(a)\x1b[0m", // and lined
		"\x1b[1;30;102m{x}\x1b[0m", // a label that is both
		"\x1b[90;100m###\x1b[0m",   // a block is a block
		"\x1b[1;32m T \x1b[0m",     // a label in green
	} {
		if !strings.Contains(coloured, want) {
			t.Errorf("the coloured text lacks %q:\n%q", want, coloured)
		}
	}
}

func TestDirection(t *testing.T) {
	for to, want := range map[int]string{1: "up", 7: "down", 3: "left", 5: "right"} {
		if got := Direction(4, to, 3); got != want {
			t.Errorf("from 4 to %d: %s, want %s", to, got, want)
		}
	}
}
