package main

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"bfspuzzles/common"
	"bfspuzzles/internal/puzzletest"
)

const ok = "3 2 1\na A\n###\n" // a dataset of 3 lines, the answer to which is 2

const alone = "a carriage return alone; it ends no line"

// bad are inputs with a mistake: in which dataset and line, what is expected there, and what
// is found.
var bad = []struct {
	in              string
	dataset, line   int
	expected, found string
}{
	{ok + "17 4 1\n", 2, 4,
		`a width from 1 to 16, or 0 0 0`,
		`"17 4 1"`},
	{ok + "999999999999999999999 4 1\n", 2, 4,
		`a width from 1 to 16, or 0 0 0`,
		`"999999999999999999999 4 1"`},
	{"3 0 1\n", 1, 1,
		`a height from 1 to 16`,
		`"0 1"`},
	{"3 2 4\n", 1, 1,
		`1, 2 or 3 ghosts`,
		`"4"`},
	{"3 2\n", 1, 2,
		`1, 2 or 3 ghosts`,
		`the end of the input`},
	{ok + "0 4 1\n", 2, 4,
		`0 0 0, as w is 0`,
		`"4 1"`},
	{"3 2 1 x\na A\n###\n", 1, 1,
		`the end of the line after w h n`,
		`"x"`},
	{"3 2 1\na A\n##", 1, 3,
		`row 2 of 2 to its end`,
		`the end of the input`},
	{"3 2 1\na A\n", 1, 3,
		`row 2 of 2 to its end`,
		`the end of the input`},
	{"3 2 1\n#\t#\na A\n", 1, 2,
		`the end of row 1 of 2 after 3 characters or a tab`,
		`"#"`},
	{"3 2 1\na A#\n###\n", 1, 2,
		`the end of row 1 of 2 after 3 characters or a tab`,
		`"#"`},
	{"3 2 1\na A\n#b#\n", 1, 3,
		`one of "# " (wall, blank, each letter once) in row 2 of 2`,
		`"b#"`},
	{"3 2 1\na a\n###\n", 1, 2,
		`one of "# A" (wall, blank, each letter once) in row 1 of 2`,
		`"a"`},
	{"3 3 1\na A\n###\n3 2 1\na A\n###\n", 1, 4,
		`one of "# " (wall, blank, each letter once) in row 3 of 3`,
		`"3 2 1"`},
	{ok + "###\n" + ok, 2, 4,
		`w h n or 0 0 0, not a row of a map`,
		`"###"`},
	{"3 2 2\na A\n#b#\n0 0 0\n", 1, 1,
		`a map with each of "abAB"`,
		`none of "B" in it`},
	{ok + "0 1 1\n", 2, 4,
		`0 0 0, as w is 0`,
		`"1 1"`},
	{ok + "0 0 1\n", 2, 4,
		`0 0 0, as w is 0`,
		`"1"`},
	{ok + "0 0", 2, 4,
		`0 0 0, as w is 0`,
		`the end of the input`},
	{"3 2 0\n", 1, 1,
		`1, 2 or 3 ghosts`,
		`"0"`},
	{"3 17 1\n", 1, 1,
		`a height from 1 to 16`,
		`"17 1"`},
	{"3 2 1\n###\na \rA\n", 1, 3,
		`the end of row 2 of 2 after 3 characters or a tab`,
		alone},
	{"map\n", 1, 1,
		`a width from 1 to 16, or 0 0 0`,
		`"map"`},
	{"0 5 1\n", 1, 1, `0 0 0, as w is 0`, `"5 1"`},
	{ok + "3 1 1\n# #\n###\n", 2, 4, `a map with each of "aA"`, `none of "aA" in it`},
	{"3 2 1\ra A\r###\r", 1, 1, `the end of the line after w h n`,
		alone},
	{"99 2 1\ra A\r###\r", 1, 1, `a width from 1 to 16, or 0 0 0`, `"99 2 1\ra A\r###"`},
	{"\n####\n", 1, 2, `w h n or 0 0 0, not a row of a map`, `"####"`},
	{"6 4 1\n######\n#a\n#  A #\n######\n", 1, 3, `6 characters in row 2 of 4`, lost(2)},
	{"6 2 1\n######\n#aA# \t\n", 1, 3, `6 characters in row 2 of 2`, lost(5)},
	{"4 2 1\n a\nA###\n", 1, 2, `4 characters in row 1 of 2`, lost(2)},
	{ok + "4 3 1\naA##\n\n####\n", 2, 6, `4 characters in row 2 of 3`, lost(0)},
	{"4 2 1\n\n   \t\n\t    \naA\n", 1, 5, `4 characters in row 1 of 2`, lost(2)},
	{"3 2 1\n  \n###\na A\n###\n", 2, 5,
		`w h n or 0 0 0, not a row of a map`, `"###"`},
	{"3 2 1\n   \na A\n###\n", 2, 4, `w h n or 0 0 0, not a row of a map`, `"###"`},
}

// lost is what is found in a row that ends early.
func lost(n int) string { return fmt.Sprint(n, " (were blanks lost in copying?)") }

func puzzle() puzzletest.Puzzle {
	p := puzzletest.Puzzle{
		Program: program(),
		End:     "0 0 0",
		Long:    []string{"16 16 3\n", "3 1 1\na A\n"},
		Slow: func(name string) bool { // the layouts and Luogu's have the sample's mazes
			kind := strings.SplitN(name, "-", 2)[0]
			return strings.Contains("hardest official random layout luogu", kind)
		},
		Mistakes: mistakes(),
		Form:     form,
	}
	for _, b := range bad {
		p.Bad = append(p.Bad, [2]string{b.in, strings.Repeat("2\n", b.dataset-1) +
			fmt.Sprintf("! dataset %d, line %d: expected %s, found %s",
				b.dataset, b.line, b.expected, b.found)})
	}
	return p
}

func TestProgram(t *testing.T) { puzzle().Test(t) }

func FuzzReader(f *testing.F) { puzzle().Fuzz(f) }

// Who types a dataset gets its answer without having to type more.
func TestAnswersAtOnce(t *testing.T) {
	for _, text := range []string{
		"5 3 1\n#####\n#a A#\n#####\n", "5 3 1\n\n\n#####\n#a A#\n#####\n", "5 2 1\n a A \n     \n",
		"5 2 1\n     \n a A \n",
	} {
		more := iotest.ErrReader(errors.New("asked for more"))
		in := common.NewReader(io.MultiReader(strings.NewReader(text), more))
		if got, err := answers()(in); got != "2" || err != nil {
			t.Errorf("%q: answer %q, error %v, want 2", text, got, err)
		}
	}
}
