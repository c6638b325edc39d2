package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What the page shows, as expressions in it.
const (
	answers = `document.querySelector("#answers").textContent`
	problem = `document.querySelector("#error").textContent`
	input   = `document.querySelector("#input").value`
	caption = `document.querySelector("#caption").textContent`
	busy    = `document.querySelectorAll(".busy").length`
	shown   = `document.querySelectorAll("#route svg[role], #layers svg[role]").length`
	moved   = `[...document.querySelectorAll("#route g[class^=m]")].filter(mover => {
		const to = new DOMMatrix(getComputedStyle(mover).transform);
		return mover.getAttribute("transform") !== "translate(" + to.e + " " + to.f + ")";
	}).length`
	hidden = `[...document.querySelectorAll("#layers rect[height]")].filter(
		bar => getComputedStyle(bar).visibility === "hidden").length`
)

// twoKeys presses a cell of the board by the keyboard, and the cell at its right.
func twoKeys(c *chromium) {
	c.eval(`document.querySelector("#grid button").focus()`)
	c.press("Enter", 13, "\r")
	c.press("ArrowRight", 39, "")
	c.press("Enter", 13, "\r")
}

func drag(from, to string) func(*chromium) {
	return func(c *chromium) { c.drag(from, to) }
}

// solved are the puzzles' samples, a step in each, and what comes of a change of the board.
var solved = []struct {
	name    string
	caption string // of the first step
	moved   int    // things, by then
	change  func(*chromium)
	text    string // which the input has then
	answers string
}{
	{"lc773", "1. 5 left", 1, drag("#grid button:nth-child(5)", "#grid button:nth-child(6)"),
		"[[1,2,3],[4,5,0]]", "0\n"},
	{"acwing845", "1. 4 down", 1, twoKeys, "3 2 4 1 5 x 7 6 8\n", "-1\n"},
	{"luogu2346", "1. black up", 1,
		drag("#grid button:nth-child(1)", "#grid button:nth-child(2)"),
		"WBBO\nWBWB\nBWBW\nWBWO\n", "4\n"},
	{"euler244", "1. R", 2,
		drag(".cells:nth-child(2) [data-k=w]", ".cells:nth-child(2) button:nth-child(6)"),
		"rbrbbwbrrbrbbrbr", "32 DDRRULLDRRRULLDRDLLUURDRRDLUUULD\n"},
	{"uva1601", "1. bU", 1, drag("#grid button:nth-child(13)", "#grid button:nth-child(13)"),
		"#A#B#\n# # #\n#b#a#\n", "-1\n36\n77\n"},
}

func TestPage(t *testing.T) {
	c := startChromium(t)
	url, stop := start(t)
	defer stop()
	for name, test := range map[string]func(*testing.T, *chromium, string){
		"Solved": testSolved, "Played": testPlayed, "Typed": testTyped, "Cases": testCases,
	} {
		t.Run(name, func(t *testing.T) {
			c.t = t
			test(t, c, url)
		})
	}
	c.t = t
}

// Each puzzle is solved from its address, and again when the board is changed.
func testSolved(t *testing.T, c *chromium, url string) {
	for _, p := range solved {
		golden, err := os.ReadFile(filepath.Join("../..", p.name, "testdata", "sample1.out"))
		if err != nil {
			t.Fatal(err)
		}
		c.open(url + "#" + p.name + "/sample1")
		c.wait(answers, string(golden))
		c.wait(shown+" - "+busy, 2.0)
		c.wait(moved, 0.0)
		c.enter("#step", "1")
		c.wait(caption, p.caption)
		c.wait(moved, float64(p.moved))
		c.wait(hidden, 0.0) // in the last layer
		c.enter("#layer", "0")
		if c.eval(hidden) == 0.0 {
			t.Errorf("%s: all bars are in layer 0", p.name)
		}
		p.change(c)
		if text := c.eval(input).(string); !strings.Contains(text, p.text) {
			t.Errorf("%s: the changed board gives %q, want %q", p.name, text, p.text)
		}
		c.wait(answers, p.answers)
	}
}

// A link to an own input can be passed on. Its route is played, and stepped through by the arrow
// keys.
func testPlayed(t *testing.T, c *chromium, url string) {
	c.open(url + "#lc773/=" + "%5B%5B1%2C2%2C3%5D%2C%5B0%2C4%2C5%5D%5D")
	c.wait(answers, "2\n")
	c.wait(shown+" - "+busy, 2.0)
	c.press("ArrowRight", 39, "")
	c.wait(caption, "1. 4 left")
	c.drag("#play", "#play")
	c.wait(caption, "2. 5 left")
	c.wait(moved, 2.0)
	c.press("ArrowLeft", 37, "")
	c.wait(caption, "1. 4 left")
}

// What is typed is on the board at once. An error is the program's, its line is marked, and the
// case before it is drawn all the same.
func testTyped(t *testing.T, c *chromium, url string) {
	c.open(url + "#uva1601/sample1")
	c.wait(answers, "7\n36\n77\n")
	c.enter("#input", "4 3 1\n####\n#aA#\n####\n4 3 1\n####\n#a?#\n####\n")
	c.wait(`document.querySelector("#grid button:nth-child(7)").dataset.k`, "A")
	c.wait(problem, `uva1601: dataset 2, line 7: expected one of "# A" (wall, blank, each letter `+
		`once) in row 2 of 3, found "?#"`)
	c.wait(`document.querySelector("#lines b").textContent`, "7")
	c.wait(answers, "1\n")
	c.wait(`document.querySelector("#count").textContent`, "of 2")
	c.wait(shown, 2.0)
	c.enter("#input", strings.Repeat(" ", maxInput+1))
	c.wait(problem, "The input is over 64 KB, too long here.")
	c.wait(shown, 0.0)
}

// The page finds the cases of the goldens as the programs do.
func testCases(t *testing.T, c *chromium, url string) {
	c.open(url)
	c.wait(shown, 2.0)
	found := c.eval(`puzzles.flatMap(p => p.Goldens.map(g =>
		[p.Name + "/testdata/" + g.Name, findCases(p.Name, g.Input).length]))`).([]interface{})
	for _, f := range found {
		f := f.([]interface{})
		out, err := os.ReadFile("../../" + f[0].(string) + ".out")
		if err != nil {
			t.Fatal(err)
		}
		if want := float64(strings.Count(string(out), "\n")); f[1] != want {
			t.Errorf("%s: %v cases, want %v", f[0], f[1], want)
		}
	}
	if len(found) < 100 {
		t.Errorf("only %d goldens", len(found))
	}
}
