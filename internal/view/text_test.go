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

// chart is of a plain search, and one from the start and one from the goal.
func chart(found int, plain, start, goal []int) *Chart {
	ends := []End{{Name: "start", Layers: start}, {Name: "goal", Layers: goal, Back: true}}
	return &Chart{Plain: plain, Found: found, Ends: ends, Note: "That is all."}
}

// twoEnds is a chart in which the ends meet, after 2 layers and after 1.
func twoEnds() *Chart {
	return chart(3, []int{1, 20, 400, 2000, 1100}, []int{1, 20, 400}, []int{1, 30})
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
	{twoEnds().Text, 64, `
layer  - plain  > start  < goal
    0        1        1          >
    1       20       20          >
    2      400      400      30  >>>>>><  the ends meet
    3    2,000                1  <-----------------------------
    4    1,100                   -----------------
  sum    3,521      421      31

3,521 states against 452: 7.8 times fewer.
The ends met in layer 2, after 2 from the start and 1 from the
goal. Layer 4 of the plain search is cut short: the search
stopped when it took the goal, in layer 3, from the queue. That
is all.
`, []string{
		"\x1b[1;34m>>>>>>\x1b[0m\x1b[1;31m<\x1b[0m  the ends meet\n",
		"\x1b[90m-----------------\x1b[0m\n",
	}},
	{chart(0, []int{1, 1300}, []int{1}, []int{1}).Text, 60, `
layer  - plain  > start  < goal
    0        1        1       1  ><  the ends meet
    1    1,300                   --------------------------
  sum    1,301        1       1

1,301 states against 2: 650 times fewer.
The ends met in layer 0, after 0 from the start and 0 from
the goal. Layer 1 of the plain search is cut short: the
search stopped when it took the goal, in layer 0, from the
queue. That is all.
`, nil},
	{chart(-1, []int{1, 2, 2}, []int{1, 2, 2}, []int{1, 1}).Text, 45, `
layer  - plain  > start  < goal
    0        1        1          >>>>
    1        2        2       1  >>>>>>>><<<<
    2        2        2       1  >>>>>>>><<<<
  sum        5        5       2

5 states against 7: no fewer.
That is all.
`, nil},
	{(&Chart{Plain: []int{1, 2}, Found: -1}).Text, 1, `
layer  - plain
    0        1  
    1        2  
  sum        3

3 states against 0: no layers are needed.
`, nil}, // no room for the bars
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

func TestDirection(t *testing.T) {
	for to, want := range map[int]string{1: "up", 7: "down", 3: "left", 5: "right"} {
		if got := Direction(4, to, 3); got != want {
			t.Errorf("from 4 to %d: %s, want %s", to, got, want)
		}
	}
}
